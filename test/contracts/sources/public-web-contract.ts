import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { PublicWeb } from '../../../core/sources/index.ts'
import { equal, rejects } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'

/** A web with `PAGE` at `page`, `LARGE` at `large`, nothing at `missing`; it takes files of up to 1000 bytes. */
export interface OpenedWeb {
  web: PublicWeb
  page: string
  large: string
  missing: string
  close(): Promise<void>
}

export const PAGE = Buffer.from('Merkblatt: Gülle nicht auf gefrorenen Boden.')
export const LARGE = Buffer.alloc(1001)

/** What every PublicWeb promises. */
export const publicWebContract = (open: () => Promise<OpenedWeb>): ContractCase[] =>
  casesOver(open, {
    'lends a page as a file with size and hash, and takes it back': async ({ page, web }) => {
      const { path, ...file } = (
        await web.withDownload(page, async (lent) => {
          equal(readFileSync(lent.path), PAGE)
          return lent
        })
      ).unwrap()
      equal(file, {
        filename: 'merkblatt.txt',
        contentType: 'text/plain',
        sizeBytes: PAGE.length,
        sha256: createHash('sha256').update(PAGE).digest('hex'),
      })
      equal(existsSync(path), false)
    },

    'takes the file back from work that throws, and hands the error on': async ({ page, web }) => {
      let path = ''
      await rejects(
        web.withDownload(page, async (lent) => {
          path = lent.path
          throw new Error('work failed')
        }),
        'work failed',
      )
      equal(existsSync(path), false)
    },

    'tells why there is nothing to lend, without calling work': async ({ large, missing, page, web }) => {
      const failure = async (url: string) =>
        (await web.withDownload(url, () => Promise.reject(new Error('called')))).val
      equal(await failure(missing), { kind: 'no_document', status: 404 })
      equal(await failure(large), { kind: 'file_too_large', limitBytes: 1000 })
      for (const url of [
        page.replace('https:', 'http:'),
        page.replace('://', '://hof:geheim@'),
        'file:///etc/passwd',
        'merkblatt',
        '',
      ])
        equal(await failure(url), { kind: 'address_refused' }, url)
    },
  })
