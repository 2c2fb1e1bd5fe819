import { describe, expect, it } from 'vitest'
import { extractAssertions } from '../../../../core/extraction/index.ts'
import { csv, extract, readHere, valuesOf } from '../../../builders/extract.ts'

const milk = async (...lines: string[]) =>
  (await extract(csv(...lines), 'milch.csv')).rows.map(
    ({ values: { parameter, value, unit, date }, quote }) =>
      `${String(date)} ${String(parameter)} ${String(value)} ${String(unit)} <${quote ?? ''}>`,
  )

describe('a table in another form', () => {
  it('stands crosswise, with days above', async () => {
    expect(
      await milk(
        'Tagesergebnisse;01.04.2026;03.04.2026',
        'Menge (kg);1.905;1.890',
        'Fett (%);3,98;',
        'Zellzahl (Tsd/ml);210;198',
      ),
    ).toEqual([
      '2026-04-01 Milchmenge 1905 kg <Menge (kg);1.905;1.890>',
      '2026-04-01 Fett 3.98 % <Fett (%);3,98;>',
      '2026-04-01 Zellzahl 210 Tsd./ml <Zellzahl (Tsd/ml);210;198>',
      '2026-04-03 Milchmenge 1890 kg <Menge (kg);1.905;1.890>',
      '2026-04-03 Zellzahl 198 Tsd./ml <Zellzahl (Tsd/ml);210;198>',
    ])
  })

  it('has a line for each value', async () => {
    expect(
      await milk(
        'Datum;Merkmal;Ergebnis;Einheit',
        '3.3.2026;Fett;4,12;%',
        '3.3.2026;Eiweiß;3,41;%',
        '17.3.2026;Fett;4,09;%',
      ),
    ).toEqual([
      '2026-03-03 Fett 4.12 % <3.3.2026;Fett;4,12;%>',
      '2026-03-03 Eiweiß 3.41 % <3.3.2026;Eiweiß;3,41;%>',
      '2026-03-17 Fett 4.09 % <17.3.2026;Fett;4,09;%>',
    ])
  })

  it('has a line for each month', async () => {
    expect(await milk('Monat;kg;% Fett;% Eiweiß', 'Januar 2026;84.311;4,21;3,45', '02/2026;78.020;4,18;3,44')).toEqual([
      expect.stringMatching(/^2026-01-31 Milchmenge 84311 kg/),
      expect.stringMatching(/^2026-01-31 Fett/),
      expect.stringMatching(/^2026-01-31 Eiweiß/),
      expect.stringMatching(/^2026-02-28 Milchmenge 78020 kg/),
      expect.stringMatching(/^2026-02-28 Fett/),
      expect.stringMatching(/^2026-02-28 Eiweiß/),
    ])
  })

  it('comes in blocks, each below a line that says whose it is', async () => {
    const rows = valuesOf(
      await extract(
        csv(
          'Schlagkartei;Ernte 2026;;',
          'Schlag:;12 Mühlenkamp;Größe:;18,40 ha',
          'Datum;Maßnahme;Mittel;Menge je ha;ME',
          '10.03.2026;Düngung;AHL 28;250;l',
          ';;;;',
          'Schlag: Sandkuhle (6 ha);;;;',
          'Datum;Maßnahme;Mittel;Menge je ha;ME',
          '22.04.2026;Düngung;Gärrest;25;m³',
        ),
        'schlagkartei.csv',
      ),
    )
    expect(rows).toMatchObject([
      { done_on: '2026-03-10', area_ha: 18.4, amount: 250, unit: 'l/ha', areas: [{ field: '12 Mühlenkamp' }] },
      { done_on: '2026-04-22', area_ha: 6, amount: 25, unit: 'm³/ha', areas: [{ field: 'Sandkuhle' }] },
    ])
  })

  it('has a column for each year', async () => {
    const rows = valuesOf(
      await extract(
        csv('Schlag;Kultur;Ertrag 2024 dt/ha;Ertrag 2025 dt/ha', 'Kuhkamp;Weizen;77;85', 'Moor;Weizen;66;'),
        'e.csv',
      ),
    )
    expect(rows.map(({ year, dt_ha: yields }) => [year, yields])).toEqual([
      [2024, 77],
      [2025, 85],
      [2024, 66],
    ])
  })

  it('stands below another one, under a head of its own', async () => {
    const { rows } = await extract(
      csv(
        'Zugänge',
        'Ohrmarke;Geboren;Geschlecht;Zugang am;von',
        'DE 06 111 22301;01.02.2024;w;10.01.2026;Hof Kurz',
        '',
        'Abgänge',
        'Ohrmarke;Geboren;Geschlecht;Abgang am;nach;Abgangsursache',
        'DE 06 111 22302;01.02.2021;w;12.01.2026;VION;Schlachtung',
      ),
      'rinder.csv',
    )
    expect(rows.map(({ values: { arrived_on: from, left_on: to, left_by: by } }) => [from, to, by])).toEqual([
      ['2026-01-10', null, null],
      [null, '2026-01-12', 'slaughtered'],
    ])
  })

  it('has two heads, of which the upper groups some columns', async () => {
    const [row] = valuesOf(
      await extract(
        csv(
          'Tier;;;Zugang;;Abgang;;',
          'Ohrmarke;Geb.-Dat.;m/w;Datum;von;Datum;an;Grund',
          'DE 06 111 22202;15.05.2023;m;10.10.2023;Hof Kurz;03.03.2026;VION;Schlachtung',
        ),
        'rinder.csv',
      ),
    )
    expect(row).toMatchObject({
      sex: 'male',
      arrived_on: '2023-10-10',
      arrived_from: 'Hof Kurz',
      left_on: '2026-03-03',
      left_to: 'VION',
      left_by: 'slaughtered',
    })
  })

  it('has a giver and a taker in each line, and the farm is one of them or waits', async () => {
    const list = csv(
      'Abgeber;Empfänger;Datum der Abgabe;Art des Wirtschaftsdüngers;Menge in t FM;N-Gehalt kg/t FM;P2O5-Gehalt kg/t FM',
      'Hof Rode;Biogas Elbe;05.02.2026;Rinderfestmist;40;5,5;3,2',
    )
    const document = await readHere(list, 'wd.csv')
    const read = (own: string[]) =>
      extractAssertions({ document, filename: 'wd.csv', today: '2026-05-20', own })!.rows.map(
        ({ values: { direction, partner, n_kg_unit: n }, confidence }) => [direction, partner, n, confidence >= 0.8],
      )
    expect(read(['Hof Rode'])).toEqual([['given', 'Biogas Elbe', 5.5, true]])
    expect(read(['Biogas Elbe'])).toEqual([['taken', 'Hof Rode', 5.5, true]])
    expect(read([])).toEqual([['given', 'Biogas Elbe', 5.5, false]])
  })

  it('is text with tabs', async () => {
    const { rows } = await extract(
      csv('Lfd\tOhrmarke\tGeschlecht\tgeboren am\tStatus', '1\tDE 01 200 33101\tweibl.\t2020-02-11\ttrockenstehend'),
      'rinder.txt',
    )
    expect(rows[0]!.values).toMatchObject({ sex: 'female', born_on: '2020-02-11', status: 'dry' })
  })
})
