import type { Address, Attachment, Email } from 'postal-mime'
import type { MailHeader, ReadDocument } from '../../../core/extraction/index.ts'
import { decodeText } from '../decode-text.ts'
import { corrupt } from '../read-failed.ts'
import type { ReadLimits } from '../limits.ts'
import { holdsTags, withoutUnseenSigns } from '../unseen-signs.ts'
import { htmlToText } from './html.ts'
import { hiddenText } from './page-warnings.ts'
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
  const found: Found = { hidden: false }
  const { header, text } = await readMail(bytes, limits, found, 0)
  return {
    format: 'eml',
    contentType: 'message/rfc822',
    title: header.subject || null,
    pages: [{ number: 1, text, headings: [] }],
    ocr: false,
    structures: [{ type: 'mail', mail: header }, ...printedTables(linesOfText(text))],
    warnings: hiddenText(found.hidden),
  }
}

/** What came up in a mail and in those that are attached to it. */
interface Found {
  hidden: boolean
}

async function readMail(
  bytes: Uint8Array,
  limits: ReadLimits,
  found: Found,
  depth: number,
): Promise<{ header: MailHeader; text: string }> {
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: DEEPEST_PART, forceRfc822Attachments: true }).catch(
    (error: Error) => {
      throw corrupt(error.message)
    },
  )
  const parts = [describeHeader(mail), bodyOf(mail, limits, found)]
  const named = mail.attachments.filter(({ related, disposition }) => !related || disposition === 'attachment')
  if (named.length > 0)
    parts.push(['Anhänge:', ...named.map(({ filename, mimeType }) => `- ${filename ?? mimeType}`)].join('\n'))
  for (const attachment of named) parts.push(await readAttachment(attachment, limits, found, depth))
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

/**
 * The plain part as it was written, where the HTML part says the same: programs show that one, so nobody saw a plain
 * one that says something else.
 */
function bodyOf(mail: Email, limits: ReadLimits, found: Found): string {
  const plain = withoutUnseenSigns(mail.text?.trim() ?? '')
  found.hidden ||= holdsTags(mail.text ?? '')
  if (!mail.html) return plain
  const shown = shownText(mail.html, limits, found)
  if (plain === '' || /[\p{L}\p{N}]/u.test(shown) === false) return plain || shown
  if (saysTheSame(plain, shown)) return plain
  found.hidden = true
  return shown
}

function shownText(html: string, limits: ReadLimits, found: Found): string {
  const { text, hidden } = htmlToText(html, limits)
  found.hidden ||= hidden
  return text
}

const ALIKE = 0.7

/** Of the words of the plain part, addresses aside, nearly all stand in the other. */
function saysTheSame(plain: string, shown: string): boolean {
  const wordsIn = (text: string) =>
    text
      .replaceAll(/https?:\S+|\S+@\S+/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const known = new Set(wordsIn(shown))
  const words = wordsIn(plain)
  // No long run of words of its own: a sentence more would be one that nobody saw.
  let run = 0
  let longest = 0
  for (const word of words) {
    run = known.has(word) ? 0 : run + 1
    longest = Math.max(longest, run)
  }
  return words.filter((word) => known.has(word)).length >= ALIKE * words.length && longest < 6
}

async function readAttachment(
  { mimeType, filename, content }: Attachment,
  limits: ReadLimits,
  found: Found,
  depth: number,
): Promise<string> {
  if (typeof content === 'string') return ''
  const bytes = new Uint8Array(content)
  const heading = `Anhang ${filename ?? mimeType}:`
  if (mimeType === 'message/rfc822') {
    return depth < DEEPEST_MAIL ? `${heading}\n\n${(await readMail(bytes, limits, found, depth + 1)).text}` : ''
  }
  if (mimeType === 'text/html') return `${heading}\n\n${shownText(decodeText(bytes).text, limits, found)}`
  return mimeType.startsWith('text/') ? `${heading}\n\n${withoutUnseenSigns(decodeText(bytes).text.trim())}` : ''
}
