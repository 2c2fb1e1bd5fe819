import { describe, expect, it } from 'vitest'
import { makeXlsx } from '../../../builders/documents.ts'
import { csv, extract, valuesOf } from '../../../builders/extract.ts'

const animal = (ear_tag: string, values: object) => ({
  kind: 'animals',
  ear_tag,
  species: 'cattle',
  status: 'present',
  ...values,
})
const untagged = (values: object) => ({ kind: 'animals', species: 'cattle', status: 'present', ...values })
const HEAD = 'Ohrmarke;Geburtsdatum;Geschlecht;Rasse'

const NOTHING = 'Als Tierliste erkannt: Daraus entstand keine Zeile. Die Gründe stehen hier.'

describe('a list of animals', () => {
  it('of the register of the holding yields its animals as a person would write them down', async () => {
    const { rows, warnings, ...rest } = await extract(
      csv(
        'Bestandsregister Rinder – Hof Wümmetal;;;;;;;;;',
        'Registriernummer 033579990001, Stand 20.05.2026;;;;;;;;;',
        '',
        'Lfd. Nr.;Ohrmarkennummer;Geb.-Datum;Geschl.;Rasse;Ohrmarke Muttertier;Zugang;vorheriger Halter;Abgang;Übernehmer',
        '1;DE 03 900 00001;14.03.2019;w;HOL;DE 03 900 00099;;;;',
        '2;276000390000041;06.05.2026;W;99-XY;DE 03 900 00001;;;;',
        '3;DE 03 900 00003;10.06.2025;männlich;01;-;12.11.2025;276033579990002;02.03.2026;Schlachthof Nord',
        '4;NL 612345678;01.02.2024;w;HOL;;05.04.2024;Van Dijk;;',
      ),
      'bestandsregister.csv',
    )
    expect(valuesOf({ rows, warnings, ...rest })).toEqual([
      animal('276000390000001', {
        sex: 'female',
        breed: 'HOL',
        mother_ear_tag: 'DE 03 900 00099',
        born_on: '2019-03-14',
      }),
      animal('276000390000041', {
        sex: 'female',
        breed: '99-XY',
        mother_ear_tag: 'DE 03 900 00001',
        born_on: '2026-05-06',
      }),
      animal('276000390000003', {
        sex: 'male',
        breed: '01',
        born_on: '2025-06-10',
        arrived_on: '2025-11-12',
        arrived_from: '276033579990002',
        left_on: '2026-03-02',
        left_to: 'Schlachthof Nord',
        status: 'gone',
      }),
      animal('NL612345678', {
        sex: 'female',
        breed: 'HOL',
        born_on: '2024-02-01',
        arrived_on: '2024-04-05',
        arrived_from: 'Van Dijk',
      }),
    ])
    expect(warnings).toEqual([])
    expect(rows[1]!.quote).toBe('2;276000390000041;06.05.2026;W;99-XY;DE 03 900 00001;;;;')
  })

  it('as HIT names its columns, with digits that a spreadsheet shall keep', async () => {
    const extraction = await extract(
      csv(
        'LOM;LOM_X;GEB_DATR;RASSE_X;GESCHL_X;LOM_MUT',
        '="276000390000001";DE 03 900 00001;14.03.2019;1,SBT;W;0',
        "'276000390000002;DE 03 900 00002;2020-11-05;1,SBT;M;276000390000001",
      ),
      'hit.csv',
    )
    expect(valuesOf(extraction)).toEqual([
      animal('276000390000001', { sex: 'female', breed: '1,SBT', born_on: '2019-03-14' }),
      animal('276000390000002', {
        sex: 'male',
        breed: '1,SBT',
        born_on: '2020-11-05',
        mother_ear_tag: '276000390000001',
      }),
    ])
  })

  it('whose animals have no valid tag yields them too, by a working name, and they wait', async () => {
    const { rows, warnings } = await extract(
      csv(
        'Ohrmarke;Geburtsdatum;Geschlecht;Name',
        'DE 03 900 00001;14.03.2019;w;Alma',
        'DE 17 900 00002;14.03.2020;m;Max',
        ';16.05.2026;w;',
        ';16.05.2026;w;',
        'unleserlich;01.02.2024;m;',
      ),
      'tiere.csv',
    )
    const born = { born_on: '2026-05-16', sex: 'female', tag_state: 'missing' }
    expect(valuesOf({ rows, warnings }).slice(1)).toEqual([
      untagged({
        name: 'Max',
        tag_state: 'invalid',
        tag_as_read: 'DE 17 900 00002',
        born_on: '2020-03-14',
        sex: 'male',
      }),
      untagged({ name: 'geboren 16.05.2026', ...born }),
      untagged({ name: 'geboren 16.05.2026 (Zeile 5)', ...born }),
      untagged({
        name: 'geboren 01.02.2024',
        tag_state: 'unreadable',
        tag_as_read: 'unleserlich',
        born_on: '2024-02-01',
        sex: 'male',
      }),
    ])
    expect(rows.map(({ confidence }) => confidence >= 0.8)).toEqual([true, false, false, false, false])
    expect(new Set(rows.map(({ name }) => name)).size).toBe(5)
    expect(warnings).toEqual([
      'Zeile 3: „DE 17 900 00002“ ist keine Ohrmarke. Das Tier wartet, bis du es bestätigst.',
      'Zeilen 4, 5: Die Ohrmarke fehlt. Das Tier wartet, bis du es bestätigst.',
      'Zeile 6: „unleserlich“ ist keine Ohrmarke. Das Tier wartet, bis du es bestätigst.',
    ])
  })

  it('of pigs that all bear the mark of their holding knows them by their numbers', async () => {
    const { rows, warnings } = await extract(
      csv(
        'Sau-Nr;Ohrmarke;Geboren am;Rasse',
        '101;DE ROW 9990043;10.01.2024;DL',
        '102;DE ROW 9990043;10.01.2024;DL',
        '103;DE ROW 9990043;12.02.2024;DE',
        ';DE ROW 9990043;12.02.2024;DE',
      ),
      'sauen.csv',
    )
    const sow = { species: 'pig', holding_mark: 'DE ROW 9990043', ear_tag: null, tag_state: null }
    expect(rows.map(({ values, confidence }) => ({ ...values, sure: confidence >= 0.8 }))).toMatchObject([
      { ...sow, name: '101', born_on: '2024-01-10', sure: true },
      { ...sow, name: '102', born_on: '2024-01-10', sure: true },
      { ...sow, name: '103', born_on: '2024-02-12', sure: true },
      { ...sow, name: 'geboren 12.02.2024', sure: false },
    ])
    expect(warnings).toEqual([
      'Zeile 5: „DE ROW 9990043“ ist die Marke des Betriebs, und keine Nummer nennt das Tier. Das Tier wartet, bis du es bestätigst.',
    ])
  })

  it('of movements, tells pigs of one mark by their numbers', async () => {
    const { rows } = await extract(
      csv(
        'Ohrmarke;Sau-Nr;Bewegungsart;Bewegungsdatum',
        'DE ROW 9990043;101;Zugang;10.01.2024',
        'DE ROW 9990043;102;Zugang;10.01.2024',
        'DE ROW 9990043;101;Abgang;12.02.2025',
      ),
      'sauen.csv',
    )
    expect(rows.map(({ values: { name, left_on: left } }) => [name, left])).toEqual([
      ['101', '2025-02-12'],
      ['102', null],
    ])
  })

  it('says of no animal that it lacks a tag which its species does not bear', async () => {
    const { rows, warnings } = await extract(
      csv(
        'Ohrmarke;Tierart;Name;Geburtsdatum;Geschlecht',
        'DE 03 900 00001;Rind;Alma;14.03.2019;w',
        ';Pferd;Blitz;02.05.2015;m',
        ';Rind;Hexe;02.05.2015;w',
      ),
      'tiere.csv',
    )
    expect(valuesOf({ rows, warnings }).slice(1)).toEqual([
      untagged({ species: 'horse', name: 'Blitz', born_on: '2015-05-02', sex: 'male' }),
      untagged({ name: 'Hexe', tag_state: 'missing', born_on: '2015-05-02', sex: 'female' }),
    ])
    expect(warnings).toEqual([
      'Zeile 3: Das Tier wartet, bis du es bestätigst.',
      'Zeile 4: Die Ohrmarke fehlt. Das Tier wartet, bis du es bestätigst.',
    ])
  })

  it('of a workbook, its header in two lines', async () => {
    const text = (reference: string, value: string) => `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`
    const extraction = await extract(
      makeXlsx([
        [
          'Rinder',
          `<row r="3">${text('A3', 'Ohrmarke')}${text('B3', 'Geburtsdatum')}${text('C3', 'Zugang')}${text('E3', 'Abgang')}</row>
      <row r="4">${text('C4', 'am')}${text('D4', 'von')}${text('E4', 'am')}${text('F4', 'nach')}</row>
      <row r="5"><c r="A5"><v>276000390000001</v></c><c r="B5" s="1"><v>43538</v></c><c r="C5" s="1"><v>46162</v></c>${text('D5', 'Tietjen')}</row>
      <row r="6">${text('A6', '2,76E+14')}<c r="B6" s="1"><v>43538</v></c></row>`,
        ],
      ]),
      'kühe.xlsx',
    )
    expect(valuesOf(extraction)).toEqual([
      animal('276000390000001', { born_on: '2019-03-14', arrived_on: '2026-05-20', arrived_from: 'Tietjen' }),
      untagged({ name: '2,76E+14', tag_state: 'invalid', tag_as_read: '2,76E+14', born_on: '2019-03-14' }),
    ])
    expect(extraction.warnings).toEqual([
      'Blatt „Rinder“, Zeile 6: „2,76E+14“ ist keine Ohrmarke. Das Tier wartet, bis du es bestätigst.',
    ])
    expect(extraction.rows[0]).toMatchObject({ page: 1, quote: '276000390000001 | 14.03.2019 | 20.05.2026 | Tietjen' })
  })

  it.each([
    [
      'an ear tag that is there twice',
      'DE 03 900 00001;14.03.2020;m;HOL',
      'Zeile 3: Die Ohrmarke „DE 03 900 00001“ steht schon in Zeile 2. Die Zeile ist ausgelassen.',
    ],
    [
      '29.02. of a common year',
      'DE 03 900 00002;29.02.2025;m;HOL',
      'Zeile 3: Geburtsdatum: „29.02.2025“ ist kein Tag, den es gibt. Die Zeile ist ausgelassen.',
    ],
    [
      'a day to come',
      'DE 03 900 00002;21.05.2026;m;HOL',
      'Zeile 3: Geboren am „2026-05-21“: Dieser Tag liegt in der Zukunft. Die Zeile ist ausgelassen.',
    ],
    [
      'no ear tag and no birth',
      ';;m;HOL',
      'Zeile 3: Die Ohrmarke fehlt, und nichts sonst benennt das Tier. Die Zeile ist ausgelassen.',
    ],
    [
      'a cell too many',
      'DE 03 900 00002;14.03.2020;m;HOL;x',
      'Zeile 3: Die Zeile hat mehr Spalten als die Kopfzeile, vielleicht durch ein Trennzeichen in einem Wert.',
    ],
    [
      'a formula',
      'DE 03 900 00002;=HEUTE()-7;m;HOL',
      'Zeile 3: In der Spalte „Geburtsdatum“ steht eine Formel ohne Ergebnis. Speichere die Datei mit berechneten Werten.',
    ],
    [
      'a date of a spreadsheet as its number',
      'DE 03 900 00002;43538;m;HOL',
      'Zeile 3: Geburtsdatum: „43538“ ist kein Tag, den es gibt. Die Zeile ist ausgelassen.',
    ],
  ])('leaves out a line with %s and names it', async (_, line, warning) => {
    const extraction = await extract(csv(HEAD, 'DE 03 900 00001;14.03.2019;w;HOL', line), 'tiere.csv')
    expect(valuesOf(extraction)).toEqual([
      animal('276000390000001', { sex: 'female', breed: 'HOL', born_on: '2019-03-14' }),
    ])
    expect(extraction.warnings).toEqual([warning])
  })

  it('takes a short line, and leaves a sex open that it does not know', async () => {
    const extraction = await extract(
      csv(HEAD, 'DE 03 900 00001;14.03.2019', 'DE 03 900 00002;14.03.2019;7;FV'),
      'tiere.csv',
    )
    expect(valuesOf(extraction)).toEqual([
      animal('276000390000001', { born_on: '2019-03-14' }),
      animal('276000390000002', { born_on: '2019-03-14', breed: 'FV' }),
    ])
    expect(extraction.warnings).toEqual(['Zeile 3: Geschlecht „7“ ist hier nicht bekannt und bleibt offen.'])
  })

  it('tells sheep from goats by its title, and leaves to a person what nothing tells', async () => {
    const list = (title: string) =>
      extract(csv(title, 'Ohrmarke;geboren', 'DE 01 03 900 00001;14.03.2024'), 'liste.csv')
    expect((await list('Bestandsregister Ziegen')).rows[0]).toMatchObject({
      confidence: 0.95,
      values: { ear_tag: '276010390000001', species: 'goat' },
    })
    expect((await list('Bestand')).rows[0]).toMatchObject({ confidence: 0.7, values: { species: 'sheep' } })
    expect((await extract(csv('Ohrmarke;geboren', 'AT 123456789;14.03.2024'), 'liste.csv')).warnings).toEqual([
      NOTHING,
      'Zeile 2: Zur Ohrmarke „AT 123456789“ ist nicht zu erkennen, was für ein Tier es ist. Die Zeile ist ausgelassen.',
    ])
  })

  it('of 100,000 is read, of more is not, and not in half', { tags: ['large'] }, async () => {
    const list = (count: number) =>
      extract(
        csv(
          'Ohrmarke;geboren',
          ...Array.from({ length: count }, (_, index) => `DE03${String(index).padStart(8, '0')};14.03.2019`),
        ),
        'tiere.csv',
      )
    expect((await list(100_000)).rows).toHaveLength(100_000)
    expect(await list(100_001)).toEqual({
      rows: [],
      warnings: [
        NOTHING,
        'Zeile 1: Unter dieser Kopfzeile steht mehr, als in 100.000 Zeilen des Hofes passt; nichts davon ist gelesen. Teile die Tabelle in mehrere Dateien.',
      ],
    })
  })

  it('reads the letters of an old Windows program and a byte-order mark', async () => {
    const text = csv(
      'Ohrmarke;Geburtsdatum;Geschlecht;Übernehmer;Abgang',
      'DE 03 900 00001;14.03.2019;männlich;Müller;01.02.2020',
    )
    for (const bytes of [
      Buffer.from(text, 'latin1'),
      Buffer.from(`\uFEFF${text}`),
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
    ]) {
      expect(valuesOf(await extract(bytes, 'tiere.csv'))).toEqual([
        animal('276000390000001', {
          sex: 'male',
          born_on: '2019-03-14',
          left_to: 'Müller',
          left_on: '2020-02-01',
          status: 'gone',
        }),
      ])
    }
  })
})
