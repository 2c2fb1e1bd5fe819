import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayOf } from '../../core/shared/time/day-in-germany.ts'
import { addDays } from '../../core/shared/time/days.ts'
import { newId } from '../builders/ids.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

interface Finding {
  id: string
  regel: string
  schwere: string
  bezug: { kind: string; id: string }[]
  quittiert: { am: string; grund: string } | null
}

let service: TestService
beforeAll(async () => void (service = await startService()))
afterAll(() => service.stop())

const folderOf = async (farm: Farm, year?: string): Promise<{ jahr: number; befunde: Finding[]; herden: object[] }> =>
  (await farm.call('GET', `/kontrollordner${year === undefined ? '' : `?jahr=${year}`}`)).json() as never

/** A day of this year that is long enough ago, or of the one before. */
const today = dayOf(Date.now())
const longAgo = addDays(today, -40)
const year = longAgo.slice(0, 4)

async function withLateRecord() {
  const farm = await service.farm()
  const values = {
    type: 'fertilizing',
    title: 'Gülle',
    status: 'done',
    done_on: longAgo,
    recorded_on: addDays(longAgo, 30),
    amount: 20,
    unit: 'm³/ha',
  }
  const made = await farm.call('POST', '/workspace/work_items', { json: values })
  const { id } = (await made.json()) as { id: string }
  const found = (await folderOf(farm, year)).befunde.find(({ regel }) => regel === 'due_aufzeichnung_14t')!
  return { farm, id, found }
}

describe('the control folder', () => {
  it('finds what the rows prove, names the row, and finds it mended after a change', async () => {
    const { farm, id, found } = await withLateRecord()
    expect(found).toMatchObject({ schwere: 'mangel', bezug: [{ kind: 'work_items', id }], quittiert: null })
    const changed = await farm.call('PATCH', `/workspace/work_items/${id}`, { json: { recorded_on: longAgo } })
    expect(changed.status).toBe(200)
    const [mended] = (await folderOf(farm, year)).befunde.filter(({ regel }) => regel === 'due_aufzeichnung_14t')
    expect(mended).toMatchObject({ schwere: 'in_ordnung' })
    await farm.call('DELETE', `/workspace/work_items/${id}`)
    expect((await folderOf(farm, year)).befunde.filter(({ regel }) => regel === 'due_aufzeichnung_14t')).toEqual([])
  })

  it('keeps what a person says of a finding, and the finding', async () => {
    const { farm, found } = await withLateRecord()
    const grund = 'Mit der Düngebehörde besprochen.'
    const said = await farm.call('POST', `/kontrollordner/befunde/${found.id}/quittung`, { json: { grund } })
    expect(said.status).toBe(200)
    const again = (await folderOf(farm, year)).befunde.find(({ id }) => id === found.id)!
    expect(again).toMatchObject({ schwere: 'mangel', quittiert: { grund } })
  })

  it('knows no finding of another farm, of no rule, or without a reason', async () => {
    const { found } = await withLateRecord()
    const other = await service.farm()
    const say = (id: string, json: object) => other.call('POST', `/kontrollordner/befunde/${id}/quittung`, { json })
    expect((await say(found.id, { grund: 'x' })).status).toBe(404)
    expect((await say(`erfunden.${year}.${newId()}`, { grund: 'x' })).status).toBe(404)
    expect((await say(found.id, { grund: ' ' })).status).toBe(422)
    expect((await folderOf(other, year)).befunde).toEqual([])
  })

  it('is of the year that is asked for, and of this one by itself', async () => {
    const farm = await service.farm()
    expect((await folderOf(farm)).jahr).toBe(Number(today.slice(0, 4)))
    expect((await folderOf(farm, '2021')).jahr).toBe(2021)
    expect((await farm.call('GET', '/kontrollordner?jahr=21')).status).toBe(422)
  })
})
