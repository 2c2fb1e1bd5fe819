import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csv, extract, valuesOf } from '../../../builders/extract.ts'
import { runs } from '../../../runs.ts'

/** A column: the heads that people give it, and its cells. */
type Written = readonly [heads: readonly string[], ...cells: string[]]

const DIARY: readonly Written[] = [
  [
    ['Datum', 'Wann', 'Ausbringungsdatum', 'Datum der Maßnahme', 'Start Date', 'Behandlungs-Datum'],
    '02.03.2026',
    '05.04.2026',
  ],
  [['Schlag', 'Feldname', 'Parzelle', 'Bez. Schlag', 'Field', 'SCHLAGNAME'], 'Kieskuhle', 'Am Wald'],
  [['Fläche (ha)', 'bearb. Fläche [ha]', 'Größe ha', 'Area (ha)', 'Hektar'], '8,5', '3,25'],
  [['Mittel', 'Betriebsmittel', 'Product', 'Produktname', 'Handelsname'], 'KAS 27', 'AHL 28'],
  [['Menge/ha (kg)', 'Aufwand je ha in kg', 'Gabe kg/ha', 'Dose (kg/ha)'], '200', '150'],
  [['Maßnahme', 'Art der Arbeit', 'Tätigkeit', 'Activity', 'Arbeitsgang'], 'Düngung', 'Düngung'],
]
const COWS: readonly Written[] = [
  [['Ohrmarke', 'LOM', 'Lebens-Nr.', 'Ear Tag', 'irgendwas'], 'DE 03 900 00001', 'DE 03 900 00002'],
  [['Prüfdatum', 'Kontrolle', 'Test Date', 'Probe am', 'Tag der Prüfung'], '04.03.2026', '04.03.2026'],
  [['Milch kg', 'Mkg', 'Milk (kg)', 'kg Milch', 'Tagesgemelk [kg]'], '31,2', '27,8'],
  [['Fett %', 'F%', 'Fat', '% Fett', 'Fett-%'], '4,11', '4,35'],
  [['Eiweiß', 'Eiw. %', 'Protein (%)', 'E %'], '3,40', '3,55'],
  [['Zellzahl', 'ZZ', 'SCC', 'Zellen Tsd.', 'Zellgehalt (Tsd./ml)'], '88', '240'],
]

const tableOf = (columns: readonly (readonly [string, ...string[]])[]): string =>
  csv(...[0, 1, 2].map((line) => columns.map((column) => column[line]).join(';')))

const anyWriting = (columns: readonly Written[]) =>
  fc
    .tuple(...columns.map(([heads, ...cells]) => fc.constantFrom(...heads).map((head) => [head, ...cells] as const)))
    .chain((written) => fc.shuffledSubarray(written, { minLength: written.length, maxLength: written.length }))

describe.each([
  ['a diary of work', 'arbeiten.csv', DIARY, 2],
  ['results of cows', 'kuehe.csv', COWS, 8],
] as const)('%s', (_, filename, columns, count) => {
  it('says the same under any heads and in any order', async () => {
    const plain = valuesOf(await extract(tableOf(columns.map(([[head], ...cells]) => [head!, ...cells])), filename))
    expect(plain).toHaveLength(count)
    const known = new Set(plain.map((row) => JSON.stringify(row)))
    await fc.assert(
      fc.asyncProperty(anyWriting(columns), async (written) => {
        const { rows, warnings } = await extract(tableOf(written), filename)
        expect(valuesOf({ rows, warnings }).filter((row) => !known.has(JSON.stringify(row)))).toEqual([])
        expect(rows).toHaveLength(count)
        expect(warnings).toEqual([])
      }),
      { numRuns: runs(25) },
    )
  })
})

describe('a head that may mean two columns', () => {
  it('means what its cells are', async () => {
    const [row] = valuesOf(
      await extract(csv('Tag;Fläche;Größe;Mittel;Aufwand', '2.3.26;Moorwiese;4,0;Axial 50;0,9 l/ha'), 'psm.csv'),
    )
    expect(row).toMatchObject({ area_ha: 4, amount: 0.9, unit: 'l/ha', areas: [{ field: 'Moorwiese' }] })
  })

  it('that no one reads is named', async () => {
    const { warnings } = await extract(
      csv('Ohrmarke;Geboren;Geschlecht;Lieblingsfutter', 'DE 03 900 00001;14.03.2019;w;Rüben'),
      'kuehe.csv',
    )
    expect(warnings).toEqual(['Diese Spalte ist nicht übernommen: „Lieblingsfutter“.'])
  })
})

describe('an area without hectares', () => {
  const sizes = async (head: string, ...cells: string[]) =>
    (
      await extract(
        csv(`Schlag;FLIK;${head}`, ...cells.map((cell, index) => `S${index};DENILI999000000${index};${cell}`)),
        'flaechen.csv',
      )
    ).rows.map(({ values, confidence }) => [values['area_ha'], confidence >= 0.8])

  it.each([
    [
      'Größe (a)',
      ['1240', '86'],
      [
        [12.4, true],
        [0.86, true],
      ],
    ],
    [
      'Fläche in ar',
      ['1240', '86'],
      [
        [12.4, true],
        [0.86, true],
      ],
    ],
    [
      'Größe [qm]',
      ['124000', '8600'],
      [
        [12.4, true],
        [0.86, true],
      ],
    ],
    [
      'Größe',
      ['124000', '8600'],
      [
        [12.4, true],
        [0.86, true],
      ],
    ],
    // Nobody says it: ares are likely, and a person looks at them.
    [
      'Größe',
      ['1240', '86'],
      [
        [12.4, false],
        [0.86, false],
      ],
    ],
    [
      'Größe',
      ['12,4', '0,86'],
      [
        [12.4, true],
        [0.86, true],
      ],
    ],
  ])('%s %j', async (head, cells, expected) => {
    expect(await sizes(head, ...cells)).toEqual(expected)
  })

  it('may have its unit in a line of its own', async () => {
    const { rows } = await extract(
      csv('Schlag;FLIK;Größe;pH;Bodenart', ';;a;;', 'Moor;DENILI9990000001;1.245;6,2;sL'),
      'flaechen.csv',
    )
    expect(rows[0]!.values).toMatchObject({ area_ha: 12.45, ph: 6.2, soil_type: 'sL' })
  })
})
