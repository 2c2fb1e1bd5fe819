import { germanDay } from '../../shared/german/write-german.ts'
import type { WrittenFile } from '../example-document.ts'
import { daysLater, type StoryDays } from '../story-days.ts'

interface Line {
  name: string
  article: string
  amount: number
  unit: 'KGM' | 'LTR'
  price: number
  rate: 7 | 19
}

const LINES: readonly Line[] = [
  { name: 'Milchleistungsfutter MLF 18/3', article: 'MLF183', amount: 6000, unit: 'KGM', price: 0.289, rate: 7 },
  { name: 'Mineralfutter Rind', article: 'MIN25', amount: 500, unit: 'KGM', price: 0.92, rate: 7 },
  { name: 'KAS 27', article: 'KAS27', amount: 5000, unit: 'KGM', price: 0.318, rate: 19 },
]

const cents = (line: Line): number => Math.round(line.amount * line.price * 100)
const euros = (value: number): string => (value / 100).toFixed(2)
const compact = (day: string): string => day.replaceAll('-', '')

/** An electronic invoice as the standard EN 16931 writes it in UN/CEFACT CII. */
export function dealerInvoice({ recent }: StoryDays): WrittenFile {
  const day = recent('2026-05-08')
  const number = `RN-${day.slice(0, 4)}-00871`
  const net = LINES.reduce((sum, line) => sum + cents(line), 0)
  const taxes = ([7, 19] as const).map((rate) => {
    const basis = LINES.filter((line) => line.rate === rate).reduce((sum, line) => sum + cents(line), 0)
    return { rate, basis, tax: Math.round((basis * rate) / 100) }
  })
  const tax = taxes.reduce((sum, one) => sum + one.tax, 0)
  return {
    name: 'Rechnung Landhandel',
    title: `Rechnung ${number} Landhandel Raisen Nord`,
    filename: `${number}.xml`,
    contentType: 'application/xml',
    text: `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
  <rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument><ram:ID>${number}</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format="102">${compact(day)}</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
${LINES.map(invoiceLine).join('\n')}
    <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty>
        <ram:Name>Landhandel Raisen Nord GmbH</ram:Name>
        <ram:DefinedTradeContact><ram:TelephoneUniversalCommunication><ram:CompleteNumber>040 66969-345</ram:CompleteNumber></ram:TelephoneUniversalCommunication><ram:EmailURIUniversalCommunication><ram:URIID>rechnung@raisen-nord.example</ram:URIID></ram:EmailURIUniversalCommunication></ram:DefinedTradeContact>
        <ram:PostalTradeAddress><ram:PostcodeCode>27404</ram:PostcodeCode><ram:LineOne>Hafenstraße 3</ram:LineOne><ram:CityName>Musterfeld</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE999999901</ram:ID></ram:SpecifiedTaxRegistration>
      </ram:SellerTradeParty>
      <ram:BuyerTradeParty>
        <ram:ID>71034</ram:ID><ram:Name>Hof Wümmetal, Familie Behrens</ram:Name>
        <ram:PostalTradeAddress><ram:PostcodeCode>27404</ram:PostcodeCode><ram:LineOne>Heidestraße 12</ram:LineOne><ram:CityName>Musterfeld</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress>
      </ram:BuyerTradeParty>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeDelivery><ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format="102">${compact(recent('2026-05-07'))}</udt:DateTimeString></ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent></ram:ApplicableHeaderTradeDelivery>
    <ram:ApplicableHeaderTradeSettlement>
      <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
${taxes.map(({ rate, basis, tax: amount }) => `      <ram:ApplicableTradeTax><ram:CalculatedAmount>${euros(amount)}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>${euros(basis)}</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent></ram:ApplicableTradeTax>`).join('\n')}
      <ram:SpecifiedTradePaymentTerms><ram:Description>Zahlbar bis ${germanDay(daysLater(day, 30))} ohne Abzug</ram:Description><ram:DueDateDateTime><udt:DateTimeString format="102">${compact(daysLater(day, 30))}</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>${euros(net)}</ram:LineTotalAmount><ram:TaxBasisTotalAmount>${euros(net)}</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">${euros(tax)}</ram:TaxTotalAmount><ram:GrandTotalAmount>${euros(net + tax)}</ram:GrandTotalAmount><ram:DuePayableAmount>${euros(net + tax)}</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`,
  }
}

const invoiceLine = (line: Line, index: number): string => `    <ram:IncludedSupplyChainTradeLineItem>
      <ram:AssociatedDocumentLineDocument><ram:LineID>${index + 1}</ram:LineID></ram:AssociatedDocumentLineDocument>
      <ram:SpecifiedTradeProduct><ram:SellerAssignedID>${line.article}</ram:SellerAssignedID><ram:Name>${line.name}</ram:Name></ram:SpecifiedTradeProduct>
      <ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${line.price}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
      <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="${line.unit}">${line.amount}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
      <ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>${line.rate}</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${euros(cents(line))}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
    </ram:IncludedSupplyChainTradeLineItem>`
