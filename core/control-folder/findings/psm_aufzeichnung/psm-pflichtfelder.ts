import { dvo2023564, valueOn } from '../../../law/index.ts'
import { germanDay, germanList } from '../../../shared/german/write-german.ts'
import { fieldsNamed, type Picture } from '../../../farm/index.ts'
import { cropOnDay, missingInExport, needsNoEppo } from '../../../library/index.ts'
import { breach, inOrder, note, type Rule, type Scene, type Verdict } from '../rule.ts'
import { sprayingsOf, sprayJobsIn, sprayJobsWithoutDay, type Spraying } from '../sprayings.ts'
import { doneOn, type WorkItem } from '../work.ts'
import { onFields, workedFields, type WorkedField } from '../worked-fields.ts'

export const psmPflichtfelder: Rule = {
  id: 'psm_pflichtfelder',
  title: 'Pflanzenschutz vollständig aufgezeichnet',
  register: 'psm_aufzeichnung',
  legalBasis: 'DVO (EU) 2023/564; VO (EG) 1107/2009 Art. 67',
  certainty: 'B',
  measure: 'Ergänze die fehlenden Angaben in der Arbeit oder am Schlag.',
  reads: ['work_items', 'fields', 'people', 'plant_protection_products'],
  judge: ({ picture, year, today, ...scene }: Scene) => [
    ...picture.deriveEach(
      `sprayed and written down ${scene.land}`,
      sprayJobsIn(picture, year),
      ['people', 'plant_protection_products'],
      (work) => judgeJob(work, picture, scene),
      fieldsNamed,
    ),
    ...(today.startsWith(`${year}-`) ? sprayJobsWithoutDay(picture).map((work) => withoutDay(work, picture)) : []),
  ],
}

const withoutDay = (work: WorkItem, picture: Picture): Verdict =>
  breach([work], {
    text: `Der Aufzeichnung „${work.values.title}“${onFields(workedFields(picture, work))} fehlt der Tag der Anwendung.`,
  })

function judgeJob(work: WorkItem, picture: Picture, { land }: Pick<Scene, 'land'>): Verdict {
  const day = doneOn(work.values)!
  const extended = valueOn(dvo2023564.erweiterteAngaben, day, land) === true
  const sprayings = sprayingsOf(picture, work)
  const worked = workedFields(picture, work)
  const missing = [
    ...ofJob(work, extended),
    ...ofProducts(sprayings, extended),
    ...worked.flatMap((part) => ofField(part, work, day, extended)),
  ]
  const called = `Der Aufzeichnung vom ${germanDay(day)} („${work.values.title}“${onFields(worked)})`
  if (missing.length > 0)
    return breach([work], { text: `${called} ${verb(missing)} ${germanList([...new Set(missing)])}.` })
  const left = extended ? leftOpen(sprayings, work, picture) : []
  return left.length > 0 ? note([work], { text: left.map((what) => `${called} ${what}`).join(' ') }) : inOrder(work)
}

/** What no law asks of every record, but the product or the export for authorities does. */
function leftOpen(sprayings: readonly Spraying[], work: WorkItem, picture: Picture): string[] {
  const [asked, exported] = [ofConditions(sprayings, work), missingInExport(picture, work)]
  return [
    ...(asked.length > 0 ? [`${verb(asked)} ${germanList(asked)}; die Zulassung des Mittels bindet daran.`] : []),
    ...(exported.length > 0 ? [`${verb(exported)} für den Export noch: ${germanList(exported)}.`] : []),
  ]
}

const verb = (missing: readonly string[]): string => (new Set(missing).size > 1 ? 'fehlen' : 'fehlt')

const ofJob = ({ values }: WorkItem, extended: boolean): string[] => [
  ...(values.done_by == null && values.person_id == null ? ['die Person, die gespritzt hat'] : []),
  ...(extended && values.kind_of_use == null ? ['die Art der Verwendung'] : []),
]

const ofProducts = (sprayings: readonly Spraying[], extended: boolean): string[] =>
  sprayings.flatMap(({ product, approvalNumber, hasAmount }) => {
    const of = sprayings.length > 1 ? ` von „${product}“` : ''
    return [
      ...(product === '' ? ['das Mittel'] : []),
      ...(extended && approvalNumber === undefined ? [`die Zulassungsnummer${of}`] : []),
      ...(hasAmount ? [] : [`die Aufwandmenge${of}`]),
    ]
  })

function ofField(part: WorkedField, { values }: WorkItem, day: string, extended: boolean): string[] {
  const field = part.field?.values
  const crop = field && cropOnDay(field, day, values.eppo)
  const isNamed = part.name !== undefined || part.location !== undefined || values.geometry != null
  const isPlaced =
    field?.flik != null || field?.geometry != null || values.geometry != null || part.location !== undefined
  const eppo = values.eppo ?? crop?.eppo
  const isGrassland = field?.use === 'grassland' || field?.permanent_grassland === true
  return [
    ...(isNamed ? [] : ['die behandelte Fläche']),
    ...((part.areaHa ?? field?.area_ha) == null ? ['die Größe der Fläche'] : []),
    ...(extended && isNamed && !isPlaced ? ['die Lage (FLIK oder Koordinaten)'] : []),
    ...(eppo == null && crop === undefined && !isGrassland ? ['die Kultur'] : []),
    ...(extended && eppo == null && !isGrassland && (crop === undefined || !needsNoEppo(crop.crop, crop.year))
      ? ['der EPPO-Code der Kultur']
      : []),
  ]
}

/** What the approval of a product is bound to: growth stages, or a time of the day. */
const ofConditions = (sprayings: readonly Spraying[], { values }: WorkItem): string[] => {
  const rows = sprayings.flatMap(({ row }) => (row ? [row.values] : []))
  const hourBound = rows.some(
    ({ conditions, bee_class }) => bee_class === 'B2' || /bienenflug|uhr\b|abends|nachts/i.test(conditions ?? ''),
  )
  return [
    ...(values.bbch == null && rows.some(({ conditions }) => /BBCH/i.test(conditions ?? ''))
      ? ['das BBCH-Stadium']
      : []),
    ...(values.done_at == null && hourBound ? ['die Uhrzeit'] : []),
  ]
}
