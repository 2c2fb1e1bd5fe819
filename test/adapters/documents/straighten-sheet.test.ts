import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { recognizeText } from '../../../adapters/documents/recognize-text.ts'
import { straightenSheet } from '../../../adapters/documents/straighten-sheet.ts'
import { printFont } from '../../builders/documents.ts'

const WORDS = ['Landhandel', 'Nordheide', 'Rechnung', 'Kalkammonsalpeter', 'Rechnungsbetrag']

function photo(draw: (context: ReturnType<Canvas['getContext']>) => void): Canvas {
  const canvas = createCanvas(1200, 1600)
  const context = canvas.getContext('2d')
  context.fillStyle = '#46321f'
  context.fillRect(0, 0, 1200, 1600)
  context.fillStyle = '#f3f1ea'
  draw(context)
  return canvas
}

const turned = (degrees: number) =>
  photo((context) => {
    context.translate(600, 800)
    context.rotate((degrees * Math.PI) / 180)
    context.fillRect(-420, -600, 840, 1200)
    context.fillStyle = '#111'
    context.font = printFont(44)
    WORDS.forEach((word, index) => context.fillText(word, -340, -480 + index * 110))
  })

describe('a sheet photographed askew', () => {
  it('is read as if it lay straight, and its lines stand where they are in the picture', async () => {
    const { lines } = await recognizeText(turned(-12))
    const read = lines.flatMap(({ text }) => text.split(' '))
    expect(WORDS.filter((word) => read.includes(word))).toEqual(WORDS)
    const last = lines.find(({ text }) => text.includes('Rechnungsbetrag'))!.box!
    // 340 to the left of the middle and 40 above it, turned by 12° to the left.
    expect(last.x * 1200).toBeGreaterThan(600 - 400)
    expect(last.x * 1200).toBeLessThan(600 - 300)
    expect((last.y + last.height) * 1600).toBeGreaterThan(800 - 10)
    expect((last.y + last.height) * 1600).toBeLessThan(800 + 80)
  })

  it('becomes a rectangle: corners go to corners, and the middle to where the diagonals meet', async () => {
    const corners = [
      [300, 200],
      [900, 260],
      [1080, 1450],
      [130, 1380],
    ] as const
    const sheet = (await straightenSheet(
      photo((context) => {
        context.beginPath()
        for (const [x, y] of corners) context.lineTo(x, y)
        context.fill()
      }),
    ))!
    const { width, height } = sheet.canvas
    const found = [
      sheet.toPicture(0, 0),
      sheet.toPicture(width, 0),
      sheet.toPicture(width, height),
      sheet.toPicture(0, height),
    ]
    found.forEach(([x, y], index) => {
      expect(Math.hypot(x - corners[index]![0], y - corners[index]![1])).toBeLessThan(12)
    })
    const [x, y] = sheet.toPicture(width / 2, height / 2)
    const along = ([fx, fy]: readonly [number, number], [tx, ty]: readonly [number, number]) =>
      Math.abs((tx - fx) * (fy - y) - (fx - x) * (ty - fy)) / Math.hypot(tx - fx, ty - fy)
    expect(along(corners[0], corners[2])).toBeLessThan(10)
    expect(along(corners[1], corners[3])).toBeLessThan(10)
  })

  it.each([
    ['lies straight', turned(0)],
    ['fills the picture', photo((context) => context.fillRect(0, 0, 1200, 1600))],
    ['is a small thing in it', photo((context) => context.fillRect(500, 700, 200, 200))],
    [
      'is round',
      photo((context) => {
        context.beginPath()
        context.arc(600, 800, 500, 0, 7)
        context.fill()
      }),
    ],
    ['hardly differs from what it lies on', createCanvas(600, 800)],
    ['is a point', createCanvas(1, 1)],
  ])('is left as it is where it %s', async (_, picture) => {
    expect(await straightenSheet(picture)).toBeUndefined()
  })
})
