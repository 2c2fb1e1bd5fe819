import { describe, expect, it } from 'vitest'
import { extractAssertions } from '../../../../core/extraction/index.ts'
import { csv, extract } from '../../../builders/extract.ts'
import { aDocument, TODAY } from '../../../builders/text-documents.ts'

const keysOf = (rows: readonly { kind: string; key?: string }[]) =>
  rows.filter(({ kind }) => kind === 'measurements').map(({ key }) => key)

const ofTable = async (...lines: string[]) =>
  keysOf((await extract(csv('Probennr;Schlag;Probenahme;pH;P2O5 (CAL) mg/100 g', ...lines), 'boden.csv')).rows)

const ofReport = (text: string) =>
  keysOf(extractAssertions({ document: aDocument(text), filename: 'bericht.pdf', today: TODAY })!.rows)

const TABLE = ['B-2025-3391;Hinterm Deich;14.11.2025;6,2;14', 'B-2025-3392;Langer Kamp;14.11.2025;5,8;22']
const REPORT = (deich: string) =>
  `Prüfbericht Bodenuntersuchung\nProbenahme: 14.11.2025\n\nSchlag: Hinterm Deich\nProbennummer: B-2025-3391\npH-Wert: ${deich}\nP2O5 (CAL): 14 mg/100 g\n\nSchlag: Langer Kamp\nProbennummer: B-2025-3392\npH-Wert: 5,8\nP2O5 (CAL): 22 mg/100 g`

describe('the same result in another file', () => {
  it('is the same row: the table of a laboratory beside its report, and one that corrects it', async () => {
    const keys = await ofTable(...TABLE)
    expect(new Set(keys).size).toBe(4)
    expect(ofReport(REPORT('6,2')).toSorted()).toEqual(keys.toSorted())
    expect(ofReport(REPORT('6,4')).toSorted()).toEqual(keys.toSorted())
  })

  it('is told by field, day and value where the samples have no number, or are only counted', async () => {
    const counted = ['1;Hinterm Deich;14.11.2025;6,2;', '2;Langer Kamp;14.11.2025;6,2;']
    const keys = await ofTable(...counted)
    expect(new Set(keys).size).toBe(2)
    expect(await ofTable(...counted.toReversed())).toEqual(keys.toReversed())
    expect(await ofTable('1;Hinterm Deich;14.11.2025;6,3;')).not.toContain(keys[0])
    expect(await ofTable('1;Hinterm Deich;15.11.2025;6,2;')).not.toContain(keys[0])
    expect(await ofTable('1;Langer Kamp;14.11.2025;6,2;')).not.toContain(keys[0])
  })

  it('is no other of an order whose samples share one number', async () => {
    const order = ['A-2025-17;Kamp;14.11.2025;6,2;', 'A-2025-17;Kamp;14.11.2025;5,8;']
    const keys = await ofTable(...order)
    expect(new Set(keys).size).toBe(2)
    expect(await ofTable(...order.toReversed())).toEqual(keys.toReversed())
  })

  it('is known within its document alone where nobody says what was sampled', async () => {
    expect(await ofTable('1;;14.11.2025;6,2;')).toEqual([undefined])
  })

  it('stays two where one day has two collections of the same milk', async () => {
    const milk = async (...lines: string[]) =>
      keysOf((await extract(csv('Datum;Milchmenge kg;Fett %', ...lines), 'milch.csv')).rows)
    const keys = await milk('14.05.2026;1402;4,1', '14.05.2026;1388;4,2')
    expect(new Set(keys).size).toBe(4)
    expect(await milk('14.05.2026;1402;4,1', '14.05.2026;1388;4,2', '15.05.2026;1410;4,2')).toEqual(
      expect.arrayContaining(keys),
    )
  })
})
