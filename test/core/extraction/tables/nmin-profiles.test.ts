import { describe, expect, it } from 'vitest'
import { extract } from '../../../builders/extract.ts'

const HEAD = ['Tiefe  NO3-N  NH4-N  Nmin', 'Probe Schlag / Frucht  cm  kg/ha  kg/ha  kg/ha']
const paper = (head: readonly string[], ...lines: string[]) =>
  extract(
    [
      'Bodenlabor Weserbogen',
      'Nmin-Befund  Auftrag 4410',
      'Probenahme am 18.02.2026',
      '-------------------------------------------',
      ...head,
      '-------------------------------------------',
      ...lines,
      '-------------------------------------------',
      'Die Rechnung folgt.',
    ].join('\n'),
    'befund.txt',
  )
const KAMP = ['0911-1 Kuhkamp  0-30  14  3  17', 'Triticale  30-60  12  1  13', '60-90  9  1  10', 'Summe  35  5  40']
const RIED = ['', '0911-2 Ried  0-30  21  2  23', 'Hafer  30-60  16  2  18', '60-90  nicht beprobt', 'Summe  37  4  41']

const nminOf = async (head: readonly string[], ...lines: string[]) =>
  (await paper(head, ...lines)).rows
    .filter(({ values }) => values['parameter'] === 'Nmin')
    .map(({ values, refers }) => [refers?.['field_id']?.[0], values['depth_cm'], values['value']])

describe('a printed list of Nmin with a line for each depth', () => {
  it('names the field of each depth and of the sum, which is as deep as what was found', async () => {
    expect(await nminOf(HEAD, ...KAMP, ...RIED)).toEqual([
      ['Kuhkamp', '0-30', 17],
      ['Kuhkamp', '30-60', 13],
      ['Kuhkamp', '60-90', 10],
      ['Kuhkamp', '0-90', 40],
      ['Ried', '0-30', 23],
      ['Ried', '30-60', 18],
      ['Ried', '0-60', 41],
    ])
    const { rows } = await paper(HEAD, ...KAMP)
    expect(rows[0]).toMatchObject({
      confidence: 0.95,
      values: { date: '2026-02-18', unit: 'kg/ha', sample_number: '0911-1', subject: 'Kuhkamp' },
      quote: '0911-1 Kuhkamp  0-30  14  3  17',
    })
  })

  it('takes no sum that is none of its depths, and no depth below a gap', async () => {
    const lines = ['0911-1 Kuhkamp  0-30  14  3  17', '30-60  12  1  13', '90-120  5  0  5', 'Summe  40  5  45']
    expect(await nminOf(HEAD, ...lines)).toEqual([
      ['Kuhkamp', '0-30', 17],
      ['Kuhkamp', '30-60', 13],
    ])
  })

  it('takes the crop for no field', async () => {
    const head = [HEAD[0]!, 'Probe Frucht / Schlag  cm  kg/ha  kg/ha  kg/ha']
    const fields = (await nminOf(head, ...KAMP)).map(([field]) => field)
    expect(fields).not.toContain('Kuhkamp')
  })
})
