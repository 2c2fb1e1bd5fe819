import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildThesaurus,
  parseTopic,
  type Group,
  type Thesaurus,
  type ThesaurusFault,
} from '../../core/knowledge/index.ts'

/**
 * Every topic file (`*.txt`) of the folder, in the order of their names, with what is wrong in single lines. Throws
 * when the folder cannot be read.
 */
export const readTopics = (folder: string): { groups: Group[]; faults: ThesaurusFault[] } => {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
  const topics = names.map((name) => parseTopic(name, readFileSync(join(folder, name), 'utf8')))
  return { groups: topics.flatMap(({ groups }) => groups), faults: topics.flatMap(({ faults }) => faults) }
}

/**
 * The thesaurus of a folder of topic files. A line at fault is left out and told to `report`, so that a typing error
 * costs one group and not the start. `normalize` as for `buildThesaurus`.
 */
export const openFileThesaurus = (
  folder: string,
  normalize: (word: string) => string,
  report: (fault: ThesaurusFault) => void,
): Thesaurus => {
  const { groups, faults } = readTopics(folder)
  faults.forEach(report)
  return buildThesaurus(groups, normalize)
}
