import type { Line } from '../../documents/read-layout.ts'
import { centsOf } from '../invoice-sums.ts'
import type { Invoice } from '../invoice.ts'
import { MONEY, moneyOf, readingsOf } from './printed-numbers.ts'

const AMOUNTS = new RegExp(MONEY, 'gu')
const AMOUNT = new RegExp(MONEY, 'u')
const RATE = /(\d{1,2}(?:[.,]\d{1,2})?)\s?%/

const TAX =
  /(?<!\p{L})(?:USt|MwSt|Umsatzsteuer|Mehrwertsteuer|Vorsteuer|MWST|Steuer(?:betrag)?)\.?(?!\p{L}*-?(?:Id|Nr|nummer))/iu
const NET =
  /(?<!\p{L})(?:(?:Zwischen|Gesamt)?summe\s*\(?netto|Summe\s+(?:der\s+)?Positionen|Netto-?(?:betrag|summe|wert|warenwert|erlös)?|Gesamt(?:betrag|preis|wert)?\s*\(?netto|Rechnungsbetrag\s*\(?netto|Warenwert(?:\s*\(?netto)?|Betrag\s+netto|Zwischensumme|Steuerpflichtiger Betrag|Entgelt)\)?(?!\p{L})/iu
const GROSS =
  /(?<!\p{L})(?:Rechnungs(?:end)?betrag|Gesamt(?:betrag|summe|rechnungsbetrag|forderung)?(?:\s*\(?brutto)?|Brutto(?:betrag|summe)?|End(?:betrag|summe)|(?:Rechnungs|Gesamt)?summe(?:\s*\(?brutto)?|Auszahlung(?:s(?:betrag|summe))?|Gutschrift(?:s(?:betrag|summe))?|Rechnungstotal|Total|Summe EUR|Gesamt EUR|Zahlbetrag|Zu zahlen(?:der Betrag)?|Betrag\s*\(?brutto|Überweisungsbetrag)\)?(?!\p{L}|\s*netto)/iu
const PREPAID =
  /(?:bereits|schon)\s+(?:gezahlt|bezahlt|geleistet)|(?:An|Abschlags|Voraus)zahlung|(?:abzüglich|abzgl\.?)\s+(?:erhaltene|geleistete|Abschlag)/iu
const PAYABLE =
  /(?<!\p{L})(?:Rest(?:betrag|zahlung)|Verbleibender Betrag|noch zu zahlen|Zahlbetrag|Zu zahlen(?:der Betrag)?)(?!\p{L})/iu
/** What is paid out after whatever is taken off the whole sum. */
const PAID_OUT = /(?<!\p{L})(?:Auszahlung(?:s(?:betrag|summe))?|Überweisungsbetrag)(?!\p{L})/iu
const ALLOWANCE = /rabatt|nachlass|bonus|vergütung|abzug|(?:abzgl|abzüglich)/iu
const CHARGE = /(?<!\p{L})(?:\p{L}*kosten|\p{L}*zuschlag|Fracht|Versand|Porto|\p{L}*gebühr)(?!\p{L})/iu
const CARRIED = /(?<!\p{L})(?:Übertrag|Zwischensumme Seite|Seitensumme)(?!\p{L})/iu
const LONGEST = 200

/** Whether a line behind the positions begins their sums. */
export const isSumLine = (text: string): boolean =>
  text.length <= LONGEST && !CARRIED.test(text) && [NET, GROSS, TAX, PREPAID].some((sum) => sum.test(text))

export const isCarried = (text: string): boolean => text.length <= LONGEST && CARRIED.test(text)

type Said = Partial<Record<'gross' | 'payable' | 'paidOut' | 'prepaid' | 'tax', string>> & {
  nets: string[]
  grosses: string[]
}

/** The sums below the positions, which come to `positions` cents. */
export function printedSums(
  lines: readonly Line[],
  positions: number | undefined,
): Pick<Invoice, 'taxes' | 'totals' | 'allowances'> {
  const taxes = new Map<string, Invoice['taxes'][number]>()
  const bases = new Map<string, string>()
  const allowances: Invoice['allowances'] = []
  const said: Said = { nets: [], grosses: [] }
  for (const { text, cells } of lines.flatMap(apart)) {
    if (text.length > LONGEST || CARRIED.test(text)) continue
    const tax = taxIn(text)
    const base = tax ? undefined : ratedBase(text)
    const allowance = tax || base ? undefined : allowanceIn(text)
    if (tax) taxes.set(tax.rate, taxes.get(tax.rate)?.base ? taxes.get(tax.rate)! : tax)
    else if (base) bases.set(base.rate, base.amount)
    else if (allowance) allowances.push(allowance)
    else for (const part of partsOf(text, cells)) noteSum(part, said)
  }
  const all = [...taxes.values()]
  chooseGross(said, all)
  const rated = all.map(({ base, rate }) => centsOf(base || (bases.get(rate) ?? '')))
  const parts = rated.length > 0 && !rated.includes(undefined) ? rated.reduce<number>((a, b) => a + b!, 0) : undefined
  const net = netAmong(said, all, positions ?? parts)
  const sum = net === '' && parts !== undefined ? netAmong(said, all, parts) : net
  return {
    taxes: all.map((tax) => ({ ...tax, base: tax.base || bases.get(tax.rate) || (all.length === 1 ? sum : '') })),
    // What is named beside the sum of the positions and not in it.
    allowances: positions !== undefined && centsOf(sum) === positions ? [] : allowances,
    totals: [
      ['Nettobetrag', sum],
      ['Umsatzsteuer gesamt', all.length > 0 ? '' : (said.tax ?? '')],
      ['Bruttobetrag', said.gross ?? ''],
      ['Bereits gezahlt', said.prepaid ?? ''],
      ['Zahlbetrag', said.payable ?? (said.paidOut === said.gross ? '' : (said.paidOut ?? ''))],
    ],
  }
}

/** „Summe“ may head what is before the tax: of several whole sums the one that comes out with the taxes. */
function chooseGross(said: Said, taxes: Invoice['taxes']): void {
  if (said.grosses.length < 2 || taxes.length === 0) return
  const tax = taxes.map(({ amount }) => centsOf(amount) ?? 0).reduce((a, b) => a + b, 0)
  const isWhole = (whole: string): boolean =>
    [...said.nets, ...said.grosses].some((net) => Math.abs((centsOf(net) ?? 0) + tax - (centsOf(whole) ?? 0)) <= 1)
  const whole = said.grosses.find(isWhole)
  if (whole === undefined) return
  said.gross = whole
  said.nets.push(...said.grosses.filter((one) => one !== whole))
}

/** „Netto 355,80  MwSt 19 % 67,60  Brutto 423,40“ as what each of them says. */
function apart({ text, cells }: Line): Pick<Line, 'text' | 'cells'>[] {
  if (text.length > LONGEST || (text.match(AMOUNTS) ?? []).length < 3 || !GROSS.test(text)) return [{ text, cells }]
  return text
    .split(/(?<=\d[.,]\d\d(?:\s?(?:EUR|€))?)[\s,;·|/]+(?=\p{L}|\d{1,2}(?:,\d)?\s?%)/u)
    .map((part) => ({ text: part, cells: [part] }))
}

/** Of several net sums the one that comes to the gross one with the taxes; without any, what the positions come to. */
function netAmong(
  { nets, gross = '', tax = '' }: Said,
  taxes: Invoice['taxes'],
  positions: number | undefined,
): string {
  const whole = centsOf(gross)
  const taxed =
    taxes.length > 0 ? taxes.map(({ amount }) => centsOf(amount) ?? 0).reduce((a, b) => a + b, 0) : centsOf(tax)
  if (whole === undefined || taxed === undefined) return nets[0] ?? ''
  const wanted = Math.abs(whole) - Math.abs(taxed)
  const fitting = nets.find((net) => Math.abs(Math.abs(centsOf(net) ?? 0) - wanted) <= 1)
  if (fitting !== undefined) return fitting
  return positions !== undefined && Math.abs(Math.abs(positions) - wanted) <= 1
    ? (positions / 100).toFixed(2)
    : (nets[0] ?? '')
}

/** Labels with amounts that stand side by side; a label with its amount in the next cell is one. */
function partsOf(text: string, cells: readonly string[]): string[] {
  if ((text.match(AMOUNTS) ?? []).length < 2) return [text]
  const parts: string[] = []
  for (const cell of cells) {
    const last = parts.at(-1)
    if (last === undefined || AMOUNT.test(last)) parts.push(cell)
    else parts[parts.length - 1] = `${last} ${cell}`
  }
  return parts
}

function noteSum(part: string, said: Said): void {
  const labels = [
    ['prepaid', PREPAID],
    ['payable', said.gross === undefined ? undefined : PAYABLE],
    ['net', NET],
    ['tax', TAX],
    ['gross', GROSS],
  ] as const
  for (const [name, expression] of labels) {
    const match = expression?.exec(part)
    if (!match) continue
    const found = AMOUNT.exec(part.slice(match.index + match[0].length))?.[0]
    if (found === undefined) continue
    if (name === 'gross') said.grosses.push(moneyOf(found))
    if (name === 'gross' && PAID_OUT.test(match[0])) said.paidOut = moneyOf(found)
    if (name === 'net') said.nets.push(moneyOf(found))
    else said[name] ??= moneyOf(found)
    return
  }
}

/** „Netto 19 %  4.586,00 €“: what is taxed at a rate. */
function ratedBase(text: string): { rate: string; amount: string } | undefined {
  const rate = RATE.exec(text)?.[1]
  const amounts = text.replace(RATE, ' ').match(AMOUNTS) ?? []
  return rate !== undefined && NET.test(text) && !TAX.test(text) && amounts.length === 1
    ? { rate: readingsOf(rate)[0]!, amount: moneyOf(amounts[0]!) }
    : undefined
}

/** „abzgl. 1 % Treuerabatt −37,71 €“ below the positions. */
function allowanceIn(text: string): Invoice['allowances'][number] | undefined {
  if (TAX.test(text) || PREPAID.test(text) || NET.test(text) || GROSS.test(text) || /skonto|zahlbar/i.test(text))
    return undefined
  const amounts = text.replace(RATE, ' ').match(AMOUNTS) ?? []
  // „Fleischbeschau −24,20“ takes off, whatever it is called.
  const isOff = ALLOWANCE.test(text) || amounts.some((amount) => /^[-−–]/.test(amount))
  if (amounts.length !== 1 || !(isOff || CHARGE.test(text))) return undefined
  const amount = moneyOf(amounts[0]!)
  return { reason: text.slice(0, 80), amount: amount.replace(/^-/, ''), charge: !isOff && !amount.startsWith('-') }
}

const BARE_TAX = new RegExp(
  String.raw`^(?:zzgl\.?|zuzüglich|plus|\+)?\s*\d{1,2}(?:[.,]\d{1,2})?\s?%\s+${MONEY}\s*(?:€|EUR)?$`,
  'u',
)

/** „19 % MwSt. auf 3.975,00 € 755,25 €“, „7,00 %  1.000,00  70,00  1.070,00“: what of the amounts is the tax. */
function taxIn(text: string): Invoice['taxes'][number] | undefined {
  const rate = RATE.exec(text)?.[1]
  if (rate === undefined || /skonto|rabatt/i.test(text)) return undefined
  const spelled = readingsOf(rate)[0] ?? ''
  const percent = Number(spelled)
  const amounts = (text.replace(RATE, ' ').match(AMOUNTS) ?? []).map(moneyOf)
  if (!(TAX.test(text) || amounts.length >= 2 || BARE_TAX.test(text)) || amounts.length === 0 || percent > 19)
    return undefined
  for (const base of amounts)
    for (const amount of amounts)
      if (base !== amount && Math.abs(Math.round(Number(base) * percent) - Math.round(Number(amount) * 100)) <= 1)
        return { rate: spelled, base, amount }
  if (percent === 0) return TAX.test(text) ? { rate: spelled, base: amounts[0]!, amount: '0.00' } : undefined
  if (amounts.length === 2 && TAX.test(text)) {
    const [amount, base] = amounts.toSorted((one, other) => Math.abs(Number(one)) - Math.abs(Number(other)))
    return { rate: spelled, base: base!, amount: amount! }
  }
  return amounts.length === 1 && (TAX.test(text) || BARE_TAX.test(text))
    ? { rate: spelled, base: '', amount: amounts[0]! }
    : undefined
}
