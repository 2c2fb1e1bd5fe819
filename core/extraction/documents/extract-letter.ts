import type { Extraction, ExtractionInput } from '../extractor.ts'
import { checkAssertions } from './check-assertions.ts'
import { firstOf } from './labelled-value.ts'
import { readDated, readReference } from './letter-head.ts'
import { LETTER_LABELS } from './letter-labels.ts'
import { letterOf, saidOfDay, type Letter } from './letter-row.ts'
import { categoryOf, readSubject } from './letter-subject.ts'
import { readLabels } from './read-labels.ts'
import { FORMATS_OF_LETTERS, readLayout, type DocumentLayout } from './read-layout.ts'
import { contactOf, readSender, type Sender } from './sender.ts'

export const AUTHORITY =
  /(?<!\p{L})(?:Landkreis|Hansestadt|Regierung von|Bezirksregierung|Regierungspräsidium|\p{L}*ministerium|Landwirtschaftskammer|LWK|SVLFG|Berufsgenossenschaft|Tierseuchenkasse|Bundesanstalt|Bewilligungsstelle|Bewilligungsbehörde|Zahlstelle|Der Landrat|Die Landrätin|Staatliche[sr]? \p{L}+|Landesanstalt|Landesbetrieb|(?:Kreis|Stadt|Gemeinde|Amts|Zoll|Finanz|Forst)verwaltung|\p{L}*behörde|(?!\p{L}*gesamt|Samt)\p{L}+amt|Amt für|\p{L}*(?:dienstleistungszentr|technologiezentr|förderzentr)um(?! GmbH)|DLR|LfL|LTZ|LLH|AELF|LELF|LLG|Landesamt|Veterinär- und \p{L}+|Finanzamt|Hauptzollamt|Staatsanwaltschaft|Polizei\p{L}*|Zweckverband|Magistrat|\p{L}*gericht|(?:Wasser|Unterhaltungs|Deich)verband)(?!\p{Ll})|(?<!\p{L})(?:(?:Land)?kreis|(?:Kreis|Hanse|Universitäts)?stadt|(?:Samt|Verbands|Orts)?gemeinde|Amt) (?!für)\p{L}{3}/iu
export const COMPANY = /(?<!\p{L})(?:GmbH|AG|KG|eG|OHG|GbR|UG|e\. ?K\.|Raiffeisen|Landhandel)(?!\p{L})/u

const SALUTATION = /^(?:Sehr geehrte|Guten Tag|Hallo|Moin|Liebe)/u
/** Words of the person who writes to an authority. */
export const OWN_WORDS =
  /(?<!\p{L})(?:hiermit (?:lege|beantrage|erhebe|widerspreche) ich|(?:lege|legen|erhebe|erheben) (?:ich|wir) (?:hiermit )?(?:Widerspruch|Einspruch|Klage))(?!\p{L})/iu
const HEAD_LINES = 45

/** Official letters: notices, hearings, reminders, announcements of inspections, with their deadline. */
export function extractLetter({ document, today }: ExtractionInput): Extraction | undefined {
  const layout = readLayout(document, FORMATS_OF_LETTERS)
  const letter = layout && recognize(layout)
  if (!layout || !letter) return undefined
  const { head, sender, authority } = letter
  const veterinary = authority && head.some(({ text }) => /veterinär/i.test(text))
  const roles = authority ? [...(veterinary ? ['veterinary_office'] : []), 'authority'] : []
  return checkAssertions(
    [
      contactOf(layout, sender, authority ? 'authority' : 'company', roles),
      letterOf(layout, letter, { today, isKnown: true }),
    ],
    saidOfDay(letter, today),
    today,
  )
}

interface OfficialLetter extends Letter {
  sender: Sender
  /** The sender is an authority, else a company. */
  authority: boolean
}

/** A letter has a sender, a subject, and either a salutation or a reference; a company's has to be a reminder. */
function recognize(layout: DocumentLayout): OfficialLetter | undefined {
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
    ? {
        head,
        sender,
        authority: official !== undefined,
        subject,
        dated: readDated(head, found.dated),
        category: category ?? 'other',
        values: found,
      }
    : undefined
}
