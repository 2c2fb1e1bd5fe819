import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPrint } from '../builders/documents.ts'
import { makeOriented } from '../builders/oriented-pictures.ts'
import { makeLargePng, makePicture } from '../builders/pictures.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

interface Faults {
  detail: { loc: (string | number)[]; msg: string; type: string }[]
}

describe('photos by phone', () => {
  let service: TestService
  let farm: Farm
  beforeAll(async () => {
    service = await startService({ HOFKERN_MAX_UPLOAD_MB: '2' })
    farm = await service.farm()
  })
  afterAll(() => service.stop())

  const send = (files: [name: string, bytes: Uint8Array, field?: string][], headers = {}, fields = {}) => {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.set(field, value as string)
    for (const [name, bytes, field = 'file'] of files)
      form.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
    return farm.call('POST', '/training', { body: form, headers })
  }
  const page = (line: string, orientation = 6) =>
    makeOriented('JPEG', drawPrint(['Lieferschein Raiffeisen', line]), orientation)
  const documents = async () =>
    ((await (await farm.call('GET', '/training')).json()) as { items: { document_id: string }[] }).items.map(
      ({ document_id }) => document_id,
    )
  const left = () => readdirSync(join(service.application.settings.dataDir, 'uploads'))

  it('become one document with a page each, in their order', async () => {
    const pages: [string, Uint8Array][] = [
      ['IMG_1.jpg', page('Erste Seite Weizenschrot')],
      ['IMG_2.jpg', page('Zweite Seite Sojaschrot', 3)],
      ['IMG_3.png', makeOriented('PNG', drawPrint(['Dritte Seite Rapskuchen']), 1)],
    ]
    const accepted = await send(pages, { 'Idempotency-Key': 'drei-seiten' })
    expect(accepted.status).toBe(202)
    const { document_id } = (await accepted.json()) as { document_id: string }
    expect(await farm.ended(document_id)).toMatchObject({
      status: 'completed',
      filename: 'IMG_1 (3 Seiten).pdf',
      title: 'IMG 1 (3 Seiten)',
      pages: 3,
      warnings: [expect.stringContaining('erkannt')],
    })
    expect(left()).toEqual([])

    const replayed = await send(pages, { 'Idempotency-Key': 'drei-seiten' })
    expect([replayed.status, replayed.headers.get('Idempotency-Replayed')]).toEqual([202, 'true'])
    const others = await send(pages.toReversed(), { 'Idempotency-Key': 'drei-seiten' })
    expect(others.status).toBe(422)

    const again = await send(pages)
    expect([again.status, ((await again.json()) as { document_id: string }).document_id]).toEqual([200, document_id])
    const turned = await send(pages.toReversed())
    expect(turned.status).toBe(202)

    const { url, content_type } = (await (await farm.call('GET', `/training/${document_id}/url`)).json()) as {
      url: string
      content_type: string
    }
    const pdf = Buffer.from(await (await fetch(url)).arrayBuffer())
    expect([content_type, pdf.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-'])
    expect(pdf.includes(Buffer.from(pages[1]![1]))).toBe(true)
    // Whoever gets the document back and sends it again sends nothing new.
    expect((await farm.upload(new Uint8Array(pdf), 'zurück.pdf')).status).toBe(200)

    const answer = (await (
      await farm.call('POST', '/chat/ask', { json: { question: 'Auf welcher Seite steht Sojaschrot?' } })
    ).json()) as { sources: { quote: string; page?: number }[] }
    expect(answer.sources.some(({ quote }) => quote.includes('Zweite Seite Sojaschrot'))).toBe(true)
  })

  it('are shown upright in their preview', async () => {
    const canvas = drawPrint(['Wiegeschein über zwölf Tonnen'], 1200, 800)
    canvas.getContext('2d').fillRect(0, 0, 90, 80)
    const accepted = await send([7, 8].map((side) => [`${side}.jpg`, makeOriented('JPEG', canvas, side)]))
    const { document_id } = (await accepted.json()) as { document_id: string }
    await farm.ended(document_id)
    const { previews } = (await (
      await farm.call('POST', '/training/previews', { json: { document_ids: [document_id] } })
    ).json()) as { previews: { url: string }[] }
    const image = await loadImage(Buffer.from(await (await fetch(previews[0]!.url)).arrayBuffer()))
    const drawn = createCanvas(image.width, image.height).getContext('2d')
    drawn.drawImage(image, 0, 0)
    const dark = (x: number, y: number) => drawn.getImageData(x, y, 1, 1).data[0]! < 100
    expect([image.width, dark(5, 5), dark(635, 5), dark(5, image.height - 6)]).toEqual([640, true, false, false])
  })

  const jpeg = (shade: number) => makePicture('image/jpeg', 40 + shade, 30)
  const refused: [string, [string, Uint8Array, string?][], number, unknown][] = [
    [
      'more than 20',
      Array.from({ length: 21 }, (_, index) => [`${index}.jpg`, jpeg(index)]),
      422,
      [{ loc: ['body', 'file', 20], type: 'too_many' }],
    ],
    [
      'a picture beside another document',
      [
        ['a.jpg', jpeg(0)],
        ['b.jpg', new TextEncoder().encode('%PDF-1.4 kein Bild')],
      ],
      422,
      [{ loc: ['body', 'file', 1], type: 'unsupported_format' }],
    ],
    [
      'a picture that ends early',
      [
        ['a.jpg', jpeg(0)],
        ['b.jpg', makePicture('image/jpeg', 400, 300).slice(0, 1500)],
      ],
      422,
      [{ loc: ['body', 'file', 1], type: 'corrupt' }],
    ],
    [
      'a picture of few bytes and very many pixels',
      [
        ['a.png', makeLargePng(60_000, 60_000)],
        ['b.jpg', jpeg(1)],
      ],
      422,
      [{ loc: ['body', 'file', 0], type: 'too_large' }],
    ],
    [
      'pictures in other fields',
      [
        ['a.jpg', jpeg(0)],
        ['b.jpg', jpeg(1), 'file2'],
      ],
      422,
      [{ loc: ['body', 'file2'], type: 'extra_forbidden' }],
    ],
    ['no file at all', [], 422, [{ loc: ['body', 'file'], type: 'missing' }]],
    [
      'pictures that are too large together',
      [0, 1, 2].map((index) => [`${index}.jpg`, Buffer.alloc(900_000, index)]),
      413,
      'Die Dateien sind zusammen zu groß. Erlaubt sind 2 MB.',
    ],
    [
      'pictures in HEIC, whatever they are called',
      [
        ['a.jpg', jpeg(0)],
        ['b.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
      ],
      415,
      expect.stringContaining('„Maximale Kompatibilität“'),
    ],
  ]
  it.each(refused)('are refused in German, and nothing is kept: %s', async (_what, files, status, faults) => {
    const before = await documents()
    const answer = await send(files)
    expect(answer.status).toBe(status)
    const { detail } = (await answer.json()) as Faults
    if (Array.isArray(faults)) expect(detail).toMatchObject(faults)
    else expect(detail).toEqual(faults)
    expect(left()).toEqual([])
    expect(await documents()).toEqual(before)
  })

  it('alone are kept as they are, and in HEIC refused with advice', async () => {
    const heic = await farm.upload(Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1'), 'IMG_7.jpg')
    expect(heic.status).toBe(415)
    expect(((await heic.json()) as { code: string }).code).toBe('heic')
    const photo = page('Ein einzelnes Blatt', 8)
    const { document_id } = await farm.ingest(photo, 'blatt.jpg')
    const { url } = (await (await farm.call('GET', `/training/${document_id}/url`)).json()) as { url: string }
    expect(new Uint8Array(await (await fetch(url)).arrayBuffer())).toEqual(photo)
  })

  it('of a few bytes that are broken never fail the service', async () => {
    const whole = page('Blatt')
    for (const at of [21, 160, 1000]) {
      const broken = whole.slice()
      broken.fill(0xff, at, at + 7)
      const answer = await send([
        ['a.jpg', broken],
        ['b.jpg', jpeg(at % 50)],
      ])
      expect([200, 202, 422]).toContain(answer.status)
      if (answer.status !== 202) continue
      const ended = await farm.ended(((await answer.json()) as { document_id: string }).document_id)
      expect(['completed', 'failed']).toContain(ended.status)
    }
  })
})
