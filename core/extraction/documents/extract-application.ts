import { spellOutUmlauts } from '../../shared/german/fold.ts'
import { confidenceOf } from '../confidence.ts'
import type { Extraction, ExtractionInput } from '../extractor.ts'
import type { Fach } from '../fach.ts'
import { fileDocument } from '../filing/file-document.ts'
import { SALUTATION } from '../filing/letter-form.ts'
import { checkAssertions } from './check-assertions.ts'
import { DAY, readWrittenDay } from './printed-values.ts'
import { FORMATS_OF_LETTERS, flowOf, quoteLines, readLayout } from './read-layout.ts'

/** Applications and reports by the words of their head, in folded text; what is more special stands first. */
const TYPES: readonly (readonly [type: string, words: RegExp])[] = [
  ['fertilizer_annex_5', /anlage 5|(?:betrieblich[a-z]* )?naehrstoffeinsatz|duengebedarf[a-z]*meldung/],
  [
    'manure_report',
    /meldeprogramm wirtschaftsduenger|wirtschaftsduenger-?meldung|meldung[a-z]* [^\n]{0,30}wirtschaftsduenger|verbringungsmeldung/,
  ],
  ['agricultural_diesel', /agrardiesel|energiesteuer(?:entlastung|verguetung)|formular 1142/],
  ['coupled_support', /gekoppelte|mutterkuhpraemie|mutterschaf|zahlung fuer mutter(?:kuehe|schafe|ziegen)/],
  [
    'direct_payments',
    /sammelantrag|mehrfachantrag|gemeinsamer antrag|agrarantrag|agrarfoerderantrag|flaechenantrag|datenbegleitschein|antrag agrarfoerderung|antrag auf direktzahlung/,
  ],
  ['agri_environment', /agrarumwelt|\baukm\b|vertragsnaturschutz|kulturlandschaftsprogramm|\bkulap\b/],
  ['animal_disease_fund', /tierseuchenkasse/],
  [
    'antibiotics',
    /(?:antibiotika|tam|tierarzneimittel|null)-?meldung|tam-datenbank|meldung[a-z]* [^\n]{0,30}antibiotik/,
  ],
  ['salmonella', /salmonellen?-?(?:monitoring|meldung)/],
  ['census_day', /stichtagsmeldung|bestandsmeldung [^\n]{0,20}schweine/],
  ['organic', /oeko-?(?:meldung|antrag)|meldung[a-z]* [^\n]{0,20}oekologisch/],
  [
    'statistics',
    /agrarstrukturerhebung|bodennutzungshaupterhebung|landwirtschaftszaehlung|viehbestandserhebung|ernte- und betriebsberichterstattung/,
  ],
]
/** Papers that speak of applications and are none. */
const OTHERS: ReadonlySet<Fach> = new Set(['rechnungen', 'vertraege', 'wissen', 'sonstiges'])
const HEAD_LINES = 6
const LONGEST_TITLE = 200
const MOST_LETTERS = 20_000
const SUBMITTED = new RegExp(
  String.raw`(?:eingereicht|gemeldet|übermittelt|abgesendet|abgegeben|gesendet|Eingang(?:sdatum)?(?: des Antrags)?|Antragseingang|Einreich(?:ung|datum|ungsdatum)|Meldedatum|Übermittlung(?:sdatum)?|Absendedatum|Sendedatum)(?: am| vom)?:?\s(${DAY})`,
  'giu',
)
const DECIDED = /rechtsbehelf|widerspruch|klage|bewilligungsbescheid|bescheid ueber|wird festgesetzt auf/
const YEAR =
  /(?:(?:kalender|antrags|wirtschafts|foerder|duenge|verpflichtungs)?jahr|antrag|meldung|entlastung)[a-z ()-]{0,40}(20\d\d)|(20\d\d)/
const RECEIPT =
  /(?:Quittung(?:snummer)?|Einreich(?:ungs)?bestätigung|Sendebestätigung|Transaktions-?(?:nummer|Nr\.?|ID)|Beleg-?(?:nummer|Nr\.?)|Ticket(?:nummer)?|Bestätigungs-?(?:nummer|Nr\.?|code)|Barcode)(?:-?Nr\.?)?:?\s([\p{L}\d][\p{L}\d/-]{3,60})/u
const REFERENCE =
  /(?:Aktenzeichen|Az\.?|Ordnungs-?(?:nummer|nr\.?)|Antrags-?(?:nummer|nr\.?)|Vorgangs-?(?:nummer|nr\.?)):?\s([\p{L}\d][\p{L}\d./-]{3,60})/u
/** „[x] ÖR 5 Kennarten“ */
const TICKED =
  /\[[xX✓]\]\s{0,3}([^[\]\n\t]{2,120}?)(?=\s{2}|\[|\n|$)|[☒☑]\s{0,3}([^☒☑☐\n\t]{2,120}?)(?=\s{2}|[☒☑☐\n]|$)/gu

/** What the farm has applied for or reported, with the day on which it was handed in. */
export function extractApplication({ document, filename, today }: ExtractionInput): Extraction | undefined {
  const layout = readLayout(document, FORMATS_OF_LETTERS)
  if (!layout || layout.lines.some(({ text }) => SALUTATION.test(text))) return undefined
  const head = layout.lines.slice(0, HEAD_LINES)
  const title = head.find((line) => typeOf(line.text) !== undefined)
  const text = layout.pages
    .map((page) => flowOf(page).text)
    .join('\n')
    .slice(0, MOST_LETTERS)
  if (!title || DECIDED.test(spellOutUmlauts(text)) || OTHERS.has(fileDocument(document, filename, [])))
    return undefined
  const days = [...new Set([...text.matchAll(SUBMITTED)].map(([, day = '']) => readWrittenDay(day)?.value))]
  if (days.length === 0) return undefined
  const folded = spellOutUmlauts(`${title.text}\n${text.slice(0, 2000)}`)
  const [, named, any] = YEAR.exec(spellOutUmlauts(title.text)) ?? YEAR.exec(folded) ?? []
  const year = named ?? any
  const lines = layout.lines.map((line) => line.text).join('\n')
  const ticked = [...lines.matchAll(TICKED)].map(([, one, other]) => (one ?? other ?? '').trim())
  return checkAssertions(
    [
      {
        kind: 'applications',
        name: 'application',
        values: {
          type: typeOf(title.text),
          title: title.cells[0]?.slice(0, 200) ?? null,
          year: year === undefined ? null : Number(year),
          submitted_on: days.length === 1 ? (days[0] ?? null) : null,
          reference_number: REFERENCE.exec(lines)?.[1] ?? null,
          receipt: RECEIPT.exec(lines)?.[1] ?? null,
          note: ticked.length === 0 ? null : `Beantragt: ${ticked.join('; ')}`.slice(0, 2000),
        },
        confidence: confidenceOf(!layout.ocr, days.length === 1, named !== undefined),
        page: title.page,
        quote: quoteLines(layout, title),
      },
    ],
    [],
    today,
  )
}

const typeOf = (text: string): string | undefined => {
  const folded = spellOutUmlauts(text.slice(0, LONGEST_TITLE))
  return TYPES.find(([, words]) => words.test(folded))?.[0]
}
