import { ISSUER, type Extraction, type MailHeader } from '../extraction/index.ts'
import { isDay } from '../shared/time/days.ts'
import { visibleText } from './filename.ts'

/** Who wrote a document and when, as far as it says so. */
export interface DocumentHead {
  /** One line of at most 200 characters. */
  sender: string | null
  /** ISO day. */
  dated: string | null
}

/** The head of a mail, else what extraction has read: of the one letter that the document is, or who issued it. */
export function headOf(mail: MailHeader | null, { rows }: Pick<Extraction, 'rows'>): DocumentHead {
  if (mail) return { sender: senderIn(mail.from), dated: dayIn(mail.sentOn) }
  const [letter, another] = rows.filter(({ kind }) => kind === 'letters')
  const issuer = rows.find(({ kind, name }) => kind === 'contacts' && name === ISSUER)
  const values = another ? {} : (letter?.values ?? {})
  return { sender: senderIn(values['sender']) ?? senderIn(issuer?.values['name']), dated: dayIn(values['dated']) }
}

const senderIn = (value: unknown): string | null =>
  typeof value === 'string' ? visibleText(value).slice(0, 200).toWellFormed().trim() || null : null

const dayIn = (value: unknown): string | null => (isDay(value) ? value : null)
