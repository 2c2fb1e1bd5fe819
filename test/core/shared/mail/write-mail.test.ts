import { describe, expect, it } from 'vitest'
import { writeMail } from '../../../../core/shared/mail/write-mail.ts'

const hostile = `<script>alert(1)</script> "a" & 'b'`

describe('a mail', () => {
  it('says the same as text and as HTML', () => {
    const { text, html } = writeMail({
      subject: 'Grüße',
      paragraphs: ['eins', 'zwei'],
      action: { label: 'Öffnen', url: 'https://hof.example/konto?a=1&b=2' },
      closing: ['drei'],
    })
    expect(text).toBe(
      'Guten Tag,\n\neins\n\nzwei\n\nÖffnen:\nhttps://hof.example/konto?a=1&b=2\n\ndrei\n\nDein Hofkern\n',
    )
    for (const said of ['Guten Tag,', 'eins', 'zwei', 'Öffnen', 'drei', 'Dein Hofkern']) expect(html).toContain(said)
    expect(html).toContain('href="https://hof.example/konto?a=1&#38;b=2"')
  })

  it('takes no text for markup', () => {
    const { html } = writeMail({
      subject: hostile,
      paragraphs: [hostile],
      action: { label: hostile, url: `https://hof.example/"onclick="x` },
      closing: [hostile],
    })
    expect(html).not.toContain('<script')
    expect(html).not.toContain('"onclick')
  })

  it('has a subject of one line', () => {
    expect(writeMail({ subject: ' Grüße\r\nBcc: eve@x.example\n', paragraphs: [] }).subject).toBe(
      'Grüße Bcc: eve@x.example',
    )
  })
})
