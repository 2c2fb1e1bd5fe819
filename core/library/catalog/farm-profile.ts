import type { KindSlug, Picture } from '../../farm/index.ts'
import type { EntryId } from './entry-ids.ts'

/** What it is read from. */
export const PROFILE_KINDS: readonly KindSlug[] = ['holdings', 'herds', 'animals', 'fields']

interface Profile {
  cattle: boolean
  dairyCows: boolean
  pigs: boolean
  fatteningPigs: boolean
  sheepOrGoats: boolean
  land: boolean
  organic: boolean
}

/** Pigs, sheep and goats need their own herd book as cattle do, though only those for fattening have further papers. */
const RECOMMENDED: Readonly<Record<keyof Profile, readonly EntryId[]>> = {
  cattle: [
    'bestandsregister_rind',
    'hit_meldungen',
    'bvd_nachweise',
    'arzneimittel_bestandsbuch',
    'tierverluste',
    'tierwohl_eigenkontrolle',
  ],
  dairyCows: ['milchguete'],
  pigs: ['bestandsregister_schwein'],
  fatteningPigs: ['bestandsregister_schwein', 'antibiotika_tam', 'biosicherheit', 'haltungskennzeichnung'],
  sheepOrGoats: ['bestandsregister_schaf_ziege'],
  land: ['duengeplan', 'duengedokumentation', 'bodenuntersuchung', 'psm_aufzeichnung', 'anbauplan', 'sammelantrag'],
  organic: ['bio_zertifikat'],
}

/** The entries that a farm of this kind should keep; nothing is switched on by it. */
export function recommendedEntries(picture: Picture): Set<EntryId> {
  const profile = picture.derive('farm profile', PROFILE_KINDS, profileOf)
  return new Set(
    Object.entries(RECOMMENDED).flatMap(([name, entries]) => (profile[name as keyof Profile] ? entries : [])),
  )
}

function profileOf(picture: Picture): Profile {
  const herds = picture.rows('herds').filter(({ values }) => values.target_count !== 0)
  const animals = picture.rows('animals').filter(({ values }) => values.status !== 'gone' && values.left_on == null)
  const has = (...species: string[]) =>
    [...herds, ...animals].some(({ values }) => values.species != null && species.includes(values.species))
  const produces = (production: string) => herds.some(({ values }) => values.production === production)
  const farming = picture.rows('holdings')[0]?.values.farming
  return {
    cattle: has('cattle'),
    dairyCows: produces('dairy_cow'),
    pigs: has('pig'),
    fatteningPigs: produces('fattening_pig'),
    sheepOrGoats: has('sheep', 'goat'),
    land: picture.rows('fields').length > 0,
    organic: farming === 'organic' || farming === 'conversion',
  }
}
