import { describe, expect, it } from 'vitest'
import { classesOfVerb, VERB_CLASSES, verbsOf, type VerbClass } from '../../../core/shared/german/verbs/verb-classes.ts'

const classesOf = (said: string): VerbClass[] => {
  const [word, particle] = said.split(' … ')
  return classesOfVerb(word!, particle).map(({ verbClass }) => verbClass)
}

describe('classes of verbs', () => {
  it.each<[said: string, verbClass: VerbClass]>([
    ['angerückt', 'coming'],
    ['rückt … an', 'coming'],
    ['aufgekreuzt', 'coming'],
    ['vorbeizukommen', 'coming'],
    ['verputzt', 'eating'],
    ['weggefressen', 'eating'],
    ['frisst … weg', 'eating'],
    ['geblecht', 'paying'],
    ['überwiesen', 'paying'],
    ['abdrücken', 'paying'],
    ['knöpft … ab', 'billing'],
    ['hing … dran', 'containing'],
    ['verfällt', 'expiring'],
    ['rausgehauen', 'spreading'],
    ['sät', 'sowing'],
    ['droschen', 'threshing'],
    ['geboren', 'beingBorn'],
    ['krepiert', 'dying'],
    ['verscherbelt', 'selling'],
    ['zugepachtet', 'leasing'],
  ])('„%s“ is of %s', (said, verbClass) => {
    expect(classesOf(said)).toContain(verbClass)
  })

  it.each<[said: string, other: VerbClass]>([
    ['verkauft', 'buying'],
    ['gekauft', 'selling'],
    ['verpachtet', 'leasing'],
    ['geboren', 'dying'],
    ['geimpft', 'treating'],
    ['kommt … um', 'coming'],
    ['zahlte', 'counting'],
  ])('„%s“ is not of %s', (said, other) => {
    expect(classesOf(said)).not.toContain(other)
  })

  it.each(['aufträge', 'verträge', 'ausgaben', 'einnahmen', 'verkäufe', 'kühe', 'rechnung'])(
    '„%s“ is a noun',
    (noun) => {
      expect(classesOf(noun)).toEqual([])
    },
  )

  it.each([
    ['bezahlt', true],
    ['zahlte', true],
    ['bezahlen', false],
    ['abgekalbt', true],
    ['kalbt', false],
  ])('tells what is done: %s', (word, isDone) => {
    expect(classesOfVerb(word).map((one) => one.isDone)).toContain(isDone)
  })

  it('are written as prefixes and roots of letters, of more than 1,500 verbs', () => {
    const verbs = VERB_CLASSES.flatMap(verbsOf)
    expect(verbs.filter(({ prefix, root }) => !/^\p{L}*\|\p{L}+$/u.test(`${prefix}|${root}`))).toEqual([])
    expect(new Set(verbs.map(({ prefix, root }) => prefix + root)).size).toBeGreaterThan(1500)
  })

  it('know the infinitive of each verb', () => {
    const unknown = VERB_CLASSES.flatMap((verbClass) =>
      verbsOf(verbClass)
        .map(({ prefix, root }) => `${prefix}${root}en`)
        .filter((infinitive) => !classesOf(infinitive).includes(verbClass)),
    )
    expect(unknown).toEqual([])
  })
})
