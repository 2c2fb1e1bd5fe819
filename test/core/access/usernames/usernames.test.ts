import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { USERNAME_FAULTS, usernameFaults, usernameLook } from '../../../../core/access/index.ts'

const namesOf = (table: string): string[] =>
  readFileSync(new URL(`./${table}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

/** Those of others were written by somebody who knew neither the rules nor the lists of words. */
describe('usernames of the tables', () => {
  it.each([
    ['hostile', true],
    ['hostile-of-others', true],
    ['harmless', false],
    ['harmless-of-others', false],
  ])('are told right: %s', (table, isRefused) => {
    const names = namesOf(table)
    const wrong = names.filter((name) => usernameFaults(name).length > 0 !== isRefused)
    expect(names.length).toBeGreaterThanOrEqual(300)
    expect(wrong.length / names.length, wrong.join(' ')).toBeLessThanOrEqual(0.02)
  })
})

describe('a username', () => {
  it.each([
    ['ab', ['too_short']],
    ['a'.repeat(21), ['too_long']],
    ['Anna', ['invalid_characters']],
    ['anna moor', ['invalid_characters']],
    ['-anna', ['leading_separator']],
    ['anna_', ['trailing_separator']],
    ['anna--moor', ['repeated_separator']],
    ['anna-_moor', ['repeated_separator']],
    ['a12', ['too_few_letters']],
    ['admin', ['reserved']],
    ['f1cken', ['offensive']],
    ['_Ä', ['too_short', 'invalid_characters', 'leading_separator', 'too_few_letters']],
    ['', ['too_short', 'too_few_letters']],
    ['-f1cken--', ['leading_separator', 'trailing_separator', 'repeated_separator', 'offensive']],
    ['🐄🐄🐄', ['invalid_characters', 'too_few_letters']],
    ['ab1', []],
    ['anna_vom-deich', []],
    ['a'.repeat(20), []],
  ] as const)('%j breaks %j', (name, faults) => {
    expect(usernameFaults(name)).toEqual(faults)
  })

  it.each([
    'admin',
    'adm1n',
    'ad-min',
    'admin-2',
    'admin_team',
    'hofkern',
    'h0fkern-hilfe',
    'veterinaeramt-nord',
    'no-reply',
  ])('that stands for the system, the brand or an authority is reserved: %s', (name) => {
    expect(usernameFaults(name)).toContain('reserved')
  })

  it.each(['demo-hof', 'amtmann', 'hof-hilfe', 'supper', 'rooter', 'apitz', 'mehler-hof'])(
    'that only begins like one is not: %s',
    (name) => {
      expect(usernameFaults(name)).toEqual([])
    },
  )

  it.each(['fісken', 'ＦＩＣＫＥＮ', 'fïcken', 'f\u200bicken', 'möse', 'аrschloch'])(
    'offends in the letters of other alphabets, too: %j',
    (name) => {
      expect(usernameFaults(name)).toEqual(expect.arrayContaining(['invalid_characters', 'offensive']))
    },
  )

  it('that chance writes in hexadecimal digits offends nobody', () => {
    let state = 7
    const next = () => (state = (state * 48271) % 2147483647)
    for (let index = 0; index < 5000; index++) {
      const hex = Array.from({ length: 12 }, () => (next() % 16).toString(16)).join('')
      expect(usernameFaults(`hof-${hex}`), hex).toEqual([])
    }
  })

  it('is read to its end in no time, whatever it is', () => {
    for (const name of [
      'i'.repeat(100_000),
      'f-'.repeat(50_000),
      'il1y'.repeat(20_000),
      '\ud800',
      'a\u0301'.repeat(40_000),
    ])
      expect(usernameFaults(name).length).toBeGreaterThan(0)
  })

  it('has a German text for every fault', () => {
    for (const text of Object.values(USERNAME_FAULTS)) expect(text).toMatch(/^[A-ZÄÖÜ].*\.$/)
  })
})

describe('names that look alike', () => {
  it.each([
    ['anna-moor', 'anna_moor'],
    ['anna-moor', 'annam00r'],
    ['tim', 't1m'],
    ['lars', 'lar5'],
    ['modern', 'modem'],
    ['wiese', 'vviese'],
    ['hallo', 'hallllo'],
  ])('are one: %s and %s', (one, other) => {
    expect(usernameLook(one)).toBe(usernameLook(other))
  })

  it.each([
    ['anna', 'ana'],
    ['hoff', 'hof'],
    ['meier', 'meyer'],
    ['schmidt', 'schmitt'],
    ['moor', 'moos'],
  ])('are not %s and %s', (one, other) => {
    expect(usernameLook(one)).not.toBe(usernameLook(other))
  })
})
