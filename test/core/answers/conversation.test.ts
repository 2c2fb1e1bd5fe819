import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askHarbour, harbour, type Ship } from './a-harbour.ts'
import { runs } from '../../runs.ts'

const SHIPS: Ship[] = [
  { name: 'Möwe', length_m: 12.5, home: 'Husum', flag: 'de', crew: 3, insured: true },
  { name: 'Roter Sand', length_m: 80, home: 'Esbjerg', flag: 'dk', crew: 24, insured: false },
  { name: 'Albatros', length_m: 31, home: 'Husum', flag: 'de', crew: null, insured: true },
]
const ARRIVALS = [
  { ship: 'Möwe', on: '2026-05-18' },
  { ship: 'Roter Sand', on: '2026-04-02' },
  { ship: 'Roter Sand', on: '2025-04-11' },
]
const ask = askHarbour(SHIPS, ARRIVALS)
const { answer } = harbour(SHIPS, ARRIVALS)

describe('a question that goes on from the one before', () => {
  it.each([
    [['Wie lang ist die Möwe?'], 'Und der Rote Sand?', 'Roter Sand: Länge 80 m.'],
    [['Wie lang ist die Möwe?'], 'und wie hoch ist die Besatzung?', 'Möwe: Besatzung 3.'],
    [['Wie lang ist die Möwe?', 'Und die Albatros?'], 'und der rote sand', 'Roter Sand: Länge 80 m.'],
    [
      ['Wie viele Ankünfte gab es 2026?'],
      'und im Jahr davor?',
      'Eingetragen ist 1 (Ankünfte (ab 01.01.2025 bis 31.12.2025)): Roter Sand, 2025-04-11.',
    ],
    [
      ['Wie viele Ankünfte gab es im April 2026?'],
      'und im Monat danach',
      'Eingetragen ist 1 (Ankünfte (ab 01.05.2026 bis 31.05.2026)): Möwe, 2026-05-18.',
    ],
    [
      ['Wie viele deutsche Schiffe haben wir?'],
      'und dänische?',
      'Eingetragen ist 1 (Schiffe (Flagge: dänisch)): Roter Sand.',
    ],
    [
      ['Welche deutschen Schiffe haben wir?'],
      'Wie viele davon sind Kutter?',
      'Eingetragen ist 1 (Kutter (Flagge: deutsch)): Möwe.',
    ],
    // Of the one that was told, though its name is not said again.
    [['Welches Schiff hat die meisten Matrosen?'], 'Und wie lang ist es?', 'Roter Sand: Länge 80 m.'],
    [['Wie lang ist die Möwe?'], 'Ist sie versichert?', 'Ja. Möwe: Versichert ja.'],
    [['Welches Schiff hat die meisten Matrosen?'], 'Und der Heimathafen?', 'Roter Sand: Heimathafen Esbjerg.'],
    [['Welches Schiff hat die meisten Matrosen?', 'Wie lang ist das?'], 'Und die Möwe?', 'Möwe: Länge 12,5 m.'],
  ])('%s „%s“', async (earlier, question, text) => {
    expect((await ask(question, ...earlier))?.text).toBe(text)
  })

  it.each([
    ['welchen Heimathafen hat sie?', 'Möwe: Heimathafen Husum.'],
    ['wie hoch ist die Besatzung?', 'Möwe: Besatzung 3.'],
    ['wie lang ist der Rote Sand?', undefined],
    ['wie viele Ankünfte gab es?', undefined],
  ])('of the same row or not at all, where it is asked so: „%s“', async (question, text) => {
    const previous = [{ question: 'Wie lang ist die Möwe?', answer: 'Möwe: Länge 12,5 m.' }]
    const fact = await answer({ namespaceId: 'harbour' as never, question, previous, ofSameRow: true })
    expect(fact?.text).toBe(text)
  })

  it('knows what else stands in the one row that it told', async () => {
    expect((await ask('Wie lang ist die Möwe?'))?.further).toBe(
      'Besatzung 3, Heimathafen Husum, Versichert ja, Flagge deutsch',
    )
    expect((await ask('Wie lang sind die Schiffe?'))?.further).toBeUndefined()
  })

  it('is not of all where the one that was told does not say it', async () => {
    expect(await ask('Wie lang ist das?', 'Wann war die letzte Ankunft?')).toBeUndefined()
    expect((await ask('Wie lang sind die Schiffe?', 'Wann war die letzte Ankunft?'))?.rows).toHaveLength(3)
  })

  it('says nothing where a word of it is not understood, or where nothing was asked before', async () => {
    expect(await ask('und die Kühe?', 'Wie lang ist die Möwe?')).toBeUndefined()
    expect(await ask('und im Jahr davor?')).toBeUndefined()
  })

  it('leaves a question alone that stands by itself', async () => {
    expect((await ask('Wie lang ist die Möwe?', 'Wie viele Ankünfte gab es im April?'))?.text).toBe(
      'Möwe: Länge 12,5 m.',
    )
  })
})

describe('a question that compares', () => {
  it.each([
    ['Ist die Möwe kleiner als die Albatros?', undefined],
    ['Ist die Länge der Möwe höher als die der Albatros?', 'Nein: 12,5 m gegen 31 m, 18,5 m weniger.'],
    ['Hatten wir 2026 mehr Ankünfte als 2025?', 'Ja: 2 gegen 1, 1 mehr.'],
    ['Hatten wir 2025 oder 2026 mehr Ankünfte?', 'Mehr: 2026, 2 gegen 1 (2025), 1 mehr.'],
    ['Gab es 2026 weniger Ankünfte als im Vorjahr?', 'Nein: 2 gegen 1, 1 mehr.'],
  ])('%s', async (question, first) => {
    expect((await ask(question))?.text.split('\n')[0]).toBe(first)
  })

  it('never says yes both ways, and tells the numbers that stand there', async () => {
    const length = fc.integer({ min: 1, max: 400 })
    await fc.assert(
      fc.asyncProperty(length, length, async (one, other) => {
        const ships = [
          { ...SHIPS[0]!, name: 'Anna', length_m: one },
          { ...SHIPS[0]!, name: 'Berta', length_m: other },
        ]
        const told = async (by: string): Promise<string> =>
          (await askHarbour(ships)(`Ist die Länge der Anna ${by} als die der Berta?`))!.text.split('\n')[0]!
        const apart = one === other ? '' : `, ${Math.abs(one - other)} m ${one > other ? 'mehr' : 'weniger'}`
        expect(await told('höher')).toBe(
          `${one > other ? 'Ja' : one === other ? 'Nein, gleich' : 'Nein'}: ${one} m gegen ${other} m${apart}.`,
        )
        expect(await told('niedriger')).toBe(
          `${one < other ? 'Ja' : one === other ? 'Nein, gleich' : 'Nein'}: ${one} m gegen ${other} m${apart}.`,
        )
      }),
      { numRuns: runs(50) },
    )
  })
})
