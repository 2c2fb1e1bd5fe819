import { expect, it } from 'vitest'
import { tellFaultsInGerman } from '../../../apps/presenters/schema-faults.ts'
import { schemasOf } from '../../../apps/http/workspace/schemas.ts'
import { kindOf, type KindSlug } from '../../../core/farm/index.ts'

const saidOf = (schema: 'Create' | 'Change' | 'Query', slug: KindSlug, given: object): Record<string, string> => {
  tellFaultsInGerman()
  const parsed = schemasOf(kindOf(slug))[schema].safeParse(given)
  return Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

const SPECIES =
  'Möglich sind: Rind (cattle), Schwein (pig), Schaf (sheep), Ziege (goat), Geflügel (poultry), Pferd (horse), anderes (other).'

it('names the German words of a choice beside its codes where a row has none of them', () => {
  expect(saidOf('Create', 'herds', { name: 'Hennen', species: 'hen' })).toEqual({ species: SPECIES })
  expect(saidOf('Create', 'herds', { name: 'Hennen' })).toEqual({ species: `Dieses Feld fehlt. ${SPECIES}` })
  expect(saidOf('Change', 'herds', { species: null })).toEqual({ species: SPECIES })
  expect(saidOf('Query', 'herds', { species: 'hen' })).toEqual({ species: SPECIES })
})

it('does so of lists and of lines', () => {
  const roles = saidOf('Change', 'contacts', { roles: ['vet', 'boss'] })
  expect(roles['roles.1']).toMatch(/^Möglich sind: Tierarzt \(vet\), /)
  const lines = saidOf('Change', 'receipts', { positions: [{ article: 'Kalk', is: 'thing' }] })
  expect(lines['positions.0.is']).toMatch(/^Möglich sind: Ware \(goods\), /)
})

it('says how to write a time of day', () => {
  expect(saidOf('Change', 'work_items', { done_at: '25:00' })).toEqual({
    done_at: 'Gib eine Uhrzeit an, zum Beispiel 14:30.',
  })
})
