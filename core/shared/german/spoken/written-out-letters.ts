/** In these „ue“, „ae“ and „oe“ are two sounds. */
const TWO_SOUNDS =
  /[dntx]uell|^zue|soeb|michael|israel|poe[ts]|koeff|aero|duett|^soe|blue|influenz|oenerg|oextr|rhoe|benzoe|individuen/iu

/** With umlauts that were written out: „Guelle“, „faellig“. */
export const withUmlauts = (word: string): string =>
  TWO_SOUNDS.test(word)
    ? word
    : word.replaceAll(/(?<![aeiouäöüyq])([aou])e(?!x)/giu, (_, vowel: string) => UMLAUTS[vowel] ?? vowel)

/** What is written with „ss“ in Switzerland and is no other word in Germany: not „Masse“, „Busse“. */
const SHARP_S = new RegExp(
  `(?<=^(?:\\p{L}*(?:her|hin|ver|be|ent|ab|an|auf|aus|ein|um|zu|ge))?(?:${[
    'gr[oö]|schlie|gie|flie|schie|geniess?|hei|schwei|flei|sü|drau',
    'm[aä](?=ssnahm|ssstab|ssig)|str[aä](?=sse)|drei(?=ssig)|[aä]u(?=sser)|spa(?=ss)|stö?o?(?=ss(?:t|en)?$)',
    '(?:bl[oö]|wei)(?=ss(?:e[nrsm]?)?$)|(?:rei|bei)(?=ssen|sst)|fu(?=ss(?:es|boden)?$)|fü(?=sse)',
  ].join('|')}))ss`,
  'iu',
)
export const withSharpS = (word: string): string => word.replace(SHARP_S, 'ß')

const UMLAUTS: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü', A: 'Ä', O: 'Ö', U: 'Ü' }
