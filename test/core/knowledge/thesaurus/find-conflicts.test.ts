import { describe, expect, it } from 'vitest'
import { findConflicts } from '../../../../core/knowledge/thesaurus/find-conflicts.ts'
import { parseTopic } from '../../../../core/knowledge/thesaurus/parse-topic.ts'

const conflictsOf = (...topics: string[]) =>
  findConflicts(topics.flatMap((text, index) => parseTopic(`thema-${index + 1}`, text).groups))

describe('the groups of all topics', () => {
  it('may name the same term in several groups', () => {
    expect(conflictsOf('Gülle = Odel\nGülle ~ Jauche', 'Gülle > Rindergülle')).toEqual([])
  })

  it('state a pair once, whichever way round and in whichever topic', () => {
    expect(conflictsOf('Gülle = Odel', 'Odel = Gülle')).toEqual([
      { topic: 'thema-2', line: 1, message: '„Odel“ und „Gülle“ stehen schon in thema-1, Zeile 1.' },
    ])
  })

  it('do not contradict each other', () => {
    expect(conflictsOf('Gülle = Odel\nodel ~ Gülle')[0]?.message).toBe(
      '„odel“ und „Gülle“ stehen schon in thema-1, Zeile 1 mit =, hier mit ~.',
    )
    expect(conflictsOf('Rind > Kuh\nKuh > Rind')).toHaveLength(1)
    expect(conflictsOf('Rind > Kuh\nRind = Kuh')).toHaveLength(1)
  })

  it('may lead down from a class and up from an everyday word', () => {
    expect(conflictsOf('Gewässer > Bach\nBach -> Gewässer')).toEqual([])
    expect(conflictsOf('Bach -> Gewässer\nGewässer > Bach')).toEqual([])
  })
})
