import { stemGerman } from '../shared/german/stem-german.ts'
import type { DocumentId } from '../shared/ids.ts'
import type { ParsedQuestion, QuestionType } from './question/parsed-question.ts'
import type { Span } from './question/span.ts'
import type { Column } from './column.ts'
import type { ColumnRoles } from './column-roles.ts'

export type { Column, ColumnType } from './column.ts'
export { ENTRY_NAME, type ColumnRoles } from './column-roles.ts'

/** One thing that can be asked about: a record of its owner, or a part or a consequence of one. */
export interface Entry {
  /** As a person knows it, short. */
  name: string
  /** By column; null or left out where nothing is known. */
  values: Readonly<Record<string, unknown>>
  /** What it is evidence of. */
  record: EvidenceRecord
  /** What it can be found by beside its name and the texts of its columns. */
  searchTexts?: readonly string[] | undefined
}

/** The row that an entry rests on, as an answer shows it. */
export interface EvidenceRecord {
  kind: string
  /** Empty: no row says it, as where something is missing. */
  id: string
  /** The kind and the row as a person knows them: „Feld: Große Koppel“. */
  title: string
  /** The row alone. */
  label: string
  values: Readonly<Record<string, unknown>>
  /** What every row of the kind is shown with, whatever the answer tells. */
  alwaysShown: readonly Column[]
  /** The names of the rows that reference columns point to, by column. */
  references: Readonly<Record<string, string>>
  /** Where documents say what it holds; none where a person has changed it. */
  sources: readonly { documentId: DocumentId; page: number | null; quote: string | null }[]
}

/** A word for some of the entries: „Kälber“ among the animals. */
export interface EntryClass {
  label: string
  words: ReadonlySet<string>
  /** Words in lower case that have one of the stems and mean something else: „Spritze“ is not „spritzen“. */
  otherWords?: ReadonlySet<string> | undefined
  /** Of entries of this and of other views: it means these only beside a word that is this view's own. */
  needsNoun?: boolean | undefined
  /** Those of its words, in lower case, that say how they are: „Ist die Rechnung offen?“ asks for a yes or a no. */
  stateWords?: ReadonlySet<string> | undefined
  /** They say so of a sort or a time, too, of which there is but one: „Ist der Sammelantrag rechtzeitig gestellt?“ */
  ofSort?: true | undefined
  /** Of such a state: nobody has entered what would decide it. */
  isUndecided?: ((entry: Entry) => boolean) | undefined
  /** The column of the number that „wie viel“ asks for beside it, where it is another than the view's. */
  amount?: string | undefined
  /** It says what sort of the other class is meant, and may stand beside it: „mineralisch gedüngt“. */
  qualifies?: boolean | undefined
  /** `today` is a day. */
  holds(entry: Entry, today: string): boolean
}

/** What says which entries are meant. */
export interface AskedOf {
  type: QuestionType
  /** The view with what narrows it: „Ausgaben (ab 01.05.2026)“. */
  heading: string
  /** Whether anything does. */
  isNarrowed: boolean
  /** The labels of classes. */
  classes: readonly string[]
  /** Whether any text of theirs does. */
  names: boolean
  /** „insgesamt“ */
  asksSum: boolean
  /** It asks for how much came on a hectare, or to a day. */
  asksRate: boolean
  /** The stems by which its words were understood. */
  words: ReadonlySet<string>
}

/** What a question can say of entries beside which of them are meant. */
export type ToldProperty = keyof Pick<
  ParsedQuestion,
  | 'missing'
  | 'complete'
  | 'asksShare'
  | 'asksPermission'
  | 'overdue'
  | 'outOfLimits'
  | 'state'
  | 'aggregate'
  | 'selection'
>

/** What a sort of question is about: entries of one owner with the words for them. */
export interface View {
  /** For other views to refer to. */
  name: string
  /** German, many. */
  label: string
  /** A question that it answers, for those who do not know what to ask. */
  example?: string
  /** More of them, for a language model that says others in such words. */
  furtherExamples?: readonly string[]
  /** Stems of the words for its entries. */
  nouns: ReadonlySet<string>
  /** Words in lower case that have one of their stems and mean something else: „Fresser“ is not „fressen“. */
  otherWords?: ReadonlySet<string>
  /** Stems that go with them and tell nothing more: „laufen“ of deadlines. */
  neutralWords?: ReadonlySet<string>
  columns: readonly Column[]
  roles: ColumnRoles
  classes: readonly EntryClass[]
  /**
   * `register`: what there is stands in it, so that nothing found means that there is none. `log`: what happened may
   * have been left out, so that nothing found is no answer.
   */
  completeness: 'register' | 'log'
  /** `future`: entries are due, and a period in the question lies ahead. */
  tense: 'past' | 'future'
  /** What makes the question mean this view although it says none of its words. */
  impliedBy?: {
    /** The name of an entry in such questions: „Wer ist Jan Tietjen?“ */
    entryName?: readonly QuestionType[]
    /** Stems that name such entries, also where there is none of the name: crops that the farm does not grow. */
    knownNames?: ReadonlySet<string>
    /** Questions in which a known name alone means another view: „Wie war der Weizen?“ */
    knownNamesNotFor?: readonly QuestionType[]
    /** „Was ist überfällig?“ */
    overdue?: boolean
    /** „Wie viel KAS hat der Steinacker bekommen?“: the name of an entry with a verb of getting. */
    received?: boolean
    /** „Seit wann sind die Kühe auf der Kuhweide?“: the names of an entry. */
    since?: boolean
    /** „Wie viel Kubik Gülle hinterm Deich?“: stems that together name what was done, and where or with whom. */
    goodsInPlace?: { types: readonly QuestionType[]; names(entry: Entry, stems: ReadonlySet<string>): boolean }
  }
  /** Its values are how things are, and not what they were given. */
  tellsWhatIs?: true
  /** It says what must or may be done; other views leave such questions to the law. */
  answersDuties?: boolean
  /** Its amount counts what another view keeps one by one, and comes before a count of those; the name of that view. */
  countsEntriesOf?: string
  /** Of such a view: stems of what its entries are themselves, „Herde“, which are counted like entries. */
  countedThemselves?: ReadonlySet<string>
  /** What an entry may be of several of, and the column that says of how many: „Wie viele Kälber wurden behandelt?“ */
  counts?: { things: ReadonlySet<string>; column: string }
  /**
   * Only these are meant where the question names none of the columns `liftedBy`, and no time where that lifts it, too.
   * `others` is what the others are, in German, for counts to say how many there are.
   */
  usually?: {
    holds(entry: Entry, today: string): boolean
    liftedBy: readonly string[]
    liftedByPeriod?: boolean
    others: string
    /** What those of the others are that are yet to come, in German: „geplant“. */
    ahead?: { label: string; holds(entry: Entry): boolean }
  }
  /** Entries that agree in these columns are values of one thing over time; the latest stands for it. */
  series?: readonly string[]
  /** What changes with time where no entry stands for another: by which column, among entries that agree in which. */
  changes?: { by: string; within: readonly string[] }
  /** The column that tells what a record has to say and does not: „Was fehlt im …?“ */
  missingDetails?: string
  /** The days that an entry belongs to, where it is not the one of `roles.day`. */
  spanOf?(entry: Entry): Span | undefined
  /** Of a view that tells its entries: what is asked this way means the same entries. */
  tellsAlso?: {
    types?: readonly QuestionType[]
    /** „Was fehlt …?“, „Anteil“, „Ist … noch gültig?“: it says of each how that is; `sum`, what they come to. */
    says?: readonly (ToldProperty | 'sum')[]
    /** Stems that may be denied: „nicht in Ordnung“; `any`, whatever it denies. */
    denied?: ReadonlySet<string> | 'any'
  }
  /** Each of its classes says something else, so that several hold together. */
  combinesClasses?: true
  /** Stems that a word may end with and that say nothing more than its beginning: „Deichacker“. */
  heads?: ReadonlySet<string>
  /** Its entries in whole sentences, whatever is asked of them; no yes or no. Undefined where that cannot be told. */
  tells?(entries: readonly Entry[], asked: AskedOf): string | undefined
  /** What a count of its entries does not count, in a whole sentence: animals that have no row of their own. */
  countsOnly?(entries: readonly Entry[], all: readonly Entry[]): string | undefined
  /** What else has to be said to the entries of an answer and the columns that it tells, in whole sentences. */
  annotate?(
    entries: readonly Entry[],
    all: readonly Entry[],
    today: string,
    columns: readonly Column[],
  ): string | undefined
  /** Of such a view whose words no other has: that there are none is said, and no answer. */
  tellsNone?: true
}

/**
 * The stems of German words, as the engine compares them. `~dying` stands for every verb of that class
 * (`shared/german/verbs/`), `~paying.done` for its forms that say that it is done, `~paying.open` for the others.
 */
export const stems = (words: string): Set<string> =>
  new Set(
    [...words.matchAll(/~[a-z]\w+(?:\.(?:done|open))?|[\p{L}\p{N}]+/giu)].map(([word]) =>
      word.startsWith('~') ? word : stemGerman(word.toLowerCase()),
    ),
  )

export const entryClass = (
  label: string,
  words: string,
  holds: EntryClass['holds'],
  more: Pick<EntryClass, 'needsNoun' | 'amount' | 'qualifies' | 'ofSort' | 'isUndecided'> & {
    otherWords?: string
    stateWords?: string
  } = {},
): EntryClass => ({
  label,
  words: stems(words),
  holds,
  needsNoun: more.needsNoun,
  amount: more.amount,
  qualifies: more.qualifies,
  ofSort: more.ofSort,
  isUndecided: more.isUndecided,
  ...(more.stateWords !== undefined && { stateWords: new Set(more.stateWords.split(' ')) }),
  ...(more.otherWords !== undefined && { otherWords: new Set(more.otherWords.toLowerCase().split(' ')) }),
})

/** True where a value says nothing, by itself or by what its column declares. */
export const isEmpty = (value: unknown, column?: Pick<Column, 'unknownValues'>): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (column?.unknownValues?.includes(value as string) ?? false)
