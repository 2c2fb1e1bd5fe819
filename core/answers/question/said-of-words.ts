import { stemGerman } from '../../shared/german/stem-german.ts'

// What the sentence says of its words, in lower case.

/** „wurde … geliefert“, „haben wir … gekauft“ */
export const SAYS_PAST = new RegExp(
  '(?<!\\p{L})(?:wurden?|kam|kamen|ging|gingen|gab)(?!\\p{L})|' +
    '(?<!\\p{L})(?:hat|haben|hab|habe|hatten?)(?!\\p{L}).* ' +
    '(?!beauftragt|bestellt|geplant|vereinbart|vorgesehen)(?:\\p{L}{0,6}ge\\p{L}{2,}(?:t|en)|(?:ver|be|er)\\p{L}{3,}t)\\s*[?!.]*$',
  'u',
)

/** „am Tag“ */
export const PER_TIME =
  /(?<!\p{L})(?:(?:am|pro|je|jeden) tag(?! (?:der|des|vor|nach))|täglich|wöchentlich|monatlich|(?:pro|je|jede) (?:woche|monat))(?!\p{L})/u

/** A level and a capacity together, which no row has. */
export const HOW_FULL =
  /(?<!\p{L})wie (?:voll|leer)(?!\p{L})|^(?:ist|sind)(?!\p{L}).* (?:voll|leer|überbelegt|ausgelastet)(?=\s*[?!.]*$)/u

/** „Was ist bei ihm als Aufgabe hinterlegt?“ */
const SAID_AS =
  /(?<!\p{L})als (\p{L}+) (?:hinterlegt|eingetragen|angegeben|vermerkt|notiert|gespeichert|erfasst|geführt)(?!\p{L})/u

/** The stem of what something is entered as. */
export function columnIn(text: string): string | undefined {
  const word = SAID_AS.exec(text)?.[1]
  return word === undefined ? undefined : stemGerman(word)
}

const JOINED = /(\p{L}+) (?:und|oder|sowie) (?:(?:der|die|das|dem|den) )?(\p{L}+)/gu

/** The stems before and behind each „und“. */
export const joinedIn = (text: string): [string, string][] =>
  [...text.matchAll(JOINED)].map(([, one, other]) => [stemGerman(one!), stemGerman(other!)])
