const STOP_WORDS = new Set(
  `aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist da dabei dafür dagegen damit dann daran darauf darf darüber das
  dass daß dazu dein deine dem den denn der des die dies diese diesem diesen dieser dieses doch dort du durch dürfen eigentlich ein eine einem einen
  einer eines er es etwas für gar gegen gibt hab habe haben hat hätte ich ihm ihn ihr im in ins ist ja jede jeden jeder jedes kann kein keine keinen
  können man mehr mein meine meinem meinen meiner mich mir mit muss müssen nach nicht nichts noch nun nur ob oder ohne schon sehr sein seine seit
  sich sie sind so soll sollen sonst sowie über um und uns unser unsere unseren unserem unter vom von vor wann war waren warum was weil welche
  welchem welchen welcher welches wem wen wenn wer werden wie wieder wird wo wohin wofür womit woran worauf wurde zu zum zur zwischen`.split(/\s+/u),
)

const FOLDS: [RegExp, string][] = [
  [/ß/gu, 'ss'],
  [/ä|(?<![aeioq])ae/gu, 'a'],
  [/ö|(?<![aeioq])oe/gu, 'o'],
  [/ü|(?<![aeioq])ue/gu, 'u'],
]

/** A light German stem for the bench alone, after CISTEM (Weißweiler & Fraser 2017) without its ge- rule; '' for a stop word. `word` in lower case. */
export const lightStem = (word: string): string => {
  if (STOP_WORDS.has(word)) return ''
  let stem = word
  for (const [umlaut, letter] of FOLDS) stem = stem.replace(umlaut, letter)
  for (let before = ''; before !== stem && stem.length > 3; ) {
    before = stem
    if (stem.length > 5) stem = stem.replace(/(?:em|er|nd)$/u, '')
    if (stem === before) stem = stem.replace(/(?:e|s|n|t)$/u, '')
  }
  return stem.length > 6 ? stem.replace(/(?:ung|igkeit|keit|heit|ig)$/u, '') : stem
}

/** The stems of a text in order, without stop words. */
export const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(lightStem).filter((stem) => stem !== '')
