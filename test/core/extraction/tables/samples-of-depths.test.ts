import { describe, expect, it } from 'vitest'
import { withSamplesOfDepths } from '../../../../core/extraction/tables/samples-of-depths.ts'

const named = (...lines: [name: string, depth: string][]) =>
  withSamplesOfDepths(
    {
      page: 1,
      name: '',
      rows: [['Schlag', 'Schicht', 'Nmin'], ...lines.map((line) => [...line, '12'])].map((cells, index) => ({
        line: index + 1,
        start: 0,
        end: 0,
        cells,
      })),
    },
    {
      header: 0,
      columns: { subject: { index: 0, label: 'Schlag', unit: '' }, depth: { index: 1, label: 'Schicht', unit: '' } },
    } as unknown as Parameters<typeof withSamplesOfDepths>[1],
  )
    .rows.slice(1)
    .map(({ cells }) => cells[0])

describe('a sample named beside its first depth alone', () => {
  it.each(['0-30|30-60|60-90', '0–30 cm|30–60 cm|60–90 cm', '0 bis 30|30 bis 60|60 bis 90'])('%s', (depths) => {
    const [first, second, third] = depths.split('|') as [string, string, string]
    expect(named(['Deich', first], ['', second], ['', third], ['Kamp', first], ['', second])).toEqual([
      'Deich',
      'Deich',
      'Deich',
      'Kamp',
      'Kamp',
    ])
  })

  it('a first depth without a name is of no sample above, nor is what follows it', () => {
    expect(named(['Deich', '0-30'], ['', '0-30'], ['', '30-60'])).toEqual(['Deich', '', ''])
  })
})
