import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'vitest'

/**
 * Documents that others wrote are no part of this repository. They lie in the folder that HOFKERN_TEST_DATA names;
 * without it the tests over them are skipped, and the run says so at its start.
 */
const folder = process.env['HOFKERN_TEST_DATA'] || undefined

/** A test that reads documents of others. */
// oxlint-disable-next-line vitest/no-disabled-tests, vitest/valid-title -- a modifier, and the reason is told above
export const itWithDataOfOthers = it.skipIf(folder === undefined)

export const pathOfOthers = (path: string): string => {
  if (folder === undefined) throw new Error('HOFKERN_TEST_DATA names no folder')
  return join(folder, path)
}

export const readOfOthers = (path: string): Buffer => readFileSync(pathOfOthers(path))
