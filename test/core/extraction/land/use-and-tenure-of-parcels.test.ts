import { describe, expect, it } from 'vitest'
import { csv, extract } from '../../../builders/extract.ts'

const FLIK = 'DENILI9990000011'
const firstOf = async (...lines: string[]) => (await extract(csv(...lines), 'antrag.csv')).rows[0]!.values

describe('the use of a parcel without a column for it', () => {
  it.each([
    ['Winterweichweizen', 'arable'],
    ['Mais (zur Körnernutzung)', 'arable'],
    ['Acker-/Puffbohne', 'arable'],
    ['Luzerne', 'arable'],
    ['Mähweiden', 'grassland'],
    ['Wiesen', 'grassland'],
    ['Dauergrünland', 'grassland'],
    // None of these says on which land it stands.
    ['Weidelgras', null],
    ['Weiden (Kurzumtrieb)', null],
    ['Erdbeeren', null],
    ['Ackerbrache', null],
    ['Streuobst', null],
  ])('of „%s“ is %s', async (crop, use) => {
    const values = await firstOf('FLIK;Bezeichnung;Größe (ha);Kulturart;Jahr', `${FLIK};Horst;4,5;${crop};2026`)
    expect(values).toMatchObject({ use, crops: [{ crop }] })
  })

  it('is what its own column says, whatever grows there', async () => {
    const values = await firstOf('FLIK;Schlagname;ha;Nutzung;Kultur;Jahr', `${FLIK};Horst;4,5;Acker;Wiesen;2026`)
    expect(values).toMatchObject({ use: 'arable' })
  })
})

describe('whose a parcel is', () => {
  it.each([
    ['Bemerkung', 'Pacht', { leased: true, note: undefined }],
    ['Bemerkung', 'gepachtet', { leased: true }],
    ['Bemerkung', 'Pacht endet bald', { leased: undefined, note: 'Pacht endet bald' }],
    ['Eigentum/Pacht', 'Pacht', { leased: true }],
    ['Eigentum/Pacht', 'Eigentum', { leased: false }],
    ['Bemerkung', '', { leased: undefined, note: undefined }],
  ])('below „%s“ is said by „%s“', async (head, cell, said) => {
    const values = await firstOf(`FLIK;Schlagname;ha;Kultur;Jahr;${head}`, `${FLIK};Horst;4,5;Raps;2026;${cell}`)
    expect(values).toMatchObject({ name: 'Horst' })
    for (const [name, value] of Object.entries(said)) expect(values[name]).toBe(value)
  })
})
