import { describe, expect, it } from 'vitest'
import { analyseDocument } from '../../../core/sources/index.ts'
import { headOf } from '../../../core/sources/head-of-document.ts'
import type { Assertion } from '../../../core/extraction/index.ts'

const assertion = (kind: Assertion['kind'], name: string, values: Record<string, unknown>): Assertion => ({
  kind,
  name,
  values,
  confidence: 1,
  page: 1,
  quote: null,
})
const LETTER = assertion('letters', 'letter', { sender: 'Landkreis Stade', dated: '2026-05-12' })
const ISSUER = assertion('contacts', 'contact', { name: 'Molkerei Süd' })

describe('the head of a document', () => {
  it('is that of the mail, whatever is attached to it', () => {
    const mail = { from: 'Anna <anna@hof.de>', subject: '', sentOn: '2026-05-20' }
    expect(headOf(mail, { rows: [LETTER] })).toEqual({ sender: 'Anna <anna@hof.de>', dated: '2026-05-20' })
  })

  it('is that of the letter, else who issued the document, else empty', () => {
    expect(headOf(null, { rows: [ISSUER, LETTER] })).toEqual({ sender: 'Landkreis Stade', dated: '2026-05-12' })
    expect(headOf(null, { rows: [ISSUER] })).toEqual({ sender: 'Molkerei Süd', dated: null })
    expect(headOf(null, { rows: [] })).toEqual({ sender: null, dated: null })
  })

  it('is that of the one receipt, else what the paper says of itself', () => {
    const receipt = (direction: string) =>
      assertion('receipts', 'receipt', { partner: 'Landhandel Nord', date: '2026-04-14', direction })
    expect(headOf(null, { rows: [receipt('incoming')] })).toEqual({ sender: 'Landhandel Nord', dated: '2026-04-14' })
    expect(headOf(null, { rows: [receipt('outgoing')] })).toEqual({ sender: null, dated: '2026-04-14' })
    const head = { sender: 'LUFA Nord', dated: '2026-03-24' }
    expect(headOf(null, { rows: [], head })).toEqual(head)
    expect(headOf(null, { rows: [ISSUER], head })).toEqual({ sender: 'Molkerei Süd', dated: '2026-03-24' })
  })

  it('is nobody’s where a list names several letters', () => {
    expect(headOf(null, { rows: [LETTER, LETTER] })).toEqual({ sender: null, dated: null })
  })

  it('takes one line of 200 characters and days of the calendar', () => {
    const from = `\u0000\u202eLand\nhandel ${'x'.repeat(178)}😀😀😀`
    const { sender, dated } = headOf({ from, subject: '', sentOn: '2026-02-30' }, { rows: [] })
    expect(sender).toMatch(/^Landhandel x+/)
    expect(sender!.length).toBeLessThanOrEqual(200)
    expect(sender!.isWellFormed()).toBe(true)
    expect(dated).toBeNull()
    expect(headOf({ from: ' ', subject: '', sentOn: null }, { rows: [] }).sender).toBeNull()
  })

  it('is known once a document is analysed', () => {
    const mail = { from: 'a@b.de', subject: 's', sentOn: '2026-05-20' }
    const document = {
      format: 'eml' as const,
      contentType: 'message/rfc822',
      title: 's',
      pages: [{ number: 1, text: 'Klee', headings: [] }],
      ocr: false,
      structures: [{ type: 'mail' as const, mail }],
      warnings: [],
    }
    const analysis = analyseDocument(document, { filename: 'a.eml', title: 'a', today: '2026-05-20', own: [] })
    expect(analysis.mail).toEqual(mail)
  })
})
