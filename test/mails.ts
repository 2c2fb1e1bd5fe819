import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The mails that a folder holds, also those in the folders of namespaces, the oldest first. */
export const mailsIn = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.txt'))
      .toSorted((one, other) => basename(one).localeCompare(basename(other)))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
  } catch {
    return []
  }
}
