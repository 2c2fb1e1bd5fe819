import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { kindOf, type Fields } from '../../../../core/farm/index.ts'
import { OF_BEHAVIOUR, placeOf } from './places.ts'

interface Fact {
  id: string
  area: string
  subject: string
  field: string
}

/** A farm in Hesse over four years, written down by somebody who knew no kind of row. */
const FACTS = JSON.parse(readFileSync(new URL('facts.json', import.meta.url), 'utf8')) as Fact[]

it('every fact of a whole farm has a place', () => {
  const facts = FACTS.filter(({ area }) => !OF_BEHAVIOUR.has(area))
  expect(facts.length).toBeGreaterThan(3000)
  expect(facts.filter((fact) => !placeOf(fact)).map(({ id, area, field }) => `${id} ${area}: ${field}`)).toEqual([])
})

it('every place is a field of its kind', () => {
  const places = new Set(FACTS.flatMap((fact) => placeOf(fact) ?? []).map(({ kind, field }) => `${kind} ${field}`))
  const missing = [...places].filter((place) => {
    const [kind, path] = place.split(' ') as [Parameters<typeof kindOf>[0], string]
    const [field, inside] = path.split('.') as [string, string?]
    const shape = kindOf(kind).fields[field]?.shape
    if (!shape) return true
    return inside !== undefined && !(shape.type === 'table' && Object.hasOwn(shape.fields as Fields, inside))
  })
  expect(missing).toEqual([])
})
