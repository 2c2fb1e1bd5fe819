import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { callTool } from '../../../apps/tools/call-tool.ts'
import { jsonSchemaOf } from '../../../apps/tools/json-schema.ts'
import { sourceTools } from '../../../apps/tools/sources.ts'
import { tool, ToolRefusal } from '../../../apps/tools/tool.ts'
import { SCOPES, type Scope } from '../../../core/access/index.ts'
import { Err } from '../../../core/shared/result.ts'
import type { Sources, WebFailure } from '../../../core/sources/index.ts'
import { aFarmer } from '../../builders/farm.ts'

const agent = (...scopes: Scope[]) => ({ ...aFarmer(), credential: { kind: 'agent' as const, clientId: 'x', scopes } })

const counting = (run: () => void = () => {}) =>
  tool({
    name: 'zaehlen',
    title: 'Zählen',
    description: 'x',
    scope: 'animals.read',
    effect: 'reads',
    input: z.strictObject({ bis: z.int().min(1).default(3) }),
    output: z.object({ summe: z.int() }),
    async run(_actor, { bis }) {
      run()
      return { data: { summe: (bis * (bis + 1)) / 2 }, text: 'gezählt' }
    },
  })

describe('calling a tool', () => {
  it('checks the input, fills in defaults and gives data and text', async () => {
    expect(await callTool(counting(), aFarmer(), undefined)).toEqual({ ok: true, data: { summe: 6 }, text: 'gezählt' })
    expect(await callTool(counting(), agent('animals.read'), { bis: 4 })).toMatchObject({ data: { summe: 10 } })
  })

  it('runs nothing for an agent without its scope, and nothing on wrong input', async () => {
    let ran = 0
    const watched = counting(() => {
      ran++
    })
    for (const actor of [agent(), agent(...SCOPES.filter((scope) => scope !== 'animals.read'))])
      expect(await callTool(watched, actor, {})).toEqual({
        ok: false,
        text: 'Dafür fehlt die Berechtigung „animals.read“.',
      })
    for (const input of [{ bis: 0 }, { bis: '3' }, { von: 1 }, [], 'x', 7])
      expect(await callTool(watched, aFarmer(), input)).toMatchObject({
        ok: false,
        text: expect.stringMatching(/^Die Eingabe stimmt nicht\./),
      })
    expect(ran).toBe(0)
  })

  it('tells what the caller can mend, and lets bugs through to whoever logs them', async () => {
    expect(
      await callTool(
        counting(() => {
          throw new ToolRefusal('Zähl selbst.')
        }),
        aFarmer(),
        {},
      ),
    ).toEqual({ ok: false, text: 'Zähl selbst.' })
    await expect(
      callTool(
        counting(() => {
          throw new Error('inside')
        }),
        aFarmer(),
        {},
      ),
    ).rejects.toThrow('inside')
  })
})

describe('the JSON Schema of a tool', () => {
  it('has neither references nor words that some clients refuse, and says the same', () => {
    const place = z.object({ id: z.guid(), when: z.iso.datetime() })
    expect(
      jsonSchemaOf(
        z.strictObject({ one: place, other: place.optional(), count: z.int(), page: z.int().min(1).max(9) }),
        'input',
      ),
    ).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['one', 'count', 'page'],
      properties: {
        one: {
          type: 'object',
          required: ['id', 'when'],
          properties: { id: { type: 'string' }, when: { type: 'string' } },
        },
        other: {
          type: 'object',
          required: ['id', 'when'],
          properties: { id: { type: 'string' }, when: { type: 'string' } },
        },
        count: { type: 'integer' },
        page: { type: 'integer', minimum: 1, maximum: 9 },
      },
    })
  })
})

describe('adding from the web', () => {
  it.each<[WebFailure, RegExp]>([
    [{ kind: 'address_refused' }, /öffentliche https-Adresse/],
    [{ kind: 'unreachable' }, /nicht zu erreichen/],
    [{ kind: 'timed_out', seconds: 30 }, /30 Sekunden/],
    [{ kind: 'file_too_large', limitBytes: 50 * 1024 * 1024 }, /50 MB/],
    [{ kind: 'too_many_redirects' }, /leitet zu oft weiter/],
    [{ kind: 'no_document', status: 403 }, /Antwort 403/],
  ])('tells an agent what to do about %o', async (failure, told) => {
    const add = sourceTools({ registerFromWeb: async () => Err(failure) } as unknown as Sources).find(
      ({ name }) => name === 'add_document',
    )!
    expect(await callTool(add, agent('training.write'), { url: 'https://amt.example' })).toEqual({
      ok: false,
      text: expect.stringMatching(told),
    })
  })
})
