import type { RowValues } from '../../farm/index.ts'
import { foldText } from '../../shared/german/fold.ts'
import type { EntryId } from '../catalog/entry-ids.ts'

type Certificate = RowValues<'certificates'>

const BY_CATEGORY: Readonly<Partial<Record<NonNullable<Certificate['category']>, EntryId>>> = {
  plant_protection: 'sachkunde',
  animal_transport: 'sachkunde',
  stunning: 'sachkunde',
  sprayer_inspection: 'geraetekontrolle',
  vehicle_inspection: 'arbeitssicherheit',
  organic: 'bio_zertifikat',
  training: 'arbeitssicherheit',
  licence: 'arbeitssicherheit',
}

/** Of those that name no category, by the words of their type; the first that fits. */
const BY_WORDS: readonly (readonly [EntryId, RegExp])[] = [
  ['haltungskennzeichnung', /haltungskenn|haltungsform|tierhaltungskenn/],
  ['geraetekontrolle', /geratekontroll|spritzen ?tuv|plakette|feldspritz|gerateprufung/],
  ['sachkunde', /sachkund|befahigung|tiertransport|betaubung/],
  ['bio_zertifikat', /(?:^| )(?:oko|bio)|2018 848/],
  [
    'arbeitssicherheit',
    /unterweis|ersthelfer|erste hilfe|arbeitsschutz|gefahrdung|uvv|feuerlosch|hauptuntersuchung|stapler|motorsage|schulung|lehrgang|prufbescheinigung|prufprotokoll/,
  ],
]

/** Where a certificate is kept; undefined: in no register of its own. */
export function registerOfCertificate({ category, type }: Certificate): EntryId | undefined {
  const words = foldText(type ?? '')
  if (BY_WORDS[0]![1].test(words)) return 'haltungskennzeichnung'
  if (category != null && category !== 'other') return BY_CATEGORY[category]
  return BY_WORDS.find(([, expression]) => expression.test(words))?.[0]
}
