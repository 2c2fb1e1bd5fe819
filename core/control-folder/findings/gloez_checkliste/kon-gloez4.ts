import { gapkondv, valueOn } from '../../../law/index.ts'
import { germanDay, germanNumber } from '../../../shared/german/write-german.ts'
import { receivesPayments } from '../conditionality.ts'
import { breach, inOrder, judgeEach, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'
import { usesProduct } from '../sprayings.ts'
import { distanceKept, watersBeside } from '../waters.ts'
import { doneOn, worksIn, type WorkItem } from '../work.ts'
import { FIELD_WORK_KINDS, onFields, withFields, type FieldWork } from '../worked-fields.ts'

export const konGloez4: Rule = {
  id: 'kon_gloez4',
  title: 'GLÖZ 4: Streifen am Gewässer frei gelassen',
  register: 'gloez_checkliste',
  legalBasis: 'GAPKondV § 15',
  certainty: 'A',
  measure:
    'Lass den Streifen ab der Böschungsoberkante ohne Dünger und Pflanzenschutz; dein Land kann Gewässer ausnehmen.',
  reads: FIELD_WORK_KINDS,
  judge: (scene) =>
    receivesPayments(scene)
      ? judgeEach('kon_gloez4', scene, { of: withFields(scene.picture, spreadIn(scene)) }, judgeWork)
      : [],
}

const spreadIn = ({ picture, year }: Scene): readonly WorkItem[] =>
  picture.deriveEach('what was spread', [worksIn(picture, year)], [], (works) => works.filter(isSpread))[0]!

const isSpread = (work: WorkItem): boolean => work.values.type === 'fertilizing' || usesProduct(work)

function judgeWork({ work, worked }: FieldWork, { land }: Scene): Verdict[] {
  const day = doneOn(work.values)
  const limit = day === null ? undefined : valueOn(gapkondv.gewaesserstreifen, day, land)
  if (limit === undefined) return []
  const beside = worked.flatMap((part) =>
    watersBeside(work.values, part.field?.values).map((water) => ({
      part,
      water,
      kept: distanceKept(work.values, water, limit),
    })),
  )
  if (beside.length === 0) return []
  const tooNear = beside.find(({ kept }) => typeof kept === 'number' && kept < limit)
  const open = beside.find(({ kept }) => kept === 'near')
  const { part, water, kept } = tooNear ?? open ?? beside[0]!
  const rows = [work, ...(part.field ? [part.field] : [])]
  const where = `Bei „${work.values.title}“${onFields([part])} am ${germanDay(day)}`
  const needed = `${germanNumber(limit)} m ab der Böschungsoberkante`
  if (typeof kept === 'number' && kept < limit)
    return [
      breach(rows, {
        text: `${where} blieben ${germanNumber(kept)} m Abstand zu „${water.name}“; frei bleiben müssen ${needed}.`,
      }),
    ]
  if (kept === 'near')
    return [
      notCheckable(rows, {
        text: `${where} ist nicht eingetragen, welcher Abstand zu „${water.name}“ blieb; frei bleiben müssen ${needed}. Trag ihn in der Arbeit ein.`,
      }),
    ]
  return [inOrder(work)]
}
