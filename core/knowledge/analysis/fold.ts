/**
 * Letters and digits as small numbers, so that text can be compared without building new strings:
 * 0 stands between words, 1–26 are a–z, 27–36 are 0–9, 37–62 share out the letters of other scripts, 63 is passed over.
 */
const CODES = 0x10000
/** The code of combining marks and soft hyphens, which are no letter of their own and do not end a word. */
export const PASSED_OVER = 63
const MARK = /[\p{M}\u00ad]/u
const LETTER = /\p{L}|\p{N}/u
const UMLAUTS: Record<string, string> = { ä: 'a', ö: 'o', ü: 'u' }

const LATIN_CODES = (() => {
  const codes = new Uint8Array(0x250)
  for (let unit = 0; unit < codes.length; unit += 1) {
    const letter = UMLAUTS[String.fromCharCode(unit).toLowerCase()] ?? String.fromCharCode(unit).toLowerCase().normalize('NFKD').charAt(0)
    if (letter >= 'a' && letter <= 'z') codes[unit] = letter.charCodeAt(0) - 96
    else if (letter >= '0' && letter <= '9') codes[unit] = letter.charCodeAt(0) - 21
  }
  codes['ß'.charCodeAt(0)] = 19
  codes[0xad] = PASSED_OVER
  return codes
})()

const otherCodes = new Uint8Array(CODES)

const otherCode = (unit: number): number => {
  const known = otherCodes[unit] as number
  if (known !== 0) return known - 1
  const character = String.fromCharCode(unit)
  const code = LETTER.test(character) ? 37 + (unit % 26) : MARK.test(character) ? PASSED_OVER : 0
  otherCodes[unit] = code + 1
  return code
}

/** The folded code of one UTF-16 unit; umlauts and accents fall on their base letter, ß on s. */
export const foldedCode = (unit: number): number => (unit < 0x250 ? (LATIN_CODES[unit] as number) : otherCode(unit))

const A = 1
const E = 5
const I = 9
const O = 15
const U = 21
const Q = 17

const isVowel = (code: number): boolean => code === A || code === E || code === I || code === O || code === U

/**
 * True where an `e` after `before` and `last` only writes out an umlaut („Guelle“, „Maehdrusch“), so that both spellings fold alike.
 * After another vowel or q it is a sound of its own („neue“, „Quelle“).
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
