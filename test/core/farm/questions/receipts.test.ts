import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import { runs } from '../../../runs.ts'
import { askFarm, type Ask } from './farms.ts'

const receipt = (number: string, values: Record<string, unknown>) =>
  row('receipts', number, { type: 'invoice', number, partner: 'Landhandel Meyer', direction: 'incoming', ...values })
const position = (article: string, category: string, net_eur: number | null, more: object = {}) => ({
  article,
  category,
  net_eur,
  is: 'goods',
  ...more,
})

const RECEIPTS = [
  receipt('RE-1', {
    date: '2026-03-02',
    gross_eur: 119.1,
    due_on: '2026-06-01',
    positions: [position('Kalkammonsalpeter 27', 'fertilizer', 60.1), position('Diesel', 'fuel', 40)],
  }),
  receipt('RE-2', {
    date: '2026-04-10',
    gross_eur: 238.2,
    due_on: '2026-05-25',
    partner: 'Raiffeisen Elbetal',
    positions: [position('Harnstoff', 'fertilizer', 200.2, { amount: 2, unit: 't' })],
  }),
  receipt('RE-3', {
    date: '2025-11-10',
    gross_eur: 50,
    due_on: '2025-12-01',
    paid_on: '2025-11-28',
    positions: [position('Kornkali', 'fertilizer', 42)],
  }),
  receipt('LS-9', {
    type: 'delivery_note',
    date: '2026-05-04',
    positions: [position('Diesel', 'fuel', null, { amount: 2000, unit: 'l', delivered_on: '2026-05-05' })],
  }),
  receipt('GU-1', { type: 'credit_note', date: '2026-05-06', gross_eur: -20.3 }),
  receipt('MG-4', {
    type: 'settlement',
    date: '2026-05-10',
    gross_eur: 20000,
    direction: 'outgoing',
    partner: 'Molkerei',
  }),
  receipt('AR-5', {
    date: '2026-04-20',
    due_on: '2026-05-04',
    gross_eur: 311.5,
    direction: 'outgoing',
    partner: 'Hofladen Nord',
  }),
  receipt('AR-6', {
    date: '2026-04-02',
    gross_eur: 90,
    direction: 'outgoing',
    partner: 'Hofladen Nord',
    paid_on: '2026-04-09',
  }),
]

let ask: Ask
beforeAll(async () => void (ask = await askFarm(RECEIPTS)))

it.each([
  ['Was schulde ich?', '337,00 EUR'],
  ['Was schulde ich noch?', '337,00 EUR', '!RE-3', '!Molkerei'],
  ['Wann ist die Rechnung RE-2 fällig?', '25.05.2026'],
  ['Bis wann muss ich RE-1 bezahlen?', '01.06.2026'],
  ['Welche Rechnungen sind noch offen?', 'RE-2', 'RE-1', '!RE-3', '!MG-4'],
  // What others owe the farm is no debt of it, and no less open.
  ['Was schuldet uns der Hofladen Nord?', '311,5', '!90 EUR'],
  ['Wie viel schuldet die Molkerei uns noch?', '20.000'],
  ['Wer hat uns noch nicht bezahlt?', 'AR-5', 'MG-4', '!AR-6', '!RE-1'],
  ['Wer schuldet uns noch was?', 'AR-5', 'MG-4', '!AR-6', '!RE-1'],
  ['Welche Außenstände haben wir?', '20.311,50 EUR'],
  ['Welche offenen Rechnungen an den Hofladen gibt es?', 'AR-5', '!AR-6'],
  ['Wie viel Geld bekommen wir noch von der Molkerei?', '20.000'],
  ['Haben uns Kunden noch nicht bezahlt?', 'AR-5', 'MG-4', '!RE-1'],
  ['Welche Rechnungen sind überfällig?', 'AR-5', '!AR-6'],
  ['Hat der Hofladen Nord schon bezahlt?', '09.04.2026'],
  // What came and what was written are two things.
  ['Wie viele Rechnungen haben wir 2026 bekommen?', 'sind 3 Belege (Rechnung: Eingang', '!AR-5'],
  ['Welche Rechnungen habe ich im April geschrieben?', 'AR-5', 'AR-6', '!RE-2'],
  ['Haben wir im April Rechnungen rausgeschickt?', 'AR-5', 'AR-6', '!RE-2'],
  ['Welche Rechnung ist als letzte reingekommen?', 'GU-1', '!AR-5'],
  ['Summe aller offenen Eingangsrechnungen brutto?', '337', '!AR-5'],
  ['Welche Rechnungen sind im April eingegangen?', 'RE-2', '!AR-5'],
  ['Wie viele Eingangsrechnungen gab es im April?', 'RE-2', '!AR-5'],
  ['Welche Rechnungen haben wir zwischen dem 1. März und dem 15. April bekommen?', 'RE-1', 'RE-2', '!AR-6'],
  // What is paid and what is got are not added up.
  ['Was ist vom Hofladen Nord brutto zusammengekommen?', 'zusammen 401,50 EUR'],
  ['Wie hoch ist die Summe aller Belege brutto?', 'AR-5', '!zusammen'],
  ['Was habe ich 2026 für Dünger bezahlt?', '260,30 EUR', '!302,3'],
  ['Wie viel habe ich 2026 für Dünger bezahlt?', '260,3'],
  ['Was habe ich 2025 für Dünger bezahlt?', '42'],
  ['Wann kam der letzte Diesel?', '05.05.2026'],
])('„%s“', async (question, ...told) => {
  const fact = await ask(question)
  expect(fact, question).toMatchObject({ answered: true })
  for (const words of told)
    if (words.startsWith('!')) expect(fact!.text).not.toContain(words.slice(1))
    else expect(fact!.text).toContain(words)
})

it('counts what was bought once, be it delivered, billed or both, in any order of the receipts', async () => {
  const goods = fc.record({
    amount: fc.integer({ min: 1, max: 400 }),
    papers: fc.constantFrom('note', 'invoice', 'both', 'both unnamed'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(goods, { minLength: 1, maxLength: 6 }), fc.boolean(), async (bought, backwards) => {
      const receipts = bought.flatMap(({ amount, papers }, index) => {
        const note = `LS-${index}`
        const positions = [position('Urea', 'fertilizer', null, { amount, unit: 'kg' })]
        const billed = papers === 'both' ? positions.map((one) => ({ ...one, delivery_note: note })) : positions
        return [
          ...(papers === 'invoice'
            ? []
            : [receipt(note, { type: 'delivery_note', date: `2026-03-0${index + 1}`, positions })]),
          ...(papers === 'note' ? [] : [receipt(`RE-${index}`, { date: `2026-03-1${index}`, positions: billed })]),
        ]
      })
      const fact = await (
        await askFarm(backwards ? receipts.toReversed() : receipts)
      )('Wie viel Dünger habe ich 2026 gekauft?')
      // An invoice that names no note is held to bill an equal one that waits.
      const waiting: number[] = []
      let total = 0
      for (const { amount, papers } of bought.toSorted((one, other) => order(one.papers) - order(other.papers))) {
        const taken = papers === 'invoice' ? waiting.indexOf(amount) : -1
        if (taken >= 0) waiting.splice(taken, 1)
        else total += amount
        if (papers === 'note') waiting.push(amount)
      }
      expect(fact!.text).toMatch(new RegExp(`(?:zusammen|Menge) ${total.toLocaleString('de-DE')} kg`, 'u'))
    }),
    { numRuns: runs(60) },
  )
})

const order = (papers: string): number => ['both', 'both unnamed', 'note', 'invoice'].indexOf(papers)
