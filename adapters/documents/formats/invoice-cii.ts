import type { XmlNode } from '../xml.ts'
import type { Invoice, InvoiceLine, InvoiceParty } from '../../../core/extraction/index.ts'
import { unitName } from '../../../core/terms/index.ts'
import { nodesAt, textAt, textsAt } from './xml-path.ts'

// Names of ZUGFeRD 2 / Factur-X first, those of ZUGFeRD 1 second.
const TRANSACTION = ['SupplyChainTradeTransaction', 'SpecifiedSupplyChainTradeTransaction']
const DOCUMENT = ['ExchangedDocument', 'HeaderExchangedDocument']
const DATE = '/DateTimeString'

/**
 * Roots of delivery notes: UN/CEFACT Cross Industry Despatch Advice, as a message of its own and in the profile that
 * Order-X belongs to.
 */
export const CII_DELIVERY_NOTES: ReadonlySet<string> = new Set([
  'CrossIndustryDespatchAdvice',
  'SCRDMCCBDACIDAMessageStructure',
])

/** The parts of a message in which its fields stand. */
interface Parts {
  document: XmlNode | undefined
  agreement: XmlNode | undefined
  delivery: XmlNode | undefined
  settlement: XmlNode | undefined
}

/** Reads UN/CEFACT Cross Industry Invoice (D16B), its forerunner in ZUGFeRD 1, and the delivery note beside it. */
export function readCiiInvoice(root: XmlNode): Invoice {
  const document = part(root, DOCUMENT)
  const transaction = part(root, TRANSACTION)
  const agreement = part(transaction, ['ApplicableHeaderTradeAgreement', 'ApplicableSupplyChainTradeAgreement'])
  const delivery = part(transaction, ['ApplicableHeaderTradeDelivery', 'ApplicableSupplyChainTradeDelivery'])
  const settlement = part(transaction, ['ApplicableHeaderTradeSettlement', 'ApplicableSupplyChainTradeSettlement'])
  return {
    ...readHead(root, { document, agreement, delivery, settlement }),
    seller: readParty(part(agreement, ['SellerTradeParty'])),
    buyer: readParty(part(agreement, ['BuyerTradeParty'])),
    lines: nodesAt(transaction, 'IncludedSupplyChainTradeLineItem').map(readLine),
    taxes: nodesAt(settlement, 'ApplicableTradeTax').map((tax) => ({
      rate: textAt(tax, 'RateApplicablePercent', 'ApplicablePercent'),
      base: textAt(tax, 'BasisAmount'),
      amount: textAt(tax, 'CalculatedAmount'),
    })),
    allowances: nodesAt(settlement, 'SpecifiedTradeAllowanceCharge').map(readAllowance),
    totals: readTotals(settlement),
    payment: readPayment(settlement),
  }
}

const part = (node: XmlNode | undefined, names: string[]): XmlNode | undefined =>
  names.flatMap((name) => nodesAt(node, name))[0]

function readHead(
  root: XmlNode,
  parts: Parts,
): Omit<Invoice, 'seller' | 'buyer' | 'lines' | 'taxes' | 'allowances' | 'totals' | 'payment'> {
  const { document, delivery, settlement } = parts
  return {
    kind: CII_DELIVERY_NOTES.has(root.name) ? 'Lieferschein' : kindOf(textAt(document, 'TypeCode')),
    selfBilled: ['389', '261'].includes(textAt(document, 'TypeCode')),
    number: textAt(document, 'ID'),
    date: textAt(document, `IssueDateTime${DATE}`),
    dueDate: textAt(settlement, `SpecifiedTradePaymentTerms/DueDateDateTime${DATE}`),
    deliveryDate: textAt(
      delivery,
      `ActualDeliverySupplyChainEvent/OccurrenceDateTime${DATE}`,
      `ActualDespatchSupplyChainEvent/OccurrenceDateTime${DATE}`,
    ),
    currency: textAt(settlement, 'InvoiceCurrencyCode'),
    references: readReferences(parts),
    notes: nodesAt(document, 'IncludedNote/Content').map(({ text }) => text),
  }
}

const readReferences = ({ agreement, delivery, settlement }: Parts): Invoice['references'] => [
  [
    'Bestellnummer',
    textAt(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID', 'BuyerOrderReferencedDocument/ID'),
  ],
  ['Vertragsnummer', textAt(agreement, 'ContractReferencedDocument/IssuerAssignedID', 'ContractReferencedDocument/ID')],
  [
    'Lieferscheinnummer',
    textsAt(
      delivery,
      'DespatchAdviceReferencedDocument/IssuerAssignedID',
      'DeliveryNoteReferencedDocument/IssuerAssignedID',
      'DeliveryNoteReferencedDocument/ID',
    ),
  ],
  ['Zu Rechnung', textsAt(settlement, 'InvoiceReferencedDocument/IssuerAssignedID')],
  ['Käuferreferenz', textAt(agreement, 'BuyerReference')],
]

function readTotals(settlement: XmlNode | undefined): Invoice['totals'] {
  const sums = part(settlement, [
    'SpecifiedTradeSettlementHeaderMonetarySummation',
    'SpecifiedTradeSettlementMonetarySummation',
  ])
  return [
    ['Summe der Positionen', textAt(sums, 'LineTotalAmount')],
    ['Summe der Zuschläge', textAt(sums, 'ChargeTotalAmount')],
    ['Summe der Abzüge', textAt(sums, 'AllowanceTotalAmount')],
    ['Nettobetrag', textAt(sums, 'TaxBasisTotalAmount')],
    ['Umsatzsteuer gesamt', textAt(sums, 'TaxTotalAmount')],
    ['Bruttobetrag', textAt(sums, 'GrandTotalAmount')],
    ['Bereits gezahlt', textAt(sums, 'TotalPrepaidAmount')],
    ['Zahlbetrag', textAt(sums, 'DuePayableAmount')],
  ]
}

function readPayment(settlement: XmlNode | undefined): Invoice['payment'] {
  const means = 'SpecifiedTradeSettlementPaymentMeans'
  const terms = nodesAt(settlement, 'SpecifiedTradePaymentTerms/Description')
  return [
    ['Zahlungsbedingungen', terms.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ')],
    ['Verwendungszweck', textAt(settlement, 'PaymentReference')],
    ['IBAN', textAt(settlement, `${means}/PayeePartyCreditorFinancialAccount/IBANID`)],
    ['BIC', textAt(settlement, `${means}/PayeeSpecifiedCreditorFinancialInstitution/BICID`)],
  ]
}

/** UNTDID 1001. */
function kindOf(code: string): Invoice['kind'] {
  if (code === '384') return 'Rechnungskorrektur'
  if (code === '386') return 'Anzahlungsrechnung'
  return code === '381' || code === '261' ? 'Gutschrift' : 'Rechnung'
}

function readParty(party: XmlNode | undefined): InvoiceParty {
  const address = nodesAt(party, 'PostalTradeAddress')[0]
  const registration = (scheme: string) =>
    nodesAt(party, 'SpecifiedTaxRegistration/ID').find(({ attributes }) => attributes['schemeID'] === scheme)?.text ??
    ''
  return {
    name: textAt(party, 'Name'),
    address: [
      ...['LineOne', 'LineTwo', 'LineThree'].map((line) => textAt(address, line)),
      [textAt(address, 'PostcodeCode'), textAt(address, 'CityName')].filter(Boolean).join(' '),
      textAt(address, 'CountryID'),
    ],
    ids: [
      ['Nummer', textAt(party, 'ID')],
      ['USt-IdNr.', registration('VA')],
      ['Steuernummer', registration('FC')],
      ['Ansprechpartner', textAt(party, 'DefinedTradeContact/PersonName')],
      ['Telefon', textAt(party, 'DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber')],
      [
        'E-Mail',
        textAt(
          party,
          'DefinedTradeContact/EmailURIUniversalCommunication/URIID',
          'DefinedTradeContact/EmailURIUniversalCommunication/CompleteNumber',
        ),
      ],
    ],
  }
}

function readLine(line: XmlNode): InvoiceLine {
  const [agreement] = [
    ...nodesAt(line, 'SpecifiedLineTradeAgreement'),
    ...nodesAt(line, 'SpecifiedSupplyChainTradeAgreement'),
  ]
  const [delivery] = [
    ...nodesAt(line, 'SpecifiedLineTradeDelivery'),
    ...nodesAt(line, 'SpecifiedSupplyChainTradeDelivery'),
  ]
  const [settlement] = [
    ...nodesAt(line, 'SpecifiedLineTradeSettlement'),
    ...nodesAt(line, 'SpecifiedSupplyChainTradeSettlement'),
  ]
  const product = nodesAt(line, 'SpecifiedTradeProduct')[0]
  const [quantity] = [...nodesAt(delivery, 'BilledQuantity'), ...nodesAt(delivery, 'DespatchedQuantity')]
  const labelled = (label: string, value: string) => value && `${label}: ${value}`
  return {
    position: textAt(line, 'AssociatedDocumentLineDocument/LineID'),
    name: textAt(product, 'Name'),
    details: [
      textAt(product, 'Description'),
      ...nodesAt(line, 'AssociatedDocumentLineDocument/IncludedNote/Content').map(({ text }) => text),
      labelled('Artikelnummer', textAt(product, 'SellerAssignedID')),
      labelled('GTIN', textAt(product, 'GlobalID')),
    ],
    quantity: quantity?.text ?? '',
    unit: unitName(quantity?.attributes['unitCode'] ?? ''),
    price: textAt(agreement, 'NetPriceProductTradePrice/ChargeAmount'),
    priceBase: textAt(agreement, 'NetPriceProductTradePrice/BasisQuantity'),
    deliveryNote: textsAt(
      delivery,
      'DespatchAdviceReferencedDocument/IssuerAssignedID',
      'DeliveryNoteReferencedDocument/IssuerAssignedID',
      'DeliveryNoteReferencedDocument/ID',
    ),
    deliveryDate: textAt(delivery, `ActualDeliverySupplyChainEvent/OccurrenceDateTime${DATE}`),
    batch: textAt(product, 'IndividualTradeProductInstance/BatchID'),
    taxRate: textAt(settlement, 'ApplicableTradeTax/RateApplicablePercent', 'ApplicableTradeTax/ApplicablePercent'),
    amount: textAt(
      settlement,
      'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
      'SpecifiedTradeSettlementMonetarySummation/LineTotalAmount',
    ),
  }
}

function readAllowance(node: XmlNode): Invoice['allowances'][number] {
  return {
    reason: textAt(node, 'Reason'),
    amount: textAt(node, 'ActualAmount'),
    charge: textAt(node, 'ChargeIndicator/Indicator', 'ChargeIndicator') === 'true',
  }
}
