import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openFileThesaurus } from '../../../adapters/thesaurus/file-thesaurus.ts'
import type { ThesaurusFault } from '../../../core/knowledge/thesaurus/parse-topic.ts'

describe('a folder of topic files', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'thesaurus-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const open = () => {
    const faults: ThesaurusFault[] = []
    const thesaurus = openFileThesaurus(
      folder,
      (word) => word,
      (fault) => faults.push(fault),
    )
    return { thesaurus, faults }
  }

  it('becomes one thesaurus; other files are no topics', () => {
    writeFileSync(join(folder, 'duengung.txt'), 'Gülle = Odel\n')
    writeFileSync(join(folder, 'rinder.txt'), 'Gülle ~ Jauche\n')
    writeFileSync(join(folder, 'README.md'), 'Gülle = Unsinn\n')
    const { thesaurus, faults } = open()
    expect(faults).toEqual([])
    expect(thesaurus.expand(['gülle']).map(({ term }) => term)).toEqual(['Odel', 'Jauche'])
  })

  it('opens without its bad lines and names them', () => {
    writeFileSync(join(folder, 'duengung.txt'), 'Gülle = Odel\nMist\n')
    const { thesaurus, faults } = open()
    expect(thesaurus.expand(['odel']).map(({ term }) => term)).toEqual(['Gülle'])
    expect(faults.map(({ topic, line }) => `${topic}:${line}`)).toEqual(['duengung.txt:2'])
  })

  it('is an error when it is not there', () => {
    rmSync(folder, { recursive: true })
    expect(open).toThrow('ENOENT')
  })
})
