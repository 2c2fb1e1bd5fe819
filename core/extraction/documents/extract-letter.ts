import { confidenceOf } from '../confidence.ts'
import { ISSUER, type Assertion, type Extraction, type ExtractionInput } from '../extractor.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { checkAssertions } from './check-assertions.ts'
import type { FoundDeadline } from './deadline.ts'
import { findDeadlines } from './find-deadlines.ts'
import { firstOf } from './labelled-value.ts'
import { readDated, readReference, stateOf, type LetterValues } from './letter-head.ts'
import { LETTER_LABELS } from './letter-labels.ts'
import { categoryOf, readSubject, type Subject } from './letter-subject.ts'
import { readPrintedDay } from './printed-values.ts'
import { readLabels } from './read-labels.ts'
import { readLayout, type DocumentLayout, type Line } from './read-layout.ts'
import { contactOf, readSender, type Sender } from './sender.ts'

const AUTHORITY =
  /(?<!\p{L})(?:Landkreis|Kreis \p{Lu}|Stadt \p{Lu}|Hansestadt|(?:Samt|Verbands|Orts)?gemeinde \p{Lu}|Regierung von|Bezirksregierung|Regierungspräsidium|\p{L}*ministerium|Landwirtschaftskammer|LWK|SVLFG|Berufsgenossenschaft|Tierseuchenkasse|Bundesanstalt|Landesanstalt|Landesbetrieb|(?:Kreis|Stadt|Gemeinde|Amts|Zoll|Finanz|Forst)verwaltung|\p{L}*behörde|(?!\p{L}*gesamt|Samt)\p{L}+amt|Amt (?:für|\p{Lu})|\p{L}*gericht|(?:Wasser|Unterhaltungs|Deich)verband)(?!\p{Ll})/iu
const COMPANY = /(?<!\p{L})(?:GmbH|AG|KG|eG|OHG|GbR|UG|e\. ?K\.|Raiffeisen|Landhandel)(?!\p{L})/u

const SALUTATION = /^(?:Sehr geehrte|Guten Tag|Hallo|Moin|Liebe)/u
/** Words of the person who writes to an authority. */
const OWN_WORDS =
  /(?<!\p{L})(?:hiermit (?:lege|beantrage|erhebe|widerspreche) ich|(?:lege|legen|erhebe|erheben) (?:ich|wir) (?:hiermit )?(?:Widerspruch|Einspruch|Klage))(?!\p{L})/iu
const HEAD_LINES = 45

/** Official letters: notices, hearings, reminders, announcements of inspections, with their deadline. */
export function extractLetter({ document, today }: ExtractionInput): Extraction | undefined {
  const layout = readLayout(document)
  const letter = layout && recognize(layout)
  if (!layout || !letter) return undefined
  const { head, sender, authority } = letter
  const veterinary = authority && head.some(({ text }) => /veterinär/i.test(text))
  const roles = authority ? [...(veterinary ? ['veterinary_office'] : []), 'authority'] : []
  const dated = readDated(head, letter.values.dated)
  return checkAssertions(
    [contactOf(layout, sender, authority ? 'authority' : 'company', roles), letterOf(layout, letter, dated)],
    dated ? [] : ['Das Datum des Schreibens war nicht zu finden.'],
    today,
  )
}

interface Letter {
  /** The lines above the salutation. */
  head: Line[]
  sender: Sender
  /** The sender is an authority, else a company. */
  authority: boolean
  subject: Subject
  category: string
  values: LetterValues
}

/** A letter has a sender, a subject, and either a salutation or a reference; a company's has to be a reminder. */
function recognize(layout: DocumentLayout): Letter | undefined {
  const salutation = layout.lines.slice(0, HEAD_LINES).findIndex(({ text }) => SALUTATION.test(text))
  const head = layout.lines.slice(0, salutation < 0 ? HEAD_LINES : salutation)
  const official = readSender(layout, AUTHORITY)
  const sender = official ?? readSender(layout, COMPANY)
  if (!sender || layout.pages.some(({ text }) => OWN_WORDS.test(text))) return undefined
  const { found } = firstOf(readLabels({ ...layout, lines: head }, LETTER_LABELS).values)
  const subject = readSubject(layout, head, found.subject, salutation >= 0)
  const category = subject && categoryOf(subject.text)
  const addressed = salutation >= 0 || readReference(found, '') !== null
  const known = official
    ? category !== undefined || (salutation >= 0 && found.reference !== undefined)
    : category === 'reminder'
  return subject && addressed && known
    ? { head, sender, authority: official !== undefined, subject, category: category ?? 'other', values: found }
    : undefined
}

function letterOf(
  layout: DocumentLayout,
  { head, sender, subject, category, values }: Letter,
  dated: ReturnType<typeof readDated>,
): Assertion {
  const [deadline, ...further] = findDeadlines(layout, {
    dated: dated?.value,
    appointments: category === 'information',
    state: stateOf(head),
  })
  const received = values.received && readPrintedDay(values.received.text)
  return {
    kind: 'letters',
    name: 'letter',
    links: { sender_id: ISSUER },
    refers: { sender_id: [sender.name] },
    values: {
      subject: subject.text,
      sender: sender.name,
      dated: dated?.value ?? null,
      received_on: received?.value ?? null,
      category,
      reference_number: readReference(values, subject.text),
      deadline: deadline?.day ?? null,
      deadline_reason: deadline?.reason ?? null,
      note: noteOf(further),
    },
    confidence: confidenceOf(
      !layout.ocr,
      dated?.sure ?? false,
      deadline?.sure ?? true,
      further.length === 0,
      received?.sure ?? true,
    ),
    page: deadline?.page ?? subject.page,
    quote: deadline?.quote ?? subject.quote,
  }
}

const noteOf = (further: readonly FoundDeadline[]): string | null =>
  further.length === 0
    ? null
    : `Im Schreiben stehen weitere Fristen: ${further.map(({ day, reason }) => `${germanDay(day)} (${reason})`).join('; ')}`.slice(
        0,
        2000,
      )
