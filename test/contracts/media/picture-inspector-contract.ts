import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PICTURE_TYPES, type PictureInspector } from '../../../core/media/index.ts'
import { makeLargePng, makeMovingWebp, makePicture } from '../../builders/pictures.ts'
import { equal, holds, matches, rejects } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'

const text = (written: string): Uint8Array => new TextEncoder().encode(written)
const ANIMATION = { acTL: new Uint8Array([0, 0, 0, 9, 0, 0, 0, 0]) }

/** What is no picture that is taken, by what it is. */
const NO_PICTURES: Record<string, () => Uint8Array> = {
  nothing: () => new Uint8Array(),
  'a page with a script': () => text('<!doctype html><script>alert(1)</script>'),
  'a drawing that may hold scripts': () => text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  'a PDF': () => text('%PDF-1.7\n%%EOF'),
  'a GIF': () => text('GIF89a\u0001\u0000\u0001\u0000'),
  'a picture cut off': () => makePicture('image/jpeg', 400, 300).slice(0, 2000),
  'the beginning of a picture alone': () => makePicture('image/png').slice(0, 20),
  'a picture of more pixels than can be shown': () => makeLargePng(30_000, 30_000),
  'a picture that is one long line': () => makeLargePng(60_000, 10),
  'a picture without pixels': () => makeLargePng(0, 10),
  'a PNG that moves': () => makeLargePng(40, 30, ANIMATION),
  'a WebP that moves': makeMovingWebp,
}

/** What every PictureInspector promises. */
export const pictureInspectorContract = (
  open: () => { pictures: PictureInspector; close(): Promise<void> },
): ContractCase[] => {
  const opened = () => {
    const { pictures, close } = open()
    const folder = mkdtempSync(join(tmpdir(), 'hofkern-pictures-'))
    const file = (bytes: Uint8Array): string => {
      const path = join(folder, 'file')
      writeFileSync(path, bytes)
      return path
    }
    return {
      pictures,
      file,
      async close() {
        await close()
        rmSync(folder, { recursive: true })
      },
    }
  }
  return casesOver(opened, {
    'says of a picture what its bytes say': async ({ pictures, file }) => {
      for (const contentType of PICTURE_TYPES) {
        const bytes = makePicture(contentType)
        const said = await pictures.withInspected(file(bytes), async (picture) => picture)
        matches(said.unwrap(), { contentType, width: 40, height: 30, sizeBytes: bytes.length })
      }
    },

    'lends what it looked at, whatever becomes of the file, and takes it back': async ({ pictures, file }) => {
      const [bytes, path] = [makePicture('image/png'), file(makePicture('image/png'))]
      const lent = await pictures.withInspected(path, async (picture) => {
        writeFileSync(path, 'another')
        equal(new Uint8Array(readFileSync(picture.path)), bytes)
        return picture.path
      })
      equal(existsSync(lent.unwrap()), false)
      await rejects(
        pictures.withInspected(file(bytes), () => Promise.reject(new Error('work failed'))),
        'work failed',
      )
    },

    'refuses what is no picture that is taken': async ({ pictures, file }) => {
      for (const [what, make] of Object.entries(NO_PICTURES)) {
        const said = await pictures.withInspected(file(make()), async () => holds(false, `${what} is refused`))
        equal(said.val, { kind: 'no_picture' }, what)
      }
    },
  })
}
