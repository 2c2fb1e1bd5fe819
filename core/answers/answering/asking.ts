import type { Pause } from '../../shared/ports/pause.ts'
import type { LoadViews } from './ask-views.ts'
import type { FactRequest } from '../ports/fact-source.ts'
import type { ParsedQuestion } from '../question/parsed-question.ts'
import type { View } from '../view.ts'

/** One question to the views of an area; `today` is a day. */
export interface Asking {
  loadViews: LoadViews<View>
  parse(text: string, today: string): ParsedQuestion
  pause: Pause
  request: FactRequest
  today: string
}
