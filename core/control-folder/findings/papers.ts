import { keyText, type Picture, type PictureRow, type RowValues } from '../../farm/index.ts'
import type { Scene } from './rule.ts'
import { proofsOfSkill } from './spraying-people.ts'
import { doneOn, type WorkItem } from './work.ts'

/** A paper that runs out and that no other rule looks at. */
export interface Paper {
  row: PictureRow
  /** „QM-Milch (Hof Wümmetal)“ */
  name: string
  until: string
  /** Something that was done on the strength of it after that day: the work, or in general. */
  usedAfter(day: string): { work: WorkItem | undefined } | undefined
}

/** What `papersOf` reads. */
export const PAPER_KINDS = ['certificates', 'permits', 'machines', 'people', 'work_items'] as const

/** Every paper of a farm that has an end and that no newer one replaces. */
export const papersOf = ({ picture, holding, ...scene }: Scene): Paper[] => {
  const others = new Set<string>(proofsOfSkill(picture).map(({ id }) => id))
  const certificates = picture.rows('certificates').filter(({ id, values }) => !others.has(id) && !isOfSprayer(values))
  const newest = Map.groupBy(certificates, ({ values }) => subjectOf(values))
  return [
    ...[...newest.values()].flatMap((same) => certificatePaper(latest(same), { picture, holding, ...scene })),
    ...picture
      .rows('permits')
      .flatMap((row) => paper(row, row.label, row.values.valid_until, permitUse(picture, row.id))),
    ...picture
      .rows('machines')
      .flatMap((row) =>
        paper(
          row,
          `Hauptuntersuchung „${row.values.name}“`,
          row.values.vehicle_inspection_until,
          machineUse(picture, row.id),
        ),
      ),
  ]
}

const paper = (
  row: PictureRow,
  name: string,
  until: string | null | undefined,
  usedAfter: Paper['usedAfter'],
): Paper[] => (until == null ? [] : [{ row, name, until, usedAfter }])

type Certificate = RowValues<'certificates'>

const isOfSprayer = ({ category, type }: Certificate): boolean =>
  category === 'sprayer_inspection' ||
  (category == null && /spritz|gerätekontrolle|pflanzenschutzgerät/i.test(type ?? ''))

/** What a certificate is of; those of one subject replace each other. */
const subjectOf = ({ category, type, holder_id, holder, machine_id }: Certificate): string =>
  [
    category == null || category === 'other' || category === 'quality_scheme' || category === 'training'
      ? keyText(type ?? '')
      : category,
    machine_id ?? holder_id ?? keyText(holder ?? ''),
  ].join(' ')

/** One without an end outlasts all. */
const latest = (same: readonly PictureRow<'certificates'>[]): PictureRow<'certificates'> =>
  same.toSorted((one, other) => (other.values.valid_until ?? '9').localeCompare(one.values.valid_until ?? '9'))[0]!

function certificatePaper(row: PictureRow<'certificates'>, { picture, holding, year }: Scene): Paper[] {
  const { type, category, holder, holder_id, machine_id, valid_until } = row.values
  const person = picture.byId('people', holder_id)?.values
  if (person?.employed_until != null && person.employed_until < `${year}-01-01`) return []
  const who = holder ?? person?.name
  const isFarming = holding?.farming === 'organic' || holding?.farming === 'conversion'
  const use = ((): Paper['usedAfter'] => {
    if (category === 'organic' || (category == null && /öko|bio(?!gas)/i.test(type ?? '')))
      return () => (isFarming ? { work: undefined } : undefined)
    if (machine_id != null) return machineUse(picture, machine_id)
    if (category === 'animal_transport') return (day) => transportAfter(picture, day, keyText(who ?? ''))
    return () => undefined
  })()
  return paper(row, who == null ? (type ?? '') : `${type} (${who})`, valid_until, use)
}

const machineUse =
  (picture: Picture, machine: string): Paper['usedAfter'] =>
  (day) =>
    firstAfter(picture.referring('work_items', 'machine_id', machine), day)

const permitUse =
  (picture: Picture, permit: string): Paper['usedAfter'] =>
  (day) =>
    firstAfter(picture.referring('work_items', 'permit_id', permit), day)

const ANIMALS = /tier|vieh|rind|kuh|kühe|kalb|kälber|bulle|färse|schwein|ferkel|schaf|ziege|geflügel/i

const transportAfter = (picture: Picture, day: string, who: string) =>
  firstAfter(
    picture
      .rows('work_items')
      .filter(
        ({ values: { type, title, done_by, person_id } }) =>
          type === 'transport' &&
          ANIMALS.test(title ?? '') &&
          keyText(done_by ?? picture.byId('people', person_id)?.values.name ?? '') === who,
      ),
    day,
  )

function firstAfter(works: readonly WorkItem[], day: string): { work: WorkItem } | undefined {
  const after = works.filter(({ values }) => (doneOn(values) ?? '') > day)
  const [work] = after.toSorted((one, other) => one.values.done_on!.localeCompare(other.values.done_on!))
  return work && { work }
}
