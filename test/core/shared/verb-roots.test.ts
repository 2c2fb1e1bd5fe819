import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stemGerman } from '../../../core/shared/german/stem-german.ts'
import { verbRoots } from '../../../core/shared/german/verb-roots.ts'

const shareRoot = (one: string, other: string): boolean =>
  verbRoots(one).some((root) => verbRoots(other).includes(root) || verbRoots(stemGerman(other)).includes(root))

describe('forms of one verb', () => {
  it.each([
    ['gemäht', 'mähen'],
    ['geplanten', 'geplant'],
    ['eingeplant', 'geplant'],
    ['losgeschickt', 'abgeschickt'],
    ['weggegangen', 'abgegangen'],
    ['dazukommen', 'dazugekommen'],
    ['dazugepachtet', 'gepachtet'],
    ['verreckt', 'verrecken'],
    ['gedroschen', 'dreschen'],
    ['gestorben', 'sterben'],
    ['auszustreuen', 'ausgestreut'],
  ])('„%s“ and „%s“', (one, other) => expect(shareRoot(one, other)).toBe(true))

  it.each([
    ['verkauft', 'gekauft'],
    ['eingegangen', 'gegangen'],
    ['abgemeldet', 'gemeldet'],
    ['zugegangen', 'abgegangen'],
    ['gebiet', 'bieten'],
    ['vertrag', 'vertragen'],
  ])('are not „%s“ and „%s“', (one, other) => expect(shareRoot(one, other)).toBe(false))

  it('are read of any word', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (word) => void verbRoots(word.toLowerCase())))
  })
})
