/** What is counted: steps of an ingestion by format, calls of models by how they ended. */
export type Work =
  'reading' | 'indexing' | 'deriving' | 'language_model' | 'row_reader' | 'question_writer' | 'embeddings'

export interface Figure {
  work: Work
  /** What it was done to, or how it ended: a format, `ok`, the kind of a failure. */
  of: string
  count: number
  /** All of them together. */
  seconds: number
}

/** Counts what all processes do, for whoever watches the service; nothing in it tells of a farm. */
export interface Figures {
  /** Adds one piece of work. Never throws: what cannot be counted is lost. */
  add(work: Work, of: string, seconds: number): Promise<void>
  /** Everything that was counted, by work and `of`. */
  read(): Promise<Figure[]>
}
