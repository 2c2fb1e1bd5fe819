import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callTool } from '../../apps/tools/call-tool.ts'
import { jsonSchemaOf } from '../../apps/tools/json-schema.ts'
import type { Tool } from '../../apps/tools/tool.ts'
import { SCOPES, type Actor } from '../../core/access/index.ts'
import { KIND_SLUGS, kindOf, subjectDayOf, type KindSlug } from '../../core/farm/index.ts'
import { patience, until } from '../patience.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

/** German at its worst: three characters a token. What an agent reads is the text and the data. */
const tokens = (answer: { text: string; data?: unknown }): number =>
  (answer.text.length + JSON.stringify(answer.data ?? null).length) / 3

type Data = Record<string, unknown>
interface Item {
  id: string
  label: string
  values: Data
}

/** Paths of what is empty anywhere in a value. */
function empties(value: unknown, path = ''): string[] {
  if (value === null || value === undefined) return [path]
  return typeof value === 'object'
    ? Object.entries(value).flatMap(([name, inner]) => empties(inner, `${path}.${name}`))
    : []
}

describe('the tools over the example farm', { timeout: patience(180_000) }, () => {
  let service: TestService
  let farm: Farm
  let agent: Actor
  let documents: string[]

  beforeAll(async () => {
    service = await startService()
    farm = await service.farm()
    const seeded = (await (await farm.call('POST', '/onboarding/seed-example-data')).json()) as {
      documents: { document_id: string }[]
    }
    documents = seeded.documents.map(({ document_id }) => document_id)
    await until(async () => {
      const filed = await Promise.all(documents.map(async (id) => (await farm.call('GET', `/training/${id}`)).status))
      return filed.every((status) => status === 200)
    }, 60_000)
    for (const id of documents) await farm.ended(id)
    const account = (await service.application.access.findAccount(farm.email))!
    agent = {
      userId: account.userId,
      namespaceId: account.namespaceId,
      credential: { kind: 'agent', clientId: 'x', scopes: SCOPES },
    }
  }, patience(180_000))
  afterAll(() => service.stop())

  const named = (name: string): Tool => service.application.tools.find((tool) => tool.name === name)!
  const call = async (name: string, input: Data = {}, as = agent) => {
    const outcome = await callTool(named(name), as, input)
    expect(outcome.ok, outcome.text).toBe(true)
    const answer = outcome as { ok: true; text: string; data: Data }
    expect([name, input, tokens(answer) <= 4000 || tokens(answer)]).toEqual([name, input, true])
    expect([name, empties(answer.data ?? {})]).toEqual([name, []])
    const schema = named(name).output
    if (schema) expect(schema.safeParse(answer.data).error, name).toBeUndefined()
    return answer
  }
  const refusal = async (name: string, input: Data) => {
    const outcome = await callTool(named(name), agent, input)
    expect(outcome.ok).toBe(false)
    return outcome.text
  }
  const whole = async (name: string, input: Data): Promise<Item[]> => {
    const items: Item[] = []
    for (let cursor: string | undefined = '0'; cursor !== undefined;) {
      const { data } = await call(name, { ...input, cursor })
      items.push(...(data['items'] as Item[]))
      cursor = data['next_cursor'] as string | undefined
    }
    return items
  }
  const lists = () =>
    service.application.tools.flatMap((tool) => {
      const kinds = (jsonSchemaOf(tool.input, 'input')['properties'] as Record<string, { enum?: KindSlug[] }>)['kind']
      return tool.name.startsWith('list_') && kinds ? kinds.enum!.map((kind) => ({ name: tool.name, kind })) : []
    })

  it('list every kind, page by page, the latest day first, each row once and none too long', async () => {
    for (const { name, kind } of lists()) {
      const { items: kept } = (await (await farm.call('GET', `/workspace/${kind}?limit=500`)).json()) as {
        items: ({ id: string } & Data)[]
      }
      for (const limit of [3, 50]) {
        const items = await whole(name, { kind, limit })
        expect(items.map(({ id }) => id).toSorted(), kind).toEqual(kept.map(({ id }) => id).toSorted())
        const days = items.map(
          ({ id }) =>
            subjectDayOf(
              kindOf(kind),
              kept.find((row) => row.id === id)!,
            ) ?? '',
        )
        expect(days, kind).toEqual(days.toSorted().toReversed())
      }
      for (const { id } of kept.slice(0, 3)) {
        const { data, text } = await call('get_row', { kind, id })
        expect(data).toMatchObject({ kind, id, url: `${service.url}/zeilen/${kind}/${id}` })
        expect(text).toContain(data['label'])
      }
    }
    expect(
      lists()
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(KIND_SLUGS.filter((slug) => kindOf(slug).scope !== null).toSorted())
  })

  it('narrow lists by days, state, field and herd, and say what a kind does not know', async () => {
    const all = await whole('list_work_items', { kind: 'work_items' })
    const done = await whole('list_work_items', { kind: 'work_items', status: 'done' })
    expect(done.length).toBeGreaterThan(0)
    expect(done.map(({ id }) => id)).toEqual(
      all.filter(({ values }) => values['status'] === 'done').map(({ id }) => id),
    )
    const [middle] = done.slice(Math.floor(done.length / 2)).map(({ values }) => values['done_on'] as string)
    const since = await whole('list_work_items', { status: 'done', from: middle })
    expect(since.map(({ id }) => id)).toEqual(
      done.filter(({ values }) => (values['done_on'] as string) >= middle!).map(({ id }) => id),
    )
    expect(await whole('list_work_items', { from: middle, to: '1999-01-01' })).toEqual([])

    const withField = all.find(({ values }) => values['field_id'])!
    const id = withField.values['field_id'] as string
    const { data: field } = await call('get_row', { kind: 'fields', id })
    const byName = await whole('list_work_items', { field: field['label'] })
    expect(byName.length).toBeGreaterThan(0)
    expect(byName.every(({ values }) => values['field_id'] === id)).toBe(true)
    expect(await whole('list_work_items', { field: id })).toEqual(byName)
    const { data: shown, text } = await call('get_row', { kind: 'work_items', id: withField.id })
    expect((shown['names'] as Data)[id]).toBe(field['label'])
    expect(text).toContain(`Feld: ${String(field['label'])}`)

    const [animal] = (await whole('list_animals', {})).filter(({ values }) => values['herd_id'])
    const ofHerd = await whole('list_animals', { herd: animal!.values['herd_id'] })
    expect(ofHerd.map((one) => one.id)).toContain(animal!.id)
    const letters = await whole('list_letters', {})
    expect((await whole('list_letters', { status: 'open' })).length).toBe(
      letters.filter(({ values }) => values['done'] !== true).length,
    )

    expect(await refusal('list_work_items', { kind: 'machines', field: id })).toContain('kennt field nicht')
    expect(await refusal('list_work_items', { kind: 'needs', status: 'done' })).toMatch(/nur status open, ordered/)
    expect(await refusal('list_work_items', { field: 'Mondkrater' })).toContain('gibt es nicht')
    expect(await refusal('list_animals', { kind: 'herds', from: '2026-01-01' })).toContain('kennt from und to nicht')
    expect(await refusal('list_work_items', { from: '31.12.2026' })).toContain('from')
  })

  it('tell the farm at a glance in 500 tokens, as far as the scopes reach', async () => {
    const { text, data } = await call('overview')
    expect(tokens({ text, data })).toBeLessThanOrEqual(500)
    expect(text).toMatch(/^Heute ist der \d\d\.\d\d\.\d{4}\.\n8 Felder, [\d,]+ ha: /)
    expect(text).toMatch(/\nHerden: /)
    expect(text).toMatch(/Als Nächstes: \d\d\.\d\d\./)
    expect(text).toMatch(/\n\d+ Dokumente: /)
    const narrow: Actor = { ...agent, credential: { kind: 'agent', clientId: 'x', scopes: ['animals.read'] } }
    const little = await call('overview', {}, narrow)
    expect(little.text).toMatch(/Herden/)
    expect(little.text).not.toMatch(/Felder|Dokumente|Pacht/)
  })

  /** The text of every page of a list that is text alone. */
  const wholeText = async (name: string, input: Data): Promise<string> => {
    const pages: string[] = []
    for (let cursor: string | undefined = '0'; cursor !== undefined;) {
      const { text } = await call(name, { ...input, cursor })
      pages.push(text)
      cursor = /Weiter mit cursor="(\d+)"\.$/.exec(text)?.[1]
    }
    return pages.join('\n')
  }

  it('tell what an inspection would find, by severity and control, each with its row', async () => {
    const folder = (await (await farm.call('GET', '/kontrollordner')).json()) as {
      befunde: { schwere: string; beschreibung: string; bezug: { id: string }[] }[]
    }
    const text = await wholeText('list_findings', {})
    for (const { schwere, beschreibung, bezug } of folder.befunde) {
      expect(text.includes(`${schwere}: ${beschreibung}`)).toBe(schwere !== 'in_ordnung')
      if (schwere !== 'in_ordnung') for (const { id } of bezug.slice(0, 5)) expect(text).toContain(id)
    }
    const spraying = await wholeText('list_findings', { severity: 'mangel', control: 'PSM' })
    expect(spraying).toMatch(/die Plakette galt bis zum/)
    expect(spraying).not.toMatch(/hinweis: |BVD/)
    expect(await refusal('list_findings', { control: 'XYZ' })).toContain('control')
  })

  it('tell deadlines, the same duty once, whoever knows of it', async () => {
    const text = await wholeText('list_deadlines', { days: 30 })
    expect(text.split('\n').filter((line) => line.includes('DE 03 900 00042'))).toHaveLength(1)
    expect(text.match(/geburt/giu)).toHaveLength(1)
  })

  it('read a plan with its variants, the way of reckoning and what it would write', async () => {
    const overview = await wholeText('read_plan', { plan: 'futterplan' })
    expect(overview).toMatch(/angenommen ist mais_betont/)
    expect(overview).toContain('Maisbetont (mais_betont): Futterkosten je Kuh und Tag')
    const details = await wholeText('read_plan', { plan: 'futterplan', variant: 'mais_betont' })
    expect(details).toContain('Milchkühe, Laktierende · Maisbetont\n- Energie für Erhaltung: 0,293')
    expect(details).toMatch(/\nStallblatt Milchkühe/)
    for (const plan of ['duengeplan', 'anbauplan', 'weideplan']) await wholeText('read_plan', { plan })
    await wholeText('read_plan', { plan: 'duengeplan', variant: 'guelle_mineral' })
    expect(await refusal('read_plan', { plan: 'futterplan', variant: 'nix' })).toContain('mais_betont')
    expect(await refusal('read_plan', { plan: 'futterplan', period: 'x' })).toContain('Jahr')
  })

  it('read every document whole, slice by slice', async () => {
    for (const document_id of documents) {
      await call('document_status', { document_id })
      for (let cursor: string | undefined = '0'; cursor !== undefined;)
        cursor = (await call('read_document', { document_id, cursor, limit: 50 })).data['next_cursor'] as typeof cursor
    }
    for (let cursor: string | undefined = '0'; cursor !== undefined;)
      cursor = (await call('list_documents', { cursor, limit: 100 })).data['next_cursor'] as typeof cursor
  })

  it('find documents and rows, and give what they found, each with a link', async () => {
    const search = async (query: string) => {
      const { data, text } = await call('search', { query })
      expect(JSON.parse(text)).toEqual(data)
      return data['results'] as { id: string; title: string; url: string }[]
    }
    const field = (await whole('list_places', { kind: 'fields' }))[0]!
    const [best] = await search(field.label)
    expect(best).toEqual({
      id: `row/fields/${field.id}`,
      title: `Feld: ${field.label}`,
      url: `${service.url}/zeilen/fields/${field.id}`,
    })
    const results = await search('Wann endet die Pacht?')
    const source = results.find(({ id }) => id.startsWith('source/'))!
    expect(source.url).toMatch(
      new RegExp(`^${service.url}/quellen/[0-9a-f-]{36}\\?seite=\\d+&von=\\d+&bis=\\d+#stelle$`),
    )
    for (const { id, url } of [best!, ...results]) {
      const fetched = (await call('fetch', { id })).data as { id: string; url: string; text: string }
      expect([fetched.id, fetched.url]).toEqual([id, url])
      expect(fetched.text).toBeTruthy()
    }
    const texts: string[] = []
    for (let id: string | undefined = `source/${documents[0]}`; id !== undefined;) {
      const { data } = await call('fetch', { id })
      texts.push(data['text'] as string)
      id = (data['metadata'] as Record<string, string>)['next_id']
    }
    expect(texts.join('').length).toBeGreaterThan(300)
    for (const id of [
      'x',
      'source/',
      'source/1',
      `source/${field.id}`,
      `row/nichts/${field.id}`,
      `row/fields/${source.id}`,
    ])
      expect(await refusal('fetch', { id })).toMatch(/gibt es/)
  })

  it('show of search and fetch what the scopes show', async () => {
    const narrow: Actor = { ...agent, credential: { kind: 'agent', clientId: 'x', scopes: ['animals.read'] } }
    const { data } = await call('search', { query: 'Pacht Feld Kuh Milchkühe' }, narrow)
    const ids = (data['results'] as { id: string }[]).map(({ id }) => id)
    const shown = new Set(ids.map((id) => id.split('/')[1]))
    expect([...shown].filter((slug) => kindOf(slug as KindSlug).scope !== 'animals.read')).toEqual([])
    expect(shown).toContain('herds')
    for (const id of [`source/${documents[0]}`, `row/fields/${documents[0]}`])
      expect(await callTool(named('fetch'), narrow, { id })).toMatchObject({
        ok: false,
        text: expect.stringContaining('Berechtigung'),
      })
    expect(await callTool(named('get_row'), narrow, { kind: 'fields', id: documents[0] })).toMatchObject({ ok: false })
  })

  it.each([
    'Welche Fristen laufen diese Woche ab?',
    'Wie viele Kühe habe ich?',
    'Welche Felder habe ich?',
    'Was steht im Pachtvertrag?',
    'Zeig mir alle Messwerte.',
    'Bis wann muss ich eine Düngung aufschreiben?',
    'Welche Mängel würde ein Prüfer finden?',
    'Was steht im Düngeplan für das Moorstück?',
    'Was bekommen die Milchkühe laut Futterplan?',
  ])('answer „%s“ in few words', async (question) => {
    const { data } = await call('ask', { question })
    for (const source of data['sources'] as Data[]) expect(source['url']).toMatch(/\/(quellen|zeilen)\//)
  })
})
