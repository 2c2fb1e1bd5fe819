import { describe, expect, it } from 'vitest'
import { faultText } from '../../../core/farm/index.ts'
import { farmOfTables } from '../../builders/farm-of-tables.ts'

const COW = { ear_tag: 'DE 03 900 00001', species: 'cattle', name: 'Alma', born_on: '2024-05-20' }
const CALF = { ear_tag: 'DE 03 900 00041', species: 'cattle', mother_ear_tag: COW.ear_tag }
const TOO_YOUNG = 'Die Mutter wäre bei der Geburt jünger als 20 Monate gewesen.'

type Refused = { faults?: Parameters<typeof faultText>[0][] }
const said = (outcome: { err: boolean; val: unknown }) =>
  outcome.err ? (outcome.val as Refused).faults?.map((fault) => [...fault.path, faultText(fault)]) : 'taken'

describe('a mother that has a row of her own', () => {
  it('is 20 months old when her calf is born, whoever of them is written down first', async () => {
    const farm = farmOfTables()
    const cow = await farm.create('animals', COW)
    expect(said(await farm.create('animals', { ...CALF, born_on: '2026-01-19' }))).toEqual([
      ['mother_ear_tag', TOO_YOUNG],
    ])
    expect(said(await farm.create('animals', { ...CALF, born_on: '2026-01-20' }))).toBe('taken')
    const mother = cow.unwrap()
    expect(said(await farm.change('animals', mother, { born_on: '2024-05-21' }))).toEqual([
      ['born_on', 'Als DE 03 900 00041 geboren wurde, wäre dieses Tier als Mutter jünger als 20 Monate gewesen.'],
    ])
    expect(said(await farm.change('animals', mother, { born_on: null }))).toBe('taken')
    expect(said(await farm.change('animals', mother, { note: 'x' }))).toBe('taken')
    const [calf] = (await farm.rows('animals')).filter(({ key }) => key === '276000390000041')
    expect(said(await farm.change('animals', calf!, { born_on: '2025-01-01' }))).toBe('taken')
  })

  it('may be younger where she is a ewe, and is not known where nobody has written her down', async () => {
    const farm = farmOfTables()
    const ewe = { species: 'sheep', ear_tag: 'DE 01 03 900 00001', born_on: '2025-01-10' }
    expect(said(await farm.create('animals', ewe))).toBe('taken')
    const lamb = { species: 'sheep', ear_tag: 'DE 01 03 900 00002', born_on: '2026-02-01', mother_ear_tag: ewe.ear_tag }
    expect(said(await farm.create('animals', { ...lamb, mother_born_on: ewe.born_on }))).toBe('taken')
    expect(said(await farm.create('animals', { ...CALF, born_on: '2026-01-19' }))).toBe('taken')
  })

  it('is looked at for the lines of a table, beside them and among the rows that are there', async () => {
    const farm = farmOfTables()
    const lines = (born: string) =>
      [
        'Ohrmarke;Tierart;Geboren am;Ohrmarke der Mutter',
        `DE 03 900 00041;Rind;${born};DE 03 900 00001`,
        'DE 03 900 00001;Rind;20.05.2024;',
      ].join('\r\n')
    const faults = async (file: string) =>
      (await farm.preview('animals', file)).plan.faults.map(({ line, column }) => [line, column])
    expect(await faults(lines('19.01.2026'))).toEqual([[2, 'Ohrmarke der Mutter']])
    expect(await faults(lines('20.01.2026'))).toEqual([])
    await farm.create('animals', COW)
    const alone = lines('19.01.2026').split('\r\n').slice(0, 2).join('\r\n')
    expect(await faults(alone)).toEqual([[2, 'Ohrmarke der Mutter']])
    expect((await farm.take('animals', alone)).err).toBe(true)
  })
})
