import { isLiquidOrganic, isOrganic, hasPhosphate, useOf } from '../../library/index.ts'
import { isOnGrassland, MOVED } from '../findings/closures.ts'
import { permitAbout } from '../findings/permits.ts'
import { enforcementOn, ENFORCEMENT_TEXT, isRed } from '../findings/red-zones.ts'
import { sceneOf, type Scene } from '../findings/rule.ts'
import { quoted } from '../findings/wording.ts'
import { yearOf } from '../findings/work.ts'
import { fieldRows, namesOfFields, useText } from './fields-meant.ts'
import { dayAsked, type AskedDays, type FieldRow, type LawQuestion } from './law-question.ts'
import { isHighIn, phosphateText } from './phosphate-text.ts'
import {
  closedMaterials,
  closureRuns,
  mayBeMoved,
  nextChange,
  redZoneOpen,
  type ClosedMaterial,
  type ClosureRun,
} from './spreading-state.ts'
import { arableText, groundText, liquidTexts, movedText, nextText, runText } from './spreading-text.ts'
import { verdict, type Told } from './topic.ts'
import { ureaText } from './urea.ts'

/** So few fields are told with all that holds on them. */
const FEW_FIELDS = 3

/** What is asked of some fields, and on which days. */
interface Asked {
  question: LawQuestion
  fields: readonly FieldRow[]
  /** By which closed periods it goes; none of lime and potash. */
  kinds: readonly ClosedMaterial[]
  days: AskedDays
}

interface FieldState {
  field: FieldRow
  /** One list for each closed period; empty of land that is neither arable nor grassland. */
  runs: readonly { material: ClosedMaterial; runs: readonly ClosureRun[] }[]
  text: string
}

/** What the closed periods say of these fields, and what else holds where something is spread on them. */
export function tellFields(
  question: LawQuestion,
  fields: readonly FieldRow[],
  kinds: readonly ClosedMaterial[],
  scene: Scene,
): Told {
  const day = dayAsked(question)
  const days = question.days && !question.isOpen ? question.days : { from: day, until: day }
  const asked: Asked = { question, fields, kinds, days }
  const states = fields.map((field) => stateOf(field, asked, scene))
  // Of two things each has to be closed, of one with nitrogen and phosphate either closes it.
  const each = question.materials.length > 0 ? question.materials.map((one) => closedMaterials([one])) : [kinds]
  const isClosed = states.every(({ runs }) =>
    each.every((of) => runs.some((one) => of.includes(one.material) && one.runs.every(isClosedRun))),
  )
  const permit = permitAbout(scene.picture, day, MOVED)
  const moved = [days.from, days.until].some((on) =>
    fields.some((field) => kinds.some((kind) => mayBeMoved(field, kind, on, scene))),
  )
  const unknownRed = fields.filter((field) => kinds.some((kind) => redZoneOpen(field, kind, day, scene)))
  const isOpen = states.every(
    ({ runs }) => runs.length > 0 && runs.every((of) => of.runs.every(({ state }) => state === 'open')),
  )
  const isSurelyOpen = isOpen && !moved && unknownRed.length === 0
  const sentences = [...Map.groupBy(states, ({ text }) => text)].map(
    ([text, of]) => `Auf ${namesOfFields(of.map(({ field }) => field))}${usesText(of)} ${text}.`,
  )
  return {
    text: [
      `${permit ? '' : answerTo(question, isClosed, isSurelyOpen)}${sentences.join(' ')}`,
      ...furtherTexts(asked, isClosed, scene),
      ...redTexts(fields, unknownRed, day, scene),
      ...protectedTexts(fields),
      ...(permit
        ? [`Eine Genehmigung zur Sperrfrist ist hinterlegt („${permit.label}“); prüf, ob sie für Tag und Feld gilt.`]
        : moved
          ? [movedText(day, scene)]
          : []),
      ...(isClosed || question.concepts.has('closure') ? [] : [groundText(question.materials)]),
    ].join(' '),
    rows: fieldRows(fields, (field) =>
      [`Nutzung: ${useText(field) ?? 'nicht eingetragen'}`, ...(isRed(field.values) ? ['Rotes Gebiet: ja'] : [])].join(
        ' · ',
      ),
    ),
  }
}

const isClosedRun = ({ state }: ClosureRun): boolean => state === 'closed'

/**
 * Where it is closed it may not be done, whatever the weather is; where it is open only that there is no closed period
 * is known, and not that it may be done.
 */
function answerTo(question: LawQuestion, isClosed: boolean, isSurelyOpen: boolean): string {
  if (isClosed) return verdict(question, true)
  return isSurelyOpen && question.asks === 'forbidden' && question.concepts.has('closure')
    ? verdict(question, false)
    : ''
}

function stateOf(field: FieldRow, { question, kinds, days }: Asked, scene: Scene): FieldState {
  const found = kinds.flatMap((material) => {
    const runs = closureRuns(field, material, days, scene)
    return runs ? [{ material, runs }] : []
  })
  const parts = found.map(({ material, runs }) => {
    const last = runs.at(-1)!
    const next = last.state === 'open' ? nextText(nextChange(field, material, days.until, scene)) : ''
    return `${runs.map((run) => runText(run, material, field, question.today, scene)).join('; dann ')}${next}`
  })
  return {
    field,
    runs: found,
    text: parts.join('. Dort ') || NO_CLOSURE[Number(kinds.length > 0)]!,
  }
}

/** Where nothing is spread that is ever closed, and where nobody knows what the land is. */
const NO_CLOSURE = [
  'gilt für Kalk und Kali keine Sperrfrist der Düngeverordnung',
  'kann ich nichts zur Sperrfrist sagen, denn es ist weder als Acker noch als Grünland eingetragen',
]

const usesText = (of: readonly FieldState[]): string => {
  const uses = new Set(of.map(({ field }) => useText(field)))
  const [use] = uses
  return uses.size === 1 && use !== undefined ? ` (${use})` : ''
}

/** What else holds on them for what is spread. */
function furtherTexts({ question, fields, kinds, days }: Asked, isClosed: boolean, scene: Scene): string[] {
  const { materials } = question
  const day = days.from
  const then = sceneOf(scene.picture, { year: yearOf(day), today: scene.today })
  const isGrass = (field: FieldRow): boolean => isOnGrassland({ field, use: useOf(field.values), day }, then) === true
  const hasArable = fields.some((field) => useOf(field.values) === 'arable' && !isGrass(field))
  const isWholeClosed = isClosed && days.from === days.until
  return [
    ...(hasArable && kinds.includes('nitrogen') && !isWholeClosed ? [arableText(days.until, scene)] : []),
    ...(materials.some(isLiquidOrganic) && !isClosed ? liquidTexts(fields, isGrass, day, scene) : []),
    ...phosphateTexts(question, fields, day, scene),
    ...(materials.includes('urea') ? [ureaText(day, scene)] : []),
  ]
}

/** Where phosphate is high, or it is what the question is about. */
function phosphateTexts(
  { materials, concepts }: LawQuestion,
  fields: readonly FieldRow[],
  day: string,
  scene: Scene,
): string[] {
  const isAsked = concepts.has('phosphate') || materials.some((one) => !isOrganic(one) && hasPhosphate(one))
  if (!isAsked && !materials.some(hasPhosphate)) return []
  const areFew = fields.length <= FEW_FIELDS
  return fields
    .filter((field) => (isAsked && areFew) || ((isAsked || areFew) && isHighIn(field, day, scene)))
    .map((field) => phosphateText(field, day, scene))
}

function redTexts(fields: readonly FieldRow[], unknown: readonly FieldRow[], day: string, scene: Scene): string[] {
  const red = fields.filter(({ values }) => isRed(values))
  const enforcement = enforcementOn(scene, day)
  return [
    ...(red.length > 0 && enforcement
      ? [
          `${namesOfFields(red)}: rotes Gebiet, wo längere Sperrfristen vorgesehen sind (DüV § 13a Abs. 2). ${ENFORCEMENT_TEXT[enforcement]}`,
        ]
      : []),
    ...unknown.map(
      (field) =>
        `Ob ${quoted(field.values.name)} im roten Gebiet liegt, ist nicht eingetragen; dort wäre an diesem Tag anders zu urteilen.`,
    ),
  ]
}

/** What the rules of a protected area ask for stands in no row. */
function protectedTexts(fields: readonly FieldRow[]): string[] {
  const found = fields.filter(({ values }) => values.natura_2000 === true || values.protected_area != null)
  return found.length > 0 && fields.length <= FEW_FIELDS
    ? [`${namesOfFields(found)}: Schutzgebiet; dessen Auflagen kenne ich nicht.`]
    : []
}
