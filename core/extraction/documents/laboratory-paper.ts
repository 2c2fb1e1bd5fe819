import type { Labelled } from './labelled-value.ts'
import type { DocumentLayout } from './read-layout.ts'

/** How laboratories head their papers. */
export const TITLE =
  /^(?:Prüfbericht|Untersuchungs(?:bericht|befund|ergebnis(?:se)?)|Prüfprotokoll|Laborbericht|Befundbericht|Analysen?(?:bericht|ergebnis(?:se)?|attest)|Boden(?:untersuchung(?:sergebnis(?:se)?)?|proben?|analyse)|Nmin-?\s?(?:Untersuchung|Proben?|Ergebnis(?:se)?)|(?:Rinder|Schweine)?(?:Gülle|Gärrest|Wirtschaftsdünger)-?(?:untersuchung|analyse)|(?:Futter|Silage|Heu)(?:mittel)?-?(?:untersuchung|analyse)|(?:Trink|Tränk|Brunnen)?wasser-?(?:untersuchung|analyse)|Pflanzen-?(?:untersuchung|analyse)|Labor(?:bericht|befund))(?!\p{Ll})/iu
export const TITLE_LINES = 25

const LABORATORY =
  /(?<!\p{L})(?:\p{L}*labor|LUFA|LKS|AGROLAB|\p{L}*analytik|Hygieneinstitut|\p{L}*analyse|Prüfprotokoll|Befund)(?!\p{Ll})/iu
export const LETTER = /Sehr geehrte|Liebe[r]?\s|Hallo\s|Moin|Gr(?:ü|ue)(?:ß|ss)en?(?!\p{L})/iu

/** A paper of a laboratory without a title of its kind; a letter in which results are told is none. */
export const isOfLaboratory = ({ lines }: DocumentLayout): boolean =>
  lines.slice(0, LETTERHEAD_LINES).some(({ text }) => LABORATORY.test(text)) &&
  !lines.some(({ text }) => LETTER.test(text))
export const LETTERHEAD_LINES = 8

/** A word of samples near the top, without which nothing is looked for. */
export const namesSample = ({ lines }: DocumentLayout): boolean =>
  lines
    .slice(0, TITLE_LINES)
    .some(({ text }) => /Probe|Prüf|Befund|entnommen|gezogen|Analyse|Untersuch|Muster|Kontrolle/i.test(text))

const LEAST_RESULTS = 3
/** An article has more sentences than lines with results. */
const isProse = ({ text }: { text: string }): boolean =>
  (text.match(/(?<![\p{L}\d])\p{Ll}{2,}(?!\p{L})/gu) ?? []).length >= WORDS_OF_PROSE
const WORDS_OF_PROSE = 4

/** The day of a sample and several results, whatever the paper is called; what a letter tells waits. */
export const showsSample = ({ lines }: DocumentLayout, values: readonly Labelled<string>[]): boolean =>
  values.some(({ name }) => name === 'sampled') &&
  new Set(values.flatMap(({ name, line }) => (name === 'result' ? [line] : []))).size > lines.filter(isProse).length &&
  new Set(values.filter(({ name }) => name === 'result').map(({ label }) => label.toLowerCase())).size >= LEAST_RESULTS
