import { wordsOf } from '../../analysis/tokens.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))

/** They narrow a sentence, or turn it round: „nur“, „höchstens“, „untersagt“. */
const BINDING = words(`
  verboten verbietet untersagt unzulässig unerlaubt ausgeschlossen entfällt entfallen erlischt unwirksam ungültig
  nur allein ausschließlich lediglich höchstens maximal mindestens wenigstens frühestens über unter außer
  sofern soweit wenn falls bevor solange ausnahme ausnahmsweise grundsätzlich voraussichtlich etwa ungefähr circa ca
  fast kaum weniger mehr je pro jeweils
`)
/** „ab 15. Mai“, „vor dem 01.10.“; what stands between two numbers is a range, which figures are compared by. */
const BEFORE_NUMBER =
  /(?<![\p{L}\d])(?<!\d\s*)(vor|nach|ab|seit|bis)\s+(?:zum\s+|dem\s+|den\s+|der\s+|einschließlich\s+)?(?=\d)/giu
const RATE = /\/\s*\p{L}+/gu

/** What binds a text, the same for texts that are bound alike. */
const bindingsOf = (text: string): string =>
  [
    ...wordsOf(text).flatMap((word) => (BINDING.has(word.text) ? [word.text] : [])),
    ...[...text.matchAll(BEFORE_NUMBER)].map(([, word]) => word!.toLowerCase()),
    ...[...text.matchAll(RATE)].map(([rate]) => rate.replaceAll(/\s/gu, '').toLowerCase()),
  ]
    .toSorted()
    .join(' ')

/** A claim has every word of its sentence that narrows or forbids, and no other. */
export const isBoundAlike = (claim: string, sentence: string): boolean => bindingsOf(claim) === bindingsOf(sentence)

const MARKED = /(?<!\p{L})(der|die|das|den|dem|des|nicht|kein|keine|keinen|keinem|keiner)\s+(\p{Lu}\p{L}+)/giu

/** Between the others a passive may stand: „der Antrag ist zu stellen“, „du musst den Antrag stellen“. */
const TURNING = ['dem', 'nicht']

/** By noun, the words that stand before it and say its part: „dem Pächter“, „nicht Pächter“. */
function rolesIn(text: string): Map<string, Set<string>> {
  const roles = new Map<string, Set<string>>()
  for (const [, mark, noun] of text.matchAll(MARKED)) {
    if (!/^\p{Lu}/u.test(noun!)) continue
    const known = roles.get(noun!) ?? new Set<string>()
    roles.set(noun!, known.add(mark!.toLowerCase()))
  }
  return roles
}

/** „Der Verpächter zahlt dem Pächter“ is not what „Der Pächter zahlt dem Verpächter“ says. */
export function hasSameRoles(claim: string, quote: string): boolean {
  const quoted = rolesIn(quote)
  const said = rolesIn(claim)
  const agree = [...said].every(([noun, marks]) => {
    const known = quoted.get(noun)
    return (
      !known || [...marks].every((mark) => known.has(mark) || !TURNING.some((one) => mark === one || known.has(one)))
    )
  })
  const deniedOnly = [...quoted].every(
    ([noun, marks]) => !marks.has('nicht') || !claim.includes(noun) || said.get(noun)?.has('nicht') === true,
  )
  return agree && deniedOnly
}
