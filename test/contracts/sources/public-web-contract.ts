import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PublicWeb } from '../../../core/sources/index.ts'

/** A web with one page of `PAGE` at `page`, one of more bytes than are taken at `large`, and nothing at `missing`. */
export interface OpenedWeb {
  web: PublicWeb
  page: string
  large: string
  missing: string
  close(): Promise<void>
}

export const PAGE = Buffer.from('Merkblatt: Gülle nicht auf gefrorenen Boden.')

/** What every PublicWeb promises. */
export const publicWebContract = (name: string, open: () => Promise<OpenedWeb>): void =>
  void describe(`PublicWeb: ${name}`, () => {
    let opened: OpenedWeb
    beforeEach(async () => {
      opened = await open()
    })
    afterEach(() => opened.close())

    it('lends a page as a file with size and hash, and takes it back', async () => {
      const { path, ...file } = (
        await opened.web.withDownload(opened.page, async (lent) => {
          expect(readFileSync(lent.path)).toEqual(PAGE)
          return lent
        })
      ).unwrap()
      expect(file).toEqual({
        filename: 'merkblatt.txt',
        contentType: 'text/plain',
        sizeBytes: PAGE.length,
        sha256: createHash('sha256').update(PAGE).digest('hex'),
      })
      expect(existsSync(path)).toBe(false)
    })

    it('takes the file back from work that throws, and hands the error on', async () => {
      let path = ''
      await expect(
        opened.web.withDownload(opened.page, async (lent) => {
          path = lent.path
          throw new Error('work failed')
        }),
      ).rejects.toThrow('work failed')
      expect(existsSync(path)).toBe(false)
    })

    it('tells why there is nothing to lend, without calling work', async () => {
      const failure = async (url: string) =>
        (await opened.web.withDownload(url, () => Promise.reject(new Error('called')))).val
      expect(await failure(opened.missing)).toEqual({ kind: 'no_document', status: 404 })
      expect(await failure(opened.large)).toEqual({ kind: 'file_too_large', limitBytes: 1000 })
      for (const url of [
        opened.page.replace('https:', 'http:'),
        opened.page.replace('://', '://hof:geheim@'),
        'file:///etc/passwd',
        'merkblatt',
        '',
      ])
        expect(await failure(url), url).toEqual({ kind: 'address_refused' })
    })
  })
