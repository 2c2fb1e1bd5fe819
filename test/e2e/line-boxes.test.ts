import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTextPdf } from '../builders/documents.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}
interface Page {
  text: string
  lines: { start: number; end: number; boxes: Box[] }[]
}
interface Source {
  document_id: string
  page: number
  start: number
  end: number
  quote: string
  boxes: Box[]
}

describe('quotes in their originals', () => {
  let service: TestService
  let farm: Farm
  beforeAll(async () => {
    service = await startService()
    farm = await service.farm()
  })
  afterAll(() => service.stop())

  const page = async (id: string, number: number) =>
    (await (await farm.call('GET', `/training/${id}/pages/${number}`)).json()) as Page
  const ask = async (question: string) =>
    ((await (await farm.call('POST', '/chat/ask', { json: { question } })).json()) as { sources: Source[] }).sources

  it('are lit up in a PDF, page for page, until it is deleted', async () => {
    const pdf = makeTextPdf([
      ['Klauenpflege', 'Zweimal im Jahr werden die Klauen geschnitten.', 'Im Mai und im Oktober.'],
      ['Entwurmung', 'Die Färsen werden im April mit Ivermectin entwurmt.'],
    ])
    const { document_id: id } = await farm.ingest(pdf, 'stall.pdf')
    const first = await page(id, 1)
    expect(first.lines.map(({ boxes }) => boxes)).toEqual([
      [{ x: 0.1008, y: expect.closeTo(0.055, 1), width: expect.any(Number), height: expect.any(Number) }],
      [expect.objectContaining({ x: 0.1008 })],
      [expect.objectContaining({ x: 0.1008 })],
    ])
    // The base lines are 24 points apart, on 842.
    const [, second, third] = first.lines.map(({ boxes }) => boxes[0]!.y)
    expect(third! - second!).toBeCloseTo(24 / 842, 3)

    const [source] = await ask('Womit werden die Färsen entwurmt?')
    expect(source).toMatchObject({ document_id: id, page: 2, quote: expect.stringContaining('Ivermectin') })
    const { lines } = await page(id, 2)
    const touched = lines.filter(({ start, end }) => start < source!.end && end > source!.start)
    expect(source!.boxes.length).toBeGreaterThan(0)
    expect(source!.boxes).toEqual(touched.flatMap(({ boxes }) => boxes))

    expect((await farm.call('POST', `/training/${id}/reprocess`)).status).toBe(202)
    await farm.ended(id)
    expect(await page(id, 2)).toMatchObject({ lines })
    const stranger = await service.farm()
    expect((await stranger.call('GET', `/training/${id}/pages/2`)).status).toBe(404)
    expect((await farm.call('DELETE', `/training/${id}`)).status).toBe(200)
    expect((await farm.call('GET', `/training/${id}/pages/2`)).status).toBe(404)
  })

  it('have no boxes in a text', async () => {
    const { document_id: id } = await farm.ingest('Die Pacht für den Langen Kamp beträgt 310 Euro.', 'pacht.txt')
    expect((await page(id, 1)).lines).toEqual([{ start: 0, end: 47, boxes: [] }])
    const [source] = await ask('Wie hoch ist die Pacht für den Langen Kamp?')
    expect(source).toMatchObject({ document_id: id, boxes: [] })
  })
})
