import { describe, expect, it } from 'vitest'
import { extract } from '../../../builders/extract.ts'

const FIELDS = ['Kirchberg', 'Teufelsloch', 'Bachwiese 2'] as const
const DAYS = ['03.02.2025', '17.10.2025', ''] as const
const PH = ['6,4', '5,1', '5,9'] as const

const cells = (...parts: string[]): string =>
  parts
    .map((part) => part.padEnd(16))
    .join('')
    .trimEnd()

const block = (heading: string, day: string, ph: string): string =>
  [
    heading,
    ...(day === '' ? [] : [`Probenahme: ${day}`]),
    '',
    cells('Parameter', 'Einheit', 'Ergebnis'),
    cells('pH-Wert', '', ph),
    cells('P2O5 (CAL)', 'mg/100 g', '1' + ph[0]!),
    '',
  ].join('\n')

const report = (heading: (index: number) => string, days: readonly string[] = DAYS): string =>
  `Bodenlabor Pfalz GmbH\nPrüfbericht Bodenuntersuchung\n\n${FIELDS.map((_, index) => block(heading(index), days[index]!, PH[index]!)).join('\n')}`

const read = async (text: string) => {
  const { rows, warnings } = await extract(text, 'boden.txt', '2026-05-20')
  return {
    warnings,
    phs: rows
      .filter(({ values }) => values['parameter'] === 'pH-Wert')
      .map(({ values, refers }) => [values['value'], values['date'], values['subject'], refers?.['field_id']?.[0]]),
  }
}

const OWN = [
  [6.4, '2025-02-03', 'Kirchberg', 'Kirchberg'],
  [5.1, '2025-10-17', 'Teufelsloch', 'Teufelsloch'],
]

describe('samples below each other', () => {
  it.each([
    ['Probe 1: Hof', (index: number) => `Probe ${index + 1}: ${FIELDS[index]}`],
    ['Probe Nr. 1 – Hof', (index: number) => `Probe Nr. ${index + 1} – ${FIELDS[index]}`],
    ['Proben-Nr.: 4711 Hof', (index: number) => `Proben-Nr.: 471${index} ${FIELDS[index]}`],
    ['Bodenprobe B-17, Hof', (index: number) => `Bodenprobe B-1${index}, ${FIELDS[index]}`],
    ['Probenbezeichnung: Hof', (index: number) => `Probenbezeichnung: ${FIELDS[index]}`],
    ['Schlag: Hof', (index: number) => `Schlag: ${FIELDS[index]}`],
    ['Hof', (index: number) => FIELDS[index]!],
  ])('under „%s“ have their own day and field, and none where theirs says none', async (_, heading) => {
    const { phs, warnings } = await read(report(heading))
    expect(phs).toEqual(OWN)
    expect(warnings.join('\n')).toContain('fehlt der Tag der Probe')
  })

  it('share the day that the paper says once above all of them', async () => {
    const { phs } = await read(
      report((index) => `Probe ${index + 1}: ${FIELDS[index]}`, ['', '', '']).replace(
        'Prüfbericht Bodenuntersuchung\n',
        'Prüfbericht Bodenuntersuchung\nProbenahme: 03.02.2025\n',
      ),
    )
    expect(phs.map(([, day, subject]) => [day, subject])).toEqual(FIELDS.map((field) => ['2025-02-03', field]))
  })

  it('have no day of another sample where nothing but their results begins them', async () => {
    const { phs } = await read(report((index) => (index === 0 ? 'Schlag: Kirchberg' : ''), ['03.02.2025', '', '']))
    expect(phs).toEqual([OWN[0]])
  })

  it('have no day of the sample above in a table of another form', async () => {
    const { phs } = await read(
      [
        `Bodenlabor Pfalz GmbH\nPrüfbericht Bodenuntersuchung\n`,
        block('Probe 1: Kirchberg', '03.02.2025', '6,4'),
        block('Probe 2: Teufelsloch', '', '5,1').replace('Ergebnis', 'Messwert'),
      ].join('\n'),
    )
    expect(phs).toEqual([OWN[0]])
  })

  it('are one where the head alone comes again, as on the next page', async () => {
    const { phs, warnings } = await read(
      report((index) => (index === 0 ? 'Schlag: Kirchberg' : ''), ['03.02.2025', '', ''])
        .split('\n')
        .slice(0, 9)
        .concat([cells('Parameter', 'Einheit', 'Ergebnis'), cells('Humus', '%', '2,1')])
        .join('\n'),
    )
    expect(phs).toEqual([OWN[0]])
    expect(warnings).toEqual([])
  })
})
