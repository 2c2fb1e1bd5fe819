import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { defaultReadLimits } from '../../../adapters/documents/limits.ts'
import { readFileAsDocument } from '../../../adapters/documents/read-file.ts'
import { writeXlsx } from '../../../adapters/documents/write-xlsx.ts'

type Line = (string | number)[]

describe('a workbook', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-xlsx-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  async function* inPieces(...pieces: Line[][]): AsyncGenerator<Line[]> {
    yield* pieces
  }
  const readBack = async (bytes: Uint8Array): Promise<string[][]> => {
    const path = join(folder, 'a.xlsx')
    writeFileSync(path, bytes)
    const { structures = [] } = await readFileAsDocument({ path, filename: 'a.xlsx' }, defaultReadLimits, () => {})
    return structures.flatMap((one) => (one.type === 'table' ? one.table.rows.map(({ cells }) => [...cells]) : []))
  }

  it('has every line that came, in order, and its cells where they belong', async () => {
    const wide = Array.from({ length: 30 }, (_, index) => `Spalte ${index}`)
    const odd = ['<b>&"', '', 'Ü 🐄', -1.5, '=1+1', '\u0001', ...Array.from({ length: 24 }, () => 7)]
    const lines = await readBack(await writeXlsx('Felder & Wiesen', inPieces([wide], [odd, odd], [odd])))
    expect(lines).toHaveLength(4)
    expect(lines[0]).toEqual(wide)
    expect(lines[3]!.slice(0, 7)).toEqual(['<b>&"', '', 'Ü 🐄', '-1,5', '=1+1', '\uFFFD', '7'])
    expect(lines[3]).toHaveLength(30)
  })

  it('fails as its lines do', async () => {
    async function* breaking(): AsyncGenerator<Line[]> {
      yield [['Kopf']]
      throw new Error('the database went away')
    }
    await expect(writeXlsx('Felder', breaking())).rejects.toThrow('the database went away')
  })
})
