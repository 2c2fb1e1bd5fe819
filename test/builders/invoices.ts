import { makePdf, pdfStream, textPdfObjects } from './documents.ts'

const party = (role: string, inside: string) =>
  `  <cac:Accounting${role}Party>\n    <cac:Party>\n${inside}    </cac:Party>\n  </cac:Accounting${role}Party>\n`
const address = (street: string, postcode: string, city: string) =>
  `      <cac:PostalAddress><cbc:StreetName>${street}</cbc:StreetName><cbc:CityName>${city}</cbc:CityName><cbc:PostalZone>${postcode}</cbc:PostalZone><cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>\n`
const line = (number: number, amount: number, name: string, article: string, price: number) =>
  `  <cac:InvoiceLine>
    <cbc:ID>${number}</cbc:ID>
    <cbc:InvoicedQuantity unitCode="H87">${amount}</cbc:InvoicedQuantity>
    <cbc:LineExtensionAmount currencyID="EUR">${(amount * price).toFixed(2)}</cbc:LineExtensionAmount>
    <cac:Item>
      <cbc:Name>${name}</cbc:Name>
      <cac:SellersItemIdentification><cbc:ID>${article}</cbc:ID></cac:SellersItemIdentification>
    </cac:Item>
    <cac:Price><cbc:PriceAmount currencyID="EUR">${price}</cbc:PriceAmount></cac:Price>
  </cac:InvoiceLine>
`

/** An invoice of an invented dealer to an invented farm, as UBL (EN 16931). */
export const UBL_INVOICE = `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>
  <cbc:ID>R-2024-311</cbc:ID>
  <cbc:IssueDate>2024-11-15</cbc:IssueDate>
  <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
${party(
  'Supplier',
  `${address('Mühlenweg 4', '27404', 'Musterfeld')}      <cac:PartyTaxScheme><cbc:CompanyID>DE999888777</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
      <cac:PartyLegalEntity><cbc:RegistrationName>Landhandel Musterfeld GmbH</cbc:RegistrationName></cac:PartyLegalEntity>
      <cac:Contact><cbc:Name>Swantje Bruns</cbc:Name><cbc:Telephone>+4942811234</cbc:Telephone><cbc:ElectronicMail>bruns@landhandel.example</cbc:ElectronicMail></cac:Contact>
`,
)}${party(
  'Customer',
  `      <cac:PartyIdentification><cbc:ID>K-4711</cbc:ID></cac:PartyIdentification>
${address('Heidestraße 12', '27419', 'Beispielhausen')}      <cac:PartyLegalEntity><cbc:RegistrationName>Hof Wümmetal</cbc:RegistrationName></cac:PartyLegalEntity>
`,
)}  <cac:Delivery><cbc:ActualDeliveryDate>2024-11-14</cbc:ActualDeliveryDate></cac:Delivery>
  <cac:PaymentTerms><cbc:Note>Zahlbar bis 15.12.2024 ohne Abzug</cbc:Note></cac:PaymentTerms>
  <cbc:DueDate>2024-12-15</cbc:DueDate>
  <cac:LegalMonetaryTotal>
    <cbc:LineExtensionAmount currencyID="EUR">1273.00</cbc:LineExtensionAmount>
    <cbc:TaxExclusiveAmount currencyID="EUR">1273.00</cbc:TaxExclusiveAmount>
    <cbc:TaxInclusiveAmount currencyID="EUR">1514.87</cbc:TaxInclusiveAmount>
    <cbc:PayableAmount currencyID="EUR">1514.87</cbc:PayableAmount>
  </cac:LegalMonetaryTotal>
${line(1, 20, 'Kälberstarter Pellets 25 kg', 'KS25', 18.9)}${line(2, 50, 'Leckeimer Kräuter', 'LE5', 17.9)}</Invoice>
`

const trade = (role: string, inside: string) => `<ram:${role}TradeParty>${inside}</ram:${role}TradeParty>`
const place = (street: string, postcode: string, city: string) =>
  `<ram:PostalTradeAddress><ram:PostcodeCode>${postcode}</ram:PostcodeCode><ram:LineOne>${street}</ram:LineOne><ram:CityName>${city}</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress>`
const date = (digits: string) => `<udt:DateTimeString format="102">${digits}</udt:DateTimeString>`
const item = (number: number, amount: number, unit: string, name: string, article: string, price: number) =>
  `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${number}</ram:LineID></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:SellerAssignedID>${article}</ram:SellerAssignedID><ram:Name>${name}</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${price}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="${unit}">${amount}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${(amount * price).toFixed(2)}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`

/** Another invoice of the same dealer, as UN/CEFACT Cross Industry Invoice (EN 16931). */
export const CII_INVOICE = `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument><ram:ID>R-2025-118</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime>${date('20250305')}</ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
${item(1, 3, 'MTK', 'Silofolie schwarz-weiß', 'SF3', 4.5)}
${item(2, 500, 'KGM', 'Sojaschrot lose', 'SOJA', 0.45)}
<ram:ApplicableHeaderTradeAgreement>
${trade('Seller', `<ram:Name>Landhandel Musterfeld GmbH</ram:Name>${place('Mühlenweg 4', '27404', 'Musterfeld')}<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE999888777</ram:ID></ram:SpecifiedTaxRegistration>`)}
${trade('Buyer', `<ram:ID>K-4711</ram:ID><ram:Name>Hof Wümmetal</ram:Name>${place('Heidestraße 12', '27419', 'Beispielhausen')}`)}
</ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery><ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime>${date('20250303')}</ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent></ram:ApplicableHeaderTradeDelivery>
<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode><ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime>${date('20250404')}</ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms><ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>238.50</ram:LineTotalAmount><ram:TaxBasisTotalAmount>238.50</ram:TaxBasisTotalAmount><ram:GrandTotalAmount>283.82</ram:GrandTotalAmount><ram:DuePayableAmount>283.82</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`

/** The same invoice on a page of a PDF that carries it as a file (ZUGFeRD 2, Factur-X). */
export function makeInvoicePdf(): Uint8Array {
  const [catalog, ...objects] = textPdfObjects([
    ['Rechnung R-2025-118', 'Landhandel Musterfeld GmbH', 'Sojaschrot lose\t500 kg\t225,00'],
  ])
  const file = objects.length + 2
  return makePdf([
    (catalog as string).replace(
      ' >>',
      ` /Names << /EmbeddedFiles << /Names [(factur-x.xml) ${file + 1} 0 R] >> >> /AF [${file + 1} 0 R] >>`,
    ),
    ...objects,
    pdfStream(Buffer.from(CII_INVOICE), '/Type /EmbeddedFile /Subtype /text#2Fxml'),
    `<< /Type /Filespec /F (factur-x.xml) /UF (factur-x.xml) /AFRelationship /Alternative /EF << /F ${file} 0 R >> >>`,
  ])
}
