import { entryOf, LEGAL_BASES, retentionEnd, retentionText, runningPeriod, type EntryId } from '../../library/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { KEPT_KINDS, keptOn } from '../findings/kept-species.ts'
import type { Scene } from '../findings/rule.ts'
import type { Concept } from './concepts.ts'
import type { LawQuestion } from './law-question.ts'
import type { LawTopic } from './topic.ts'
import type { Species } from '../../terms/index.ts'

/** What is kept, by the words for it; the first that are said count. */
const SUBJECTS: readonly (readonly [said: readonly Concept[], kept: EntryId])[] = [
  [['balance'], 'stoffstrombilanz_archiv'],
  [['sprayer', 'inspection'], 'geraetekontrolle'],
  [['skill'], 'sachkunde'],
  [['training'], 'sachkunde'],
  [['antibiotics'], 'antibiotika_tam'],
  [['feed'], 'futtermittel_zukauf'],
  [['medicine'], 'arzneimittel_bestandsbuch'],
  [['illness'], 'arzneimittel_bestandsbuch'],
  [['spray'], 'psm_aufzeichnung'],
  [['sample'], 'bodenuntersuchung'],
  [['bvd'], 'bvd_nachweise'],
  [['herdBook'], 'bestandsregister_rind'],
  [['lease'], 'pachtvertraege'],
  [['application'], 'sammelantrag'],
  [['handOver', 'material'], 'wduengv_lieferscheine'],
  [['store'], 'lagerraum'],
  [['need'], 'duengeplan'],
  [['fertilizing'], 'duengedokumentation'],
  [['fertilize'], 'duengedokumentation'],
  [['fertilizer'], 'duengedokumentation'],
  [['material'], 'duengedokumentation'],
  [['report'], 'hit_meldungen'],
  [['moved'], 'hit_meldungen'],
]

/** What a farmer means who says nothing more than papers. */
const MAIN: readonly EntryId[] = ['duengedokumentation', 'psm_aufzeichnung', 'arzneimittel_bestandsbuch']

/** How long what is written down is kept. */
export const retention: LawTopic = {
  id: 'retention',
  asksFor: [['keep']],
  beside: [
    ...new Set(SUBJECTS.flatMap(([said]) => said)),
    'papers',
    'record',
    'sprayer',
    'cattle',
    'calf',
    'old',
    'field',
  ],
  needsNoDuty: ['keep'],
  reads: ['fields', 'work_items', ...KEPT_KINDS],
  tell(question, scene) {
    const { concepts, type, fields, animals, crops } = question
    const isOfTime = ['until', 'when', 'how', 'count', 'amount', 'whether', 'request'].includes(type)
    if (!isOfTime || fields.length > 0 || animals.length > 0 || crops.length > 0) return undefined
    const [found] = SUBJECTS.filter(([said]) => said.every((one) => concepts.has(one)))
    if (!found && !concepts.has('papers') && !concepts.has('record')) return undefined
    const kept = found ? [ofSpecies(found[1], scene)] : MAIN
    return { text: kept.map((id) => keptText(id, question, scene)).join(' '), rows: [] }
  },
}

/** The book of the animals that the farm has. */
function ofSpecies(id: EntryId, scene: Scene): EntryId {
  if (id !== 'bestandsregister_rind') return id
  const keeps = (species: Species): boolean => keptOn(scene.picture, species, scene.today).length > 0
  if (keeps('cattle')) return id
  if (keeps('pig')) return 'bestandsregister_schwein'
  return keeps('sheep') || keeps('goat') ? 'bestandsregister_schaf_ziege' : id
}

function keptText(id: EntryId, { past, today, isOpen }: LawQuestion, { land }: Scene): string {
  const entry = entryOf(id)
  const end = past && !isOpen ? retentionEnd(entry, runningPeriod(entry.period, past.until), land) : undefined
  const year = past?.until.slice(0, 'YYYY'.length)
  const until = end === undefined ? '' : ` Was von ${year} ist, muss also bis zum ${germanDay(end)} da sein.`
  return `${entry.title}: aufzubewahren ${retentionText(entry, today, land)} (${LEGAL_BASES[id].text}).${until}`
}
