import { describe, expect, it } from 'vitest'
import { callTool } from '../../../apps/tools/call-tool.ts'
import { jsonSchemaOf } from '../../../apps/tools/json-schema.ts'
import { describeTool } from '../../../apps/http/mcp/mcp-server.ts'
import { makeTools } from '../../../apps/tools/tools.ts'
import { OFFERS_WRITING, writingTools } from '../../../apps/tools/writing.ts'
import type { Actor, Scope } from '../../../core/access/index.ts'
import type { Assistant, PendingAction, PendingActionId, RequestChangeFailure } from '../../../core/assistant/index.ts'
import type { RowId } from '../../../core/farm/index.ts'
import { Err, Ok } from '../../../core/shared/result.ts'
import { aFarmer } from '../../builders/farm.ts'
import { newId } from '../../builders/ids.ts'
import { aPendingAction } from '../../builders/pending-action.ts'

const agent = (...scopes: Scope[]): Actor => ({
  ...aFarmer(),
  credential: { kind: 'agent', clientId: 'a-program', scopes },
})
const ID = newId<RowId>()
const KNOWN = newId<PendingActionId>()
const WRITER = agent('workspace.write', 'work_items.read')

/** The tools over an assistant that notes what it is asked for. */
function over(answer: () => ReturnType<Assistant['requestChange']>) {
  const asked: Parameters<Assistant['requestChange']>[1][] = []
  const tools = writingTools({
    requestChange: async (_: Actor, request: Parameters<Assistant['requestChange']>[1]) => {
      asked.push(request)
      return answer()
    },
    withdrawPendingAction: async (_: Actor, id: PendingActionId) => Ok(aPendingAction({ id, status: 'withdrawn' })),
    readPendingAction: async (_: Actor, id: PendingActionId) =>
      id === KNOWN ? Ok({ action: waiting(), status: 'waiting' }) : Err({ kind: 'action_not_found' as const }),
  } as unknown as Assistant)
  const call = (name: string, input: object, as = WRITER) =>
    callTool(
      tools.find((tool) => tool.name === name)!,
      as,
      input,
    )
  return { asked, call, tools }
}
const waiting = (): PendingAction =>
  aPendingAction({
    change: { what: 'change', kind: 'work_items', id: ID, values: { status: 'done', done_on: '2026-05-20' } },
    before: { version: 1, label: 'Gülle', values: { title: 'Gülle', status: 'planned', done_on: null } },
    after: { version: 2, label: 'Gülle · 20.05.', values: { title: 'Gülle', status: 'done', done_on: '2026-05-20' } },
    expiresAt: Date.parse('2026-05-27T08:00:00Z'),
  })

/** Never asked: the tools are only described. */
const AREAS = [{}, {}, {}, {}, {}, {}] as [never, never, never, never, never, never]

describe('the tools that write', () => {
  it('leave the list of all tools under 8,000 tokens, of three characters at worst, once they are offered', () => {
    const all = [...makeTools({ baseUrl: '', clock: { now: () => 0 } }, ...AREAS), ...writingTools({} as Assistant)]
    expect(JSON.stringify(all.map(describeTool)).length).toBeLessThan(24_000)
  })

  it('are held back as long as nothing can confirm what they ask for', () => {
    expect(OFFERS_WRITING).toBe(false)
  })

  it('ask for the change and say that nothing has changed yet, and until when the person can decide', async () => {
    const { asked, call } = over(async () => Ok(waiting()))
    const outcome = await call('complete_work', { id: ID, done_on: '2026-05-20', key: 'erledigt-1' })
    expect(asked).toEqual([{ key: 'erledigt-1', change: waiting().change }])
    expect(await call('change_status', { action_id: KNOWN })).toMatchObject({
      ok: true,
      data: {
        status: 'waiting',
        before: { status: 'planned' },
        after: { status: 'done', done_on: '2026-05-20' },
        expires_at: '2026-05-27T08:00:00.000Z',
      },
    })
    expect(outcome.text).toMatch(/^Noch nichts geändert\. .*Stand: erledigt, Ausgeführt am: 20\.05\.2026/)
    expect(outcome.text).toContain('Der Mensch muss es in Hofkern bestätigen, spätestens 27.05.2026, 10:00 Uhr.')
    await call('create_row', { kind: 'needs', values: { article: 'Diesel' }, key: 'neu-12345' })
    await call('change_row', { kind: 'needs', id: ID, values: { note: null }, key: 'neu-12346' })
    await call('delete_row', { kind: 'needs', id: ID.toUpperCase(), key: 'neu-12347' })
    expect(asked.slice(1).map(({ change }) => change)).toEqual([
      { what: 'create', kind: 'needs', values: { article: 'Diesel' } },
      { what: 'change', kind: 'needs', id: ID, values: { note: null } },
      { what: 'delete', kind: 'needs', id: ID },
    ])
    expect(await call('withdraw_change', { action_id: newId<string>() })).toMatchObject({
      text: expect.stringContaining('zurückgezogen'),
    })
  })

  it('need the scope to write, and to read what they would write', async () => {
    const { asked, call } = over(async () => Ok(waiting()))
    const input = { id: ID, done_on: '2026-05-20', key: 'erledigt-1' }
    for (const as of [agent('work_items.read'), agent('workspace.write')])
      expect(await call('complete_work', input, as)).toMatchObject({
        ok: false,
        text: expect.stringContaining('Berechtigung'),
      })
    expect(asked).toEqual([])
  })

  it.each<[RequestChangeFailure, RegExp]>([
    [{ kind: 'row_not_found' }, /gibt es nicht/],
    [{ kind: 'key_taken', called: 'DE 1' }, /„DE 1“ gibt es schon/],
    [
      { kind: 'invalid_values', faults: [{ path: ['done_on'], fault: { code: 'in_the_future' } }] },
      /done_on: Dieser Tag/,
    ],
    [{ kind: 'key_reused' }, /andere Änderung/],
    [{ kind: 'too_many_waiting', most: 50 }, /schon 50/],
    [{ kind: 'no_program' }, /für Agenten/],
  ])('tell what to do about %o', async (failure, told) => {
    const { call } = over(async () => Err(failure))
    const outcome = await call('delete_row', { kind: 'work_items', id: ID, key: 'erledigt-1' })
    expect(outcome).toMatchObject({ ok: false, text: expect.stringMatching(told) })
  })

  it('check what they are given, and say what they are', async () => {
    const { asked, call, tools } = over(async () => Ok(waiting()))
    for (const wrong of [
      {},
      { id: ID, done_on: '20.05.2026', key: 'erledigt-1' },
      { id: ID, done_on: '2026-05-20', key: 'x' },
    ])
      expect((await call('complete_work', wrong)).ok).toBe(false)
    expect((await call('change_status', { action_id: newId<string>() })).text).toContain('hast du nicht bekommen')
    expect(asked).toEqual([])
    expect(tools.map(({ name, effect }) => [name, effect])).toEqual([
      ['create_row', 'adds'],
      ['change_row', 'changes'],
      ['delete_row', 'changes'],
      ['complete_work', 'changes'],
      ['change_status', 'reads'],
      ['withdraw_change', 'changes'],
    ])
    for (const { input, output } of tools)
      expect(JSON.stringify([jsonSchemaOf(input, 'input'), output && jsonSchemaOf(output, 'output')])).not.toContain(
        'pattern',
      )
  })
})
