import { describe, expect, it } from 'vitest'
import { readSpoken, standardGerman } from '../../../../core/shared/german/read-spoken.ts'
import { inFullLetters } from '../../../../core/shared/german/spoken/typed-in-a-hurry.ts'

describe('German as it is typed in a hurry', () => {
  it.each([
    // The last vowel is swallowed, also within a word and before an ending
    ['abgegebn', 'abgegeben'],
    ['eingefangn', 'eingefangen'],
    ['zusammngezählt', 'zusammengezählt'],
    ['zwischnlager', 'zwischenlager'],
    ['angebrochnen', 'angebrochenen'],
    ['mutterkühn', 'mutterkühen'],
    ['fahrn', 'fahren'],
    ['gewonn', 'gewonnen'],
    // By ear
    ['gepflükt', 'gepflügt'],
    ['gewoogen', 'gewogen'],
    ['schleper', 'schlepper'],
    ['fertich', 'fertig'],
    ['ungültiche', 'ungültige'],
    ['gestreud', 'gestreut'],
    ['gepachted', 'gepachtet'],
    ['versichert', undefined],
    ['jährlche', 'jährliche'],
    ['gültg', 'gültig'],
    ['ferkauft', 'verkauft'],
    ['teursten', 'teuersten'],
    ['sauersden', 'sauersten'],
    ['klauenhäufischkeit', 'klauenhäufigkeit'],
    ['garasch', 'garage'],
    // Two letters in each other's place
    ['vollsätndig', 'vollständig'],
  ])('„%s“ is „%s“', (typed, meant) => {
    expect(inFullLetters(typed)).toBe(meant)
  })

  it.each([
    'design',
    'signal',
    'dresden',
    'jung',
    'dung',
    'beginn',
    'kauf',
    'gebrauch',
    'gesetz',
    'versehen',
    'einsehen',
    'gelahmt',
    'fracht',
    'innen',
    'absätzen',
    'eiern',
    'bauern',
    'weiler',
    'gedacht',
    'gewicht',
    'eignen',
  ])('leaves what is a word as it stands: „%s“', (word) => {
    expect(inFullLetters(word)).toBeUndefined()
  })

  it('shows no dialect, and so takes no name for a word', () => {
    const { text, isDialect } = readSpoken('wo stehn berta und gretl denn jetz')
    expect(text).toBe('wo stehen berta und gretl denn jetzt')
    expect(isDialect).toBe(false)
  })

  it('leaves a name that is written large', () => {
    expect(standardGerman('Was hat Petersn für das Trent gezahlt?')).toBe('Was hat Petersn für das Trent gezahlt?')
  })
})
