import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeIsolatedDocumentReader } from '../../../adapters/documents/isolated-document-reader.ts'
import { drawPrint } from '../../builders/documents.ts'
import { makeOriented, ORIENTATIONS, ORIENTED_TYPES } from '../../builders/oriented-pictures.ts'

const reader = makeIsolatedDocumentReader()
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hofkern-oriented-'))
})
afterAll(async () => {
  await reader.close()
  rmSync(folder, { recursive: true, force: true })
})

const fileOf = (bytes: Uint8Array): { path: string; filename: string } => {
  const path = join(folder, 'foto')
  writeFileSync(path, bytes)
  return { path, filename: 'foto.jpg' }
}

/** A sheet of 300 × 200 that is dark in its upper left corner. */
function marked(): Canvas {
  const canvas = createCanvas(300, 200)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 300, 200)
  context.fillStyle = '#000'
  context.fillRect(0, 0, 100, 60)
  return canvas
}

/** Whether each corner is dark: upper left, upper right, lower left, lower right. */
async function darkCorners(png: Uint8Array): Promise<[number, number, boolean[]]> {
  const image = await loadImage(Buffer.from(png))
  const { width, height } = image
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  const dark = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[0]! < 100
  const corners = [
    [5, 5],
    [width - 6, 5],
    [5, height - 6],
    [width - 6, height - 6],
  ]
  return [width, height, corners.map(([x, y]) => dark(x!, y!))]
}

const cases = ORIENTED_TYPES.flatMap((type) => ORIENTATIONS.map((orientation) => [type, orientation] as const))

describe('a picture that lies in its file otherwise than it is to be shown', () => {
  it.each(cases)('is upright in its preview (%s, %i)', async (type, orientation) => {
    const preview = await reader.preview(fileOf(makeOriented(type, marked(), orientation)), 'slow')
    expect(await darkCorners(preview.unwrap())).toEqual([640, 427, [true, false, false, false]])
  })

  it.each(ORIENTED_TYPES.map((type, index) => [type, [6, 8, 3, 5][index]!] as const))(
    'is read upright, and its lines stand where they are shown (%s, %i)',
    async (type, orientation) => {
      const print = drawPrint(['Lieferschein Nummer 4711', 'Zwölf Tonnen Sojaschrot'])
      const document = (await reader.read(fileOf(makeOriented(type, print, orientation)))).unwrap()
      expect(document.pages[0]!.text).toContain('Lieferschein Nummer 4711')
      const { text, lines = [] } = document.pages[0]!
      const [first, second] = lines
      expect(text.slice(first!.start, first!.end)).toBe('Lieferschein Nummer 4711')
      expect(first!.box.y).toBeLessThan(second!.box.y)
      expect(first!.box.x).toBeLessThan(0.2)
      expect(first!.box.y).toBeLessThan(0.3)
    },
  )
})
