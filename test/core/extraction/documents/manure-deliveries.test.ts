import { describe, expect, it } from 'vitest'
import { extractAssertions } from '../../../../core/extraction/index.ts'
import { readHere } from '../../../builders/extract.ts'

const NOTE = `Biogas Moorland GmbH
Torfweg 2, 49393 Lohne

Lieferscheine nach WDüngV

Abgeber:   Biogas Moorland GmbH, Betr.-Nr. 03 460 000 0001
Empfänger: Hof Beispiel GbR, Dorfstr. 1, 49393 Lohne
Wirtschaftsdünger: Gärrest flüssig
Inhaltsstoffe je m³ FM laut Analyse vom 12.01.2026:
   N gesamt   NH4-N    P2O5   TS
   5,1 kg     3,3 kg   1,6 kg 6,0 %

Lieferschein   Lieferdatum   Menge m³   Fuhren
26-11          02.03.2026       48,0    2 x 24
26-14          05.03.2026       72,0    3 x 24
                             -------
Summe                          120,0
`

const transfersIn = async (text: string, own: string[] = []) => {
  const document = await readHere(text, 'lieferscheine.txt')
  const { rows = [] } = extractAssertions({ document, filename: 'x.txt', today: '2026-05-20', own }) ?? {}
  return rows.map(({ kind, values, confidence }) => [
    kind,
    ...['date', 'direction', 'partner', 'type', 'amount', 'unit', 'delivery_note'].map((field) => values[field]),
    ...['n_kg_unit', 'nh4n_kg_unit', 'p2o5_kg_unit'].map((field) => values[field]),
    confidence >= 0.8,
  ])
}

describe('a note of manure that lists several deliveries', () => {
  const taken = (day: string, amount: number, number: string, sure: boolean) => [
    'manure_transfers',
    day,
    'taken',
    'Biogas Moorland GmbH',
    'Gärrest flüssig',
    amount,
    'm3',
    number,
    5.1,
    3.3,
    1.6,
    sure,
  ]

  it('is a transfer each, of the parties, the manure and the contents that stand above', async () => {
    expect(await transfersIn(NOTE, ['Hof Beispiel GbR'])).toEqual([
      taken('2026-03-02', 48, '26-11', true),
      taken('2026-03-05', 72, '26-14', true),
    ])
  })

  it('waits where nobody knows which of the parties the farm is', async () => {
    expect(await transfersIn(NOTE)).toEqual([
      taken('2026-03-02', 48, '26-11', false),
      taken('2026-03-05', 72, '26-14', false),
    ])
  })

  it('is none where no manure is named', async () => {
    const goods = NOTE.replace('Wirtschaftsdünger: Gärrest flüssig', 'Ware: Futterkalk')
    expect((await transfersIn(goods, ['Hof Beispiel GbR'])).filter(([kind]) => kind === 'manure_transfers')).toEqual([])
  })
})
