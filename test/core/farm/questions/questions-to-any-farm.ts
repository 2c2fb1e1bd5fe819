import { germanNumber } from '../../../../core/shared/german/write-german.ts'
import { MONTHS } from '../../../../core/shared/german/months.ts'
import { YEARS, type Farm } from './random-farm.ts'

/** All with the highest value. */
const extremesOf = <T>(all: readonly T[], valueOf: (one: T) => number): T[] =>
  all.filter((one) => all.every((other) => valueOf(other) <= valueOf(one)))

const sum = (numbers: readonly number[]): number => Math.round(numbers.reduce((all, one) => all + one, 0) * 1000) / 1000

/** What is asked, and every number or name that the answer has to say; none: there is nothing to be said. */
export interface Asked {
  question: string
  numbers?: number[]
  names?: { of: readonly string[]; are: readonly string[] }
  verdict?: 'Ja' | 'Nein'
  /** One of these names begins the answer. */
  first?: readonly string[]
}

export function questionsOf(
  { fields, diesel, bulls, invoices, transfers, grazing, jobs, nitrogen }: Farm,
  year: number,
  month: number,
  limit: number,
): Asked[] {
  const [first, second] = fields as [Farm['fields'][number], Farm['fields'][number]]
  const names = fields.map(({ name }) => name)
  const inYear = <T extends { date: string }>(all: readonly T[]): T[] =>
    all.filter(({ date }) => date.startsWith(`${year}`))
  const inMonth = `${year}-${String(month).padStart(2, '0')}`
  const consumed = diesel.filter(({ type }) => type === 'consumption')
  const usedIn = (of: number): number =>
    sum(consumed.flatMap(({ date, amount }) => (date.startsWith(`${of}`) ? [amount] : [])))
  const sold = bulls.filter(({ direction }) => direction === 'departure')
  const some = (numbers: number[]): number[] => (numbers.length === 0 ? [] : [sum(numbers)])
  const nOf = inYear(nitrogen).filter(({ field }) => fields[field % fields.length] === first)
  const grown = fields.filter(({ crops }) => crops[YEARS.indexOf(year)] === 'Winterweizen')
  const nOfField = new Map(
    [...Map.groupBy(inYear(nitrogen), ({ field }) => fields[field % fields.length]!.name)].map(([name, all]) => [
      name,
      sum(all.map(({ n }) => n)),
    ]),
  )
  const open = invoices.filter(({ isPaid }) => !isPaid)
  return [
    { question: `Wie groß ist ${first.name}?`, numbers: [first.area_ha] },
    { question: 'Wie viele Felder haben wir?', numbers: [fields.length] },
    {
      question: 'Wie viel Hektar Ackerland haben wir?',
      numbers: some(fields.filter(({ use }) => use === 'arable').map(({ area_ha }) => area_ha)),
    },
    {
      question: `Welche Felder sind größer als ${germanNumber(limit)} ha?`,
      names: { of: names, are: fields.filter(({ area_ha }) => area_ha > limit).map(({ name }) => name) },
    },
    {
      question: `Welche Felder haben höchstens ${germanNumber(limit)} Hektar?`,
      names: { of: names, are: fields.filter(({ area_ha }) => area_ha <= limit).map(({ name }) => name) },
    },
    {
      question: 'Welche Felder sind nicht gepachtet?',
      names: { of: names, are: fields.filter(({ leased }) => !leased).map(({ name }) => name) },
    },
    { question: `Ist ${first.name} gepachtet?`, verdict: first.leased ? 'Ja' : 'Nein' },
    ...(first.area_ha === second.area_ha
      ? []
      : [
          {
            question: `Ist ${first.name} größer als ${second.name}?`,
            verdict: first.area_ha > second.area_ha ? ('Ja' as const) : ('Nein' as const),
          },
        ]),
    { question: `Wie viel Hektar Weizen hatten wir ${year}?`, numbers: some(grown.map(({ area_ha }) => area_ha)) },
    {
      question: `Wie viel Diesel haben wir ${year} verbraucht?`,
      numbers: some(inYear(consumed).map(({ amount }) => amount)),
    },
    {
      question: `Wie viel Diesel haben wir im ${MONTHS[month - 1]} ${year} verbraucht?`,
      numbers: some(consumed.filter(({ date }) => date.startsWith(inMonth)).map(({ amount }) => amount)),
    },
    { question: `Wie viele Bullen haben wir ${year} verkauft?`, numbers: some(inYear(sold).map(({ count }) => count)) },
    {
      question: `Wie viel Diesel haben wir seit ${MONTHS[month - 1]} ${year} verbraucht?`,
      numbers: some(consumed.filter(({ date }) => date >= inMonth).map(({ amount }) => amount)),
    },
    ...(usedIn(2025) === usedIn(2026) || usedIn(2025) === 0 || usedIn(2026) === 0
      ? []
      : [
          {
            question: 'Haben wir 2026 mehr Diesel verbraucht als 2025?',
            verdict: usedIn(2026) > usedIn(2025) ? ('Ja' as const) : ('Nein' as const),
          },
        ]),
    { question: `Wie oft wurde ${first.name} ${year} gedüngt?`, numbers: nOf.length === 0 ? [] : [nOf.length] },
    {
      question: 'Welche Felder sind kein Ackerland?',
      names: { of: names, are: fields.filter(({ use }) => use !== 'arable').map(({ name }) => name) },
    },
    ...(nitrogen.length === 0
      ? []
      : [
          {
            question: `Welche Felder wurden ${year} nicht gedüngt?`,
            names: {
              of: names,
              are: fields
                .filter((field) => !inYear(nitrogen).some((one) => fields[one.field % fields.length] === field))
                .map(({ name }) => name),
            },
          },
        ]),
    // Totals, superlatives and differences
    {
      question: 'Wie groß sind die Felder alle zusammengerechnet?',
      numbers: [sum(fields.map(({ area_ha }) => area_ha))],
    },
    {
      question: `Diesel verbraucht ${year}?`,
      numbers: some(inYear(consumed).map(({ amount }) => amount)),
    },
    ...(usedIn(2025) === 0 || usedIn(2026) === 0
      ? []
      : [
          {
            question: 'Wie viel Diesel haben wir 2026 mehr verbraucht als 2025?',
            numbers: [Math.abs(sum([usedIn(2026), -usedIn(2025)]))].filter((difference) => difference > 0),
          },
        ]),
    {
      question: 'Welches Feld ist das kleinste?',
      names: { of: names, are: extremesOf(fields, ({ area_ha }) => -area_ha).map(({ name }) => name) },
    },
    ...(invoices.length === 0
      ? []
      : [
          {
            question: 'Was war die teuerste Rechnung?',
            numbers: [Math.max(...invoices.map(({ cents }) => cents)) / 100],
          },
          {
            question: 'Was war die billigste Rechnung?',
            numbers: [Math.min(...invoices.map(({ cents }) => cents)) / 100],
          },
        ]),
    ...(nOfField.size === 0
      ? []
      : [
          {
            question: `Welches Feld hat ${year} am meisten Stickstoff bekommen?`,
            first: extremesOf([...nOfField], ([, n]) => n).map(([name]) => name),
            numbers: [Math.max(...nOfField.values())],
          },
        ]),
    { question: 'Wie viele Rechnungen sind offen?', numbers: open.length === 0 ? [] : [open.length] },
    { question: 'Was schulde ich insgesamt?', numbers: some(open.map(({ cents }) => cents / 100)) },
    // The same in other words, and what other tables keep
    { question: `Hektar ${first.name}?`, numbers: [first.area_ha] },
    { question: `Was ist bei ${first.name} als Größe eingetragen?`, numbers: [first.area_ha] },
    {
      question: `Wie viele Bullen sind ${year} zum Schlachten gegangen?`,
      numbers: some(inYear(sold).map(({ count }) => count)),
    },
    { question: 'Wie hoch ist die Aprilrechnung?', numbers: invoices.map(({ cents }) => cents / 100) },
    {
      question: `Wie viel Gülle haben wir ${year} abgegeben?`,
      numbers: some(inYear(transfers).map(({ amount }) => amount)),
    },
    ...['Jan Tietjen', 'Heiner Lüders'].flatMap((name) => {
      const numbers = some(inYear(transfers).flatMap(({ partner, amount }) => (partner === name ? [amount] : [])))
      return [
        { question: `Wie viel Gülle hat ${name} ${year} gekriegt?`, numbers },
        { question: `Gülle an ${name} ${year}, wie viel Kubik?`, numbers },
      ]
    }),
    {
      question: `Wie viele Bullen waren ${year} auf der Weide?`,
      numbers: grazing.flatMap((one) => (one.year === year ? [one.animals] : [])),
    },
    {
      question: `Wie viele Stunden täglich waren die Bullen ${year} auf der Weide?`,
      numbers: grazing.flatMap((one) => (one.year === year ? [one.hours_per_day] : [])),
    },
    // What is expected has not come.
    { question: `Wie viel Kraftfutter wurde im ${MONTHS[month - 1]} geliefert?`, numbers: [] },
    {
      question: `Wie viel Kraftfutter kommt im ${MONTHS[month - 1]} 2026?`,
      numbers: jobs.flatMap((one) => (one.month === month ? [one.amount] : [])),
    },
    { question: `Wie viel Stickstoff bekam ${first.name} ${year}?`, numbers: some(nOf.map(({ n }) => n)) },
  ]
}
