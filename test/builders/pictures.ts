import { createCanvas } from '@napi-rs/canvas'
import { deflateSync } from 'node:zlib'

/** A picture in two colours. */
export function makePicture(type: 'image/jpeg' | 'image/png' | 'image/webp', width = 40, height = 30): Uint8Array {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#3a7d2c'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#e8c547'
  context.fillRect(width / 4, height / 4, width / 2, height / 2)
  return new Uint8Array(canvas.toBuffer(type as 'image/png'))
}

function pngChunk(name: string, content: Uint8Array): Buffer {
  const chunk = Buffer.alloc(12 + content.length)
  chunk.writeUInt32BE(content.length, 0)
  chunk.write(name, 4, 'latin1')
  chunk.set(content, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + content.length)), 8 + content.length)
  return chunk
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

/** A PNG of few bytes that says it has so many pixels; `before` are chunks in front of its picture. */
export function makeLargePng(width: number, height: number, before: Record<string, Uint8Array> = {}): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      pngChunk('IHDR', header),
      ...Object.entries(before).map(([name, content]) => pngChunk(name, content)),
      pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
      pngChunk('IEND', new Uint8Array()),
    ]),
  )
}

/** A WebP of the extended form that says it moves. */
export function makeMovingWebp(): Uint8Array {
  const still = makePicture('image/webp')
  const extended = Buffer.alloc(18)
  extended.write('VP8X', 0, 'latin1')
  extended.writeUInt32LE(10, 4)
  extended[8] = 0b10
  extended.writeUIntLE(39, 12, 3)
  extended.writeUIntLE(29, 15, 3)
  const body = Buffer.concat([still.subarray(8, 12), extended, still.subarray(12)])
  const head = Buffer.alloc(8)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return new Uint8Array(Buffer.concat([head, body]))
}
