/** `choice` holds one of the values in `choices` or a list of them, `day` a `YYYY-MM-DD`, `reference` an id. */
export type ColumnType = 'number' | 'day' | 'text' | 'flag' | 'choice' | 'reference'

/** A value that entries have, and how people speak of it. */
export interface Column {
  name: string
  label: string
  type: ColumnType
  /** Stems that name it. */
  words: ReadonlySet<string>
  /**
   * Stems that ask for it beside the name of an entry and nothing else, so that they mean it nowhere else: „Notiz“ is
   * what many things have, and a word of what is searched.
   */
  asideWords?: ReadonlySet<string> | undefined
  unit?: string | undefined
  /** The column that holds the unit where it differs from entry to entry, and its values in German. */
  unitColumn?: { name: string; labels: Readonly<Record<string, string>> } | undefined
  /** False of a text that does not name the entry: the crop before is another one, a note tells too much beside. */
  searchable?: boolean | undefined
  /**
   * What several of its numbers come to; left out: each is listed. With `within`, only among entries that agree in
   * these columns: kilograms per hectare add up on one field, and any number per something in no other way.
   * `onRequest`: only where the question says so. `noMean`: a mean is of what one is, and an entry is of many.
   */
  aggregate?:
    | {
        by: 'sum' | 'mean'
        within?: readonly string[]
        onRequest?: boolean
        /** Numbers per something add up only where these agree, too: those of the layers of one field, on one day. */
        ratesWithin?: readonly string[]
        noMean?: true
        /** Of these a time comes to what was in it, also where the question does not say so: milk of two months. */
        inTime?: (values: Readonly<Record<string, unknown>>) => boolean
      }
    | undefined
  /**
   * Of an amount per hectare: the column of the hectares that it came on, and what has to agree for the amounts on
   * several to add up; `onRequest`: only where the question asks for all of it.
   */
  perArea?: { area: string; within: readonly string[]; onRequest?: boolean } | undefined
  /** Of the day that something was done: rows are kept before it is, so that an empty one says that it was not. */
  openWhileEmpty?: true | undefined
  /**
   * Of the day of a report: the day of what it reports. Where that is empty there is nothing to report, and what is not
   * reported „im Mai“ was so in May.
   */
  reports?: string | undefined
  /** Of a number: it is what one gets in a day, which „am Tag“ asks for. */
  ofDay?: true | undefined
  /** Of a number: it is of all the time of the entry, and says nothing of a part of it. */
  ofSpan?: true | undefined
  /** A number that is a year, which answers „wann“. */
  isYear?: true | undefined
  /** Of a number that grows with time: the day from which it counts, as an age does from the day of birth. */
  countedFrom?: string | undefined
  /** Of a choice: the day since which it holds; a period in the question means that day. */
  validSince?: string | undefined
  /**
   * Of a day that lies ahead: the last one of something, which answers „bis wann“, or one that is expected. „Im Mai“ is
   * then the next May.
   */
  ahead?: 'last day' | 'expected day' | undefined
  /**
   * Of a last day: stems that ask for its state. Those of `over` ask it with what is then allowed („Darf ich die Milch
   * abliefern?“), those of `running` with what is then the case („trächtig“).
   */
  states?: { over?: ReadonlySet<string>; running?: ReadonlySet<string> } | undefined
  /** Of a last day: entries that agree in these columns are over together, with the last of them. */
  overTogether?: readonly string[] | undefined
  /** Of a last day: what has to be done by it is done, so that it is not the next one. */
  isMet?(values: Readonly<Record<string, unknown>>): boolean
  /** Of a last day that is empty: there was none to wait for. */
  isOver?(values: Readonly<Record<string, unknown>>): boolean
  /**
   * A question that names another column beside it is not understood: the catch crop has not the main crop's day of
   * sowing.
   */
  exclusive?: boolean | undefined
  /**
   * Many entries share a value, so that it groups them: „Welche Kultur hat die größte Fläche?“ asks for a total of each
   * value and is not understood.
   */
  grouping?: boolean | undefined
  /** Values that say that nothing is known. */
  unknownValues?: readonly string[] | undefined
  /** Its values in German, and the stems that say them. */
  choices?: ReadonlyMap<string, { label: string; words: ReadonlySet<string> }> | undefined
  /** Those of its values that say that something is yet to come: „geplant“. */
  choicesAhead?: readonly string[] | undefined
  limits?: Limits | undefined
  /** Stems of the adjectives that ask for its highest („der steilste“) and its lowest („der sauerste“) values. */
  adjectives?: { highest?: ReadonlySet<string>; lowest?: ReadonlySet<string> } | undefined
  /** Which of two numbers is the better one. */
  better?: 'higher' | 'lower' | undefined
  /** It is a value of what this reference points to, and names it: „Acker“ of the field that was worked on. */
  describes?: string | undefined
  /** Each entry has one, also where nobody has said which, so that nobody asks for those without. */
  always?: true | undefined
  /** Most entries have none, so that nobody asks why. */
  seldom?: true | undefined
  /** What people earn, the number of an account: nobody who asks for something else is told it. */
  discreet?: true | undefined
  /** Its words say nothing beside those of another column: „Boden“ beside „sauer“. */
  givesWay?: true | undefined
  /** How a text or number of a known form is written; `values` are those of its entry. */
  format?: ((text: string, values: Readonly<Record<string, unknown>>) => string) | undefined
}

/** What „zu hoch“, „zu niedrig“ and „zu alt“ mean on a day, with the rule that sets it as a German clause. */
export interface Limits {
  tooHigh?: (today: string) => { above: number; rule: string } | undefined
  tooLow?: (today: string) => { below: number; rule: string } | undefined
  tooOld?: (today: string) => { years: number; rule: string } | undefined
}
