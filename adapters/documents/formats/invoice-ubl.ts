import type { XmlNode } from '../xml.ts'
import type { Invoice, InvoiceLine, InvoiceParty } from '../../../core/extraction/index.ts'
import { unitName } from '../../../core/terms/index.ts'
import { nodesAt, textAt, textsAt } from './xml-path.ts'

/**
 * Reads an OASIS UBL 2.1 Invoice, CreditNote (XRechnung, Peppol) or DespatchAdvice, the delivery note (1Lieferschein,
 * Peppol).
 */
export function readUblInvoice(root: XmlNode): Invoice {
  const partyOf = (...roles: string[]) => readParty(roles.flatMap((role) => nodesAt(root, `${role}/Party`))[0])
  return {
    kind: kindOf(root),
    selfBilled: ['389', '261'].includes(textAt(root, 'InvoiceTypeCode', 'CreditNoteTypeCode')),
    number: textAt(root, 'ID'),
    date: textAt(root, 'IssueDate'),
    dueDate: textAt(root, 'DueDate', 'PaymentMeans/PaymentDueDate'),
    deliveryDate: textAt(
      root,
      'Delivery/ActualDeliveryDate',
      'Shipment/Delivery/ActualDeliveryDate',
      'Shipment/Delivery/Despatch/ActualDespatchDate',
    ),
    currency: textAt(root, 'DocumentCurrencyCode'),
    references: [
      ['Bestellnummer', textAt(root, 'OrderReference/ID')],
      ['Vertragsnummer', textAt(root, 'ContractDocumentReference/ID')],
      ['Lieferscheinnummer', textsAt(root, 'DespatchDocumentReference/ID')],
      ['Zu Rechnung', textsAt(root, 'BillingReference/InvoiceDocumentReference/ID')],
      ['Käuferreferenz', textAt(root, 'BuyerReference')],
    ],
    notes: nodesAt(root, 'Note').map(({ text }) => text),
    seller: partyOf('AccountingSupplierParty', 'SellerSupplierParty', 'DespatchSupplierParty'),
    buyer: partyOf('AccountingCustomerParty', 'BuyerCustomerParty', 'DeliveryCustomerParty'),
    lines: ['InvoiceLine', 'CreditNoteLine', 'DespatchLine'].flatMap((name) => nodesAt(root, name)).map(readLine),
    taxes: nodesAt(root, 'TaxTotal/TaxSubtotal').map((tax) => ({
      rate: textAt(tax, 'TaxCategory/Percent'),
      base: textAt(tax, 'TaxableAmount'),
      amount: textAt(tax, 'TaxAmount'),
    })),
    allowances: nodesAt(root, 'AllowanceCharge').map((node) => ({
      reason: textAt(node, 'AllowanceChargeReason'),
      amount: textAt(node, 'Amount'),
      charge: textAt(node, 'ChargeIndicator') === 'true',
    })),
    totals: readTotals(root),
    payment: readPayment(root),
  }
}

function kindOf(root: XmlNode): Invoice['kind'] {
  if (root.name === 'DespatchAdvice') return 'Lieferschein'
  if (root.name === 'CreditNote') return 'Gutschrift'
  const code = textAt(root, 'InvoiceTypeCode')
  if (code === '386') return 'Anzahlungsrechnung'
  return code === '384' ? 'Rechnungskorrektur' : 'Rechnung'
}

function readTotals(root: XmlNode): Invoice['totals'] {
  const sums = nodesAt(root, 'LegalMonetaryTotal')[0]
  return [
    ['Summe der Positionen', textAt(sums, 'LineExtensionAmount')],
    ['Summe der Zuschläge', textAt(sums, 'ChargeTotalAmount')],
    ['Summe der Abzüge', textAt(sums, 'AllowanceTotalAmount')],
    ['Nettobetrag', textAt(sums, 'TaxExclusiveAmount')],
    ['Umsatzsteuer gesamt', textAt(root, 'TaxTotal/TaxAmount')],
    ['Bruttobetrag', textAt(sums, 'TaxInclusiveAmount')],
    ['Bereits gezahlt', textAt(sums, 'PrepaidAmount')],
    ['Zahlbetrag', textAt(sums, 'PayableAmount')],
  ]
}

function readPayment(root: XmlNode): Invoice['payment'] {
  const terms = nodesAt(root, 'PaymentTerms/Note')
  return [
    ['Zahlungsbedingungen', terms.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ')],
    ['Verwendungszweck', textAt(root, 'PaymentMeans/PaymentID')],
    ['IBAN', textAt(root, 'PaymentMeans/PayeeFinancialAccount/ID')],
    ['BIC', textAt(root, 'PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID')],
  ]
}

function readParty(party: XmlNode | undefined): InvoiceParty {
  const address = nodesAt(party, 'PostalAddress')[0]
  const taxNumber = (scheme: string) =>
    textAt(
      nodesAt(party, 'PartyTaxScheme').find((node) => textAt(node, 'TaxScheme/ID').toUpperCase() === scheme),
      'CompanyID',
    )
  return {
    name: textAt(party, 'PartyLegalEntity/RegistrationName', 'PartyName/Name'),
    address: [
      textAt(address, 'StreetName'),
      textAt(address, 'AdditionalStreetName'),
      textAt(address, 'AddressLine/Line'),
      [textAt(address, 'PostalZone'), textAt(address, 'CityName')].filter(Boolean).join(' '),
      textAt(address, 'Country/IdentificationCode'),
    ],
    ids: [
      ['Nummer', textAt(party, 'PartyIdentification/ID')],
      ['USt-IdNr.', taxNumber('VAT')],
      ['Steuernummer', taxNumber('FC')],
      ['Ansprechpartner', textAt(party, 'Contact/Name')],
      ['Telefon', textAt(party, 'Contact/Telephone')],
      ['E-Mail', textAt(party, 'Contact/ElectronicMail')],
    ],
  }
}

function readLine(line: XmlNode): InvoiceLine {
  const item = nodesAt(line, 'Item')[0]
  const [quantity] = [
    ...nodesAt(line, 'InvoicedQuantity'),
    ...nodesAt(line, 'CreditedQuantity'),
    ...nodesAt(line, 'DeliveredQuantity'),
  ]
  const labelled = (label: string, value: string) => value && `${label}: ${value}`
  return {
    position: textAt(line, 'ID'),
    name: textAt(item, 'Name'),
    details: [
      textAt(item, 'Description'),
      ...nodesAt(line, 'Note').map(({ text }) => text),
      labelled('Artikelnummer', textAt(item, 'SellersItemIdentification/ID')),
      labelled('GTIN', textAt(item, 'StandardItemIdentification/ID')),
    ],
    quantity: quantity?.text ?? '',
    unit: unitName(quantity?.attributes['unitCode'] ?? ''),
    price: textAt(line, 'Price/PriceAmount'),
    priceBase: textAt(line, 'Price/BaseQuantity'),
    deliveryNote: textsAt(line, 'DespatchLineReference/DocumentReference/ID'),
    deliveryDate: textAt(line, 'Delivery/ActualDeliveryDate'),
    batch: textAt(item, 'ItemInstance/LotIdentification/LotNumberID'),
    taxRate: textAt(item, 'ClassifiedTaxCategory/Percent'),
    amount: textAt(line, 'LineExtensionAmount'),
  }
}
