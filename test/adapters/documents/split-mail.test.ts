import { describe, expect, it } from 'vitest'
import { splitMail } from '../../../adapters/documents/split-mail.ts'

const part = (head: string, body: string) => `--b\r\n${head}\r\n\r\n${body}\r\n`
const mail = (...parts: string[]) =>
  `Subject: Lieferung\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${parts.join('')}--b--\r\n`
const attached = (name: string, type = 'application/pdf') =>
  part(`Content-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"`, 'Inhalt')
const split = (text: string) => splitMail(new TextEncoder().encode(text))
const names = async (text: string) => (await split(text)).attachments.map(({ filename }) => filename)

describe('a mail', () => {
  it('gives its documents, and no text, pictures of its HTML or signatures', async () => {
    const text = mail(
      part('Content-Type: text/plain', 'Moin'),
      attached('Lieferschein.pdf'),
      attached('Schläge.csv', 'text/plain'),
      attached('hinweis.txt', 'text/plain'),
      attached('smime.p7s', 'application/pkcs7-signature'),
      attached('', 'x y z'),
    )
    const { subject, attachments } = await split(text)
    expect(subject).toBe('Lieferung')
    expect(attachments.map(({ filename }) => filename)).toEqual(['Lieferschein.pdf', 'Schläge.csv', 'Anhang 3'])
    expect(new TextDecoder().decode(attachments[0]!.content).trim()).toBe('Inhalt')
  })

  it('gives what is attached to a mail that is attached', async () => {
    const forwarded = mail(
      part(
        'Content-Type: message/rfc822',
        mail(attached('Bescheid.pdf')).replaceAll('--b', '--c').replaceAll('boundary=b', 'boundary=c'),
      ),
    )
    expect(await names(forwarded)).toEqual(['Bescheid.pdf'])
  })

  it('stops at fifty attachments and counts the rest', async () => {
    const many = await split(mail(...Array.from({ length: 3000 }, (_, index) => attached(`${index}.pdf`))))
    expect([many.attachments.length, many.leftOut]).toEqual([50, 2950])
  })

  it.each([
    ['nothing', ''],
    ['headers without end', `X: ${'a'.repeat(3_000_000)}`],
    ['a boundary that never comes', 'Content-Type: multipart/mixed; boundary=zz\r\n\r\nText'],
    [
      'parts in parts',
      Array.from({ length: 500 }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`).join(
        '',
      ),
    ],
    ['control characters', 'Subject: \u0000\u0007 a/b\r\n\r\n\u0000'],
  ])('is taken as it is where it holds %s', async (_, text) => {
    expect((await split(text)).attachments).toEqual([])
  })
})
