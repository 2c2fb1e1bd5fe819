import type { Address, Attachment, Email } from 'postal-mime'
import type { MailHeader, ReadDocument } from '../../../core/extraction/index.ts'
import { decodeText } from '../decode-text.ts'
import { corrupt } from '../read-failed.ts'
import type { ReadLimits } from '../limits.ts'
import { htmlToText } from './html.ts'
import { linesOfText, printedTables } from './printed-tables.ts'
import type { ReadContext } from './read-context.ts'
import { dayOf } from '../../../core/shared/time/day-in-germany.ts'
import { germanMoment } from '../../../core/shared/german/write-german.ts'

const DEEPEST_PART = 50
const DEEPEST_MAIL = 5

/**
 * Reads an e-mail: its header fields by German names, its text, the names of its attachments and the text of those that
 * are text.
 */
export async function readEml(bytes: Uint8Array, { limits }: ReadContext): Promise<ReadDocument> {
  const { header, text } = await readMail(bytes, limits, 0)
  return {
    format: 'eml',
    contentType: 'message/rfc822',
    title: header.subject || null,
    pages: [{ number: 1, text, headings: [] }],
    ocr: false,
    structures: [{ type: 'mail', mail: header }, ...printedTables(linesOfText(text))],
    warnings: [],
  }
}

async function readMail(
  bytes: Uint8Array,
  limits: ReadLimits,
  depth: number,
): Promise<{ header: MailHeader; text: string }> {
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: DEEPEST_PART, forceRfc822Attachments: true }).catch(
    (error: Error) => {
      throw corrupt(error.message)
    },
  )
  const parts = [describeHeader(mail), bodyOf(mail, limits)]
  const named = mail.attachments.filter(({ related, disposition }) => !related || disposition === 'attachment')
  if (named.length > 0)
    parts.push(['Anhänge:', ...named.map(({ filename, mimeType }) => `- ${filename ?? mimeType}`)].join('\n'))
  for (const attachment of named) parts.push(await readAttachment(attachment, limits, depth))
  return { header: headerOf(mail), text: parts.filter((part) => part !== '').join('\n\n') }
}

function headerOf({ subject, from, date }: Email): MailHeader {
  const sent = date === undefined ? NaN : Date.parse(date)
  return {
    subject: subject?.trim() ?? '',
    from: from ? nameAddress(from) : '',
    sentOn: Number.isNaN(sent) ? null : dayOf(sent),
  }
}

function describeHeader(mail: Email): string {
  const fields: [string, string | undefined][] = [
    ['Von', mail.from && nameAddress(mail.from)],
    ['An', mail.to?.map(nameAddress).join(', ')],
    ['Kopie', mail.cc?.map(nameAddress).join(', ')],
    ['Datum', mail.date && germanDate(mail.date)],
    ['Betreff', mail.subject],
  ]
  return fields
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
}

function nameAddress(address: Address): string {
  if (address.group) return `${address.name}: ${address.group.map(nameAddress).join(', ')}`
  return address.name && address.name !== address.address
    ? `${address.name} <${address.address}>`
    : (address.address ?? '')
}

function germanDate(date: string): string {
  const time = Date.parse(date)
  return Number.isNaN(time) ? date : germanMoment(time)
}

/** The plain part as it was written; the HTML part only where there is no plain one. */
function bodyOf(mail: Email, limits: ReadLimits): string {
  const plain = mail.text?.trim() ?? ''
  return plain || !mail.html ? plain : htmlToText(mail.html, limits).text
}

async function readAttachment(
  { mimeType, filename, content }: Attachment,
  limits: ReadLimits,
  depth: number,
): Promise<string> {
  if (typeof content === 'string') return ''
  const bytes = new Uint8Array(content)
  const heading = `Anhang ${filename ?? mimeType}:`
  if (mimeType === 'message/rfc822') {
    return depth < DEEPEST_MAIL ? `${heading}\n\n${(await readMail(bytes, limits, depth + 1)).text}` : ''
  }
  if (mimeType === 'text/html') return `${heading}\n\n${htmlToText(decodeText(bytes).text, limits).text}`
  return mimeType.startsWith('text/') ? `${heading}\n\n${decodeText(bytes).text.trim()}` : ''
}
