import type { DocumentId, NamespaceId } from '../../shared/ids.ts'
import type { Subject } from '../subjects.ts'
import type { RankTexts } from './rank-texts.ts'

/** What an area says to a question from its own rows. */
export interface Fact {
  /** German; every number in it stands in a row or is computed from rows as the text says. */
  text: string
  /** False: the question is understood, and no row says it; `text` tells what is missing. */
  answered: boolean
  /** Where nothing is entered: the things and the year that are asked for, and what is not known of them. */
  names?: readonly string[]
  /** The rows it rests on, the most telling first, at most ten. */
  rows: FactRow[]
  /** Of one row: what else it says, for what is asked of it and not understood. German: „Stand geplant, 12 ha“. */
  further?: string
}

/** A row as evidence. */
export interface FactRow {
  kind: string
  id: string
  /** The kind and the row as a person knows them. */
  title: string
  /** What the row says, in the words of its columns. */
  quote: string
  /** A document that the row comes from, with the words that stand literally on that page. */
  document?: { id: DocumentId; page: number; quote: string } | undefined
}

/** A row as something to read. */
export interface NearRow {
  /** The view and the row as a person knows them, German: „Tiere, Alma“. */
  label: string
  /** German, a value a line: „Notiz: steht im Abkalbestall“. */
  text: string
  row: FactRow
}

/** What was asked and answered before, in one conversation. */
export interface EarlierTurn {
  question: string
  answer: string
}

export interface FactRequest {
  namespaceId: NamespaceId
  /** 0..4000 characters. */
  question: string
  /** From the first to the last; a question may go on from them. */
  previous?: readonly EarlierTurn[] | undefined
  /** It was asked in one breath with the last of these and says nothing of what it is about: it goes on from that. */
  continues?: boolean | undefined
  /** It was asked in one breath with the last of these, and is answered only where it asks of the row told there. */
  ofSameRow?: boolean | undefined
  /** IANA name of where it is asked; Germany where it is left out. */
  timeZone?: string | undefined
  /** A person asks, and no program of theirs: what people earn and the numbers of accounts are not told to programs. */
  inPerson?: boolean | undefined
  /** `question` is this in other words, or a part of them: nothing is answered that the two do not share. */
  reworded?: Rewording | undefined
}

/** What a person asked, and what a language model made of it, or the question alone that it ends with. */
export interface Rewording {
  from: string
  to: string
  /** Where it is the question alone: what is told before it. */
  told?: string
}

/** An area that answers questions about its own rows; writes nothing. */
export interface FactSource {
  /**
   * Undefined: the question is about something else, or not understood to its last word, so that another way has to
   * answer.
   */
  answer(request: FactRequest): Promise<Fact | undefined>
  /**
   * Of a question that nothing answers: which of its words are not understood, with what is entered without them and
   * its rows, else with what can be asked instead, in German; never `answered`. Undefined where it is about something
   * else.
   */
  suggest?(request: FactRequest): Promise<Fact | undefined>
  /**
   * Of a question that nothing answers, the rows that come nearest to it by `rankTexts`, in German; `answered` where
   * that is clearly one and holds what is asked. Undefined where none comes near.
   */
  nearest?(request: FactRequest, rankTexts: RankTexts): Promise<Fact | undefined>
  /** Of a question that nothing answers, the rows that come nearest to it by `rankTexts`, the nearest first. */
  rowsNear?(request: FactRequest, rankTexts: RankTexts): Promise<readonly NearRow[]>
  /** What can be asked of it by a person, or by a program of theirs. */
  subjects?(inPerson: boolean): readonly Subject[]
}
