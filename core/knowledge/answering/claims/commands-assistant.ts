/**
 * What makes a sentence speak to a machine: none of these says it alone in a paper of an authority, a bank or a vet, so
 * two of them have to meet, but for the marks by which programs part turns of a talk.
 */
const any = (...words: string[]): string => `(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`
const both = (one: string, other: string, apart = 70): RegExp =>
  new RegExp(`${one}[^.!?]{0,${apart}}${other}|${other}[^.!?]{0,${apart}}${one}`, 'iu')
const then = (one: string, other: string, apart = 70): RegExp => new RegExp(`${one}[^.!?]{0,${apart}}${other}`, 'iu')

const TURNS =
  /<\|[\w ]{2,20}\|>|\[\/?(?:INST|SYSTEM|SYS)\]|<<\/?SYS>>|^\s*#{1,6}\s*(?:system|instructions?|assistant|user)\b\s*(?::|$)|```\s*(?:system|assistant|prompt)\b|^\s*(?:assistant|human)\s*:/imu

const MACHINE = any(
  'sprachmodell\\p{L}*',
  'ki-\\p{L}*(?:assistent|modell|agent|system)\\p{L}*',
  'chatbot\\p{L}*',
  'llm',
  'ai',
  'language model',
  'ai (?:assistant|model|agent)',
)
/** Of people, only those whom one calls du; a firm writes to its customers with Sie. */
const FORGET_DU = any(
  'ignoriere?',
  'missachte',
  'vergiss',
  'vergesst',
  'verwirf',
  'disregard',
  'ignore',
  'forget',
  'override',
  'bypass',
)
const FORGET = any('ignorieren', 'missachten', 'vergessen', 'verwerfen', 'befolgen')
const RULES = any(
  '\\p{L}*anweisung(?:en)?',
  '\\p{L}*instruktion(?:en)?',
  'regeln',
  'vorgaben',
  '\\p{L}*prompts?',
  'instructions?',
  'rules',
)
const BEFORE = any(
  'vorherige\\p{L}*',
  'vorige\\p{L}*',
  'bisherige\\p{L}*',
  'obige\\p{L}*',
  'previous',
  'prior',
  'above',
  'zuvor',
  'davor',
)
const ANSWER = any('antworte', 'antwortest', 'beantworte', 'beantwortest', 'answer', 'reply', 'respond')
const ALWAYS = any(
  'nur noch',
  'immer',
  'ausschließlich',
  'only',
  'always',
  '(?:jede|alle) fragen?',
  '(?:every|all) questions?',
  'ab jetzt',
  'ab sofort',
  'from now on',
)
const NOW = any('jetzt', 'nun', 'ab sofort', 'ab jetzt', 'now', 'from now on')
const ROLE = any(
  '\\p{L}*assistent\\p{L}*',
  '\\p{L}*assistant',
  'ki',
  'ai',
  '\\p{L}*modell',
  'model',
  'pirat',
  'pirate',
  'antwortest',
  'helpful',
)
const YOU = any('du bist', 'you are')
const SAY = any(
  'sage?',
  'schreibe?',
  'nenne',
  'antworte',
  'melde\\p{L}*',
  'sollst',
  'stimme',
  'befolge',
  'say',
  'tell',
  'write',
  'must say',
  'agree',
  'approve',
)
const TO_WHOM = any(
  'als',
  'an (?:die|das|den|alle)',
  'für (?:die|das)',
  'wenn du',
  'falls du',
  'if you are',
  'to (?:the|any|all)',
  'as an',
)

const SIGNS: readonly RegExp[] = [
  TURNS,
  new RegExp(any('system[- ]?prompts?'), 'iu'),
  then(FORGET_DU, RULES),
  then(FORGET_DU, BEFORE),
  then(FORGET, `${BEFORE}[^.!?]{0,30}${RULES}`),
  then(TO_WHOM, MACHINE, 25),
  new RegExp(`${any('an', 'hinweis an')}\\s+(?:die|alle)\\s+KI(?:s)?\\s*:`, 'iu'),
  then(`(?=${YOU}[^.!?]{0,20}${NOW}|${NOW} ${YOU})`, ROLE),
  both(ANSWER, `${ALWAYS}(?! unter)`, 40),
  then('(?<![\\p{L}])(?:system|hinweis)\\s*:', any('antworte', 'you must', 'sage?', 'befolge', 'ignoriere?'), 20),
  then(any('tell the user', 'sage? dem (?:nutzer|benutzer|anwender)'), any('that', 'dass'), 5),
  then(
    any('deine neue aufgabe', 'your new task', 'your new role'),
    SAY.replace('(?:sage?', '(?:lautet|is|ist|sage?'),
    30,
  ),
  then(any('tu so, als', 'pretend to be', 'pretend you', 'stell dir vor, du'), SAY, 60),
  then(any('befolge', 'follow'), `${ALWAYS}[^.!?]{0,30}${RULES}`, 30),
  both(any('base64\\p{L}*', 'base64-\\p{L}+', 'rot13'), any('befolge', 'follow', 'dekodiere', 'decode', 'execute')),
]

/** Letters that stand apart are read as words, and what is broken over cells and lines as one. */
const joined = (text: string): string =>
  text
    .replaceAll(/(?<![\p{L}\p{N}])\p{L}(?: \p{L}(?![\p{L}\p{N}])){3,}/gu, (word) => word.replaceAll(' ', ''))
    .replaceAll(/[ \t]*\|[ \t]*/gu, ' ')

/** True for words that speak to a machine instead of telling something; they are never quoted. */
export const commandsAssistant = (text: string): boolean => {
  const whole = joined(text)
  return SIGNS.some((sign) => sign.test(whole) || sign.test(text))
}
