/**
 * Signs that no one sees or that turn the direction of text: with them a name could pass for another, or for our own
 * words.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2800]/gu
const LONGEST = 80

/**
 * A name that a stranger chose, fit to stand in our pages: one line, at most 80 UTF-16 units, nothing unseen in it,
 * never empty.
 */
export function plainName(given: string): string {
  const name = given
    .normalize('NFC')
    .replaceAll(/\s/g, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
    .replaceAll(/ +/g, ' ')
    .trim()
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return 'Programm ohne Namen'
  if (name.length <= LONGEST) return name
  let kept = ''
  for (const { segment } of new Intl.Segmenter('de').segment(name)) {
    if (kept.length + segment.length >= LONGEST) break
    kept += segment
  }
  return `${kept.trim()}…`
}
