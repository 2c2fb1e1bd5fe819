import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../adapters/documents/zip-folder.ts'
import { digestFile } from '../../adapters/system/digest-file.ts'

/** `sha256sum --check SHA256SUMS` reads it, too. */
const SUMS = 'SHA256SUMS'
/** The manifest is written last and says what the sums are; originals are held to the digests in their rows. */
const WITHOUT_SUM = /^(?:manifest\.json|SHA256SUMS|objects\/.*)$/

/** Writes what each file of a backup is; returns the digest of that. */
export async function writeSums(place: string): Promise<string> {
  const lines: string[] = []
  for (const name of await summedFiles(place)) lines.push(`${await digestFile(join(place, name))}  ${name}\n`)
  writeFileSync(join(place, SUMS), lines.join(''), { mode: 0o600 })
  return digestFile(join(place, SUMS))
}

/** Names of what is missing, another, or did not belong to it when it was made. */
export async function changedFiles(place: string, digestOfSums: string): Promise<string[]> {
  const sums = join(place, SUMS)
  if (!existsSync(sums) || (await digestFile(sums)) !== digestOfSums) return [SUMS]
  const expected = new Map(
    readFileSync(sums, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  )
  const found = await summedFiles(place)
  const changed = [...expected.keys()].filter((name) => !found.includes(name))
  for (const name of found) if (expected.get(name) !== (await digestFile(join(place, name)))) changed.push(name)
  return changed
}

const summedFiles = async (place: string): Promise<string[]> =>
  (await filesBelow(place)).filter((name) => !WITHOUT_SUM.test(name))
