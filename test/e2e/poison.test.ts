import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../builders/ids.ts'
import { drawPrint, makeDocx, wordParagraph, zip } from '../builders/documents.ts'
import {
  billionLaughs,
  circularTiff,
  deepHtml,
  deepMail,
  deepXml,
  encryptedPdf,
  endlessPdf,
  half,
  hungryPdf,
  lyingBomb,
  manyCells,
  manyPagesPdf,
  nestedBomb,
  pixelBomb,
  plainBomb,
  repeatedString,
} from '../builders/poison.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'
import { makeInvoicePdf } from '../builders/invoices.ts'
import { patience } from '../patience.ts'

const READ_TIMEOUT_SECONDS = Math.ceil(patience(15_000) / 1000)
const GERMAN = /^(Die Datei|Der Inhalt|In der Datei|Dieses Format|Das Lesen) .+\.$/

const letter = () => makeDocx(wordParagraph(`Pachtvertrag ${newId<string>()}`))
const photo = () => drawPrint(['Lieferschein Nr. 77', 'Sojaschrot 12 t']).toBuffer('image/jpeg', 85)

const cases: [name: string, filename: string, make: () => string | Uint8Array, code: string][] = [
  ['an empty file', 'leer.pdf', () => '', 'empty_file'],
  ['an encrypted PDF', 'bescheid.pdf', encryptedPdf, 'encrypted'],
  ['a PDF of 10,000 pages', 'lang.pdf', () => manyPagesPdf(10_000), 'too_large'],
  ['a PDF that was cut off', 'rechnung.pdf', () => half(makeInvoicePdf()), 'corrupt'],
  ['a PDF that draws itself without end', 'endlos.pdf', endlessPdf, 'timed_out'],
  ['a PDF that unpacks to 1.2 GB', 'hunger.pdf', () => hungryPdf(1_200), 'too_large'],
  ['a Word file that was cut off', 'vertrag.docx', () => half(letter()), 'corrupt'],
  ['a zip bomb', 'bombe.docx', plainBomb, 'too_large'],
  ['a zip bomb that lies about its size', 'bombe.docx', lyingBomb, 'corrupt'],
  ['a zip bomb of zips', 'bombe.zip', nestedBomb, 'unsupported_format'],
  [
    'a zip of nothing but names',
    'namen.docx',
    () => zip(Object.fromEntries(Array.from({ length: 21_000 }, (_, index) => [`word/${index}.xml`, '']))),
    'corrupt',
  ],
  ['a workbook of 2.5 million cells', 'zellen.xlsx', () => manyCells(2_500_000), 'too_large'],
  ['a workbook that shows one long text everywhere', 'text.xlsx', repeatedString, 'too_large'],
  ['50 MB of spaces', 'leer.txt', () => Buffer.alloc(50 * 1024 * 1024, ' '), 'no_text'],
  ['bytes of zero', 'null.txt', () => new Uint8Array(100_000), 'unsupported_format'],
  ['noise', 'rauschen.pdf', () => randomBytes(200_000), 'unsupported_format'],
  ['a picture of 50,000 × 50,000 pixels', 'riese.png', () => pixelBomb(50_000), 'too_large'],
  ['a picture that says it is larger than it is', 'luege.png', () => pixelBomb(500), 'corrupt'],
  ['a photo that was cut off', 'foto.jpg', () => half(photo()), 'corrupt'],
  ['a TIFF that runs in circles', 'kreis.tif', circularTiff, 'corrupt'],
  ['XML nested 100,000 deep', 'tief.xml', () => deepXml(100_000), 'corrupt'],
  ['HTML nested 1,000,000 deep', 'tief.html', () => deepHtml(1_000_000), 'corrupt'],
  ['a mail nested 2,000 deep', 'tief.eml', () => deepMail(2_000), 'corrupt'],
  ['an invoice of a billion laughs', 'lachen.xml', billionLaughs, 'corrupt'],
]

describe('a file made to harm', () => {
  let service: TestService
  let farm: Farm
  beforeAll(async () => {
    service = await startService({ HOFKERN_READ_TIMEOUT_SECONDS: String(READ_TIMEOUT_SECONDS) })
    farm = await service.farm()
    await farm.ingest('Der erste Brief weckt die Leser.', 'erster.txt')
  })
  afterAll(() => service.stop())

  it.each(cases)(
    'is refused in German within seconds, and another upload is served meanwhile: %s',
    async (name, filename, make, code) => {
      const bytes = make()
      const accepted = await farm.upload(bytes, filename)
      expect(accepted.status).toBe(202)
      const { document_id } = (await accepted.json()) as { document_id: string }

      expect(await farm.ingest(`Lieferschein ${newId<string>()} während: ${name}`, 'lieferschein.txt')).toMatchObject({
        status: 'completed',
      })

      // One that hangs has its time twice, in either lane, and more of it where the machine gives it no turn.
      const ended = await farm.ended(document_id, 6 * READ_TIMEOUT_SECONDS * 1000)
      expect(ended).toMatchObject({ status: 'failed', filename, error: { code } })
      expect(ended.error!.detail).toMatch(GERMAN)
      const { size_bytes } = (await (await farm.call('GET', `/training/${document_id}/url`)).json()) as {
        size_bytes: number
      }
      expect(size_bytes).toBe(Buffer.from(bytes as Uint8Array).length)
    },
    patience(240_000),
  )

  it('that is only called wrongly is read by its content', async () => {
    expect(await farm.ingest(photo(), 'scan.pdf')).toMatchObject({ status: 'completed' })
    expect(await farm.ingest(letter(), 'notiz.txt')).toMatchObject({ status: 'completed' })
  })

  it('has only a name of signs that can be seen', async () => {
    const { document_id } = await farm.ingest(
      `Milchgeld ${newId<string>()}`,
      '../../etc/\u202eMüller\u0085 „Größe“ ä.txt',
    )
    const status = await (await farm.call('GET', `/training/${document_id}`)).json()
    expect(status).toMatchObject({ status: 'completed', filename: 'Müller „Größe“ ä.txt' })
    const { url } = (await (await farm.call('GET', `/training/${document_id}/url`)).json()) as { url: string }
    expect((await fetch(url)).headers.get('content-disposition')).toContain(encodeURIComponent('Müller „Größe“ ä.txt'))
    expect((await farm.upload('x', 'a\u0007\u0000.txt')).status).toBe(422)
  })
})
