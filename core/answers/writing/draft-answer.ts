import { germanNumber } from '../../shared/german/write-german.ts'
import { columnsOfQuestion, type Interpretation } from '../interpretation/interpretation.ts'
import type { QuestionType } from '../question/parsed-question.ts'
import { countsThemselves } from '../interpretation/counts-themselves.ts'
import { namesSort } from '../interpretation/names-sort.ts'
import { stemsOf } from '../interpretation/search-text.ts'
import { isEmpty, type Entry } from '../view.ts'
import { withAlsoAsked } from './also-asked.ts'
import { columnsCalledLike } from './columns-called-like.ts'
import { draftColumns } from './draft-columns.ts'
import { draftDay, draftLastDay } from './draft-day.ts'
import { draftEntries } from './draft-entries.ts'
import { draftWhere, draftWho } from './draft-who-and-where.ts'
import { countedColumn, draftNumber } from './draft-number.ts'
import { namesUnit } from './named-unit.ts'
import { draftDaysBetween } from './draft-days-between.ts'
import { draftShareOfCount } from './draft-share.ts'
import { draftWhether } from './draft-whether.ts'
import type { DraftWriter } from './draft.ts'
import { namesOf, subject } from './phrases.ts'

/** Answers with the entries that were found. */
export const draftAnswer: DraftWriter = (interpretation, narrowed) => {
  const draft = WRITERS[interpretation.question.type](interpretation, narrowed)
  // A list is no mean.
  const isList = draft?.answered === true && draft.measure === undefined && draft.entries.length > 1
  if (isList && interpretation.question.aggregate === 'mean') return undefined
  return draft && withAlsoAsked(draft, interpretation, narrowed)
}

const draftCount: DraftWriter = (interpretation, narrowed) => {
  const { view, namedColumns, question } = interpretation
  const countsNumbers = question.thresholds.length === 0 && namedColumns.some(({ type }) => type === 'number')
  if (question.countsTime && !countsNumbers) return draftDaysBetween(interpretation, narrowed)
  const { found: all } = narrowed
  const found = all.filter(hasDayNamed(interpretation))
  if (countsWhere(interpretation, found)) return undefined
  if (question.wholeStem !== undefined && !view.countsEntriesOf && !countsNumbers)
    return draftShareOfCount(interpretation, { ...narrowed, found })
  if (
    (view.countsEntriesOf && !countsThemselves(interpretation)) ||
    countsNumbers ||
    countedColumn(interpretation) ||
    countsGoods(interpretation, found) ||
    view.classes.some(({ amount, words }) => amount !== undefined && words.has(question.countedStem ?? '')) ||
    namesUnit(interpretation, found, 'every')
  )
    return draftNumber(interpretation, narrowed) ?? draftTexts(interpretation, narrowed)
  // How many there are is no mean, and none to a hectare.
  if (question.asksRate || countsColumn(interpretation) || question.aggregate === 'mean') return undefined
  if (countsWhatOneHas(interpretation, found)) return undefined
  const what = subject(interpretation, narrowed)
  const count =
    found.length === 1 ? `Eingetragen ist 1 (${what})` : `Eingetragen sind ${germanNumber(found.length)} ${what}`
  const { leftOut } = narrowed
  const others =
    leftOut && leftOut.entries.length > 0
      ? ` Nicht mitgezählt, da ${leftOut.others}: ${germanNumber(leftOut.entries.length)}.`
      : ''
  return {
    text: `${count}: ${namesOf(found)}.${others}`,
    answered: true,
    entries: found,
    columns: columnsOfQuestion(interpretation),
    measure: { value: found.length, unit: '', counts: true },
  }
}

/** „Wie viele Kälber sind gemeldet?“ counts those alone of which the day is entered. */
function hasDayNamed({ namedColumns, question, view }: Interpretation): (entry: Entry) => boolean {
  const days = namedColumns.filter(({ type, ahead, name }) => type === 'day' && !ahead && name !== view.roles.day)
  const isMeant = days.length === 1 && !question.negated && !question.missing
  return ({ values }) => !isMeant || !isEmpty(values[days[0]!.name])
}

/** „Wie viel Prämie“, by the stem that its first word was understood by. */
const ofSort = ({ conditions, stems }: Interpretation): boolean => {
  const [first = ''] = stems
  return conditions.some(
    ({ by }) => typeof by === 'object' && [...(by.choices?.values() ?? [])].some((choice) => choice.words.has(first)),
  )
}

/** What stands right behind „wie viel“ is what the entries are called. */
const countsNamed = ({ view, question: { countedStem } }: Interpretation): boolean =>
  countedStem === undefined || view.nouns.has(countedStem) || namesSort(view, countedStem)

/** „Wie viele Ohrmarken haben wir noch?“ counts what entries have, and not these. */
const countsColumn = ({ view, question: { countedStem }, namedColumns }: Interpretation): boolean =>
  countedStem !== undefined &&
  !view.nouns.has(countedStem) &&
  namedColumns.some(({ type, words }) => type === 'text' && words.has(countedStem))

/** What texts say of it, where nobody has counted. */
const draftTexts: DraftWriter = (interpretation, narrowed) => {
  const texts = interpretation.namedColumns.filter(({ type }) => type === 'text')
  return texts.length > 0 && countedColumn(interpretation) ? draftColumns(interpretation, narrowed, texts) : undefined
}

/** „Wie viele Laktationen hat Carla?“ counts what one has, and not how many are called so. */
const countsWhatOneHas = ({ conditions, saysNoun }: Interpretation, found: readonly Entry[]): boolean =>
  !saysNoun && conditions.some(({ by, isName }) => by === 'text' && isName && found.length === 1 && isName(found[0]!))

/** „Wie viele Eier haben wir verkauft?“ asks for their amount, and not how often. */
function countsGoods({ view, question: { countedStem } }: Interpretation, found: readonly Entry[]): boolean {
  const amount = view.columns.find(({ name }) => name === view.roles.amount)
  if (!amount?.unitColumn || countedStem === undefined || view.nouns.has(countedStem) || found.length === 0)
    return false
  return found.every(({ name }) => stemsOf(name).includes(countedStem))
}

/** „Wie viele Iglus haben wir?“ counts the places, and not what stands in them. */
function countsWhere({ question, view, saysNoun }: Interpretation, found: readonly Entry[]): boolean {
  const { where } = view.roles
  if (saysNoun || question.countedStem === undefined || where === undefined || found.length === 0) return false
  return found.every(({ values, record }) => {
    const place = record.references[where] ?? values[where]
    return typeof place === 'string' && stemsOf(place).some((stem) => stem.endsWith(question.countedStem!))
  })
}

/** „Wie groß ist … und wie hoch der Humusgehalt?“ */
const draftSeveral: DraftWriter = (interpretation, narrowed) => {
  const { question, requestedColumns } = interpretation
  const requested = requestedColumns.filter(({ type }) => type !== 'reference' && type !== 'flag' && type !== 'choice')
  // Of what one word means what is there.
  const meant = requested.flatMap((column) =>
    columnsCalledLike(column, interpretation).filter(
      ({ name }) => name === column.name || narrowed.found.some(({ values }) => !isEmpty(values[name])),
    ),
  )
  return question.joinsWords && requested.length > 1 ? draftColumns(interpretation, narrowed, meant) : undefined
}

/** „Wieviel Kühe“ counts where nothing has an amount; a number may stand in a text: „Wie viel Prozent Lahmheit“. */
const draftAmount: DraftWriter = (interpretation, narrowed) => {
  const { columns, view, question } = interpretation
  const number = draftNumber(interpretation, narrowed)
  if (number || view.roles.amount !== undefined) return number
  if (question.wholeStem !== undefined && !columns.some(({ type }) => type === 'text'))
    return draftCount(interpretation, narrowed)
  // „Wie viel Gülle ist im Behälter?“ counts no stores of it, „Wie viel zahlt er für den Schaden?“ no damages.
  if (columns.length === 0)
    return ofSort(interpretation) || !countsNamed(interpretation) ? undefined : draftCount(interpretation, narrowed)
  return columns.every(({ type }) => type === 'text') ? draftColumns(interpretation, narrowed, columns) : undefined
}

/** „Wie ist“: the number where there is one, else what is named. */
const draftHow: DraftWriter = (interpretation, narrowed) => {
  const { view, columns, question } = interpretation
  return (
    draftSeveral(interpretation, narrowed) ??
    // No amount is the name of what came.
    (question.asksName ? undefined : draftNumber(interpretation, narrowed)) ??
    (columns.length > 0 || view.impliedBy?.entryName ? draftColumns(interpretation, narrowed, columns) : undefined)
  )
}

const WRITERS: Readonly<Record<QuestionType, DraftWriter>> = {
  count: draftCount,
  amount: (interpretation, narrowed) => draftSeveral(interpretation, narrowed) ?? draftAmount(interpretation, narrowed),
  how: draftHow,
  when: draftDay,
  until: draftLastDay,
  who: draftWho,
  where: draftWhere,
  which: draftEntries,
  what: draftEntries,
  whether: draftWhether,
  request: draftEntries,
}
