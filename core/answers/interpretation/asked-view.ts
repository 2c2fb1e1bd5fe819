import type { ViewEntries } from '../ports/entry-loader.ts'
import type { ParsedQuestion } from '../question/parsed-question.ts'
import type { View } from '../view.ts'

/** A view with its entries, and the question that is held against them. `today` is a day. */
export interface AskedView {
  view: View
  loaded: ViewEntries
  question: ParsedQuestion
  today: string
}
