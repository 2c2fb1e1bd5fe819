import type { Attachment } from 'postal-mime'

/** What a mail holds beside its own text. */
export interface SplitMail {
  /** Empty where it has none. */
  subject: string
  attachments: { filename: string; contentType: string; content: Uint8Array }[]
  /** How many attachments were too many. */
  leftOut: number
}

const DEEPEST_PART = 50
const DEEPEST_MAIL = 5
const MOST_ATTACHMENTS = 50

/** Proofs of who sent it, which no person would call a document. */
const SIGNATURES = new Set([
  'application/pgp-signature',
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
])

/**
 * The documents in a mail and in the mails that are attached to it. Pictures that its HTML shows are part of it, and
 * what is plain text stands in what is read of the mail itself. One that cannot be taken apart has none.
 */
export async function splitMail(bytes: Uint8Array): Promise<SplitMail> {
  const split: SplitMail = { subject: '', attachments: [], leftOut: 0 }
  split.subject = (await takeApart(bytes, split, 0))?.trim() ?? ''
  return split
}

async function takeApart(bytes: Uint8Array, split: SplitMail, depth: number): Promise<string | undefined> {
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: DEEPEST_PART, forceRfc822Attachments: true }).catch(
    () => undefined,
  )
  for (const attachment of mail?.attachments ?? []) {
    if (typeof attachment.content === 'string' || attachment.content.byteLength === 0) continue
    const content = new Uint8Array(attachment.content)
    if (attachment.mimeType === 'message/rfc822') {
      if (depth < DEEPEST_MAIL) await takeApart(content, split, depth + 1)
    } else if (isDocument(attachment)) keep(attachment, content, split)
  }
  return mail?.subject
}

function keep({ filename, mimeType }: Attachment, content: Uint8Array, split: SplitMail): void {
  if (split.attachments.length >= MOST_ATTACHMENTS) split.leftOut += 1
  else
    split.attachments.push({
      filename: filename || `Anhang ${split.attachments.length + 1}`,
      contentType: /^[\w.+-]+\/[\w.+-]+$/.test(mimeType) ? mimeType : 'application/octet-stream',
      content,
    })
}

function isDocument({ mimeType, related, disposition, filename }: Attachment): boolean {
  if (related && disposition !== 'attachment') return false
  if (SIGNATURES.has(mimeType)) return false
  return !/^text\/(?:plain|html)$/.test(mimeType) || !/^[^.]*$|\.(?:txt|text|html?)$/i.test(filename ?? '')
}
