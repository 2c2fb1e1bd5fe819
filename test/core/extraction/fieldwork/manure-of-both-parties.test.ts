import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extractAssertions } from '../../../../core/extraction/index.ts'
import { csv, extract, readHere } from '../../../builders/extract.ts'
import { runs } from '../../../runs.ts'

const HEAD = 'Datum;Abgeber;Aufnehmer;Art;Menge;Einheit;N kg;P2O5 kg'
const LINES = [
  '12.03.2026;Ziegenhof Öttl KG;Biogas Aue GmbH;Schweinegülle;48;m³;221,8;100',
  '15.03.2026;Putenhof Lang;Ziegenhof Öttl KG;Putenmist;12,5;t;275;240',
]

async function read(own: string[], ...lines: string[]) {
  const document = await readHere(csv(...lines), 'liste.csv')
  const { rows = [], warnings = [] } =
    extractAssertions({ document, filename: 'liste.csv', today: '2026-05-20', own }) ?? {}
  return {
    warnings,
    rows: rows.map(({ values: { direction, partner, note }, confidence }) => [direction, partner, note, confidence]),
  }
}

describe('a list of manure with both parties', () => {
  it.each([[['Ziegenhof Öttl KG']], [['Ziegenhof Oettl']], [['DE123456789', 'ZIEGENHOF ÖTTL']]])(
    'goes the way that the farm itself tells: %s',
    async (own) => {
      expect((await read(own, HEAD, ...LINES)).rows).toEqual([
        ['given', 'Biogas Aue GmbH', null, 0.95],
        ['taken', 'Putenhof Lang', null, 0.95],
      ])
    },
  )

  it('waits for a person where the farm is not known, by who is in every line', async () => {
    const PARTIES = 'Abgeber: Ziegenhof Öttl KG; Aufnehmer: Biogas Aue GmbH'
    expect((await read([], HEAD, ...LINES)).rows).toEqual([
      ['given', 'Biogas Aue GmbH', PARTIES, 0.7],
      ['taken', 'Putenhof Lang', 'Abgeber: Putenhof Lang; Aufnehmer: Ziegenhof Öttl KG', 0.7],
    ])
    const alone = await read(['Hof Meier'], HEAD, LINES[0]!)
    expect(alone.rows).toEqual([['given', 'Biogas Aue GmbH', PARTIES, 0.7]])
    expect(alone.warnings).toEqual([
      'Zeile 2: Ob es eine Abgabe oder eine Aufnahme ist, steht nicht da: Keiner der beiden heißt wie dein Betrieb. Der Vorschlag wartet auf dein Wort.',
    ])
  })

  it('is known by its manure in any order of columns, and takes no P for P2O5', async () => {
    const columns = [
      ['Datum', '13.03.2026'],
      ['Richtung', 'Abgabe'],
      ['Partner', 'Biogas Aue GmbH'],
      ['Art', 'Rindermist'],
      ['Menge (t)', '30'],
      ['N kg/t', '4,6'],
      ['P kg/t', '0,9'],
    ] as const
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...columns], { minLength: 7, maxLength: 7 }), async (order) => {
        const { rows } = await extract(
          csv(order.map(([head]) => head).join(';'), order.map(([, cell]) => cell).join(';')),
          'liste.csv',
        )
        expect(rows).toMatchObject([
          {
            kind: 'manure_transfers',
            confidence: 0.95,
            values: { direction: 'given', amount: 30, unit: 't', n_kg_unit: 4.6, note: 'P: 0,9 kg/t' },
          },
        ])
        expect(rows[0]!.values).not.toHaveProperty('p2o5_kg_unit')
      }),
      { numRuns: runs(20) },
    )
  })

  it('gives no content of a t to an amount in m³', async () => {
    const { rows, warnings } = await extract(
      csv('Datum;Abgeber;Wirtschaftsdünger;Menge (m³);N (kg/t)', '13.03.2026;Hof Lang;Gülle;30;4,6'),
      'liste.csv',
    )
    expect(rows[0]!.values).not.toHaveProperty('n_kg_unit')
    expect(warnings).toEqual(['Zeile 2: N „4,6“: kg/t passt nicht zur Einheit der Menge. Der Wert bleibt offen.'])
  })
})
