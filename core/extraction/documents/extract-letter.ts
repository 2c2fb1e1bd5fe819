import { FORMATS } from '../../farm/index.ts'
import { STATE_NAMES, STATES, type State } from '../../law/index.ts'
import type { Extraction, ExtractionInput } from '../extractor.ts'
import { firstOf, readLabels, type Labelled } from './labelled-values.ts'
import { confidenceOf } from '../confidence.ts'
import { checkAssertions } from './check-assertions.ts'
import { CONTACT, contactOf, readSender } from './sender.ts'
import { DAY, readPrintedDay, readWrittenDay } from './printed-values.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { findDeadlines, type FoundDeadline } from './find-deadlines.ts'
import { quoteLines, readLayout, type Line, type DocumentLayout } from './read-layout.ts'

const AUTHORITY =
  /(?<!\p{L})(?:Landkreis|Kreis \p{Lu}|Stadt \p{Lu}|Hansestadt|(?:Samt|Verbands|Orts)?gemeinde \p{Lu}|Regierung von|Bezirksregierung|Regierungspräsidium|\p{L}*ministerium|Landwirtschaftskammer|LWK|SVLFG|Berufsgenossenschaft|Tierseuchenkasse|Bundesanstalt|Landesanstalt|Landesbetrieb|(?:Kreis|Stadt|Gemeinde|Amts|Zoll|Finanz|Forst)verwaltung|\p{L}*behörde|(?!\p{L}*gesamt|Samt)\p{L}+amt|Amt (?:für|\p{Lu})|\p{L}*gericht|(?:Wasser|Unterhaltungs|Deich)verband)(?!\p{Ll})/iu
const COMPANY = /(?<!\p{L})(?:GmbH|AG|KG|eG|OHG|GbR|UG|e\. ?K\.|Raiffeisen|Landhandel)(?!\p{L})/u

const LABELS = {
  reference: String.raw`Aktenzeichen|Az\.?|Gesch(?:äfts|\.)?-?\s?(?:zeichen|Z(?:ch|eich)?\.?)|(?:Unser|Mein)(?: Zeichen|e? Nachricht)|Bescheid-?\s?(?:nummer|Nr\.?)`,
  cash_reference: String.raw`Kassenzeichen|Buchungszeichen|Vertragsgegenstand|Rechnungs-?\s?(?:nummer|Nr\.?)|Mahnung(?:s-?)?\s?Nr\.?`,
  dated: 'Datum|Datum des (?:Bescheides|Schreibens)',
  received: 'Eingegangen(?: am)?|Eingangsstempel|Eingang',
  subject: String.raw`Betreff|Betr\.?|Betrifft`,
  other: String.raw`Ihr(?:e)? (?:Zeichen|Schreiben|Nachricht)(?: vom)?|Durchwahl|Telefon|Telefax|Fax|E-?Mail|Auskunft erteilt|Bearbeitet von|Ansprechpartner(?:in)?|Sachbearbeiter(?:in)?|Zimmer`,
}

/** What a letter is, by the words of its subject; the first that fits. */
const CATEGORIES: readonly (readonly [category: string, words: RegExp])[] = [
  ['reminder', /(?<!\p{L})(?:Mahnung|Zahlungserinnerung|Vollstreckungsankündigung)/iu],
  ['hearing', /(?<!\p{L})Anhörung|Gelegenheit zur (?:Äußerung|Stellungnahme)/iu],
  [
    'notice',
    /bescheid(?:es|s|e)?(?!\p{L})|(?<!\p{L})(?:\p{L}*verfügung|\p{L}*anordnung|Festsetzung|Untersagung)(?!\p{L})/iu,
  ],
  [
    'information',
    /kontrollankündigung|(?<!\p{L})(?:(?:An|Voran)kündigung|(?:Vor-Ort-|Betriebs|Nach|CC-|Fach)?kontrolle|Betriebsprüfung|Mitteilung|Aufforderung|Nachforderung|Einladung|Hinweis)(?!\p{L})/iu,
  ],
]

const SALUTATION = /^(?:Sehr geehrte|Guten Tag|Hallo|Moin|Liebe)/u
/** Words of the person who writes to an authority. */
const OWN_WORDS =
  /(?<!\p{L})(?:hiermit (?:lege|beantrage|erhebe|widerspreche) ich|(?:lege|legen|erhebe|erheben) (?:ich|wir) (?:hiermit )?(?:Widerspruch|Einspruch|Klage))(?!\p{L})/iu
const HEAD_LINES = 45
const MOST_SUBJECT = 3

/** Official letters: notices, hearings, reminders, announcements of inspections, with their deadline. */
export function extractLetter(input: ExtractionInput): Extraction | undefined {
  const layout = readLayout(input.document)
  const letter = layout && recognize(layout)
  if (!layout || !letter) return undefined
  const { head, sender, authority, subject, category, found } = letter
  const dated = readDated(head, found.dated)
  const deadlines = findDeadlines(layout, {
    dated: dated?.value,
    appointments: category === 'information',
    state: stateOf(head),
  })
  const deadline = deadlines[0]
  const reference = readReference(found, subject.text)
  const veterinary = head.some(({ text }) => /veterinär/i.test(text))
  const contact = contactOf(
    layout,
    sender,
    authority ? 'authority' : 'company',
    authority ? [...(veterinary ? ['veterinary_office'] : []), 'authority'] : [],
  )
  const received = found.received && readPrintedDay(found.received.text)
  return checkAssertions(
    [
      contact,
      {
        kind: 'letters',
        name: 'letter',
        links: { sender_id: CONTACT },
        refers: { sender_id: [sender.name] },
        values: {
          subject: subject.text,
          sender: sender.name,
          dated: dated?.value ?? null,
          received_on: received?.value ?? null,
          category,
          reference_number: reference,
          deadline: deadline?.day ?? null,
          deadline_reason: deadline?.reason ?? null,
          note: noteOf(deadlines.slice(1)),
        },
        confidence: confidenceOf(
          !layout.ocr,
          dated?.sure ?? false,
          deadline?.sure ?? true,
          deadlines.length < 2,
          received?.sure ?? true,
        ),
        page: deadline?.page ?? subject.page,
        quote: deadline?.quote ?? subject.quote,
      },
    ],
    dated ? [] : ['Das Datum des Schreibens war nicht zu finden.'],
    input.today,
  )
}

type Found = ReturnType<typeof firstOf<keyof typeof LABELS>>['found']

function recognize(layout: DocumentLayout) {
  const salutation = layout.lines.slice(0, HEAD_LINES).findIndex(({ text }) => SALUTATION.test(text))
  const head = layout.lines.slice(0, salutation < 0 ? HEAD_LINES : salutation)
  const official = readSender(layout, AUTHORITY)
  const sender = official ?? readSender(layout, COMPANY)
  if (!sender || layout.pages.some(({ text }) => OWN_WORDS.test(text))) return undefined
  const { values } = readLabels({ ...layout, lines: head }, LABELS)
  const { found } = firstOf(values)
  const subject = readSubject(layout, head, found.subject, salutation >= 0)
  const category = subject && CATEGORIES.find(([, words]) => words.test(subject.text))?.[0]
  const addressed = salutation >= 0 || readReference(found, '') !== null
  const known = official
    ? category !== undefined || (salutation >= 0 && found.reference !== undefined)
    : category === 'reminder'
  return subject && addressed && known
    ? { head, sender, authority: official !== undefined, subject, category: category ?? 'other', found }
    : undefined
}

/** Beside „Betreff“, else the lines that name a sort of letter, else the block above the salutation. */
function readSubject(
  layout: DocumentLayout,
  head: readonly Line[],
  labelled: Labelled<string> | undefined,
  saluted: boolean,
): { text: string; page: number; quote: string } | undefined {
  const beside = labelled ? labelled.line : -1
  const named = head.findIndex(
    ({ text, cells }) =>
      cells.length === 1 &&
      text.length <= 200 &&
      !/[:;,]$|:\s/.test(text) &&
      !/[·•]/.test(text) &&
      CATEGORIES.some(([, words]) => words.test(text)),
  )
  const above = saluted ? head.findLastIndex(({ gap }) => gap) : -1
  const start = beside >= 0 ? beside : named >= 0 ? named : above
  const first = head[start]
  if (
    !first ||
    (start === above &&
      beside < 0 &&
      named < 0 &&
      (first.text.length > 200 ||
        new RegExp(`^(?:${Object.values(LABELS).join('|')})`, 'iu').test(first.text) ||
        readPrintedDay(first.text)))
  )
    return undefined
  const more = head.slice(start + 1, start + MOST_SUBJECT)
  const end = more.findIndex(
    ({ gap, page, cells, text }) =>
      gap || page !== first.page || cells.length !== 1 || /:\s|:$/.test(text) || readPrintedDay(text) !== undefined,
  )
  const lines = [first, ...more.slice(0, end < 0 ? undefined : end)]
  return {
    text: [beside >= 0 ? labelled!.text : first.text, ...lines.slice(1).map(({ text }) => text)]
      .join(' ')
      .slice(0, 400),
    page: first.page,
    quote: quoteLines(layout, first, lines.at(-1)),
  }
}

function readDated(head: readonly Line[], labelled: Labelled<string> | undefined) {
  const beside = labelled && readPrintedDay(labelled.text)
  if (beside) return beside
  // „Musterfeld, den 12.05.2026“ or a day alone, at the right edge.
  const alone = head
    .flatMap(({ cells }) => cells)
    .filter(
      (cell) =>
        cell.length <= 60 &&
        /^(?:\p{L}[\p{L}().\- ]*,\s*(?:den\s+)?)?[\d|OolI]{1,2}\.\s?\S+(?:\s?\d{2,4})?$/u.test(cell),
    )
  const set = alone.map((cell) => readPrintedDay(cell.replace(/^[^,\d]*,\s*/, ''))).find(Boolean)
  if (set) return set
  const days = new Set(head.flatMap(({ text }) => text.match(new RegExp(DAY, 'gu')) ?? []))
  const only = days.size === 1 ? readWrittenDay([...days][0]!) : undefined
  return only && { value: only.value, sure: false }
}

const INLINE_REFERENCE = /(?<!\p{L})(?:Az\.?|Aktenzeichen|Geschäftszeichen|Gz\.?):?\s([^\s,;]{0,40}\d[^\s,;)]{0,40})/u

function readReference({ reference, cash_reference }: Found, subject: string): string | null {
  const text =
    (reference?.text ?? INLINE_REFERENCE.exec(subject)?.[1] ?? cash_reference?.text)
      ?.replace(/\s*\((?:bitte|bei)[^)]*\)?$/i, '')
      .trim() ?? ''
  return /\d/.test(text) && text.length <= 100 && text.split(' ').length <= 6 ? text : null
}

/** The state that the letterhead names or the number of a field block bears. */
function stateOf(head: readonly Line[]): State | undefined {
  const text = head.map((line) => line.text).join('\n')
  const flik = /(?<![A-Z])DE[A-Z]{2}L[IE]\d{10}(?!\d)/.exec(text)?.[0]
  if (flik !== undefined && FORMATS.flik.canonical(flik)) return STATES.find((state) => state === flik.slice(2, 4))
  return (Object.entries(STATE_NAMES) as [State, string][]).find(([, name]) =>
    new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'u').test(text),
  )?.[0]
}

const noteOf = (further: readonly FoundDeadline[]): string | null =>
  further.length === 0
    ? null
    : `Im Schreiben stehen weitere Fristen: ${further.map(({ day, reason }) => `${germanDay(day)} (${reason})`).join('; ')}`.slice(
        0,
        2000,
      )
