import type { PictureRow } from '../../../farm/index.ts'
import { nextWorkingDay, valueOn, viehverkv } from '../../../law/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { readSpecies, type Species } from '../../../terms/index.ts'
import { judgeInTime } from '../in-time.ts'
import { KEPT_KINDS, keptOn } from '../kept-species.ts'
import type { Rule, Scene, Verdict } from '../rule.ts'

const COUNTED = { pig: 'Schweinen', sheep: 'Schafen', goat: 'Ziegen' } as const
type Counted = keyof typeof COUNTED

export const hitStichtag: Rule = {
  id: 'hit_stichtag',
  title: 'Bestand zum Stichtag gemeldet',
  register: 'hit_meldungen',
  legalBasis: 'ViehVerkV § 26 (3)',
  certainty: 'A',
  measure: 'Melde den Bestand in HIT und trag ihn mit dem Tag der Meldung bei den Beständen ein.',
  reads: [...KEPT_KINDS, 'applications'],
  judge: (scene) => (Object.keys(COUNTED) as Counted[]).flatMap((species) => judgeSpecies(species, scene)),
}

function judgeSpecies(species: Counted, scene: Scene): Verdict[] {
  const { picture, year, today, land } = scene
  const begin = `${year}-01-01`
  const [day, last] = [viehverkv.bestandStichtag, viehverkv.bestandMeldenBis].map((one) => valueOn(one, begin, land))
  if (day === undefined || last === undefined || today <= `${year}-${day}`) return []
  const census = `${year}-${day}`
  const counts = picture
    .rows('animal_counts')
    .filter(({ values }) => values.date === census && speciesOf(values, scene) === species)
  const kept: PictureRow[] = [
    ...counts.filter(({ values }) => (values.count ?? 0) > 0),
    ...keptOn(picture, species, census),
  ]
  if (kept.length === 0) return []
  const reports = [...counts.map(({ values }) => values.reported_on), ...applicationsFor(species, scene)]
  const done = reports.filter((one) => one != null).toSorted()[0] ?? null
  const what = `Der Bestand an ${COUNTED[species]} vom ${germanDay(census)}`
  return [
    judgeInTime({
      last: `${year}-${last}`,
      due: nextWorkingDay(`${year}-${last}`, land),
      rows: kept,
      done,
      today,
      noteFrom: census,
      late: `${what} wurde am ${germanDay(done)} gemeldet.`,
      open: `${what} ist nicht als gemeldet eingetragen.`,
      part: species,
    }),
  ]
}

const speciesOf = (
  { species, herd_id, category }: PictureRow<'animal_counts'>['values'],
  { picture }: Scene,
): Species | undefined => species ?? picture.byId('herds', herd_id)?.values.species ?? readSpecies(category ?? '')

/** Days on which a report was sent in that is of this species, or names none. */
const applicationsFor = (species: Species, { picture, year }: Scene): string[] =>
  picture.rows('applications').flatMap(({ values }) => {
    if (values.type !== 'census_day' || (values.year ?? 0) !== year || values.submitted_on == null) return []
    const named = (values.title ?? '').split(/[^\p{L}]+/u).flatMap((word) => readSpecies(word) ?? [])
    return named.length === 0 || named.includes(species as never) ? [values.submitted_on] : []
  })
