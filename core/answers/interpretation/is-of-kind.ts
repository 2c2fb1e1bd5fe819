import type { QuestionType } from '../question/parsed-question.ts'
import type { Column, View } from '../view.ts'

/** True of a column that tells what such questions ask for. */
export function isOfKind({ name, type, isYear, ahead }: Column, { roles, counts }: View, asked: QuestionType): boolean {
  switch (asked) {
    case 'when':
      return type === 'day' || isYear === true
    case 'until':
      return type === 'day' && (ahead !== undefined || name === roles.until)
    case 'who':
      return name === roles.who
    case 'where':
      return name === roles.where || name === roles.lies
    case 'amount':
    case 'count':
    case 'how':
      return name === roles.amount || name === counts?.column
    default:
      return false
  }
}
