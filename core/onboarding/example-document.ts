/** A document as it lies in the office: printed, or a file that a program has written. */
export type ExampleDocument = PrintedDocument | WrittenFile

interface NamedDocument {
  /** Names it in the story. */
  name: string
  title: string
  filename: string
}

export interface PrintedDocument extends NamedDocument {
  sheet: Sheet
}

export interface WrittenFile extends NamedDocument {
  text: string
  contentType: string
}

/** What is printed on a document, from top to bottom. */
export interface Sheet {
  /** `YYYY-MM-DD`: the day of the document, by which the file is dated. */
  day: string
  /** Who writes: name first, then what stands below it. */
  letterhead: readonly [name: string, ...below: string[]]
  /** Whom the document is for, by the lines of the address field; left out where it goes to nobody. */
  addressee?: readonly string[]
  /** Labels and values at the right edge: signs, days, who answers. */
  reference?: readonly Fact[]
  heading: string
  blocks: readonly Block[]
}

export type Fact = readonly [label: string, value: string]

export type Block =
  | { type: 'text'; text: string }
  | { type: 'heading'; text: string }
  | { type: 'facts'; facts: readonly Fact[] }
  /** Columns of numbers stand to the right. */
  | { type: 'table'; head: readonly string[]; rows: readonly (readonly string[])[]; numbers: readonly number[] }
  /** Side by side, each with what stands below the name. */
  | { type: 'signatures'; people: readonly (readonly [name: string, below?: string])[] }
