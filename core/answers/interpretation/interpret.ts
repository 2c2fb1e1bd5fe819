import type { ParsedQuestion, State } from '../question/parsed-question.ts'
import type { ViewEntries } from '../ports/entry-loader.ts'
import type { Column, Entry, View } from '../view.ts'
import type { AskedView } from './asked-view.ts'
import { asTold } from './as-told.ts'
import { asksBesideColumns } from './beside-columns.ts'
import { columnsNamed, deniedOf } from './columns-named.ts'
import type { Interpretation } from './interpretation.ts'
import { withNounsOfNames } from './noun-before-name.ts'
import { withOrderedNumber } from './ordered-number.ts'
import { withJoined } from './joined-words.ts'
import { textMeaning } from './text-meaning.ts'
import { impliesOverdue, mayNameGoods, nameIsEnough, saysKnownName } from './may-explain.ts'
import { stemGerman } from '../../shared/german/stem-german.ts'
import { stemsOf } from './search-text.ts'
import { understand, type Understood } from './word-meanings.ts'
import type { WordMeaning } from './word-meaning.ts'

/**
 * Undefined where a word remains that neither the view nor its entries explain: then it may mean something else
 * altogether.
 */
export function interpret(given: AskedView): Interpretation | undefined {
  const { view, loaded } = given
  const question = withOrderedNumber({ ...given, question: asTold(view, given.question) })
  const asked = { ...given, question }
  if (question.asksDuty && !view.answersDuties) return undefined
  // What was delivered is nothing that is still expected; of what is due a day may be over.
  if (question.saysPast && view.tense === 'future' && (isOfRowsAhead(view) || question.type === 'when'))
    return undefined
  const understood: Understood[] = []
  for (const word of question.words) {
    const one = understand(asked, word, understood.at(-1))
    if (!one) return undefined
    understood.push(one)
  }
  if (view.tells && view.tense === 'future' && isOfSynonyms(question, understood)) return undefined
  const { entries } = loaded
  const meanings = understood.map((one) => one.meanings)
  const byWord = withJoined(
    question,
    withNounsOfNames(question.words, meanings, entries),
    entries,
    (word) => textMeaning(view, entries, word)?.condition,
  )
  if (asksBesideColumns(question, byWord)) return undefined
  const exceptions = exceptionsOf(view, loaded, question)
  if (exceptions === undefined) return undefined
  const ordered = byWord.flat().find(({ order }) => order !== undefined)
  if (ordered && question.selection !== undefined) return undefined
  const selected = ordered ? { ...question, selection: ordered.order } : question
  const stems = new Set(understood.map(({ stem }) => stem))
  const interpretation = withNewest({ ...interpretationOf({ ...asked, question: selected }, byWord), stems })
  return isAboutView(interpretation, byWord.flat()) &&
    isConsistent(
      interpretation,
      byWord.flat().some(({ isNoun }) => isNoun),
    )
    ? { ...interpretation, exceptions }
    : undefined
}

/** Of deadlines one may be over, and what is told of a plan is no row. */
const isOfRowsAhead = ({ impliedBy, tellsAlso }: View): boolean => impliedBy?.overdue !== true && !tellsAlso

/** What is known of a plan only by what other words may mean as well is no question for it: „Prämie“. */
const isOfSynonyms = ({ words }: ParsedQuestion, understood: readonly Understood[]): boolean =>
  understood.every(
    ({ stem, meanings }, index) =>
      !meanings.some((meaning) => meaning.score > 0) || words[index]!.synonyms?.some((other) => other.stem === stem),
  ) && understood.some(({ meanings }) => meanings.some(({ score }) => score > 0))

const NEW = stemGerman('neu')

/** „Die neueste Maschine“ of what has no day of its own is ordered by the day that the adjective asks for. */
function withNewest(interpretation: Interpretation): Interpretation {
  const { view, question, columns } = interpretation
  const { selection } = question
  if (view.roles.day !== undefined || columns.some(({ type }) => type === 'day')) return interpretation
  const day = view.columns.find(({ adjectives }) => adjectives?.highest?.has(NEW))
  if (!day || (selection !== 'latest' && selection !== 'first')) return interpretation
  // „Aktuell“ of a number that is not dated is what is entered.
  if (selection === 'latest' && interpretation.namedColumns.some(({ type }) => type === 'number'))
    return { ...interpretation, question: { ...question, selection: undefined } }
  return {
    ...interpretation,
    question: { ...question, selection: selection === 'latest' ? 'most' : 'least' },
    orderedBy: day,
    columns: [...columns, day],
    namedColumns: [...interpretation.namedColumns, day],
  }
}

function interpretationOf(
  { view, loaded: { entries, beyond }, question, today }: AskedView,
  byWord: readonly (readonly WordMeaning[])[],
): Omit<Interpretation, 'stems'> {
  const meanings = byWord.flat()
  const columns = columnsNamed(byWord, question.joinsWords)
  const isDenied = (index: number): boolean => question.words[index]!.stem === question.negatedStem
  const conditions = byWord.flatMap((ofWord, index) =>
    ofWord.flatMap(({ condition }) =>
      condition
        ? {
            ...condition,
            ...(isDenied(index) && { negated: true as const }),
            ...(question.words[index]!.stem === question.wholeStem && { isWhole: true as const }),
            ...(question.words[index]!.isBeside && { isBeside: true as const }),
          }
        : [],
    ),
  )
  const namesEntry = conditions.some(({ by, holds }) => by === 'text' && entries.some(holds))
  return {
    view,
    question,
    conditions,
    columns,
    namedColumns: meanings.flatMap(({ column, saysOnlyColumn }) =>
      column && saysOnlyColumn && columns.includes(column) ? column : [],
    ),
    negatedColumns: byWord.flatMap((ofWord, index) => (isDenied(index) ? deniedOf(ofWord, columns) : [])),
    requestedColumns: [
      ...new Set(byWord.flatMap(([first]) => (first?.column && first.saysOnlyColumn ? first.column : []))),
    ],
    state: stateOf(question, columns, meanings),
    exceptions: [],
    orderedBy: meanings.find(({ order }) => order !== undefined)?.column,
    entries,
    beyond,
    today,
    guessesColumn: meanings.some(({ column, bySynonym }) => column !== undefined && bySynonym === true),
    guessesSubject: isGuess(meanings),
    saysNoun: meanings.some(({ isNoun, condition }) => isNoun || condition?.by === 'class'),
    namesSubject: saysOwnWord(meanings) || impliesOverdue(view, question) || namesEntry,
    // What is said beside a question may narrow it, and decides not of what it is.
    score: byWord
      .filter((_, index) => !question.words[index]!.isBeside)
      .flat()
      .reduce((total, { score }) => total + score, 0),
  }
}

/** All that it says beside names is what a word may mean as well. */
function isGuess(meanings: readonly WordMeaning[]): boolean {
  const own = meanings.filter(
    ({ isNoun, column, condition }) => isNoun || column !== undefined || (condition && condition.by !== 'text'),
  )
  return own.length > 0 && own.every(({ bySynonym }) => bySynonym === true)
}

const saysOwnWord = (meanings: readonly WordMeaning[]): boolean =>
  meanings.some(({ isNoun, condition, needsNoun }) => isNoun || (condition && condition.by !== 'text' && !needsNoun))

function isAboutView(
  { view, question, conditions, columns, entries, beyond, stems }: Interpretation,
  meanings: readonly WordMeaning[],
): boolean {
  const saysOwn = saysOwnWord(meanings) || impliesOverdue(view, question)
  if (meanings.some(({ needsNoun }) => needsNoun) && !saysOwn) return false
  if (saysOwn || columns.length > 0) return true
  // Of entries that are not read nobody knows which the question names.
  if (beyond) return false
  const texts = conditions.filter(({ by }) => by === 'text')
  // Where a thing is that a note of another speaks of, that one does not say: „die Werkstatt für Fendt“.
  const isCalledSo = ({ name, searchTexts = [] }: Entry): boolean =>
    [name, ...searchTexts].flatMap(stemsOf).some((word) => [...stems].some((stem) => word.endsWith(stem)))
  const namesEntry =
    question.type === 'where'
      ? entries.some((entry) => texts.every(({ holds }) => holds(entry)) && isCalledSo(entry))
      : texts.some(({ holds }) => entries.some(holds))
  const namesGoods = (): boolean =>
    mayNameGoods(view, question) &&
    entries.some(
      (entry) => texts.every(({ holds }) => holds(entry)) && view.impliedBy!.goodsInPlace!.names(entry, stems),
    )
  return saysKnownName(view, question) || (namesEntry && (nameIsEnough(view, question) || namesGoods()))
}

/** What its words ask of last days; of no column, where what lies ahead is late or not. */
function stateOf(
  question: ParsedQuestion,
  columns: readonly Column[],
  meanings: readonly WordMeaning[],
): Interpretation['state'] {
  const own: State[] = meanings.flatMap(({ state }) => state ?? [])
  const is = question.state ?? own[0]
  const lastDays = columns.filter(({ ahead }) => ahead === 'last day')
  const requested = meanings.flatMap(({ state, column }) => (state && column ? column : []))
  return is && { is, columns: question.state === undefined ? requested : lastDays }
}

/** The names of what is left out; undefined where one of them names nothing. */
function exceptionsOf(
  view: View,
  { entries }: ViewEntries,
  { excepted }: ParsedQuestion,
): Interpretation['exceptions'] | undefined {
  const found = excepted.map((words) => {
    const meanings = words.map((word) => textMeaning(view, entries, word)?.condition)
    return meanings.length > 0 && meanings.every((meaning) => meaning !== undefined)
      ? {
          description: `ohne ${meanings.map(({ description }) => description).join(' ')}`,
          holds: (entry: Interpretation['entries'][number]) => meanings.every(({ holds }) => holds(entry)),
        }
      : undefined
  })
  return found.every((one) => one !== undefined) ? found : undefined
}

function isConsistent(
  { view, question, conditions, namedColumns, state }: Interpretation,
  namesEntries: boolean,
): boolean {
  // Two classes at once are one thing said of another: „beim ersten Kalb“ of a cow.
  const said = conditions.filter(({ by, qualifies }) => by === 'class' && !qualifies)
  const classes = new Set(said.map(({ description }) => description))
  if (!question.joinsNames && !view.combinesClasses && classes.size > 1) return false
  // What a field was given is no value that was measured of it.
  if (question.asksReceived && (view.series !== undefined || (view.tellsWhatIs && namedColumns.length > 0)))
    return false
  const isOfLog = view.completeness === 'log'
  // „Welche Wiese ist nicht gemäht?“ asks for what has none of them.
  if (!namesEntries && conditions.some(({ by, negated }) => negated && (by === 'class' || (by === 'text' && isOfLog))))
    return false
  if (state?.columns.length === 0 && view.tense !== 'future') return false
  return !(namedColumns.length > 1 && namedColumns.some(({ exclusive }) => exclusive))
}
