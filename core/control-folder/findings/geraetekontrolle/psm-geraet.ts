import { germanDay } from '../../../shared/german/write-german.ts'
import { asOf } from '../as-of.ts'
import { breach, inOrder, note, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'
import { badgesOf, halfYearOf, isSprayer, sprayersMachines, type BadgeState } from '../sprayer-badges.ts'
import type { PictureRow } from '../../../farm/index.ts'
import type { WorkItem } from '../work.ts'
import { validUntil } from '../wording.ts'

export const psmGeraet: Rule = {
  id: 'psm_geraet',
  title: 'Pflanzenschutzgeräte geprüft',
  register: 'geraetekontrolle',
  legalBasis: 'PflSchGerätV §§ 3, 4, 5 (5)',
  certainty: 'A',
  measure: 'Lass das Gerät prüfen und trag den Tag der Prüfung oder die Plakette an der Maschine ein.',
  reads: ['work_items', 'machines', 'certificates'],
  judge(scene) {
    const { byMachine, withoutMachine } = sprayersMachines(scene.picture, scene.year)
    return [
      ...scene.picture
        .rows('machines')
        .filter((machine) => byMachine.has(machine.id) || isSprayer(machine))
        .flatMap((machine) => judgeMachine(machine, byMachine.get(machine.id) ?? [], scene)),
      ...unnamed(withoutMachine),
    ]
  },
}

const unnamed = (works: readonly WorkItem[]): Verdict[] =>
  works.length === 0
    ? []
    : [
        notCheckable([], {
          text: `Bei ${works.length === 1 ? 'einer Anwendung' : `${works.length} Anwendungen`} von Pflanzenschutzmitteln ist kein Gerät eingetragen, das unter Maschinen steht. Wähl es in der Arbeit aus.`,
          part: 'geraet',
        }),
      ]

function judgeMachine(machine: PictureRow<'machines'>, works: readonly WorkItem[], scene: Scene): Verdict[] {
  const badges = badgesOf(machine, scene)
  if (badges === 'free') return []
  const name = machine.values.name
  if (badges === 'unknown')
    return [
      notCheckable([machine], {
        text: `Für „${name}“ ist weder Prüfung noch Plakette eingetragen. Trag sie unter Maschinen ein.`,
      }),
    ]
  const expired = works.filter(({ values }) => stateOn(badges, values.done_on!) === 'expired')
  if (expired.length > 0) {
    const times = expired.length > 1 ? ` (insgesamt ${expired.length} Mal)` : ''
    const since = badges.first
      ? `das Gerät ist neu, und die erste Prüfung musste bis zum ${germanDay(badges.first.due)} sein; eingetragen ist keine`
      : `die Plakette galt bis zum ${germanDay(badges.until)}`
    const text = `Mit „${name}“ wurde am ${germanDay(expired[0]!.values.done_on)} gespritzt${times}; ${since}.`
    return [breach([machine, ...expired], { text })]
  }
  const unsure = works.filter(({ values }) => stateOn(badges, values.done_on!) === 'unknown')
  if (unsure.length > 0) {
    const text = `Mit „${name}“ wurde am ${germanDay(unsure[0]!.values.done_on)} gespritzt; eine Prüfung davor ist nicht eingetragen. Trag sie unter Nachweise ein.`
    return [notCheckable([machine, ...unsure], { text })]
  }
  return [endsSoon(machine, badges, scene)]
}

function endsSoon(machine: PictureRow<'machines'>, { until, first }: BadgeState, scene: Scene): Verdict {
  const day = asOf(scene)
  const last = until ?? first?.due
  if (last === undefined || last < day || halfYearOf(last) !== halfYearOf(day)) return inOrder(machine)
  const { name } = machine.values
  const text = first
    ? `„${name}“ ist neu und ${last < scene.today ? 'musste' : 'muss'} bis zum ${germanDay(last)} das erste Mal geprüft sein.`
    : `Die Plakette von „${name}“ ${validUntil(last, scene.today)}.`
  return note([machine], { text, due: last })
}

/** Of a new sprayer the first inspection is known to be missing as long as none but that one can have been. */
function stateOn({ until, spans, first }: BadgeState, day: string): 'valid' | 'expired' | 'unknown' {
  if (spans.some((span) => (span.from ?? '') <= day && day <= span.until)) return 'valid'
  if (first) return day > first.due && day <= (first.until ?? '') ? 'expired' : 'unknown'
  return until !== undefined && day > until ? 'expired' : 'unknown'
}
