import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkValues, KIND_SLUGS, kindOf, KINDS, type Fields, type KindSlug } from '../../../../core/farm/index.ts'
import { described, keyWordsOf } from '../../../../core/farm/rows/row.ts'

const DECLARED = readdirSync(new URL('../../../../core/farm/kinds', import.meta.url))
  .filter((file) => !['kind.ts', 'kinds.ts'].includes(file))
  .map((file) => file.replace(/\.ts$/, '').replaceAll('-', '_'))

describe('what a farm keeps rows of', () => {
  it('has a file for each kind, named as the kind is, and lists each file', () => {
    expect(KIND_SLUGS.toSorted()).toEqual(DECLARED.toSorted())
    for (const [slug, kind] of Object.entries(KINDS)) expect(kind.slug).toBe(slug)
  })

  it('gives an example for each kind that the kind itself takes', () => {
    for (const slug of KIND_SLUGS) {
      const kind = kindOf(slug)
      const checked = checkValues(kind.fields, kind.example)
      expect(checked, slug).toMatchObject({ ok: true })
      if (checked.ok) expect(kind.rules(checked.values, '2027-01-01'), slug).toEqual([])
    }
  })

  it.each<[KindSlug, Record<string, unknown>, string]>([
    ['group_movements', { date: '2026-04-28', direction: 'death', count: 1200 }, '28.04.2026 · Verendung · 1.200'],
    ['applications', { type: 'organic', year: 2026 }, 'Öko-Meldung · 2026'],
    ['applications', { title: 'Sammelantrag 2026', year: 2026 }, 'Sammelantrag 2026'],
    ['applications', { title: 'Sammelantrag 2026 (Nachtrag)', year: 2026 }, 'Sammelantrag 2026 (Nachtrag)'],
    ['applications', { title: 'Agrardiesel 2025', year: 2026 }, 'Agrardiesel 2025 · 2026'],
    ['applications', { title: 'Antrag 2025/26', year: 2025 }, 'Antrag 2025/26 · 2025'],
    ['applications', { title: 'Zahlung vom 20.05.2026', year: 2026 }, 'Zahlung vom 20.05.2026 · 2026'],
    ['needs', { article: 'Kalk', amount: 0.4, unit: 't' }, 'Kalk · 0,4 t'],
    ['stock', { article: 'Kalk', amount: null, unit: 't' }, 'Kalk'],
    ['animals', { name: 'Alma', tag_state: 'missing' }, 'Alma · ohne Marke'],
    ['animals', { ear_tag: '276000912345678', name: 'Alma' }, 'DE 09 123 45678 · Alma'],
  ])('labels a row of %s in German', (slug, values, label) => expect(described(kindOf(slug), values).label).toBe(label))

  it.each<[KindSlug, Record<string, unknown>, string]>([
    [
      'receipts',
      { type: 'invoice', partner: 'Landhandel Meyer', number: 'RE-1' },
      'Rechnung · Landhandel Meyer · RE-1',
    ],
    ['animals', { ear_tag: '276000390000001', name: 'Alma' }, 'DE 03 900 00001'],
    ['animals', { name: 'Kalb', born_on: '2026-05-01', tag_state: 'missing' }, 'Kalb · 01.05.2026'],
    [
      'letters',
      { sender: 'Landkreis', reference_number: 'AZ 1', dated: '2026-05-15' },
      'Landkreis · AZ 1 · 15.05.2026',
    ],
    ['contacts', { name: 'Harms', postcode: '27404', city: 'Musterfeld' }, 'Harms · 27404'],
    ['contacts', { name: 'Harms', vat_id: 'DE123456789' }, 'DE123456789'],
    ['fields', { name: 'Anger', flik: 'DENILI9990000001' }, 'DENILI9990000001 · Anger'],
    ['people', { name: 'Jan Harms' }, 'Jan Harms'],
  ])('says in German what no two rows of %s share', (slug, values, words) =>
    expect(keyWordsOf(kindOf(slug), values)).toBe(words),
  )

  it('tells treatments of one receipt, day and medicine apart by who was treated', () => {
    const given = { receipt_number: 'AuA 7', date: '2026-05-10', product: 'Mastivet' }
    const whom = [{ animal_id: 'one' }, { animal_id: 'two' }, { herd_id: 'calves' }, { group: 'Abteil 3' }, {}]
    const keys = whom.map((who) => described(kindOf('treatments'), { ...given, ...who }).key)
    expect([new Set(keys).size, keys.includes(null)]).toEqual([whom.length, false])
    expect(described(kindOf('treatments'), { ...given, receipt_number: null }).key).toBeNull()
  })

  it('puts no day and no code as they are kept into a label', () => {
    for (const slug of KIND_SLUGS) {
      const { fields, example } = kindOf(slug)
      for (const label of [described(kindOf(slug), example).label, keyWordsOf(kindOf(slug), example)]) {
        expect(label, slug).not.toMatch(/\d{4}-\d{2}-\d{2}/)
        for (const { shape } of Object.values(fields))
          if (shape.type === 'choice')
            for (const code of shape.values) expect(label.split(' · '), slug).not.toContain(code)
      }
    }
  })

  it('refers only to kinds that there are', () => {
    const referred = (fields: Fields): string[] =>
      Object.values(fields).flatMap(({ shape }) => (shape.type === 'reference' ? [shape.kind] : []))
    for (const slug of KIND_SLUGS) {
      for (const kind of referred(kindOf(slug).fields)) expect([...KIND_SLUGS, 'sources'], slug).toContain(kind)
      // What keeps references in step looks at fields of rows, not at lines of their tables.
      for (const { shape } of Object.values(kindOf(slug).fields))
        if (shape.type === 'table') expect(referred(shape.fields), slug).toEqual([])
    }
  })

  it('calls things by names of their own: no two kinds, and no two values of a choice, read alike', () => {
    const repeated = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at)
    // „Bedarf“ is one and many of it.
    expect(repeated(KIND_SLUGS.map((slug) => kindOf(slug).label))).toEqual([])
    for (const slug of KIND_SLUGS)
      for (const [name, { shape }] of Object.entries(kindOf(slug).fields))
        if (shape.type === 'choice' || shape.type === 'choices')
          expect(repeated(Object.values(shape.labels)), `${slug}.${name}`).toEqual([])
  })

  it.each<[KindSlug, Record<string, unknown>]>([
    ['herds', { name: 'Hühnermobil', species: 'poultry', production: 'laying_hen' }],
    ['herds', { name: 'Stall 2', species: 'goat', production: 'goat' }],
    ['contacts', { type: 'company', name: 'Öko-Kontrolle Rhön', roles: ['control_body'] }],
    ['applications', { type: 'agri_environment', year: 2026 }],
    ['stock', { article: 'Eier', category: 'animal_product' }],
    [
      'receipts',
      {
        type: 'invoice',
        number: '1',
        date: '2026-05-01',
        positions: [
          { article: 'Mastschweine', category: 'animals' },
          { article: 'Zuckerrüben', category: 'harvest' },
          { article: 'Eier', category: 'animal_product' },
        ],
      },
    ],
  ])('has a place for farms of every kind (%s: %o)', (slug, values) =>
    expect(checkValues(kindOf(slug).fields, values)).toMatchObject({ ok: true }),
  )
})
