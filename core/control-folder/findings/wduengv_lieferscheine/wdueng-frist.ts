import { deadlineOf, periodOn, valueOn, wduengv } from '../../../law/index.ts'
import { germanDay, germanNumber } from '../../../shared/german/write-german.ts'
import { endOfPeriod } from '../../../shared/time/days.ts'
import type { PictureRow } from '../../../farm/index.ts'
import { breach, inOrder, note, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'

type Transfer = PictureRow<'manure_transfers'>

export const wduengFrist: Rule = {
  id: 'wdueng_frist',
  title: 'Auf- und Abgabe von Wirtschaftsdünger rechtzeitig aufgezeichnet',
  register: 'wduengv_lieferscheine',
  legalBasis: 'WDüngV §§ 1, 3',
  certainty: 'A',
  measure: 'Zeichne Lieferschein, Menge und Nährstoffe auf und trag ein, wann.',
  reads: ['manure_transfers'],
  judge(scene) {
    const free = valueOn(wduengv.freiBis, `${scene.year}-12-31`, scene.land)
    const transfers = scene.picture
      .rows('manure_transfers')
      .filter(({ values }) => values.date?.startsWith(`${scene.year}-`))
    if (free === undefined || transfers.length === 0) return []
    const unweighed = transfers.filter(({ values }) => values.amount == null)
    if (tonnesOf(transfers) > free) return transfers.flatMap((one) => judgeTransfer(one, scene))
    return unweighed.length > 0 && transfers.some((one) => isLate(one, scene)) ? [amountMissing(unweighed, free)] : []
  },
}

/** A cubic metre counts as a tonne, which is what slurry weighs. */
const tonnesOf = (transfers: readonly Transfer[]): number =>
  Math.round(transfers.reduce((sum, { values }) => sum + (values.amount ?? 0), 0) * 1000) / 1000

const amountMissing = (transfers: readonly Transfer[], free: number): Verdict =>
  notCheckable(transfers, {
    text: `Bei ${transfers.length === 1 ? 'einer Auf- oder Abgabe' : `${transfers.length} Auf- und Abgaben`} von Wirtschaftsdünger fehlt die Menge. Ob im Jahr mehr als ${germanNumber(free)} t zusammenkommen, entscheidet, ob Fristen gelten. Trag sie ein.`,
    part: 'menge',
  })

const isLate = (transfer: Transfer, scene: Scene): boolean =>
  judgeTransfer(transfer, scene).some(({ severity }) => severity !== 'in_ordnung')

function judgeTransfer(transfer: Transfer, { land, today }: Scene): Verdict[] {
  const { date, direction, partner, type, recorded_on, delivery_note } = transfer.values
  const parameter = direction === 'taken' ? wduengv.aufnahmeEigenverwendungAufzeichnen : wduengv.abgabeAufzeichnen
  const period = date == null ? undefined : periodOn(parameter, date, land)
  if (date == null || !period) return []
  const [last, due] = [endOfPeriod(date, period), deadlineOf(date, period, land)]
  const who = partner == null ? '' : direction === 'taken' ? ` von ${partner}` : ` an ${partner}`
  const what = `Die ${direction === 'taken' ? 'Aufnahme' : 'Abgabe'} von ${type}${who} am ${germanDay(date)}`
  const said = (told: string) => ({ text: `${what} ${told}. Frist war der ${germanDay(due)}.`, due })
  if (recorded_on != null) {
    if (recorded_on <= last) return [inOrder(transfer)]
    return [(recorded_on <= due ? note : breach)([transfer], said(`wurde am ${germanDay(recorded_on)} aufgezeichnet`))]
  }
  if (today <= due) return [inOrder(transfer)]
  return delivery_note == null
    ? [breach([transfer], said('ist nicht aufgezeichnet'))]
    : [
        notCheckable([transfer], {
          text: `${what} hat einen Lieferschein, doch „Aufgezeichnet am“ fehlt. Trag den Tag ein.`,
        }),
      ]
}
