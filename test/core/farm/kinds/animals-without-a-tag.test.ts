import { describe, expect, it } from 'vitest'
import { farmOfTables } from '../../../builders/farm-of-tables.ts'

const calf = { species: 'cattle', name: 'Kalb', born_on: '2026-05-01', tag_state: 'missing' }

describe('an animal without a valid ear tag', () => {
  it('needs a working name and why it has none', async () => {
    const farm = farmOfTables()
    const faultsOf = async (given: Record<string, unknown>) => {
      const made = await farm.create('animals', given)
      return made.ok || made.val.kind !== 'invalid_values'
        ? made.val
        : made.val.faults.map(({ path, fault }) => [path[0], fault.code])
    }
    expect(await faultsOf({ species: 'cattle' })).toEqual([
      ['ear_tag', 'needs_tag_state'],
      ['name', 'needs_name'],
    ])
    expect(await faultsOf({ species: 'cattle', name: 'Hexe' })).toEqual([['ear_tag', 'needs_tag_state']])
    expect(await faultsOf({ species: 'cattle', tag_state: 'unreadable' })).toEqual([['name', 'needs_name']])
    // The mark of a holding is what pigs bear.
    expect((await farm.create('animals', { species: 'pig', name: 'Gruppe 3', holding_mark: 'DE FD 47' })).ok).toBe(true)
    expect((await farm.create('animals', calf)).ok).toBe(true)
  })

  it('is told from others that bear the same mark of their holding', async () => {
    const farm = farmOfTables()
    const sow = { species: 'pig', ear_tag: 'DE ROW 9990043', born_on: '2024-01-10' }
    for (const name of ['101', '102']) expect((await farm.create('animals', { ...sow, name })).ok, name).toBe(true)
    expect((await farm.create('animals', { ...sow, name: '102' })).val).toMatchObject({ kind: 'key_taken' })
    const { holding_mark, ...marked } = { ...sow, ear_tag: null, holding_mark: 'DE ROW 9990043' }
    expect((await farm.create('animals', { ...marked, holding_mark, name: '103' })).ok).toBe(true)
    expect(await farm.rows('animals')).toHaveLength(3)
  })

  it('needs a name alone where its species bears none', async () => {
    const farm = farmOfTables()
    for (const species of ['poultry', 'horse', 'other']) {
      expect((await farm.create('animals', { species, name: `Fritz ${species}` })).ok, species).toBe(true)
      expect((await farm.create('animals', { species })).val, species).toMatchObject({
        faults: [{ path: ['name'], fault: { code: 'needs_name' } }],
      })
    }
    expect((await farm.rows('animals')).map(({ label }) => label)).toContain('Fritz poultry')
    for (const species of ['cattle', 'sheep', 'goat', 'pig'])
      expect((await farm.create('animals', { species, name: 'Lotte' })).ok, species).toBe(false)
    expect((await farm.take('animals', 'Tierart;Name\r\nHahn;Gustav\r\nLegehenne;Berta')).val).toMatchObject({
      created: 2,
    })
  })

  it('is another than one of its name with another birth or tag as read', async () => {
    const farm = farmOfTables()
    for (const given of [
      calf,
      { ...calf, born_on: '2026-05-02' },
      { ...calf, tag_state: 'invalid', tag_as_read: 'DE 9' },
    ])
      expect((await farm.create('animals', given)).ok).toBe(true)
    expect(await farm.rows('animals')).toHaveLength(3)
    expect((await farm.create('animals', { ...calf, name: 'KALB' })).val).toMatchObject({ kind: 'key_taken' })
    expect((await farm.rows('animals')).map(({ label }) => label)).toContain('Kalb · ohne Marke')
  })

  it('is found by its tag once somebody enters it', async () => {
    const farm = farmOfTables()
    await farm.create('animals', calf)
    const [row] = await farm.rows('animals')
    expect((await farm.change('animals', row!, { ear_tag: 'DE 03 900 00001', tag_state: null })).ok).toBe(true)
    const list = 'Ohrmarke;Tierart;Rasse\r\nDE 03 900 00001;Rind;HOL'
    expect((await farm.take('animals', list)).val).toMatchObject({ created: 0, updated: 1 })
    expect(await farm.rows('animals')).toMatchObject([{ id: row!.id, values: { name: 'Kalb', breed: 'HOL' } }])
  })
})
