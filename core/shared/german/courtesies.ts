/** Words of greeting, asking for help and thanking, which say nothing of what is asked. */
const COURTESIES: ReadonlySet<string> = new Set(
  `guten schönen tag tach morgen abend nachmittag hallo hi hey moin servus grüezi grüß grüss gruezi gott liebe lieber liebes hofkern
  ich wir habe hab hätte hätten haben hätt da dazu mal einmal eine ne ein noch kurze kleine schnelle frage fragen bitte bitteschön
  könnten könntest kannst können würden würdest sie du ihr mir uns kurz schnell eben helfen weiterhelfen hilf helft nachsehen
  nachschauen nachgucken schauen gucken gucke guck schau sehen sag sagen sage danke dank dankeschön vielen besten herzlichen schön
  im voraus entschuldigung entschuldige entschuldigen sorry verzeihung also so ähm äh na ok okay gern gerne wäre nett lieb toll
  wenn das geht es hier ist für und auskunft info gebraucht bräuchte brauche`.split(/\s+/u),
)

const SENTENCE = /[^.!?:;]*(?:\d\.\d*[^.!?:;]*)*[.!?:;]*/gu
const WORDS = /\p{L}+/gu

/** A text without those of its sentences that are courtesies alone; all of it where nothing else is in it. */
export function withoutCourtesies(text: string): string {
  const sentences = text.match(SENTENCE) ?? []
  const telling = sentences.filter((sentence) => {
    const words = sentence.toLowerCase().match(WORDS) ?? []
    return /\d/u.test(sentence) || words.some((word) => !COURTESIES.has(word))
  })
  return telling.length === 0 ? text : telling.join('').trim()
}
