import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder with documents that others wrote, which are no part of this repository. */
const folder = process.env['HOFKERN_TEST_DATA'] || undefined

/** Undefined where HOFKERN_TEST_DATA names no folder that has it. */
export const ofOthers = (path: string): string | undefined =>
  folder !== undefined && existsSync(join(folder, path)) ? join(folder, path) : undefined

/** Ends the bench with a line that says why, where it has nothing to measure. */
export function readOfOthers(path: string): string {
  const file = ofOthers(path)
  if (file !== undefined) return readFileSync(file, 'utf8')
  process.stdout.write(`Skipped: set HOFKERN_TEST_DATA to a folder that has ${path}.\n`)
  process.exit(0)
}
