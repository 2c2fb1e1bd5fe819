import type { State } from './parsed-question.ts'

const words = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'u')

/** Words for the state alone, which name nothing that it is of. */
const BARE_STATE_WORDS = 'vorbei|vorüber|rum|zu ende|verstrichen|verfallen|beendet'

/** In lower case; the first that matches tells the state. */
const STATES: readonly [State, RegExp][] = [
  ['over', words(`${BARE_STATE_WORDS}|(?:abgelaufen|ausgelaufen|ungültig)(?:e[nrsm]?)?`)],
  ['running', words('gültig(?:e[nrsm]?)?|gilt|gelten|gesperrt')],
  // „läuft … ab“ and „läuft … aus“ ask for the end.
  ['running', /(?<!\p{L})(?:läuft|laufen)(?=\s)(?!.*(?<!\p{L})(?:ab|aus)(?=\s*[?!.]?$)).*(?<!\p{L})noch(?!\p{L})/u],
]

/** What the words in lower case say of the state of what they ask for. */
export const readState = (text: string): State | undefined => STATES.find(([, pattern]) => pattern.test(text))?.[0]

/** Such words, to be taken out. */
export const BARE_STATE = new RegExp(words(BARE_STATE_WORDS).source, 'gu')

export const opposite = (state: State): State => (state === 'over' ? 'running' : 'over')

/** „mehr vorbei“, after „nicht“ */
export const BARE_STATE_AHEAD = new RegExp(
  `^\\s*(?:mehr\\s+|schon\\s+|noch\\s+)?(?:${BARE_STATE_WORDS})(?!\\p{L})`,
  'u',
)
