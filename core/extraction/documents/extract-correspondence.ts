import type { Fach } from '../fach.ts'
import { fileDocument } from '../filing/file-document.ts'
import { findTitles } from '../filing/find-title.ts'
import { letterForm, SALUTATION } from '../filing/letter-form.ts'
import type { Assertion, Extraction, ExtractionInput } from '../extractor.ts'
import type { ReadDocument } from '../read-document.ts'
import { checkAssertions } from './check-assertions.ts'
import { AUTHORITY, COMPANY, OWN_WORDS } from './extract-letter.ts'
import { firstOf } from './labelled-value.ts'
import { readDated } from './letter-head.ts'
import { LETTER_LABELS } from './letter-labels.ts'
import { deadlinesIn, letterOf, saidOfDay, type Letter } from './letter-row.ts'
import { categoryOf, readSubject, type Subject } from './letter-subject.ts'
import { readLabels } from './read-labels.ts'
import { FORMATS_OF_LETTERS, quoteLines, readLayout, type DocumentLayout, type Line } from './read-layout.ts'
import { contactOf, readSender, type Sender } from './sender.ts'

/** Bodies, clubs and firms that write to farms. */
const BODY =
  /(?<!\p{L})(?:\p{L}*[Gg]enossenschaft|\p{L}*[Vv]erband|\p{L}*[Vv]erein|Landvolk|Maschinenring|Molkerei|Milchhof|Milchwerke|\p{L}*[Kk]asse|\p{L}*[Bb]ank|\p{L}*[Vv]ersicherung|Stadtwerke|Netzservice|Kanzlei|\p{L}*[Pp]raxis|Kirchengemeinde|\p{L}*[Ss]tiftung|Erbengemeinschaft|(?:\p{L}+[- ])*\p{L}*[Vv]erwaltung|Pfarr\p{L}*|Kloster \p{L}+|Rentamt|\p{L}*[Ss]chule|\p{L}*[Kk]ammer|Rechtsanwält\p{L}*|Anwaltskanzlei|Notar\p{L}*|\p{L}*[Gg]emeinschaft|\p{L}*[Rr]ing|\p{L}*[Ii]nstitut|Steuerberat\p{L}*|\p{L}*[Ss]iegel|\p{L}*[Kk]ontrollstelle|\p{L}*[Mm]akler|\p{L}*[Vv]ersorgung|\p{L}*[Nn]etz\p{L}*|e\. ?V\.|a\. ?G\.|mbH)(?!\p{L})/u
const ADVERTISING = /newsletter|abbestellen|abmelden können|sie erhalten diese e-?mail|rabatt|gutschein|finanzierung/i
const HEAD_LINES = 45
/** Less is no letter. */
const LETTER_FORM = 3.5
const ADDRESSED = 1
const REQUEST = /(?<!\p{L})(?:bitte|bitten|schick)(?!\p{L})/iu
const NAME = /^\p{Lu}[\p{L}.'-]+(?: (?:\p{Lu}[\p{L}.'-]*|von|zu|der|und|&)){1,5}$/u

/**
 * Whatever else asks its reader for something until a day: letters of bodies, firms and people, mails and invitations.
 * One that sets no deadline is none of these. What a person writes has to be confirmed.
 */
export function extractCorrespondence({ document, filename, today }: ExtractionInput): Extraction | undefined {
  const layout = readLayout(document, FORMATS_OF_LETTERS)
  if (!layout || !isLetter(document, filename, layout) || layout.pages.some(isOfOthers)) return undefined
  const letter = recognize(document, layout)
  if (!letter || deadlinesIn(layout, letter).length === 0) return undefined
  const { writer, type } = letter
  const contacts: Assertion[] = writer ? [contactOf(layout, writer, type, [])] : []
  return checkAssertions(
    [...contacts, letterOf(layout, letter, { today, isKnown: writer !== undefined })],
    saidOfDay(letter, today),
    today,
  )
}

/** Advertising, and what the farm itself has written. */
const isOfOthers = ({ text }: { text: string }): boolean => OWN_WORDS.test(text) || ADVERTISING.test(text)

/** Papers that are letters though they lie elsewhere, where their form says so. */
const MAILED: ReadonlySet<Fach> = new Set(['briefe', 'foerderung'])
const NO_LETTERS: ReadonlySet<Fach> = new Set(['wissen', 'sonstiges', 'rechnungen'])

function isLetter(document: ReadDocument, filename: string, layout: DocumentLayout): boolean {
  const fach = fileDocument(document, filename, [])
  if (MAILED.has(fach)) return true
  const form = letterForm(document)
  // An insurer writes letters about its contract that ask for nothing, and yet end a right on a day.
  if (fach === 'vertraege')
    return form >= LETTER_FORM || (form >= ADDRESSED && layout.lines.some(({ text }) => REQUEST.test(text)))
  const [first] = findTitles(document, filename)
  return form >= LETTER_FORM && !NO_LETTERS.has(fach) && (first?.title.strength !== 3 || form >= LETTER_FORM + 1)
}

interface Correspondence extends Letter {
  /** Of whom the address is known, or who is no person. */
  writer: Sender | undefined
  type: 'person' | 'company' | 'authority'
}

function recognize({ structures = [] }: ReadDocument, layout: DocumentLayout): Correspondence | undefined {
  const salutation = layout.lines.slice(0, HEAD_LINES).findIndex(({ text }) => SALUTATION.test(text))
  const head = layout.lines.slice(0, salutation < 0 ? HEAD_LINES : salutation)
  const mail = structures.flatMap((one) => (one.type === 'mail' ? [one.mail] : []))[0]
  const official = readSender(layout, AUTHORITY)
  const body = official ?? readSender(layout, COMPANY) ?? readSender(layout, BODY)
  const person = body || mail ? undefined : personIn(head)
  const name = body?.name ?? person ?? nameInMail(mail?.from ?? '') ?? firstName(head)
  const { found } = firstOf(readLabels({ ...layout, lines: head }, LETTER_LABELS).values)
  const subject = readSubject(layout, head, found.subject, salutation >= 0) ?? firstTitle(layout, head)
  if (name === undefined || !subject) return undefined
  const sentOn = mail?.sentOn ?? null
  return {
    head,
    writer: body ?? (person === undefined ? undefined : withAddress(layout, person)),
    type: official ? 'authority' : body ? 'company' : 'person',
    sender: { name },
    subject,
    dated: sentOn === null ? readDated(head, found.dated) : { value: sentOn, sure: true },
    category: categoryOf(subject.text) ?? null,
    values: found,
  }
}

/** Who writes, by letterhead, mail or the name at the top; undefined where nobody is named. */
export function senderOf({ structures = [] }: ReadDocument, layout: DocumentLayout): string | undefined {
  const mail = structures.flatMap((one) => (one.type === 'mail' ? [one.mail] : []))[0]
  const body = readSender(layout, AUTHORITY) ?? readSender(layout, COMPANY) ?? readSender(layout, BODY)
  return body?.name ?? personIn(layout.lines) ?? nameInMail(mail?.from ?? '')
}

/** What stands first of all, where nothing says better who writes; it has to be confirmed. */
const firstName = (head: readonly Line[]): string | undefined =>
  head[0]?.cells[0]?.split(/,\s|\s[·|–-]\s/)[0]?.match(/^\p{Lu}[\p{L}\d.&'’"„“ -]{3,80}$/u)?.[0]

function withAddress(layout: DocumentLayout, person: string): Sender | undefined {
  const sender = readSender(layout, new RegExp(`^${person.replaceAll(/[.&]/g, String.raw`\$&`)}$`, 'u'))
  return sender?.postcode ? sender : undefined
}

const nameInMail = (from: string): string | undefined =>
  from
    .replace(/\s*<[^>]*>$/, '')
    .replaceAll('"', '')
    .trim()
    .slice(0, 90) || undefined

/** A name in the first lines, where a person who has no letterhead puts it. */
const personIn = (head: readonly Line[]): string | undefined =>
  head
    .slice(0, 3)
    .flatMap(({ cells }) => cells.flatMap((cell) => cell.split(/,\s|\s·\s/)))
    .find((cell) => NAME.test(cell) && !/^(?:An|Herrn?|Frau|Familie|Einschreiben)(?!\p{L})/u.test(cell))

/** An address is what no letter is about. */
const PLACE = /(?<!\d)\d{5}\s\p{Lu}/u

/** Where no subject is marked as one: the first line that stands alone. */
function firstTitle(layout: DocumentLayout, head: readonly Line[]): Subject | undefined {
  const line = head.find(
    ({ gap, cells, text }, index) =>
      index > 0 && gap && cells.length === 1 && text.length <= 160 && /\p{L}{4}/u.test(text) && !PLACE.test(text),
  )
  return line && { text: line.text, page: line.page, quote: quoteLines(layout, line) }
}
