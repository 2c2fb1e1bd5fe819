import { spellOutUmlauts } from '../../shared/german/fold.ts'

/** Letters of other alphabets that look like ours, and what they look like. */
const LOOKS_LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аαɑ', 'a'],
    ['вЬьβ', 'b'],
    ['сϲ', 'c'],
    ['ԁ', 'd'],
    ['еεєё', 'e'],
    ['ɡ', 'g'],
    ['һнη', 'h'],
    ['іιıїí', 'i'],
    ['ј', 'j'],
    ['кκ', 'k'],
    ['ӏǀ', 'l'],
    ['м', 'm'],
    ['ոп', 'n'],
    ['оοσø', 'o'],
    ['рρ', 'p'],
    ['ԛ', 'q'],
    ['г', 'r'],
    ['ѕ', 's'],
    ['тτ', 't'],
    ['υս', 'u'],
    ['νѵ', 'v'],
    ['ѡω', 'w'],
    ['хχ', 'x'],
    ['уγ', 'y'],
    ['€', 'e'],
    ['@', 'a'],
    ['$', 's'],
  ].flatMap(([signs, letter]) => [...signs!].map((sign) => [sign, letter!])),
)

/**
 * A name in small letters a–z, digits and hyphens: umlauts written out, other letters as what they look like, and every
 * other sign as a hyphen.
 */
export const inPlainLetters = (name: string): string =>
  spellOutUmlauts(name.normalize('NFKC'))
    .normalize('NFKD')
    .replaceAll(/\p{M}|\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[^a-z0-9_-]/gu, (sign) => LOOKS_LIKE[sign] ?? (sign === '!' || sign === '|' ? '1' : '-'))
