import { germanList } from '../../shared/german/write-german.ts'
import { explainWord } from '../interpretation/explain-word.ts'
import { isSpecific } from '../interpretation/word-meaning.ts'
import type { Fact } from '../ports/fact-source.ts'
import type { ViewEntries } from '../ports/entry-loader.ts'
import type { ParsedQuestion } from '../question/parsed-question.ts'
import type { View } from '../view.ts'

/** Of a longer question the words alone do not tell what it is about. */
const MOST_WORDS = 8

interface Partly<V extends View> {
  view: V
  unknown: string[]
  known: number
}

/**
 * Which words of a question keep the view that understands most of it from answering, or that it knows them all and not
 * what is asked, and what can be asked instead, in German; undefined where no view understands most of it. `today` is a
 * day.
 */
export function suggestionFor<V extends View>(
  views: ReadonlyMap<V, ViewEntries>,
  question: ParsedQuestion,
  today: string,
): Fact | undefined {
  if (question.asksDuty || question.words.filter(({ isBeside }) => !isBeside).length > MOST_WORDS) return undefined
  const partly = [...views].flatMap(([view, loaded]): Partly<V>[] => {
    const meanings = question.words.map((word) => explainWord({ view, loaded, question, today }, word))
    const asked = question.words.map(({ text, isBeside }, index) => ({ text, isBeside, meaning: meanings[index] }))
    // What is said beside it was no question.
    const own = asked.filter(({ isBeside, meaning }) => !isBeside || meaning !== undefined)
    const unknown = own.filter(({ meaning }) => meaning === undefined).map(({ text }) => text)
    const known = own.length - unknown.length
    return meanings.flat().some((meaning) => meaning && isSpecific(meaning)) && unknown.length <= known
      ? [{ view, unknown, known }]
      : []
  })
  const best = partly.toSorted((one, other) => other.known - one.known)[0]
  if (!best) return undefined
  const words = best.unknown.filter((word) => word !== '')
  const understood =
    words.length === 0
      ? `Was du zu „${best.view.label}“ wissen willst, verstehe ich nicht.`
      : `In einer Frage nach „${best.view.label}“ verstehe ich ${germanList(words.map((word) => `„${word}“`))} nicht.`
  const example = best.view.example ? ` Frag zum Beispiel: „${best.view.example}“` : ''
  return { text: `${understood}${example}`, answered: false, rows: [] }
}

const HELP =
  /^(?:hallo|moin|bitte)?[\s,]*(?:hilfe|help|was kannst du(?: alles| denn| eigentlich| für mich tun)?|was (?:kann|darf) ich (?:dich |hier |alles )*fragen|wobei kannst du (?:mir )?helfen|wie funktionierst du)[\s?!.]*$/iu

export const asksForHelp = (question: string): boolean => HELP.test(question.trim())

/** What can be asked, in German. */
export function helpText(views: readonly View[]): string {
  const examples = views.flatMap(({ example }) => example ?? [])
  return [
    'Ich beantworte Fragen zu deinem Hof aus dem, was eingetragen ist, und aus deinen Dokumenten, und zeige dir, wo es steht. Frag zum Beispiel:',
    ...examples.map((example) => `• ${example}`),
  ].join('\n')
}
