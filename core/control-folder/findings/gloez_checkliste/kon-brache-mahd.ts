import { daysAround, gapkondv, valueOn } from '../../../law/index.ts'
import { isFarmedOn, mainCropIn } from '../../../library/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { receivesPayments } from '../conditionality.ts'
import { breach, inOrder, type Rule, type Scene, type Verdict } from '../rule.ts'
import { doneOn, isIn, type WorkItem } from '../work.ts'
import { FIELD_WORK_KINDS, worksOn, type FieldRow } from '../worked-fields.ts'

export const konBracheMahd: Rule = {
  id: 'kon_brache_mahd',
  title: 'Brache in der Schonzeit in Ruhe gelassen',
  register: 'gloez_checkliste',
  legalBasis: 'GAPKondV § 17 (4)',
  certainty: 'A',
  measure: 'Mäh, mulch und bearbeite Brachen erst nach der Schonzeit; Ausnahmen genehmigt die Behörde.',
  reads: FIELD_WORK_KINDS,
  judge: (scene) => (receivesPayments(scene) ? fallowsIn(scene).map((field) => judgeField(field, scene)) : []),
}

const fallowsIn = ({ picture, year }: Scene): readonly FieldRow[] =>
  picture.rowsBy(`fallow in ${year}`, 'fields', (field) => (isFallow(field, year) ? ['yes'] : [])).get('yes') ?? []

const isFallow = ({ values }: FieldRow, year: number): boolean =>
  mainCropIn(values, year)?.leftOut === 'fallow' && isFarmedOn(values, `${year}-04-01`)

function judgeField(field: FieldRow, { picture, year, land }: Scene): Verdict {
  const works = worksOn(picture, field).filter(
    (work) => isIn(work.values, year) && disturbs(work) && work.values.permit_id == null,
  )
  for (const work of works) {
    const day = doneOn(work.values)!
    const rest = valueOn(gapkondv.bracheRuhezeit, day, land)
    const days = rest && daysAround(day, rest)
    if (days) {
      const told = `Auf der Brache „${field.label}“ steht am ${germanDay(day)} „${work.values.title}“.`
      const law = `Vom ${germanDay(days.from)} bis zum ${germanDay(days.until)} darf dort weder gemäht noch gemulcht oder der Boden bearbeitet werden.`
      return breach([field, work], { text: `${told} ${law}` })
    }
  }
  return inOrder(field)
}

const disturbs = ({ values: { type, title, technique } }: WorkItem): boolean =>
  type === 'tillage' ||
  type === 'harvest' ||
  /mäh|mahd|mulch|schlegel|häcksel|grubber|pflüg|fräs|eggen/i.test(`${title} ${technique ?? ''}`)
