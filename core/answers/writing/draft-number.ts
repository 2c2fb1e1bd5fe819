import type { QuestionWord } from '../question/parsed-question.ts'
import type { Narrowed } from '../filtering/narrowed.ts'
import { NAMED_UNITS } from '../question/question-words.ts'
import { stemsOf } from '../interpretation/search-text.ts'
import { inDialect } from '../question/in-dialect.ts'
import { sortOfUnit } from '../question/unit-asked.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Column, Entry, View } from '../view.ts'
import type { DraftWriter } from './draft.ts'
import { unitOf } from './format-value.ts'
import { draftEmptyColumns } from './nothing-found.ts'
import { namesUnit } from './named-unit.ts'
import { isOfCountStated } from './count-found.ts'
import { aggregation, draftAggregate, isRate, measureOf } from './draft-aggregate.ts'
import { draftShare } from './draft-share.ts'
import { draftTotal, inAllText } from './draft-total.ts'
import { listText } from './phrases.ts'

/** „Wie viel“ and „wie hoch“: a number of each, or what they come to. */
export const draftNumber: DraftWriter = (interpretation, narrowed) => {
  const column = numberColumn(interpretation)
  // „Wie viel bekam jedes Kalb?“ is not told by what all of them got.
  const isOfEach = interpretation.question.asksEach && interpretation.question.asksReceived
  // What was used up in all says nothing of a day.
  if (
    !column ||
    isOfEach ||
    (interpretation.question.asksPerTime && column.aggregate?.by === 'sum' && column.unitColumn && !column.ofDay)
  )
    return undefined
  const known = ofNamedUnit(
    interpretation,
    column,
    narrowed.found.filter(({ values }) => typeof values[column.name] === 'number'),
  )
  // „Fett im Schnitt der letzten drei Messungen“ is no single one.
  const { aggregate: asked, selectionSize } = interpretation.question
  if (asked !== undefined && selectionSize > 1 && known.length < selectionSize) return undefined
  if (interpretation.question.asksRate && !known.every((entry) => isPerSomething(entry, column))) return undefined
  if (!isOfCountStated(interpretation, narrowed.found)) return undefined
  if (known.length === 0) {
    // „Wie viele lahme Kühe gab es?“ may stand in words where nobody has counted them.
    const told = countedColumn(interpretation) === column ? namedTexts(interpretation, narrowed) : []
    return told.length > 0 ? undefined : draftEmptyColumns(narrowed.found, [column])
  }
  // „Was passt in Behälter und Kanal zusammen?“ is not answered with one of them.
  const { aggregate, joinsWords, asksShare } = interpretation.question
  if (aggregate === 'sum' && (joinsWords || column.ofDay) && known.length === 1) return undefined
  if (asksShare) {
    const isPercent = known.every((entry) => /^(?:%|Prozent)/u.test(unitOf(entry, column)))
    if (!isPercent) return isShared(column, known) ? draftShare(interpretation, narrowed, known, column) : undefined
  }
  const total = draftTotal(interpretation, narrowed, known, column)
  if (total) return total
  const by = aggregation(interpretation, known, column)
  const withoutValue = {
    entries: narrowed.found.filter(({ values }) => typeof values[column.name] !== 'number'),
    columns: [column],
  }
  const draft = by
    ? draftAggregate(interpretation, narrowed, known, column, by)
    : {
        text: withWhole(interpretation, known, column, listText(interpretation, narrowed, known, [column])),
        answered: true,
        entries: known,
        columns: [column],
        ...(known.length === 1 && { measure: measureOf(known, column, known[0]!.values[column.name] as number) }),
      }
  return { ...draft, withoutValue }
}

/** „Wie viel KAS kam auf den Steinacker?“ may ask for the hectare and for the field. */
function withWhole({ question }: Interpretation, known: readonly Entry[], column: Column, text: string): string {
  const whole = known.length === 1 && !question.asksRate ? inAllText(known[0]!, column) : undefined
  return whole === undefined || column.perArea?.onRequest ? text : `${text.replace(/\.$/u, '')} (${whole}).`
}

const namedTexts = ({ namedColumns }: Interpretation, { found }: Narrowed): Column[] =>
  namedColumns.filter(
    ({ name, type }) => type === 'text' && found.some(({ values }) => typeof values[name] === 'string'),
  )

/** „Wie viel Kubikmeter …?“ is of what is measured in them, where anything is. */
function ofNamedUnit({ question }: Interpretation, column: Column, known: readonly Entry[]): readonly Entry[] {
  const unit = NAMED_UNITS.find(([words]) => question.words.some(({ stem }) => words.has(stem)))?.[1]
  if (!unit || !column.unitColumn) return known
  const some = known.filter((entry) => unit.test(unitOf(entry, column)))
  return some.length > 0 ? some : known
}

/** „Wie viele weibliche Jungrinder …?“ */
const SAYS_HOW_ANIMALS_ARE =
  /^(?:weiblich|männlich|tragend|trächtig|trocken|melkend|laktierend|jung|alt|klein|tot|verendet|krank|lahm)(?:e[nrms]?|stehende[nrms]?)?$/u

/** „Jungrinder haben dort geweidet, wie viele waren das?“ counts them, and not how often they did. */
const IS_VERB = /^(?:ge\p{L}+(?:t|en)|\p{L}+(?:elt|et|ete[nt]?))$/u

/** How many of what an entry is of several of; undefined where something else is counted. */
export function countedColumn({ view, question }: Interpretation): Column | undefined {
  const asks = question.type === 'count' || question.type === 'amount'
  const saysOnlyWhat = ({ text, stem }: QuestionWord): boolean =>
    SAYS_HOW_ANIMALS_ARE.test(text) ||
    (question.countedStem === undefined && view.nouns.has(stem) && IS_VERB.test(text))
  const first = question.words.find((word) => !saysOnlyWhat(word))
  if (!asks || !first || !view.counts || question.countsTime || question.asksShare) return undefined
  const { things } = view.counts
  const isThing = (word: QuestionWord): boolean =>
    [word, ...(word.synonyms ?? [])].some(({ stem }) => things.has(stem)) || inDialect(word, things) !== undefined
  // „… was für Tiere liefen da und wie viele?“
  const countsAny = question.countedStem === undefined || IS_VERB.test(question.countedStem)
  if (!isThing(first) && !(countsAny && question.joinsWords && question.words.some(isThing))) return undefined
  return view.columns.find(({ name }) => name === view.counts!.column)
}

export function numberColumn(interpretation: Interpretation): Column | undefined {
  const { view, columns, namedColumns, conditions, question } = interpretation
  const counted = countedColumn(interpretation)
  if (counted) return counted
  const numbers = [...namedColumns, ...columns].filter(({ type }) => type === 'number')
  const ofClass = conditions.find(({ amount, negated }) => amount !== undefined && !negated)?.amount
  const named =
    (question.unitAsked === undefined ? undefined : columnInUnit(question.unitAsked, numbers, view)) ??
    (question.asksRate ? perHectare(numbers, view) : undefined) ??
    (question.aggregate === 'sum' ? inAll(numbers, view) : undefined) ??
    numbers[0] ??
    view.columns.find(({ name }) => name === ofClass)
  // „Wie hoch ist die Pacht?“ asks for another number than the amount of what is leased.
  const asksForElse =
    !view.countsEntriesOf &&
    namedColumns.some(
      ({ name, type }) =>
        (type === 'day' && name !== view.roles.day) ||
        (type === 'text' && !isSaid(interpretation, name)) ||
        // „Wie viel Gülle kam auf die Felder, zusammen?“ asks for no field.
        (type === 'reference' &&
          !isNamed(interpretation, name) &&
          question.aggregate !== 'sum' &&
          !question.alsoAsked.includes('where')),
    )
  return (
    named ??
    (asksForElse && !namesUnit(interpretation, interpretation.entries, 'some')
      ? undefined
      : view.columns.find(({ name }) => name === view.roles.amount))
  )
}

/** „Wie viel bezahlen wir je Hektar?“ of what is entered both in all and for a hectare. */
const perHectare = ([number, ...more]: readonly Column[], { columns }: View): Column | undefined =>
  number?.unit === undefined
    ? undefined
    : [number, ...more, ...columns].find(({ type, unit }) => type === 'number' && unit === `${number.unit}/ha`)

/** „pacht hasenlohe €/ha“ of what one word means, in all and by the hectare. */
const columnInUnit = (asked: string, numbers: readonly Column[], { columns }: View): Column | undefined => {
  const isIn = ({ type, unit }: Column): boolean =>
    type === 'number' && unit !== undefined && sortOfUnit(unit) === sortOfUnit(asked)
  const [first] = numbers
  const twins = columns.filter((column) => first && [...first.words].some((stem) => column.words.has(stem)))
  return numbers.find(isIn) ?? twins.find(isIn)
}

/** „Was kostet das ganze Bergfeld?“ the other way round. */
const inAll = ([number]: readonly Column[], { columns }: View): Column | undefined =>
  number?.unit?.endsWith('/ha')
    ? columns.find(({ type, unit }) => type === 'number' && `${unit}/ha` === number.unit)
    : undefined

/** „auf das Feld hinterm Deich“ says which one, and does not ask for it. */
const isNamed = ({ conditions, entries, stems }: Interpretation, name: string): boolean =>
  conditions.some(({ by, holds }) => {
    const labels = by === 'text' ? entries.filter(holds).map(({ record }) => record.references[name] ?? '') : []
    return labels.length > 0 && labels.every((label) => stemsOf(label).some((stem) => stems.has(stem)))
  })

/** „die Gruppe Endmast“: the value of the text is said with it. */
function isSaid({ entries, conditions, stems }: Interpretation, column: string): boolean {
  const texts = conditions.filter(({ by }) => by === 'text')
  const meant = entries.filter((entry) => texts.length > 0 && texts.every(({ holds }) => holds(entry)))
  return (
    meant.length > 0 &&
    meant.every(({ values: { [column]: text } }) => {
      const said = typeof text === 'string' ? stemsOf(text) : []
      return said.length > 0 && said.every((stem) => stems.has(stem))
    })
  )
}

/** What was used up in all says nothing of a hectare or a cow. */
const isPerSomething = (entry: Entry, column: Column): boolean =>
  isRate(unitOf(entry, column)) || /(?<!\p{L})(?:je|pro) /u.test(`${unitOf(entry, column)} ${column.label}`)

/** Of kilos per hectare none is a part of the others, nor of what is added up on request alone. */
const isShared = (column: Column, known: readonly Entry[]): boolean =>
  column.aggregate?.by === 'sum' &&
  !column.aggregate.onRequest &&
  known.every((entry) => !isRate(unitOf(entry, column)))
