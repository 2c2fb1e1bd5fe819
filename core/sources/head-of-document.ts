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

/**
 * The head of a mail, else what extraction has read: of the one letter or receipt that the document is, what the paper
 * says of itself, or who issued it.
 */
export function headOf(mail: MailHeader | null, { rows, head }: Pick<Extraction, 'rows' | 'head'>): DocumentHead {
  if (mail) return { sender: senderIn(mail.from), dated: dayIn(mail.sentOn) }
  const [paper, another] = rows.filter(({ kind }) => kind === 'letters' || kind === 'receipts')
  const issuer = rows.find(({ kind, name }) => kind === 'contacts' && name === ISSUER)
  const values = another ? {} : (paper?.values ?? {})
  const isReceived = paper?.kind === 'receipts' && values['direction'] === 'incoming'
  return {
    sender:
      senderIn(values['sender']) ??
      (isReceived ? senderIn(values['partner']) : null) ??
      senderIn(issuer?.values['name']) ??
      senderIn(head?.sender),
    dated: dayIn(values['dated']) ?? dayIn(values['date']) ?? dayIn(head?.dated),
  }
}

const senderIn = (value: unknown): string | null =>
  typeof value === 'string' ? visibleText(value).slice(0, 200).toWellFormed().trim() || null : null

const dayIn = (value: unknown): string | null => (isDay(value) ? value : null)
