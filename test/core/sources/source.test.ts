import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeFilename } from '../../../core/sources/filename.ts'
import { progressAt } from '../../../core/sources/source.ts'

describe('a file name', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Büro\\Gülle.pdf', 'Gülle.pdf'],
    ['a\u0000b\u202e.pdf', 'ab.pdf'],
    ['', 'datei'],
    ['..', 'datei'],
    ['/', 'datei'],
    ['u\u0308ber.txt', 'über.txt'],
  ])('%j is kept as %j', (given, kept) => {
    expect(safeFilename(given)).toBe(kept)
  })

  it('is never empty, never a path, never long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (name) => {
        const safe = safeFilename(name)
        expect(safe.length).toBeGreaterThan(0)
        expect(safe.length).toBeLessThanOrEqual(200)
        expect(safe).not.toMatch(/[/\\\p{Cc}]/u)
        expect(safeFilename(safe)).toBe(safe)
      }),
    )
  })
})

describe('progress', () => {
  it('grows with the way and its shares', () => {
    const way = [
      progressAt('queued'),
      progressAt('extracting'),
      progressAt('extracting', 0.5),
      progressAt('extracting', 9),
      progressAt('indexing'),
      progressAt('deriving'),
      progressAt('completed'),
    ]
    expect(way).toEqual(way.toSorted((a, b) => a - b))
    expect([way[0], way.at(-1)]).toEqual([0, 1])
  })
})
