import type { LanguageModelFailure, Prompt } from '../../knowledge/index.ts'
import type { Result } from '../../shared/result.ts'

/** A value that a model reads out of a document, with the words that state it; nothing of it is checked yet. */
export interface DraftField {
  name: string
  value: string
  page: number
  quote: string
}

export interface DraftRow {
  kind: string
  fields: DraftField[]
}

/** A language model that reads rows out of documents which no other reader knows. */
export interface RowReader {
  /** Ends within its own time limit; tries again by itself what may pass. Never throws for what the endpoint does. */
  read(prompt: Prompt): Promise<Result<{ rows: DraftRow[] }, LanguageModelFailure>>
}
