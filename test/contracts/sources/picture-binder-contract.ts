import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PictureBinder } from '../../../core/sources/index.ts'
import { makeLargePng, makePicture } from '../../builders/pictures.ts'
import { equal, holds, matches, rejects } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** What cannot be a page, and why. */
const REFUSED: Record<string, [make: () => Uint8Array, reason: object]> = {
  nothing: [() => new Uint8Array(), { kind: 'empty_file' }],
  'a PDF': [
    () => new TextEncoder().encode('%PDF-1.7\n%%EOF'),
    { kind: 'unsupported_format', detected: 'application/pdf' },
  ],
  'a text': [() => new TextEncoder().encode('Klee'), { kind: 'unsupported_format', detected: 'text/plain' }],
  'a picture that ends early': [
    () => makePicture('image/jpeg', 400, 300).slice(0, 2000),
    { kind: 'corrupt', reason: 'a picture that ends early' },
  ],
  'a picture of very many pixels': [
    () => makeLargePng(30_000, 30_000),
    { kind: 'too_large', what: 'pixels', limit: 64_000_000 },
  ],
}

/** What every PictureBinder promises. */
export const pictureBinderContract = (
  open: () => { binder: PictureBinder; close(): Promise<void> },
): ContractCase[] => {
  const opened = () => {
    const { binder, close } = open()
    const folder = mkdtempSync(join(tmpdir(), 'hofkern-binding-'))
    const filesOf = (pictures: Uint8Array[]) =>
      pictures.map((bytes, index) => {
        const path = join(folder, String(index))
        writeFileSync(path, bytes)
        return { path, sha256: digestOf(bytes) }
      })
    return {
      binder,
      filesOf,
      bind: async (pictures: Uint8Array[]) =>
        binder.withBound(filesOf(pictures), async (bound) => ({ ...bound, bytes: readFileSync(bound.path) })),
      async close() {
        await close()
        rmSync(folder, { recursive: true })
      },
    }
  }
  const three = () => [makePicture('image/jpeg'), makePicture('image/png', 30, 50), makePicture('image/webp')]

  return casesOver(opened, {
    'makes one PDF of pictures, a page each, and a JPEG stands in it byte for byte': async ({ bind }) => {
      const { bytes, ...bound } = (await bind(three())).unwrap()
      matches(bound, { pages: 3, contentType: 'application/pdf', sizeBytes: bytes.length, sha256: digestOf(bytes) })
      equal(bytes.subarray(0, 5).toString(), '%PDF-')
      holds(bytes.includes(Buffer.from(makePicture('image/jpeg'))), 'the JPEG is in it')
    },

    'makes the same bytes of the same pictures, and others in another order': async ({ bind }) => {
      const [first, again, turned] = [await bind(three()), await bind(three()), await bind(three().toReversed())]
      equal(again.unwrap().sha256, first.unwrap().sha256)
      holds(turned.unwrap().sha256 !== first.unwrap().sha256, 'the order counts')
    },

    'takes the file back, also where the work fails': async ({ binder, filesOf }) => {
      const lent: string[] = []
      await binder.withBound(filesOf(three()), async ({ path }) => lent.push(path))
      await rejects(
        binder.withBound(filesOf(three()), ({ path }) => {
          lent.push(path)
          return Promise.reject(new Error('work failed'))
        }),
        'work failed',
      )
      equal([lent.length, lent.some((path) => existsSync(path))], [2, false])
    },

    'refuses what is no whole picture, and says which': async ({ bind }) => {
      for (const [what, [make, reason]] of Object.entries(REFUSED)) {
        const [first, last] = [makePicture('image/png'), makePicture('image/jpeg')]
        equal((await bind([first, make(), last])).val, { kind: 'picture_refused', place: 1, reason }, what)
      }
    },
  })
}
