import { spellOutUmlauts } from '../../shared/german/fold.ts'
import { confidenceOf } from '../confidence.ts'
import type { Extraction, ExtractionInput } from '../extractor.ts'
import type { Fach } from '../fach.ts'
import { fileDocument } from '../filing/file-document.ts'
import { SALUTATION } from '../filing/letter-form.ts'
import { CERTIFICATE_KINDS, type CertificateKind } from './certificate-kinds.ts'
import { checkAssertions } from './check-assertions.ts'
import { DAY, readPeriodEnd, readWrittenDay, type Reading } from './printed-values.ts'
import { FORMATS_OF_LETTERS, flowOf, quoteLines, readLayout, type DocumentLayout, type Line } from './read-layout.ts'

/** Papers that speak of certificates and are none. */
const OTHERS: ReadonlySet<Fach> = new Set(['briefe', 'rechnungen', 'vertraege', 'wissen', 'foerderung', 'arzneimittel'])
const HEAD_LINES = 14
const LONGEST_TITLE = 200
const MOST_LETTERS = 12_000

const SEMESTER = String.raw`([12])\. (?:Halbjahr|HJ)\.? (\d{4})`
const MONTH = String.raw`(\d{1,2}[./]\s?\d{4}|\p{Lu}\p{Ll}+ \d{4})`
const WHEN = `(?:${SEMESTER}|(${DAY})|${MONTH})`
const VALID = new RegExp(
  String.raw`(?:gültig(?:keit)?(?:sdauer)?(?: ist)?(?: bis)?(?: einschl(?:ießlich|\.))?(?: zum)?|befristet bis(?: zum)?|läuft(?: ab)? am|Ablaufdatum|(?:Nächste[rs]?|Wieder\p{L}*|Folge\p{L}*) (?:\p{L}+ )?\p{L}*(?:HU|Untersuchung|untersuchung|Prüfung|prüfung|Kontrolle|kontrolle|Audit|Plakette|Termin)(?: spätestens| fällig)?(?: bis| am)?):?\s(?:zum )?${WHEN}|(?:ist|gilt) bis (?:zum )?${WHEN}(?: gültig)?`,
  'giu',
)
const ISSUED = new RegExp(
  String.raw`(?:ausgestellt|erteilt|Ausstellung(?:sdatum|stag)?|Bescheinigungsdatum|Datum der (?:Aus|Er)\p{L}+)(?: am| vom| den)?:?\s(${DAY})|am (${DAY}) (?:ausgestellt|erteilt)`,
  'giu',
)
/** A paper that names no day of issue is of the day of its inspection, else of the day it bears. */
const INSPECTED = new RegExp(
  String.raw`(?:Datum der \p{L}+|Prüf(?:ung|datum|tag)(?:sdatum)?|geprüft|Untersuch(?:ung|t)(?:sdatum)?|Kontrolle|bestanden)(?: am| vom| den)?:?\s(${DAY})|am (${DAY}) (?:geprüft|bestanden|untersucht)`,
  'giu',
)
const BEARS = new RegExp(String.raw`(?:\p{Lu}\p{L}+, (?:den )?|Datum:? |, den )(${DAY})`, 'giu')
const HELD = new RegExp(
  String.raw`(?:hat )?(?:am|vom) (${DAY})[^.\n]{0,200}?(?:teilgenommen|teilnahm|absolviert|besucht)|(?:Kurs|Lehrgang|Schulung|Fortbildung|Veranstaltung)s?(?:datum|tag|termin)?(?: am| vom)?:?\s(${DAY})`,
  'iu',
)
const NUMBER =
  /(?:(?:Zertifikat|Bescheinigung|Bericht|Nachweis|Ausweis|Register|Prüf|Plaketten?)s?-?\s?(?:Nr\.?|nummer)|Nr\.|Prüfnummer|Bericht)[.:]?\s([A-Z\d][\p{L}\d./-]{3,40}\d[\p{L}\d./-]{0,10})/u
const NAME = String.raw`(\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’&-]*|von|zu|der|und|&)){0,5})`
const HOLDERS = [
  new RegExp(
    String.raw`(?:Inhaber(?:in)?|Zertifikatsinhaber|Halter(?:in)?|Fahrzeughalter(?:in)?|Betreiber(?:in)?|Unternehmer(?:in)?|Betrieb|Name|Teilnehmer(?:in)?|Besitzer(?:in)?|Auftraggeber(?:in)?|Imker(?:in)?|Tierhalter(?:in)?|Name des (?:Unternehmers|Betriebs)):\s{1,9}(?:Herrn?\s|Frau\s|Firma\s)?${NAME}`,
    'u',
  ),
  new RegExp(String.raw`(?:Herrn?|Frau)\s${NAME},?\s(?:geb|hat|wird|aus|wohnhaft|nahm|ist)`, 'u'),
  new RegExp(String.raw`(?:^|\n)\s{0,9}(?:Herrn?|Frau)\s{1,9}${NAME}`, 'u'),
]
/** The block of an address that is not the letterhead. */
const ADDRESSED = /\n[^\n]{3,200}\n(\p{Lu}[\p{L}.&'’ -]{3,60})\n[^\n]{3,50}\n\d{5} \p{Lu}/u
const LAST_FIRST =
  /(?:Name, Vorname|Familienname, Vorname):\s{1,9}(\p{Lu}[\p{L}-]+), (\p{Lu}[\p{L} -]{1,40}?)(?=\n|\s{2}|$|,| geb)/u
const DEVICES =
  /(?:Kennzeichen|Gerät|Fahrzeug|Objekt|Maschine|Fabrikat(?:\/Typ)?|Zugmaschine|Anhänger|Fahrgestellnummer|Typ)[.:]?\s{1,9}([^\n]{3,80}?)(?=\s{2}|\n|$)/gu
const TOPIC = /(?:Thema|Inhalt|Titel|Lehrgang|Kurs):\s{1,9}([^\n]{3,190})/u

/** Certificates of people, machines and the farm: what they certify, of whom, since and until when. */
export function extractCertificate({ document, filename, today }: ExtractionInput): Extraction | undefined {
  const layout = readLayout(document, FORMATS_OF_LETTERS)
  const head = layout?.lines.slice(0, HEAD_LINES)
  if (!layout || !head || layout.lines.some(({ text }) => SALUTATION.test(text))) return undefined
  const found = kindOf(head)
  if (!found || OTHERS.has(fileDocument(document, filename, []))) return undefined
  const { kind, title } = found
  const text = layout.pages
    .map((page) => flowOf(page).text)
    .join('\n')
    .slice(0, MOST_LETTERS)
  const days = daysOf(text)
  if (!days.issued && !days.valid && !days.held) return undefined
  const lines = layout.lines
    .map((line) => line.text)
    .join('\n')
    .slice(0, MOST_LETTERS)
  const holder = holderIn(lines)
  const devices =
    kind.ofMachine || kind.category === 'other'
      ? [...lines.matchAll(DEVICES)].map(([, device = '']) => device.trim())
      : []
  const type = titleOf(title) ?? kind.type ?? title.text.slice(0, 100)
  const issued = (days.issued ?? (days.valid ? undefined : days.held))?.value ?? null
  const valid = days.valid?.value ?? null
  const row = {
    kind: 'certificates' as const,
    name: 'certificate',
    values: {
      type,
      category: kind.category,
      holder: holder ?? null,
      issued_on: issued,
      valid_until: valid,
      ...(days.held && { trainings: [{ date: days.held.value, topic: TOPIC.exec(lines)?.[1]?.trim() ?? null }] }),
      note: noteOf(NUMBER.exec(lines)?.[1], devices),
    },
    // What the farm has written down itself is no second certificate; a renewed one is of another day.
    unlessCalled: [type, holder, issued ?? valid].flatMap((name) => name ?? []),
    ...(holder !== undefined && { refers: { holder_id: [holder] } }),
    confidence: confidenceOf(!layout.ocr, days.sure, holder !== undefined || devices.length > 0),
    ...placeOf(layout, title),
  }
  return checkAssertions([row], [], today)
}

/** As the paper calls itself, without what law it is by. */
function titleOf({ cells }: Line): string | undefined {
  const title = cells
    .map((cell) =>
      cell
        .replace(/\s*(?:\(|,|;|:|\s[–-]\s|(?<!\p{L})(?:gemäß|gem\.|nach|laut|lt\.|Nr\.|i\. ?S\.)(?!\p{L})).*$/u, '')
        .trim(),
    )
    .find((cell) => /\p{L}{5}/u.test(cell) && cell.length <= 100)
  return title
}

const placeOf = (layout: DocumentLayout, line: Line) => ({ page: line.page, quote: quoteLines(layout, line) })

/** The kind, and the line that says it. */
function kindOf(head: readonly Line[]): { kind: CertificateKind; title: Line } | undefined {
  const text = spellOutUmlauts(head.map((line) => line.text.slice(0, LONGEST_TITLE)).join('\n'))
  const kind = CERTIFICATE_KINDS.find(({ words }) => words.test(text))
  if (!kind) return undefined
  const title = head.find((line) => kind.words.test(spellOutUmlauts(line.text.slice(0, LONGEST_TITLE)))) ?? head[0]
  return title && { kind, title }
}

interface Days {
  issued?: Reading<string> | undefined
  valid?: Reading<string> | undefined
  /** On which a course was held. */
  held?: Reading<string> | undefined
  /** None is said twice in different ways. */
  sure: boolean
}

function daysOf(text: string): Days {
  const valid = distinct([...text.matchAll(VALID)].map(([, ...groups]) => dayIn(groups)))
  const issued =
    [ISSUED, INSPECTED, BEARS]
      .map((one) => distinct([...text.matchAll(one)].map(([, ...days]) => readWrittenDay(days.find(Boolean) ?? ''))))
      .find((days) => days.length > 0) ?? []
  const [, ...held] = HELD.exec(text) ?? []
  const course = held.find(Boolean)
  return {
    issued: issued[0],
    valid: valid.toSorted((a, b) => (a.value < b.value ? 1 : -1))[0],
    held: course === undefined ? undefined : readWrittenDay(course),
    sure: valid.length <= 1 && issued.length <= 1,
  }
}

const distinct = (days: readonly (Reading<string> | undefined)[]): Reading<string>[] => [
  ...new Map(days.flatMap((day) => (day ? [[day.value, day] as const] : []))).values(),
]

/** Of the groups of `WHEN`, once or twice: half-year and year, day, month. */
function dayIn(groups: readonly (string | undefined)[]): Reading<string> | undefined {
  const [half, year, day, month] = (groups[0] ?? groups[2] ?? groups[3]) ? groups : groups.slice(4)
  if (half !== undefined) return { value: half === '1' ? `${year}-06-30` : `${year}-12-31`, sure: true }
  return day === undefined ? readPeriodEnd((month ?? '').replace('.', '/')) : readWrittenDay(day)
}

function holderIn(lines: string): string | undefined {
  const [, last, first] = LAST_FIRST.exec(lines) ?? []
  if (last !== undefined) return `${first?.trim()} ${last}`
  return [...HOLDERS, ADDRESSED].map((one) => one.exec(lines)?.[1]?.trim()).find((one) => one !== undefined)
}

const noteOf = (number: string | undefined, devices: readonly string[]): string | null =>
  [...(number === undefined ? [] : [`Nr. ${number}`]), ...new Set(devices)].join('; ').slice(0, 500) || null
