import { describe, expect, it } from 'vitest'
import { csv, extract, valuesOf } from '../../../builders/extract.ts'

describe('heads as offices write them', () => {
  it('„Lakt.“ above whole numbers counts lactations, „Lakt. %“ is lactose', async () => {
    const lactose = async (head: string, ...cells: string[]) =>
      (
        await extract(
          csv(
            `Ohrmarke;Prüfdatum;${head};M-kg;F %`,
            ...cells.map((cell, index) => `DE 09 543 2188${index};06.05.2026;${cell};31,2;4,02`),
          ),
          'mlp.csv',
        )
      ).rows.filter(({ values }) => values['parameter'] === 'Laktose').length
    expect(await lactose('Lakt.', '4', '3')).toBe(0)
    expect(await lactose('Lakt. %', '4', '5')).toBe(2)
    expect(await lactose('Lakt.', '4,81', '4,77')).toBe(2)
  })

  it('an amount of medicine is no milk, even under short heads', async () => {
    const book = await extract(
      csv(
        'Dat.;Tier (LOM);Diagn.;Med.;Menge;Beleg-Nr.;WZ Fl. (T);WZ Mi. (Std.);Anw.',
        '14.01.2026;DE 09 543 21902;Nachgeburtsverhaltung;Metrisan;4;26/0044;10;0;Vögele',
      ),
      'stallbuch.csv',
    )
    expect(valuesOf(book)).toMatchObject([
      { kind: 'treatments', product: 'Metrisan', amount: 4, withdrawal_meat_days: 10, withdrawal_milk_hours: 0 },
    ])
    const given = await extract(csv('Datum;Tier;Menge', '14.01.2026;DE 09 543 21902;4'), 'gaben.csv')
    expect(given.rows.filter(({ kind }) => kind === 'measurements')).toEqual([])
  })

  it('a group above several columns names no product where units stand below it', async () => {
    const list = await extract(
      csv(
        'Datum;Schlag;Dünger;;;N kg/ha',
        ';;Art;Menge/ha;Einh.;',
        '27.02.2026;Lange Wand;KAS;300;kg;81',
        '19.03.2026;Bachwiese;Rindergülle;22;m³;81,4',
      ),
      'duengung.csv',
    )
    expect(valuesOf(list)).toMatchObject([
      { product: 'KAS', amount: 300, unit: 'kg/ha' },
      { product: 'Rindergülle', amount: 22, unit: 'm³/ha' },
    ])
  })

  it('a code of land use is no crop beside the crops of the years and their codes', async () => {
    const list = await extract(
      csv(
        'FS-Nr;FS-Bez.;FLIK;LF [ha];Bodennutzung;Hauptnutzung 2025;NC 25;Hauptnutzung 2026;NC 26',
        '1;Kirchenbreite;DEBYLI7712000411;8,7512;AF;Winterweizen;115;Silomais;411',
      ),
      'mfa2026.csv',
    )
    expect(valuesOf(list)).toMatchObject([
      {
        use: 'arable',
        crops: [
          { year: 2025, crop: 'Winterweizen', code: '115' },
          { year: 2026, crop: 'Silomais', code: '411' },
        ],
      },
    ])
  })

  it('a table of something else below the results holds none of them', async () => {
    const { rows } = await extract(
      csv(
        'Schlag;Probenahme;pH-Wert;P2O5 mg/100 g',
        'Kirchenbreite;24.02.2026;6,4;14',
        'Moosacker;24.02.2026;5,7;8',
        'Schlag;;dt CaO/ha;',
        'Kirchenbreite;;5;',
      ),
      'boden.csv',
    )
    const values = rows.map(({ values: { subject, value } }) => `${subject} ${value}`)
    expect(values.toSorted()).toEqual(['Kirchenbreite 14', 'Kirchenbreite 6.4', 'Moosacker 5.7', 'Moosacker 8'])
  })
})
