import { describe, expect, it } from 'vitest'
import { makeXlsx } from '../../builders/documents.ts'
import { extract } from '../../builders/extract.ts'

const sheet = (name: string, ...lines: string[]): [string, string] => [
  name,
  lines
    .map((line, row) => {
      const cells = line
        .split(';')
        .map((cell, column) => `<c r="${'ABCDEFGH'[column]}${row + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`)
      return `<row r="${row + 1}">${cells.join('')}</row>`
    })
    .join(''),
]
const fields = sheet('Flächen', 'Schlag;FLIK;ha', 'Deich;DENILI9990000001;12,4', 'A1;DENILI9990000002;3,1')
const animals = sheet('Tiere', 'Ohrmarke;Geboren am;Rasse', 'DE 03 900 00001;14.03.2019;HF')
const calves = sheet('Kälber', 'Ohrmarke;Geboren am;Rasse', 'DE 03 900 00002;14.03.2026;HF')
const lid = sheet('Deckblatt', 'Hof Behrens', 'Stand 2026')

describe('a workbook with sheets of several types', () => {
  it.each([[[fields, animals]], [[animals, fields]], [[lid, animals, fields]]])(
    'is read sheet by sheet (%#)',
    async (sheets) => {
      const { rows, warnings } = await extract(makeXlsx(sheets), 'betrieb.xlsx')
      expect(rows.map(({ kind, values }) => `${kind} ${values['name'] ?? values['ear_tag']}`).toSorted()).toEqual([
        'animals 276000390000001',
        'fields A1',
        'fields Deich',
      ])
      expect(new Set(rows.map(({ name }) => name)).size).toBe(3)
      expect(warnings).toEqual([])
    },
  )

  it('says what it skips by the name of the sheet', async () => {
    const faulty = sheet('Flächen', 'Schlag;FLIK;ha', 'Deich;;12,4', 'Kamp;DENILI9990000002;3,1')
    const { warnings } = await extract(makeXlsx([animals, faulty]), 'betrieb.xlsx')
    expect(warnings).toEqual([expect.stringContaining('Blatt „Flächen“, Zeile 2: Der FLIK fehlt.')])
  })

  it('reads sheets of one type as one', async () => {
    const { rows } = await extract(makeXlsx([animals, calves]), 'betrieb.xlsx')
    expect(rows.map(({ name }) => name)).toEqual(['276000390000001', '276000390000002'])
  })
})
