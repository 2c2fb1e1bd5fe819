import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFileThesaurus, readTopics } from '../../adapters/thesaurus/file-thesaurus.ts'
import { findConflicts } from '../../core/knowledge/thesaurus/find-conflicts.ts'
import { analyseQuestion, stemOf } from '../../core/knowledge/index.ts'

const folder = join(import.meta.dirname, '..', '..', 'data', 'thesaurus')
const { groups, faults } = readTopics(folder)
const thesaurus = openFileThesaurus(folder, stemOf, () => undefined)
const stemsOf = (term: string): string[] => analyseQuestion(term).terms.map(({ stem }) => stem)
const termsOf = ({ from, to }: { from: string[]; to: string[] }): string[] => [...new Set([...from, ...to])]
const named = (group: { topic: string; line: number }): string => `${group.topic}:${group.line}`

/**
 * Where ae, oe and ue are no written-out umlauts: after a vowel or q, at a seam („Soja-extraktion“), in foreign words
 * and abbreviations.
 */
const NO_UMLAUT = /(?:[aäeq]ue|jaex|toen|diarrhoe|aelf|adblue|bluetongue|^cae$|maedi|pneumoniae|influenza)/iu

describe('the farm thesaurus', () => {
  it('has no faulty line, no pair twice and no contradiction', () => {
    expect(faults).toEqual([])
    expect(findConflicts(groups)).toEqual([])
  })

  it('covers the farm: at least 1,200 groups over 26 topics', () => {
    expect(groups.length).toBeGreaterThanOrEqual(1200)
    expect(new Set(groups.map(({ topic }) => topic)).size).toBeGreaterThanOrEqual(26)
  })

  it('has in every group terms that differ in more than their inflection', () => {
    const alone = groups.filter((group) => new Set(termsOf(group).map((term) => stemsOf(term).join(' '))).size < 2)
    expect(alone.map(named)).toEqual([])
  })

  it('has no term of stop words alone', () => {
    const empty = groups.filter((group) => termsOf(group).some((term) => stemsOf(term).length === 0))
    expect(empty.map(named)).toEqual([])
  })

  it('is written in composed letters and with real umlauts', () => {
    const texts = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
    expect(texts.filter(({ text }) => text !== text.normalize('NFC')).map(({ name }) => name)).toEqual([])
    const written = groups.flatMap(termsOf).filter((term) => /ae|oe|ue/iu.test(term) && !NO_UMLAUT.test(term))
    expect(written).toEqual([])
  })

  it('lets no single line grow beyond what an agronomist can judge', () => {
    expect(groups.filter((group) => termsOf(group).length > 14).map(named)).toEqual([])
  })

  it.each([
    ['odel', 'Gülle'],
    ['erdäpfel', 'Kartoffel'],
    ['kukuruz', 'Mais'],
    ['starke', 'Färse'],
    ['trecker', 'Schlepper'],
    ['bulldog', 'Schlepper'],
    ['kas', 'Kalkammonsalpeter'],
    ['gespritzt', 'Pflanzenschutzmaßnahme'],
    ['getreide', 'Gerste'],
    ['verrecken', 'verenden'],
    ['mistausbringung', 'aufbringen'],
  ])('leads from „%s“ to „%s“', (word, term) => {
    expect(thesaurus.expand([word]).map((expansion) => expansion.term)).toContain(term)
  })

  it.each([
    ['weizen', 'Getreide'],
    ['hektar', 'Acker'],
    ['schlag', 'Schlachtung'],
  ])('does not lead from „%s“ to „%s“', (word, term) => {
    expect(thesaurus.expand([word]).map((expansion) => expansion.term)).not.toContain(term)
  })
})
