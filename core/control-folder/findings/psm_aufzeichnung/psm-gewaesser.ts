import { pflschanwv, valueOn, type State } from '../../../law/index.ts'
import { germanDay, germanNumber } from '../../../shared/german/write-german.ts'
import type { Picture } from '../../../farm/index.ts'
import { breach, inOrder, note, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'
import { sprayingsOf, sprayJobsIn, SPRAYING_KINDS } from '../sprayings.ts'
import { distanceKept, watersBeside, type Water } from '../waters.ts'
import { doneOn, type WorkItem } from '../work.ts'
import { onFields, workedFields, type WorkedField } from '../worked-fields.ts'

export const psmGewaesser: Rule = {
  id: 'psm_gewaesser',
  title: 'Pflanzenschutz: Abstand zu Gewässern',
  register: 'psm_aufzeichnung',
  legalBasis: 'PflSchAnwV § 4a',
  certainty: 'A',
  measure:
    'Halt den Abstand ab der Böschungsoberkante ein oder begrün den Streifen; dein Land kann kleine Gewässer ausnehmen.',
  reads: SPRAYING_KINDS,
  judge: ({ picture, year, land }: Scene) =>
    sprayJobsIn(picture, year).flatMap((work) => {
      const said = workedFields(picture, work).flatMap((part) =>
        watersBeside(work.values, part.field?.values).map((water) => judgeWater(water, part, work, { picture, land })),
      )
      const [worst] = said.toSorted((one, other) => rank(one) - rank(other))
      return worst ? [worst] : []
    }),
}

const rank = ({ severity, checkable }: Verdict): number =>
  ['mangel', 'hinweis', 'in_ordnung'].indexOf(severity) + (checkable ? 0 : 1 / 100)

function judgeWater(
  water: Water,
  part: WorkedField,
  work: WorkItem,
  { picture, land }: { picture: Picture; land: State | undefined },
): Verdict {
  const day = doneOn(work.values)!
  const [bare, green] = [
    valueOn(pflschanwv.gewaesserabstand, day, land),
    valueOn(pflschanwv.gewaesserabstandBegruent, day, land),
  ]
  if (bare === undefined || green === undefined) return inOrder(work)
  const limit = water.isGreen === true ? green : bare
  const rows = [work, ...(part.field ? [part.field] : [])]
  const where = `${onFields([part]).trim()} am ${germanDay(day)} neben „${water.name}“`
  const kept = distanceKept(work.values, water, limit)
  if (kept === 'near')
    return notCheckable(rows, {
      text: `Bei der Anwendung ${where} ist nicht eingetragen, welcher Abstand zur Böschung blieb. Nötig sind ${metres(limit)}. Trag ihn in der Arbeit ein.`,
    })
  const stayed = kept === 'far' ? water.distanceM! : kept
  const told = `Bei der Anwendung ${where} blieben ${metres(stayed)} Abstand`
  if (stayed < green || (stayed < limit && water.isGreen === false))
    return breach(rows, { text: `${told}; nötig sind ${metres(limit)} ab der Böschungsoberkante.` })
  if (stayed < limit)
    return notCheckable(rows, {
      text: `${told}; das genügt nur, wenn die Böschung ganzjährig begrünt ist. Trag am Schlag den Bewuchs der Böschung ein.`,
    })
  return ofConditions(work, stayed, told, picture) ?? inOrder(work)
}

/** Conditions of a product ask for more, less of it with nozzles that drift little. */
function ofConditions(work: WorkItem, stayed: number, told: string, picture: Picture): Verdict | undefined {
  const most = Math.max(0, ...sprayingsOf(picture, work).map(({ row }) => row?.values.water_distance_m ?? 0))
  if (stayed >= most) return undefined
  const text = `${told}; die Auflage des Mittels nennt ${metres(most)}. Prüf, ob deine Düsen weniger erlauben.`
  return note([work], { text })
}

const metres = (count: number): string => `${germanNumber(count)} m`
