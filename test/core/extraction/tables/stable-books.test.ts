import { describe, expect, it } from 'vitest'
import { csv, extract } from '../../../builders/extract.ts'

const treated = async (...lines: string[]) =>
  (await extract(csv('Stallbuch Arzneimittel 2026', ...lines), 'stallbuch.csv')).rows
    .filter(({ kind }) => kind === 'treatments')
    .map(({ values }) => ['date', 'group', 'animal_count', 'product', 'amount', 'unit'].map((field) => values[field]))

describe('a stable book', () => {
  it('a column without a head beside the amount is that of its units', async () => {
    expect(
      await treated(
        'Dat.;Tier (LOM);Diagn.;Med.;Menge;;Beleg-Nr.',
        '11.03.2026;DE 03 900 71001;Mastitis;Ubrolexin;4;Inj.;A-11',
        '12.03.2026;DE 03 900 71002;Ketose;Propylenglykol;300;ml;A-12',
      ),
    ).toEqual([
      ['2026-03-11', 'DE 03 900 71001', 1, 'Ubrolexin', 4, 'Inj.'],
      ['2026-03-12', 'DE 03 900 71002', 1, 'Propylenglykol', 300, 'ml'],
    ])
  })

  it.each([
    ['says whether it is done', 'ja', 'nein'],
    ['says who it was', 'Max', 'Uwe'],
  ])('a column without a head that %s is not', async (_, first, second) => {
    expect(
      await treated(
        'Dat.;Tier (LOM);Diagn.;Med.;Menge;;Beleg-Nr.',
        `11.03.2026;DE 03 900 71001;Mastitis;Ubrolexin;4;${first};A-11`,
        `12.03.2026;DE 03 900 71002;Ketose;Propylenglykol;300;${second};A-12`,
      ),
    ).toMatchObject([{ 5: null }, { 5: null }])
  })

  it('a head that names two things is that of two columns', async () => {
    expect(
      await treated(
        'Dat.;Abteil / Anz. Tiere;Diagn.;Med.;Menge;ME;Beleg-Nr.',
        '11.03.2026;Abt. 4 / 28;Husten;Tylan;0,8;kg;A-11',
        '19.03.2026;Flatdeck 2 / 5;Lahmheit;Penicillin;40;ml;A-12',
      ),
    ).toEqual([
      ['2026-03-11', 'Abt. 4', 28, 'Tylan', 0.8, 'kg'],
      ['2026-03-19', 'Flatdeck 2', 5, 'Penicillin', 40, 'ml'],
    ])
  })
})
