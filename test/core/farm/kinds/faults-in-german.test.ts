import { describe, expect, it } from 'vitest'
import { checkValues, faultText, KIND_SLUGS, kindOf, type KindSlug } from '../../../../core/farm/index.ts'
import { planOf } from '../../../builders/farm-of-tables.ts'

const saidOf = (slug: KindSlug, given: Record<string, unknown>, field: string): string | undefined => {
  const checked = checkValues(kindOf(slug).fields, given)
  const fault = checked.ok ? undefined : checked.faults.find(({ path }) => path[0] === field)
  return fault && faultText(fault)
}

describe('what is said of an ear tag that is none', () => {
  it.each([
    ['cattle', 'Das ist keine Ohrmarke. Beispiel: DE 03 900 00001'],
    ['sheep', 'Das ist keine Ohrmarke. Beispiel: DE 01 03 900 00001'],
    ['goat', 'Das ist keine Ohrmarke. Beispiel: DE 01 03 900 00001'],
    ['pig', 'Das ist keine Ohrmarke. Beispiel: DE ROW 9990001'],
    ['horse', 'Das ist keine Ohrmarke. Pferde tragen keine. Lass das Feld leer und nenn das Tier beim Namen.'],
    ['poultry', 'Das ist keine Ohrmarke. Geflügel trägt keine. Lass das Feld leer und nenn das Tier beim Namen.'],
  ])('shows one of its species (%s)', (species, said) => {
    expect(saidOf('animals', { species, ear_tag: '4711' }, 'ear_tag')).toBe(said)
    expect(saidOf('animals', { species, mother_ear_tag: '4711' }, 'mother_ear_tag')).toBe(said)
  })

  it.each([{}, { species: 'other' }, { species: 'Kuh' }])('shows one of each where the species is open (%j)', (given) =>
    expect(saidOf('animals', { ...given, ear_tag: '4711' }, 'ear_tag')).toBe(
      'Das ist keine Ohrmarke. Beispiele: Rind DE 03 900 00001, Schaf oder Ziege DE 01 03 900 00001, Schwein DE ROW 9990001',
    ),
  )

  it('shows examples that are taken', () => {
    for (const species of ['cattle', 'sheep', 'goat', 'pig']) {
      const [, example] = saidOf('animals', { species, ear_tag: '4711' }, 'ear_tag')!.split('Beispiel: ')
      expect(saidOf('animals', { species, ear_tag: example }, 'ear_tag'), species).toBeUndefined()
    }
  })

  it('goes by the species of the line in a table', async () => {
    const { faults } = await planOf('animals', 'Ohrmarke;Tierart\r\nDE 01 16;Schaf', 'csv')
    expect(faults.map(({ fault }) => faultText(fault))).toEqual([
      'Das ist keine Ohrmarke. Beispiel: DE 01 03 900 00001',
    ])
  })
})

it('ends a sentence once, whatever the name of the format ends with', () => {
  expect(saidOf('contacts', { vat_id: 'DE1' }, 'vat_id')).toBe('Das ist keine USt-IdNr. Beispiel: DE123456789')
})

it('speaks German of what is no code', () => {
  expect(
    saidOf('fields', { name: 'Anger', crops: [{ year: 2026, crop: 'Weizen', eppo: 'Winterweizen' }] }, 'crops'),
  ).toBe('Das ist kein EPPO-Code. Beispiel: TRZAW')
})

describe('what is said of a choice that is none', () => {
  it('names the German words, with the codes that programs write', () => {
    expect(saidOf('animals', { species: 'cow' }, 'species')).toBe(
      'Möglich sind: Rind (cattle), Schwein (pig), Schaf (sheep), Ziege (goat), Geflügel (poultry), Pferd (horse), anderes (other).',
    )
    expect(saidOf('contacts', { type: 'person', name: 'Hofer', roles: ['boss'] }, 'roles')).toContain('Tierarzt (vet)')
    const positions = [{ article: 'Kalk', is: 'thing' }]
    expect(saidOf('receipts', { type: 'invoice', number: '1', date: '2026-05-01', positions }, 'positions')).toContain(
      'Ware (goods)',
    )
  })

  it('names a code that is its own word once', () => {
    expect(saidOf('fields', { name: 'Anger', erosion_class: 'x' }, 'erosion_class')).toBe(
      'Möglich sind: KWasser1, KWasser2, KWind.',
    )
  })
})

/** Of each kind that says when something was written down: the day on which that was done, and what else it needs. */
const RECORDED: [kind: KindSlug, done: string, more: Record<string, unknown>][] = [
  ['treatments', 'date', { product: 'Mastivet' }],
  ['work_items', 'done_on', { type: 'fertilizing', title: 'Gülle', status: 'done' }],
  ['manure_transfers', 'date', { direction: 'given', type: 'Rindergülle' }],
  ['register_entries', 'date', { register: 'Weidetagebuch', text: 'ausgetrieben' }],
  ['grazing_periods', 'from', {}],
]

describe('the day of a record', () => {
  const faultsOf = (slug: KindSlug, given: Record<string, unknown>) => {
    const checked = checkValues(kindOf(slug).fields, given)
    if (!checked.ok) throw new Error(JSON.stringify(checked.faults))
    return kindOf(slug)
      .rules(checked.values, '2026-05-20')
      .map((fault) => [...fault.path, faultText(fault)])
  }

  it.each(RECORDED)('of %s is none before what was done, nor in the future', (slug, done, more) => {
    const on = (recorded_on: string, day = '2026-05-10') => faultsOf(slug, { ...more, [done]: day, recorded_on })
    expect(on('2026-05-09')).toEqual([
      ['recorded_on', 'Das geschah erst am 10.05.2026. Gib als Tag des Eintrags diesen oder einen späteren an.'],
    ])
    expect(on('2026-05-10')).toEqual([])
    expect(on('2026-05-21')).toEqual([['recorded_on', 'Dieser Tag liegt in der Zukunft.']])
  })

  it('may lie before what is only planned', () =>
    expect(faultsOf('grazing_periods', { from: '2026-06-01', recorded_on: '2026-05-19' })).toEqual([]))

  it('is held so by every kind that has one', () =>
    expect(RECORDED.map(([slug]) => slug).toSorted()).toEqual(
      KIND_SLUGS.filter((slug) => Object.hasOwn(kindOf(slug).fields, 'recorded_on')).toSorted(),
    ))
})
