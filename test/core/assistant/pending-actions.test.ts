import { noSynonyms } from '../../builders/no-synonyms.ts'
import { describe, expect, it } from 'vitest'
import { MemoryPendingActionStore } from '../../../adapters/memory/assistant/memory-pending-action-store.ts'
import { MemoryProposalStore } from '../../../adapters/memory/farm/memory-proposal-store.ts'
import { MemoryDeletedRows } from '../../../adapters/memory/farm/memory-deleted-rows.ts'
import { MemoryProvenanceStore } from '../../../adapters/memory/farm/memory-provenance-store.ts'
import { MemoryReferences } from '../../../adapters/memory/farm/memory-references.ts'
import { MemoryRowNames } from '../../../adapters/memory/farm/memory-row-names.ts'
import { MemoryRowStore } from '../../../adapters/memory/farm/memory-row-store.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { uuidV7Ids } from '../../../adapters/system/uuid-v7-ids.ts'
import type { Actor } from '../../../core/access/index.ts'
import { LIFETIME_MS, makeAssistant, MOST_WAITING, type PendingActionId } from '../../../core/assistant/index.ts'
import { makeFarm, type RowChange, type RowId } from '../../../core/farm/index.ts'
import { unreadEvents } from '../../builders/events.ts'
import { aFarmer } from '../../builders/farm.ts'
import { newId } from '../../builders/ids.ts'

const START = Date.parse('2026-05-20T08:00:00Z')

async function aFarm() {
  const database = new MemoryDatabase()
  const time = { now: START }
  const platform = {
    clock: { now: () => time.now },
    ids: uuidV7Ids,
    transaction: database,
    events: unreadEvents,
    rows: new MemoryRowStore(database),
    rowNames: new MemoryRowNames(database),
    references: new MemoryReferences(database),
    pause: async () => {},
    synonyms: noSynonyms,
    provenance: new MemoryProvenanceStore(database),
    deletedRows: new MemoryDeletedRows(database),
    proposals: new MemoryProposalStore(database),
    pendingActions: new MemoryPendingActionStore(database),
  }
  const farm = makeFarm(platform)
  const person = aFarmer()
  const agent: Actor = { ...person, credential: { kind: 'agent', clientId: 'a-program', scopes: ['workspace.write'] } }
  const need = (await farm.createRow(person, 'needs', { article: 'Saatgut', status: 'open' })).unwrap()
  const order: RowChange = { what: 'change', kind: 'needs', id: need.id, values: { status: 'ordered', note: null } }
  const assistant = makeAssistant(platform, farm)
  const ask = async (change: RowChange = order, key = newId<string>(), actor = agent) =>
    (await assistant.requestChange(actor, { key, change })).unwrap()
  const valuesOf = async (id: RowId) => (await farm.findRow(person, 'needs', id)).unwrap().values
  return { ...assistant, farm, person, agent, time, need, order, ask, valuesOf }
}

describe('what a program wants to write', () => {
  it('waits, with the row before and after, and changes nothing', async () => {
    const { ask, need, valuesOf } = await aFarm()
    const action = await ask()
    expect(action).toMatchObject({
      status: 'waiting',
      before: { version: 1, label: 'Saatgut', values: { status: 'open' } },
      after: { version: 2, values: { article: 'Saatgut', status: 'ordered' } },
      expiresAt: START + LIFETIME_MS,
    })
    expect(await valuesOf(need.id)).toMatchObject({ status: 'open' })
    expect(await ask({ what: 'delete', kind: 'needs', id: need.id })).toMatchObject({ after: null })
    expect(await ask({ what: 'create', kind: 'needs', values: { article: 'Diesel', status: 'open' } })).toMatchObject({
      before: null,
      after: { label: 'Diesel', version: 1 },
    })
  })

  it('is one action however often it is asked for under its key', async () => {
    const { ask, order, need, agent, requestChange } = await aFarm()
    const [one, other] = await Promise.all([ask(order, 'key-1'), ask({ ...order }, 'key-1')])
    expect(other).toEqual(one)
    const reused = await requestChange(agent, { key: 'key-1', change: { what: 'delete', kind: 'needs', id: need.id } })
    expect(reused.val).toEqual({ kind: 'key_reused' })
    const another: Actor = { ...agent, credential: { kind: 'agent', clientId: 'another', scopes: [] } }
    expect((await ask(order, 'key-1', another)).id).not.toBe(one.id)
  })

  it('is refused at once where the rules of the row refuse it', async () => {
    const { requestChange, agent, person, order, need, farm } = await aFarm()
    const refused = async (change: RowChange, actor = agent) =>
      (await requestChange(actor, { key: newId<string>(), change })).val
    expect(await refused({ what: 'create', kind: 'needs', values: {} })).toMatchObject({ kind: 'invalid_values' })
    expect(await refused({ ...order, values: { status: 'weg' } } as RowChange)).toMatchObject({
      kind: 'invalid_values',
    })
    expect(await refused({ ...order, values: { field_id: newId<string>() } } as RowChange)).toMatchObject({
      kind: 'invalid_values',
    })
    expect(await refused({ what: 'delete', kind: 'needs', id: newId<RowId>() })).toEqual({ kind: 'row_not_found' })
    expect(await refused({ what: 'delete', kind: 'herds', id: need.id })).toEqual({ kind: 'row_not_found' })
    const tagged = { ear_tag: '276000390000001', species: 'cattle' }
    await farm.createRow(person, 'animals', tagged)
    expect(await refused({ what: 'create', kind: 'animals', values: tagged })).toMatchObject({ kind: 'key_taken' })
    expect(await refused(order, person)).toEqual({ kind: 'no_program' })
    const stranger: Actor = { ...aFarmer(), credential: agent.credential }
    expect(await refused(order, stranger)).toEqual({ kind: 'row_not_found' })
  })

  it('is carried out by the word of the person, once, as a change of theirs', async () => {
    const { ask, decidePendingAction, person, need, valuesOf, farm } = await aFarm()
    const { id } = await ask()
    expect((await decidePendingAction(person, id, 'confirm')).val).toEqual({ kind: 'needs', id: need.id })
    expect(await valuesOf(need.id)).toMatchObject({ status: 'ordered' })
    expect((await farm.findRow(person, 'needs', need.id)).unwrap()).toMatchObject({ version: 2, edited: true })
    const again = await decidePendingAction(person, id, 'confirm')
    expect(again.val).toEqual({ kind: 'action_settled', status: 'confirmed' })

    const made = await ask({ what: 'create', kind: 'needs', values: { article: 'Diesel', status: 'open' } })
    const row = (await decidePendingAction(person, made.id, 'confirm')).unwrap()!
    expect(await valuesOf(row.id)).toMatchObject({ article: 'Diesel' })
    const gone = await ask({ what: 'delete', kind: 'needs', id: need.id })
    expect((await decidePendingAction(person, gone.id, 'confirm')).val).toBeNull()
    expect((await farm.findRow(person, 'needs', need.id)).err).toBe(true)
  })

  it('is carried out by nobody else: no program, no other person, nobody of another farm', async () => {
    const { ask, decidePendingAction, person, agent, need, valuesOf } = await aFarm()
    const { id } = await ask()
    const all: Actor = { ...person, credential: { kind: 'agent', clientId: 'x', scopes: ['workspace.write'] } }
    for (const actor of [agent, all])
      expect((await decidePendingAction(actor, id, 'confirm')).val).toEqual({ kind: 'not_the_person' })
    for (const actor of [aFarmer(), { ...aFarmer(), namespaceId: person.namespaceId }])
      expect((await decidePendingAction(actor, id, 'confirm')).val).toEqual({ kind: 'action_not_found' })
    expect(await valuesOf(need.id)).toMatchObject({ status: 'open' })
  })

  it('is not carried out where the row is no longer the one it was asked for', async () => {
    const { ask, decidePendingAction, readPendingAction, person, agent, need, farm, valuesOf } = await aFarm()
    const [change, removal] = [await ask(), await ask({ what: 'delete', kind: 'needs', id: need.id })]
    await farm.changeRow(person, 'needs', need.id, { note: 'Doch noch nicht' })
    for (const { id } of [change, removal]) {
      expect((await decidePendingAction(person, id, 'confirm')).val).toEqual({ kind: 'version_conflict' })
      expect((await readPendingAction(agent, id)).unwrap().status).toBe('waiting')
    }
    expect(await valuesOf(need.id)).toMatchObject({ status: 'open', note: 'Doch noch nicht' })
    await farm.deleteRow(person, 'needs', need.id)
    expect((await decidePendingAction(person, change.id, 'confirm')).val).toEqual({ kind: 'row_not_found' })
    expect((await decidePendingAction(person, change.id, 'decline')).val).toBeNull()

    const tagged = { ear_tag: '276000390000001', species: 'cattle' }
    const calf = await ask({ what: 'create', kind: 'animals', values: tagged })
    await farm.createRow(person, 'animals', tagged)
    expect((await decidePendingAction(person, calf.id, 'confirm')).val).toMatchObject({ kind: 'key_taken' })
    expect((await readPendingAction(agent, calf.id)).unwrap().status).toBe('waiting')
  })

  it('is withdrawn by the program that asked, until it is decided or over', async () => {
    const { ask, decidePendingAction, withdrawPendingAction, readPendingAction, person, agent, time } = await aFarm()
    const [withdrawn, declined, expired] = [await ask(), await ask(), await ask()]
    const another: Actor = { ...agent, credential: { kind: 'agent', clientId: 'another', scopes: [] } }
    for (const actor of [another, person, { ...aFarmer(), credential: agent.credential }]) {
      expect((await withdrawPendingAction(actor, withdrawn.id)).val).toEqual({ kind: 'action_not_found' })
      expect((await readPendingAction(actor, withdrawn.id)).val).toEqual({ kind: 'action_not_found' })
    }
    expect((await withdrawPendingAction(agent, newId<PendingActionId>())).val).toEqual({ kind: 'action_not_found' })
    for (const _ of ['once', 'again'])
      expect((await withdrawPendingAction(agent, withdrawn.id)).unwrap()).toMatchObject({ status: 'withdrawn' })
    expect((await decidePendingAction(person, withdrawn.id, 'confirm')).val).toEqual({
      kind: 'action_settled',
      status: 'withdrawn',
    })
    await decidePendingAction(person, declined.id, 'decline')
    expect((await withdrawPendingAction(agent, declined.id)).val).toEqual({
      kind: 'action_settled',
      status: 'declined',
    })
    time.now += LIFETIME_MS
    for (const outcome of [
      await decidePendingAction(person, expired.id, 'confirm'),
      await withdrawPendingAction(agent, expired.id),
    ])
      expect(outcome.val).toEqual({ kind: 'action_settled', status: 'expired' })
    expect((await readPendingAction(agent, expired.id)).unwrap().status).toBe('expired')
  })

  it('does not flood the person', async () => {
    const { ask, requestChange, agent, order, withdrawPendingAction } = await aFarm()
    const first = await ask()
    for (let more = 1; more < MOST_WAITING; more++) await ask()
    const over = await requestChange(agent, { key: 'one-more', change: order })
    expect(over.val).toEqual({ kind: 'too_many_waiting', most: MOST_WAITING })
    await withdrawPendingAction(agent, first.id)
    expect((await requestChange(agent, { key: 'one-more', change: order })).ok).toBe(true)
  })
})
