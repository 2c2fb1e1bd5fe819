import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTopic } from '../../../../core/knowledge/thesaurus/parse-topic.ts'

const groupsOf = (text: string) => parseTopic('probe', text).groups
const messageOf = (text: string) => parseTopic('probe', text).faults.map(({ line, message }) => `${line}: ${message}`)

describe('a topic file', () => {
  it('has one group per line and remembers where it stood', () => {
    const { groups, faults } = parseTopic('duengung', '# Wirtschaftsdünger\n\nGülle = Odel\r\nGülle ~ Jauche\n')
    expect(faults).toEqual([])
    expect(groups.map(({ topic, line, relation }) => [topic, line, relation])).toEqual([
      ['duengung', 3, '='],
      ['duengung', 4, '~'],
    ])
  })

  it('reads same and near terms both ways', () => {
    const [group] = groupsOf('Möhre = Karotte = Gelbe Rübe')
    expect(group?.from).toEqual(['Möhre', 'Karotte', 'Gelbe Rübe'])
    expect(group?.to).toEqual(group?.from)
  })

  it('reads classes and everyday words one way, with commas on both sides', () => {
    expect(groupsOf('Getreide, Korn > Weizen, Gerste')).toEqual([
      { topic: 'probe', line: 1, relation: '>', from: ['Getreide', 'Korn'], to: ['Weizen', 'Gerste'] },
    ])
    expect(groupsOf('verrecken -> verenden')[0]).toMatchObject({
      relation: '->',
      from: ['verrecken'],
      to: ['verenden'],
    })
  })

  it('takes the terms of the trade: abbreviations, hyphens, signs', () => {
    expect(
      parseTopic(
        'probe',
        "Ammonium-N = NH4-N\nKubikmeter = m³\nct/kg = Cent je Kilogramm\nMarek = Marek'sche Krankheit",
      ).faults,
    ).toEqual([])
  })

  it('keeps the good lines of a file with bad ones', () => {
    const { groups, faults } = parseTopic('probe', 'Gülle = Odel\nGülle\nMist = Dung')
    expect(groups.map(({ line }) => line)).toEqual([1, 3])
    expect(faults.map(({ line }) => line)).toEqual([2])
  })

  it.each([
    ['Gülle', '1: Es fehlt ein Zeichen'],
    ['Gülle=Odel', '1: Es fehlt ein Zeichen'],
    ['Gülle = Odel ~ Jauche', '1: Nur eine Art von Zeichen je Zeile, hier stehen = und ~.'],
    ['Rind > Kuh > Färse', '1: Das Zeichen > darf nur einmal in der Zeile stehen.'],
    ['Gülle = ', '1: Es fehlt ein Zeichen'],
    ['Gülle = = Odel', '1: „= Odel“ ist kein Begriff'],
    ['Rind > Kuh,, Färse', '1: Ein Begriff ist leer.'],
    ['Gülle = gülle', '1: „gülle“ steht zweimal in der Gruppe.'],
    ['Gülle = Odel, Puddel', '1: „Odel, Puddel“ ist kein Begriff'],
    ['Gu\u0308lle = Odel', 'ist kein Begriff'],
    [`Gülle = ${'o'.repeat(600)}`, '1: Die Zeile ist länger als 500 Zeichen.'],
  ])('names what is wrong with „%s“', (text, message) => {
    expect(groupsOf(text)).toEqual([])
    expect(messageOf(text).join()).toContain(message)
  })

  it('never throws, and accounts for every line of any text', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { groups, faults } = parseTopic('probe', text)
        const lines = text
          .replace(/^\uFEFF/u, '')
          .split(/\r\n|\r|\n/u)
          .map((line) => line.trim())
        return groups.length + faults.length === lines.filter((line) => line !== '' && !line.startsWith('#')).length
      }),
    )
  })

  it('reads back what it is given in any mixture of signs', () => {
    assert(
      property(string({ unit: 'grapheme-ascii', maxLength: 60 }), (noise) => {
        const { groups } = parseTopic('probe', `Gülle = ${noise}`)
        return groups.every(
          ({ from, to }) =>
            from.length > 0 && to.length > 0 && [...from, ...to].every((term) => term.trim() === term && term !== ''),
        )
      }),
    )
  })
})
