/**
 * Letters and digits as small numbers, so that text can be compared without building new strings:
 * 0 stands between words, 1–26 are a–z, 27–36 are 0–9, 37–62 share out the letters of other scripts, 63 is passed over.
 */
/** The code of combining marks and soft hyphens, which are no letter of their own and do not end a word. */
export const PASSED_OVER = 63
const MARK = /[\p{M}\u00ad]/u
const LETTER = /\p{L}|\p{N}/u
const UMLAUTS: Record<string, string> = { ä: 'a', ö: 'o', ü: 'u' }

const UNKNOWN = 255
const codes = new Uint8Array(0x10000).fill(UNKNOWN)

const codeOf = (unit: number): number => {
  const character = String.fromCharCode(unit).toLowerCase()
  if (character === 'ß') return 19
  const letter = UMLAUTS[character] ?? character.normalize('NFKD').charAt(0)
  if (letter >= 'a' && letter <= 'z') return letter.charCodeAt(0) - 96
  if (letter >= '0' && letter <= '9') return letter.charCodeAt(0) - 21
  if (LETTER.test(character)) return 37 + (unit % 26)
  return MARK.test(character) ? PASSED_OVER : 0
}

/** The folded code of one UTF-16 unit; umlauts and accents fall on their base letter, ß on s. */
export const foldedCode = (unit: number): number => {
  const known = codes[unit] as number
  if (known !== UNKNOWN) return known
  const code = codeOf(unit)
  codes[unit] = code
  return code
}

const A = 1
const E = 5
const I = 9
const O = 15
const U = 21
const Q = 17

const isVowel = (code: number): boolean => code === A || code === E || code === I || code === O || code === U

/**
 * True where an `e` after `before` and `last` only writes out an umlaut („Guelle“, „Maehdrusch“), so that both
 * spellings fold alike. After another vowel or q it is a sound of its own („neue“, „Quelle“).
 */
export const writesUmlaut = (before: number, last: number, code: number): boolean =>
  code === E && (last === A || last === O || last === U) && before !== Q && !isVowel(before)

/** Text in the letters a–z and digits, ß as ss, one space between words and none at the ends. */
export const foldText = (text: string): string => {
  let folded = ''
  let before = 0
  let last = 0
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    const code = foldedCode(unit)
    if (code === PASSED_OVER) continue
    if (writesUmlaut(before, last, code)) {
      before = last
      last = code
      continue
    }
    if (code === 0 && last !== 0) folded += ' '
    else if (code > 36) folded += text.charAt(index).toLowerCase()
    else if (code > 26) folded += String.fromCharCode(code + 21)
    else if (code > 0) folded += unit === 0xdf ? 'ss' : String.fromCharCode(code + 96)
    before = last
    last = code
  }
  return folded.endsWith(' ') ? folded.slice(0, -1) : folded
}

/** Text in lower case with ä, ö, ü and ß written out as ae, oe, ue and ss, as file names and codes are. */
export const spellOutUmlauts = (text: string): string =>
  text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
