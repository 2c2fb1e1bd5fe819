import { describe, expect, it } from 'vitest'
import { extractAssertions } from '../../../../core/extraction/index.ts'
import { aDocument, TODAY } from '../../../builders/text-documents.ts'

const lease = (changes: (text: string) => string = (text) => text, ocr = false) =>
  extractAssertions({
    document: aDocument(
      changes(`Landpachtvertrag

Verpächter: Frau Gesine Lührs, 27404 Elsdorf
Pächter: Hof Behrens

§ 1 Verpachtet wird der Schlag „Hinterm Deich“, Gemarkung Elsdorf, Flurstück 12/3, Größe 4,2500 ha.
§ 2 Der Pachtzins beträgt 480,00 € je ha und ist zum 1. Oktober zu zahlen.
§ 3 Die Pacht läuft vom 01.10.2025 bis zum 30.09.2034.
§ 4 Die Kündigung ist mit einer Frist von zwei Jahren zum Ende des Pachtjahres möglich.
`),
      { ocr },
    ),
    filename: 'vertrag.pdf',
    today: TODAY,
  })
const fieldOf = (...args: Parameters<typeof lease>) => lease(...args)?.rows.find(({ kind }) => kind === 'fields')

const TERMS = {
  leased: true,
  lessor: 'Gesine Lührs',
  leased_ha: 4.25,
  rent_eur_ha: 480,
  leased_from: '2025-10-01',
  leased_until: '2034-09-30',
}

describe('leases', () => {
  it('state their terms of the field that is called so, and let one wait where there is none', () => {
    const read = lease()!
    expect(read.documentType).toBe('lease')
    expect(read.annotations).toMatchObject([{ kind: 'fields', called: ['Hinterm Deich'], values: TERMS }])
    expect(read.annotations![0]!.values['leased_parcels']).toContain('Flurstück 12/3')
    expect(read.annotations![0]!.values['lease_notice']).toContain('zwei Jahren zum Ende des Pachtjahres')
    expect(fieldOf()).toMatchObject({
      confidence: 0.7,
      unlessCalled: ['Hinterm Deich'],
      values: { name: 'Hinterm Deich', ...TERMS },
    })
    expect(read.rows).toContainEqual(
      expect.objectContaining({
        kind: 'contacts',
        values: {
          type: 'person',
          name: 'Gesine Lührs',
          postcode: '27404',
          city: 'Elsdorf',
          roles: ['lessor'],
        },
        confidence: 0.7,
      }),
    )
    expect(read.warnings).toEqual([expect.stringMatching(/^Als Pachtvertrag erkannt: .*„Hinterm Deich“[^:]*$/)])
  })

  it.each([
    ['Großer Kamp, Gemarkung Elsdorf, Flurstück 12/3, 18,4520 ha', 'Großer Kamp'],
    ['Acker Hinterm Deich (Flurstück 12/3), 18,4520 ha', 'Hinterm Deich'],
    ['Die Fläche, Gemarkung Elsdorf, 18,4520 ha', undefined],
    ['Landwirtschaftliche Flächen, 18,4520 ha', undefined],
  ])('name what is let behind „Pachtgegenstand“: %s', (said, name) => {
    const read = lease((text) => text.replace(/§ 1 .*/, `§ 1 Pachtgegenstand: ${said}`))!
    expect(read.annotations?.map(({ called }) => called[0])).toEqual(name === undefined ? [] : [name])
    expect(read.rows.find(({ kind }) => kind === 'fields')!.values).toMatchObject({ leased_ha: 18.452 })
  })

  it.each([
    ['Heinrich Meyer, Dorfstraße 3, 27404 Elsdorf', 'Dorfstraße 3', '27404', 'Elsdorf'],
    ['Heinrich Meyer, wohnhaft Am Kamp 12, 27404 Elsdorf - nachfolgend Verpächter -', 'Am Kamp 12', '27404', 'Elsdorf'],
    ['Heinrich Meyer', undefined, undefined, undefined],
  ])('say where the lessor lives: %s', (said, street, postcode, city) => {
    const read = lease((text) => text.replace('Frau Gesine Lührs, 27404 Elsdorf', said))!
    const { values } = read.rows.find(({ kind }) => kind === 'contacts')!
    expect([values['name'], values['street'], values['postcode'], values['city']]).toEqual([
      'Heinrich Meyer',
      street,
      postcode,
      city,
    ])
  })

  it('give the rent in total: it is shared over the hectares', () => {
    expect(fieldOf((text) => text.replace('480,00 € je ha', 'jährlich 2.040,00 €'))?.values).toMatchObject({
      rent_eur_ha: 480,
    })
  })

  it('give square metres, and years instead of an end', () => {
    const read = fieldOf((text) =>
      text
        .replace('4,2500 ha', '42.500 m²')
        .replace(
          'läuft vom 01.10.2025 bis zum 30.09.2034',
          'beginnt am 01.10.2025 und wird auf neun Jahre geschlossen',
        ),
    )
    expect(read?.values).toMatchObject({ leased_ha: 4.25, leased_until: '2034-09-30' })
  })

  it('say what is not clear: of two areas none is taken', () => {
    const read = lease((text) => text.replace('4,2500 ha', '4,25 ha und 1,5 ha'))!
    expect(read.annotations![0]!.values).not.toHaveProperty('leased_ha')
    expect(read.warnings[0]).toContain('Nicht klar zu lesen: Fläche')
  })

  it('name no field, or are a scan: nothing is laid over a row', () => {
    expect(lease((text) => text.replace('der Schlag „Hinterm Deich“', 'das Land'))).toMatchObject({
      annotations: [],
      warnings: [expect.stringContaining('Er nennt kein Feld beim Namen')],
    })
    expect(lease(undefined, true)).toMatchObject({ annotations: [] })
  })
})
