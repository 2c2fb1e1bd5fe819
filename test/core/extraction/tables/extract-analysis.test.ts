import { describe, expect, it } from 'vitest'
import { csv, extract, readHere, valuesOf } from '../../../builders/extract.ts'
import { itWithDataOfOthers, readOfOthers } from '../../../data-of-others.ts'

const measured = (
  type: string,
  parameter: string,
  value: number,
  unit: string | undefined,
  date: string,
  more: object = {},
) => ({ kind: 'measurements', type, parameter, value, ...(unit && { unit }), date, ...more })

const NOTHING = 'Als Laborergebnisse erkannt: Daraus entstand keine Zeile. Die Gründe stehen hier.'

describe('a table of analyses', () => {
  it('of soil yields a measurement for each result', async () => {
    const extraction = await extract(
      csv(
        'LUFA Nord-West · Prüfbericht Bodenuntersuchung',
        '',
        'Proben-Nr.;Schlag;FLIK;Probenahme;Tiefe;P₂O₅ (CAL) [mg/100g];K2O CAL mg/100 g;Mg (CaCl2) (mg / 100 g);pH-Wert;Humus (%)',
        '4711;Hinterm Deich;DENILI9990000001;12.11.2022;0–30 cm;14;18,5;6,2;5,8;2,4',
        '4712;Langer Kamp;DENILI9990000002;13.11.2022;0-30;22;< 3;n.b.;-;4,3',
      ),
      'boden.csv',
      '2026-05-20',
    )
    const deich = { depth_cm: '0-30', subject: 'Hinterm Deich, DENILI9990000001', sample_number: '4711' }
    const kamp = { depth_cm: '0-30', subject: 'Langer Kamp, DENILI9990000002', sample_number: '4712' }
    expect(valuesOf(extraction)).toEqual([
      measured('soil', 'P2O5 (CAL)', 14, 'mg/100 g', '2022-11-12', deich),
      measured('soil', 'K2O (CAL)', 18.5, 'mg/100 g', '2022-11-12', deich),
      measured('soil', 'Mg (CaCl2)', 6.2, 'mg/100 g', '2022-11-12', deich),
      measured('soil', 'pH-Wert', 5.8, undefined, '2022-11-12', deich),
      measured('soil', 'Humus', 2.4, '%', '2022-11-12', deich),
      measured('soil', 'P2O5 (CAL)', 22, 'mg/100 g', '2022-11-13', kamp),
      measured('soil', 'Humus', 4.3, '%', '2022-11-13', kamp),
    ])
    expect(extraction.rows.every(({ confidence }) => confidence > 0.8)).toBe(true)
    expect(extraction.warnings).toEqual(['Zeile 5: K2O CAL: „< 3“ ist keine gemessene Zahl, sondern eine Grenze.'])
  })

  it.each([
    [
      'a column for each result',
      'Schlag;Probenahme;Tiefe;P2O5 (CAL) mg/100 g;pH-Wert;Humus (%)',
      'Kamp;13.11.2022;0-30;<3;5,8;2,4',
    ],
    [
      'no other result',
      'Schlag;Probenahme;Tiefe;P2O5 (CAL) mg/100 g;K2O (CAL) mg/100 g',
      'Kamp;13.11.2022;0-30;<3;< 2',
    ],
  ])('of soil with less phosphate than can be found was sampled all the same: %s', async (_, head, line) => {
    const other = `Deich${line.slice(4).replace('<3', '14')}`
    const { annotations, warnings } = await extract(csv('Bodenuntersuchung', '', head, line, other), 'boden.csv')
    const of = annotations!.find(({ called }) => called[0] === 'Kamp')!
    expect(of).toMatchObject({ asOf: '2022-11-13', values: { soil_sampled_on: '2022-11-13' } })
    expect(of.values).not.toHaveProperty('p_cal_mg')
    expect(warnings.join()).toContain('„<3“ ist keine gemessene Zahl, sondern eine Grenze.')
  })

  it('of soil with a line for each result was sampled all the same where phosphate is below the limit', async () => {
    const { annotations } = await extract(
      csv(
        'Bodenuntersuchung',
        'Proben-Nr.;Schlag;Probenahme;Tiefe;Parameter;Ergebnis;Einheit',
        '1;Kamp;13.11.2022;0-30 cm;P2O5 (CAL);<3;mg/100 g',
        '1;Kamp;13.11.2022;0-30 cm;pH-Wert;5,8;',
        '1;Kamp;13.11.2022;0-30 cm;Humus;2,4;%',
      ),
      'boden.csv',
    )
    expect(annotations).toMatchObject([{ called: ['Kamp'], values: { ph: 5.8, soil_sampled_on: '2022-11-13' } }])
  })

  it.each([
    [
      'Schlag;Datum;0-30;30-60;60-90;Summe kg N/ha',
      [
        ['0-30', 12],
        ['30-60', 15],
        ['60-90', 9],
        ['0-90', 36],
      ],
    ],
    [
      'Schlag;Datum;Nmin 0-30 cm;Nmin 30-60 cm;Nmin 60-90 cm;Summe (kg N/ha)',
      [
        ['0-30', 12],
        ['30-60', 15],
        ['60-90', 9],
        ['0-90', 36],
      ],
    ],
    [
      'Schlag;Datum;0-30 cm;30-60 cm;Summe kg/ha;Bemerkung',
      [
        ['0-30', 12],
        ['30-60', 15],
        ['0-60', 9],
      ],
    ],
  ])('of Nmin has the unit that its sum bears: %s', async (head, expected) => {
    const { rows } = await extract(csv('Nmin-Ergebnisse', head, 'Kamp;20.02.2026;12;15;9;36'), 'nmin.csv')
    expect(rows.map(({ values }) => [values['depth_cm'], values['value']])).toEqual(expected)
    for (const { values, confidence } of rows)
      expect([values['unit'], values['note'], confidence >= 0.8]).toEqual(['kg/ha', null, true])
  })

  it.each([
    'P2O5 CAL mg/100 g',
    'P2O5 mg/100 g CAL',
    'P2O5 mg/100g (CAL)',
    'P2O5 (mg/100 g) CAL',
    'P2O5 [mg/100 g] (CAL)',
    'mg/100 g P2O5 (CAL)',
    'CAL P2O5 mg/100 g',
  ])('knows phosphate by CAL wherever method and unit stand: %s', async (head) => {
    const other = head.replace('P2O5', 'K2O')
    const { rows } = await extract(
      csv(`Schlag;Probenahme;pH;${head};${other}`, 'Deich;03.03.2022;6,1;27;14'),
      'boden.csv',
    )
    expect(rows.map(({ values: { parameter, value, unit } }) => [parameter, value, unit])).toEqual([
      ['P2O5 (CAL)', 27, 'mg/100 g'],
      ['K2O (CAL)', 14, 'mg/100 g'],
      ['pH-Wert', 6.1, null],
    ])
    expect(rows.every(({ confidence }) => confidence > 0.8)).toBe(true)
  })

  it('of soil says of a field its latest sample with phosphate, where there is one', async () => {
    const { annotations } = await extract(
      csv(
        'Schlag;Probenahme;pH;P2O5 CAL mg/100 g;Humus %',
        'Deich;03.03.2022;6,1;27;2,4',
        'Deich;03.03.2026;6,3;;2,5',
        'Kamp;03.03.2026;5,9;;2,1',
      ),
      'boden.csv',
    )
    expect(annotations?.map(({ called, values }) => [called, values])).toEqual([
      [['Deich'], { ph: 6.1, p_cal_mg: 27, humus_percent: 2.4, soil_sampled_on: '2022-03-03' }],
      [['Kamp'], { ph: 5.9, humus_percent: 2.1 }],
    ])
  })

  it('of soil says of each field what its latest topsoil is, of phosphorus only what is surely phosphate', async () => {
    const head =
      'Schlag;FLIK;Probenahme;Tiefe;P (CAL) [mg/100g];P2O5 (CAL) [mg/100g];pH-Wert;Humus (%);Ton (%);Bodenart'
    const { annotations, rows, warnings } = await extract(
      csv(
        head,
        'Deich;DENILI9990000001;12.11.2018;0-30;20;;5,1;2,0;;',
        'Deich;DENILI9990000001;12.11.2022;0–30 cm;10;;5,8;2,4;17;sL',
        'Deich;DENILI9990000001;12.11.2022;30-60;4;;5,0;1,1;;',
        'Kamp;;13.11.2022;;;22;5,9;;;lS',
        'Moor;;13.11.2022;;;9;5,1;;;',
        'Moor;;13.11.2022;;;14;5,2;;;',
      ),
      'boden.csv',
    )
    const on = (called: string[], values: object, day: string) => ({
      kind: 'fields',
      called,
      values: { ...values, soil_sampled_on: day },
      page: 1,
      asOf: day,
    })
    expect(annotations!.map(({ quote: _, ...remark }) => remark)).toEqual([
      on(
        ['Deich', 'DENILI9990000001'],
        { ph: 5.8, humus_percent: 2.4, clay_percent: 17, soil_type: 'sL' },
        '2022-11-12',
      ),
      on(['Kamp'], { p_cal_mg: 22, ph: 5.9, soil_type: 'lS' }, '2022-11-13'),
    ])
    expect(annotations![0]!.quote).toContain('12.11.2022')
    expect(rows[0]!.refers).toEqual({ field_id: ['Deich', 'DENILI9990000001'] })
    expect(warnings).toEqual([
      expect.stringContaining('Mehrere Bodenproben eines Tages für „Moor“ (13.11.2022)'),
      expect.stringContaining('„Deich“ 20 mg/100 g P wären 45,8 mg/100 g P2O5'),
    ])
  })

  it('of soil in milligrams per kilogram says the tenth of the field, and that it does', async () => {
    const { annotations, rows, warnings } = await extract(
      csv('Schlag;Datum;pH;P2O5 CAL mg/kg', 'Kirchberg;20.02.2026;6,5;130', 'Teufelsloch;20.02.2026;5,2;270'),
      'boden.csv',
    )
    expect(rows.filter(({ values }) => values['unit'] === 'mg/kg').map(({ values }) => values['value'])).toEqual([
      130, 270,
    ])
    expect(annotations!.map(({ values }) => values['p_cal_mg'])).toEqual([13, 27])
    expect(warnings).toEqual([expect.stringContaining('„Teufelsloch“ 270 mg/kg sind 27 mg/100 g')])
  })

  it('of manure has no unit by volume in its dry mass', async () => {
    const { rows, warnings } = await extract(
      csv(
        'LUFA Speyer',
        'Probenbezeichnung: Mastschweinegülle Behälter 2',
        'Probenahme: 11.03.2026 Probeneingang: 13.03.2026 Befund vom 24.03.2026',
        'Parameter;Einheit;Frischmasse;Trockenmasse',
        'Gesamt-Stickstoff (N);kg/m³;4,62;96,3',
        'Phosphor (P);kg/m³;0,91;19,0',
      ),
      'guelle.csv',
    )
    expect(rows.map(({ values: { value, unit, date } }) => [value, unit, date])).toEqual([
      [4.62, 'kg/m³ FM', '2026-03-11'],
      [0.91, 'kg/m³ FM', '2026-03-11'],
    ])
    expect(warnings).toEqual([expect.stringContaining('welche für die Trockenmasse gilt, steht nicht da')])
  })

  it('of soil that a person has to confirm says nothing of the field yet, of feed and crops nothing at all', async () => {
    for (const [text, name] of [
      [csv('Schlag;Datum;P2O5 (CAL);pH', 'Deich;12.11.2022;22;5,8'), 'boden.csv'],
      [
        csv('Futtermittel;Datum;TM %;Rohprotein (g/kg TM);NEL (MJ/kg TM);pH', 'Deich;02.07.2025;34,2;162;6,3;4,2'),
        'futter.csv',
      ],
    ] as const) {
      const { rows, annotations } = await extract(text, name)
      expect(rows.length).toBeGreaterThan(0)
      expect(annotations!.map(({ values }) => values['p_cal_mg'] ?? null)).not.toContain(22)
      if (name === 'futter.csv')
        expect([annotations, rows.flatMap(({ refers }) => (refers ? [refers] : []))]).toEqual([[], []])
    }
  })

  it('with a line for each result: parameter, value, unit and method', async () => {
    const extraction = await extract(
      csv(
        'Prüfbericht 4711',
        'Proben-Nr.;Schlag;Probenahme;Tiefe;Prüfparameter;Ergebnis;Einheit;Methode',
        '1;Deich;12.11.2022;0-30 cm;P2O5;22;mg/100g;VDLUFA A 6.2.1.1 (CAL)',
        '1;Deich;12.11.2022;0-30 cm;pH-Wert;5,8;-;CaCl2',
        '1;Deich;12.11.2022;0-30 cm;Blei;12;mg/kg;DIN',
        '1;Deich;12.11.2022;0-30 cm;Humus [%];2,4;;',
        '2;Kamp;13.11.2022;0-30 cm;pH-Wert;6,1;;CaCl2',
        '2;Kamp;13.11.2022;0-30 cm;K2O (CAL);< 3;mg/100 g;',
      ),
      'labor.csv',
    )
    const [deich, kamp] = [
      { depth_cm: '0-30', subject: 'Deich', sample_number: '1' },
      { depth_cm: '0-30', subject: 'Kamp', sample_number: '2' },
    ]
    expect(valuesOf(extraction)).toEqual([
      measured('soil', 'P2O5 (CAL)', 22, 'mg/100 g', '2022-11-12', deich),
      measured('soil', 'pH-Wert', 5.8, undefined, '2022-11-12', deich),
      measured('soil', 'Blei', 12, 'mg/kg', '2022-11-12', {
        ...deich,
        note: 'Diese Größe ist für eine Bodenprobe hier nicht bekannt.',
      }),
      measured('soil', 'Humus', 2.4, '%', '2022-11-12', deich),
      measured('soil', 'pH-Wert', 6.1, undefined, '2022-11-13', kamp),
    ])
    expect(
      extraction.rows.every(
        ({ confidence, refers, values: { note } }) =>
          confidence > 0.8 === (note === null) && refers?.['field_id']?.length === 1,
      ),
    ).toBe(true)
    expect(extraction.annotations!.map(({ called, values }) => [called, values])).toEqual([
      [['Deich'], { p_cal_mg: 22, ph: 5.8, humus_percent: 2.4, soil_sampled_on: '2022-11-12' }],
      [['Kamp'], { ph: 6.1 }],
    ])
    expect(extraction.warnings).toEqual(['Zeile 8: Ergebnis: „< 3“ ist keine gemessene Zahl, sondern eine Grenze.'])
  })

  it('with a line for each result knows slurry and feed by what was found in each sample, and no list of settings', async () => {
    const { rows, warnings } = await extract(
      csv(
        'Probe;Datum;Parameter;Wert;Einheit',
        'Behälter 1;15.01.2026;NH4-N;2,1;kg/m³',
        'Behälter 1;15.01.2026;N gesamt;3,8;kg/m³',
        'Silage;02.07.2025;TM;34,2;%',
        'Silage;02.07.2025;NEL;6,3;MJ/kg TM',
        'Rest;02.07.2025;TM;30;%',
      ),
      'labor.csv',
    )
    expect(rows.map(({ values: { type, parameter, value, subject } }) => [type, parameter, value, subject])).toEqual([
      ['slurry', 'NH4-N', 2.1, 'Behälter 1'],
      ['slurry', 'N gesamt', 3.8, 'Behälter 1'],
      ['feed', 'TM', 34.2, 'Silage'],
      ['feed', 'NEL', 6.3, 'Silage'],
    ])
    expect(warnings).toEqual(['Zeile 6: Was für eine Probe das ist, ist nicht klar. Die Zeile ist ausgelassen.'])
    expect(await extract(csv('Parameter;Wert', 'Fahrgeschwindigkeit;8', 'Druck;3'), 'a.csv')).toEqual({
      rows: [],
      warnings: [],
    })
  })

  it('of mineral nitrogen tells the depths', async () => {
    const extraction = await extract(
      csv(
        'Schlag;Datum;Nmin 0-30 cm (kg/ha);Nmin 30–60 cm (kg/ha);Nmin 60-90 (kg N/ha);Nmin gesamt',
        'Moorstück;24.02.2026;18;15;9;42',
      ),
      'nmin.csv',
    )
    const moor = { subject: 'Moorstück' }
    expect(valuesOf(extraction)).toEqual([
      measured('nmin', 'Nmin', 42, 'kg/ha', '2026-02-24', { ...moor, note: 'Die Einheit steht nicht dabei.' }),
      measured('nmin', 'Nmin', 18, 'kg/ha', '2026-02-24', { ...moor, depth_cm: '0-30' }),
      measured('nmin', 'Nmin', 15, 'kg/ha', '2026-02-24', { ...moor, depth_cm: '30-60' }),
      measured('nmin', 'Nmin', 9, 'kg/ha', '2026-02-24', { ...moor, depth_cm: '60-90' }),
    ])
    expect(extraction.rows.map(({ confidence }) => confidence)).toEqual([0.7, 0.95, 0.95, 0.95])
  })

  it('of slurry and of feed', async () => {
    expect(
      valuesOf(
        await extract(
          csv(
            'Güllebehälter;Probenahme;TS (%);N gesamt (kg/m3);NH4-N (kg/m3);P2O5 (kg/m3)',
            'Behälter 1;15.01.2026;7,8;3,8;2,1;1,6',
          ),
          'gülle.csv',
        ),
      ).map(({ kind: _, date: __, subject: ___, ...rest }) => rest),
    ).toEqual([
      { type: 'slurry', parameter: 'NH4-N', value: 2.1, unit: 'kg/m³' },
      { type: 'slurry', parameter: 'N gesamt', value: 3.8, unit: 'kg/m³' },
      { type: 'slurry', parameter: 'P2O5', value: 1.6, unit: 'kg/m³' },
      { type: 'slurry', parameter: 'TS', value: 7.8, unit: '%' },
    ])
    expect(
      valuesOf(
        await extract(
          csv(
            'Futtermittel;Datum;TM %;Rohprotein (g/kg TM);NEL (MJ/kg TM)',
            'Grassilage 1. Schnitt;02.07.2025;34,2;162;6,3',
          ),
          'futter.csv',
        ),
      ),
    ).toEqual([
      measured('feed', 'TM', 34.2, '%', '2025-07-02', { subject: 'Grassilage 1. Schnitt' }),
      measured('feed', 'Rohprotein', 162, 'g/kg TM', '2025-07-02', { subject: 'Grassilage 1. Schnitt' }),
      measured('feed', 'NEL', 6.3, 'MJ/kg TM', '2025-07-02', { subject: 'Grassilage 1. Schnitt' }),
    ])
  })

  it('without units or with its day in the title waits for a person', async () => {
    const { rows } = await extract(csv('Bodenproben vom 12.11.2022', 'Schlag;P (CAL);pH', 'Moor;14;5,8'), 'boden.csv')
    expect(
      rows.map(({ values, confidence }) => [values['parameter'], values['unit'], values['date'], confidence]),
    ).toEqual([
      ['P (CAL)', 'mg/100 g', '2022-11-12', 0.7],
      ['pH-Wert', null, '2022-11-12', 0.7],
    ])
  })

  it.each([
    ['58', 'pH-Wert „58“: Ein pH-Wert liegt zwischen 0 und 14. Fehlt das Komma?'],
    ['-1', 'pH-Wert „-1“: Ein Gehalt ist nie kleiner als null.'],
    ['sauer', 'pH: „sauer“ ist keine Zahl.'],
  ])('tells a result that cannot be (pH %s)', async (ph, why) => {
    const { rows, warnings } = await extract(csv('Schlag;Datum;pH;Humus (%)', `Moor;12.11.2022;${ph};2,4`), 'boden.csv')
    expect(rows.map(({ values }) => values['parameter'])).toEqual(['Humus'])
    expect(warnings).toEqual([`Zeile 2: ${why}`])
  })

  it('with 29.02. of a common year yields nothing of that line', async () => {
    const { rows, warnings } = await extract(csv('Schlag;Datum;pH;Humus (%)', 'Moor;29.02.2023;5,8;2,4'), 'boden.csv')
    expect(rows).toEqual([])
    expect(warnings).toEqual([
      NOTHING,
      expect.stringContaining('Zeile 2: Datum: „29.02.2023“ ist kein Tag, den es gibt.'),
    ])
  })

  it('with more results than a farm keeps yields none', { tags: ['large'] }, async () => {
    expect(
      await extract(
        csv('Schlag;Datum;pH;Humus (%)', ...Array.from({ length: 50_001 }, () => 'Moor;12.11.2022;5,8;2,4')),
        'boden.csv',
      ),
    ).toEqual({ rows: [], annotations: [], warnings: [NOTHING, expect.stringContaining('nichts davon ist gelesen')] })
  })

  itWithDataOfOthers(
    'of the ANAPLANT project: each result of its 1186 samples, but those without a day or below nothing',
    { tags: ['large'] },
    async () => {
      const extraction = await extract(readOfOthers('real/soil/ANAPLANT_Daten.csv'), 'ANAPLANT_Daten.csv')
      const count = (type: string) => extraction.rows.filter(({ values }) => values['type'] === type).length
      expect({ yield: count('yield'), plant: count('plant'), soil: count('soil') }).toEqual({
        yield: 1559,
        plant: 22_463,
        soil: 15_257,
      })
      const results = (sample: string) =>
        valuesOf(extraction)
          .filter(({ sample_number }) => sample_number === sample)
          .map(({ type, parameter, value, unit, date, subject }) =>
            [type, parameter, value, unit ?? '', date, subject].join(' '),
          )
          .toSorted()
      expect(results('1_885')).toEqual(
        [
          'plant Al 414.7 ppm',
          'plant B 35 ppm',
          'plant C 40.46 % TS',
          'plant C/N 7.75 ',
          'plant Ca 2.07 % TS',
          'plant Co 0.14 ppm',
          'plant Cu 8.77 ppm',
          'plant Fe 244.1 ppm',
          'plant K 8.53 % TS',
          'plant Mg 0.28 % TS',
          'plant Mn 66.5 ppm',
          'plant Mo 0.42 ppm',
          'plant N 5.22 % TS',
          'plant Na 0.01 % TS',
          'plant P 0.28 % TS',
          'plant S 0.33 % TS',
          'plant Se 0.06 ',
          'plant Zn 31.8 ppm',
          'soil B 1.19 mg/kg',
          'soil C 1.96 % TS',
          'soil C/N 10.86 ',
          'soil Ca 285 mg/100 g',
          'soil Cu 2.35 mg/kg',
          'soil Fe 44.34 mg/kg',
          'soil Humus 3.36 % TS',
          'soil K 41.17 mg/100 g',
          'soil Mg 11.2 mg/100 g',
          'soil Mn 121.8 mg/kg',
          'soil N gesamt 0.18 % TS',
          'soil P 9.7 mg/100 g',
          'soil Zn 4.96 mg/kg',
          'soil pH-Wert 7.1 ',
        ]
          .map((result) => `${result} 2022-06-20 Kartoffel, Lea`)
          .concat('yield Ertrag 375 dt/ha 2022-08-31 Kartoffel, Lea')
          .toSorted(),
      )
      // Thousands are grouped in some cells of a column and not in others.
      expect(
        extraction.rows
          .filter(({ values }) => values['parameter'] === 'Ca' && values['type'] === 'soil')
          .map(({ values }) => values['value'] as number)
          .toSorted((a, b) => b - a)
          .slice(0, 2),
      ).toEqual([1485, 1378])
      expect(extraction.warnings).toEqual([
        expect.stringMatching(/^Diese Spalten sind nicht übernommen: .* und 16 weitere\.$/),
        'Zeilen 34, 59, 60, 61, 62, 63, 76, 99 und 74 weitere: Für „Ertrag“ fehlt der Tag der Ernte.',
        'Zeile 692: B „-0,11“: Ein Gehalt ist nie kleiner als null.',
        'Zeile 693: B „-0,04“: Ein Gehalt ist nie kleiner als null.',
        'Zeile 936: B „-0,05“: Ein Gehalt ist nie kleiner als null.',
        'Zeilen 1057, 1167, 1168, 1169, 1170, 1171: Für „Rohprotein“ fehlt der Tag der Ernte.',
        'Zeilen 1087, 1088, 1089, 1090, 1091, 1092, 1093, 1094 und 11 weitere: Für „Zucker“ fehlt der Tag der Ernte.',
      ])
      const { text } = (await readHere(readOfOthers('real/soil/ANAPLANT_Daten.csv'), 'ANAPLANT_Daten.csv')).pages[0]!
      expect(
        extraction.rows.filter(({ quote }) => quote === null || quote.length > 300 || !text.includes(quote)),
      ).toEqual([])
    },
  )
})
