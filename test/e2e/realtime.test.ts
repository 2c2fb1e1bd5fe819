import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

describe('GET /realtime', () => {
  let service: TestService
  let farm: Farm
  beforeAll(async () => {
    service = await startService()
    farm = await service.farm()
  })
  afterAll(() => service.stop())

  interface Row {
    id: string
  }

  interface Heard {
    id: string
    event: string
    data: { document_id: string; status: string; progress: number }
  }

  /** Listens until `enough` of what was heard; `begun` once the service has subscribed it. */
  function listen(of: Farm, enough: (heard: Heard[]) => boolean, headers: Record<string, string> = {}) {
    const gone = new AbortController()
    const answer = fetch(`${service.url}/realtime`, {
      headers: { Authorization: `Bearer ${of.token}`, ...headers },
      signal: gone.signal,
    })
    return { begun: answer, heard: answer.then((stream) => hear(stream, enough).finally(() => gone.abort())) }
  }

  async function hear(stream: Response, enough: (heard: Heard[]) => boolean): Promise<Heard[]> {
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    const heard: Heard[] = []
    let text = ''
    for await (const chunk of stream.body!) {
      text += Buffer.from(chunk as Uint8Array).toString()
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const fields = Object.fromEntries(
          text
            .slice(0, end)
            .split('\n')
            .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
        )
        text = text.slice(end + 2)
        // Told by a reader of its own, at a time of its own; `realtime-tickets.test.ts` looks at it.
        if (fields['event'] && fields['event'] !== 'notification.created')
          heard.push({ id: fields['id']!, event: fields['event'], data: JSON.parse(fields['data']!) })
      }
      if (enough(heard)) break
    }
    return heard
  }

  it('tells the way of a source, in order, and resumes after a break', async () => {
    const { begun, heard: listening } = listen(farm, (heard) => heard.some(({ data }) => data.status === 'completed'))
    await begun
    const { document_id } = await farm.ingest('Der Lohnunternehmer Harms häckselt am 20.05.2026.', 'termin.txt')
    const heard = await listening
    expect(heard.map(({ event }) => event)).toEqual(heard.map(() => 'source.progress'))
    expect(heard.every(({ data }) => data.document_id === document_id)).toBe(true)
    const progress = heard.map(({ data }) => data.progress)
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    expect([heard[0]!.data.status, heard.at(-1)!.data.status]).toEqual(['queued', 'completed'])

    const resumed = await listen(farm, (again) => again.length === heard.length - 2, { 'Last-Event-ID': heard[1]!.id })
      .heard
    expect(resumed).toEqual(heard.slice(2))
  })

  it('tells which rows changed and which source is gone, once each and in order', async () => {
    const { token, namespaceId, call } = await service.farm()
    const of = { ...farm, token, namespaceId, call }
    const { begun, heard: listening } = listen(of, (heard) => heard.some(({ event }) => event === 'source.deleted'))
    await begun
    const { id } = (await (await call('POST', '/workspace/fields', { json: { name: 'Deichwiese' } })).json()) as Row
    await call('PATCH', `/workspace/fields/${id}`, { json: { area_ha: 3 } })
    await call('POST', '/workspace/fields', { json: { name: 5 } })
    await call('DELETE', `/workspace/fields/${id}`)
    const form = new FormData()
    form.set('file', new Blob(['Ohrmarke;Geboren am\nDE 03 900 00001;14.03.2019\n']), 'bestand.csv')
    const { document_id } = (await (await call('POST', '/training', { body: form })).json()) as { document_id: string }
    for (let status = ''; status !== 'completed';)
      ({ status } = (await (await call('GET', `/training/${document_id}`)).json()) as { status: string })
    await call('DELETE', `/training/${document_id}`)
    const heard = (await listening).filter(({ event }) => event !== 'source.progress')
    const changed = (kind: string, ids: unknown) => ({ event: 'rows.changed', data: { kind, ids } })
    expect(heard).toMatchObject([
      ...[1, 2, 3].map(() => changed('fields', [id])),
      changed('animals', null),
      changed('animals', [expect.any(String)]),
      { event: 'source.deleted', data: { document_id } },
    ])
  })

  it('tells nothing of another farm', async () => {
    const stranger = await service.farm()
    const { begun, heard: listening } = listen(stranger, (heard) =>
      heard.some(({ data }) => data.status === 'completed'),
    )
    await begun
    await farm.ingest('Geheim.', 'fremd.txt')
    const own = await stranger.ingest('Eigenes.', 'eigen.txt')
    expect((await listening).every(({ data }) => data.document_id === own.document_id)).toBe(true)
  })

  it('wants a credential', async () => {
    expect((await fetch(`${service.url}/realtime`)).status).toBe(401)
  })

  it('says that it cannot resume after an id that it does not know, and goes on from there', async () => {
    const stranger = await service.farm()
    const { begun, heard } = listen(farm, (some) => some.length > 0)
    await begun
    await farm.ingest('Ein Brief.', 'brief.txt')
    const known = (await heard)[0]!.id
    for (const unknown of ["1' or 1=1", '999999999999999999999', String(Number(known) + 1_000_000), known]) {
      const of = unknown === known ? stranger : farm
      const [reset] = await listen(of, (some) => some.length > 0, { 'Last-Event-ID': unknown }).heard
      expect(reset).toMatchObject({ event: 'reset', data: {} })
      if (of === farm) expect(Number(reset!.id)).toBeGreaterThanOrEqual(Number(known))
      else expect(reset!.id).toBe('')
    }
  })

  it('resumes after thousands of events, to the end', async () => {
    const { token, namespaceId, call } = await service.farm()
    const of = { ...farm, token, namespaceId, call }
    const { begun, heard } = listen(of, (some) => some.length > 0)
    await begun
    await call('POST', '/workspace/fields', { json: { name: 'Deichwiese' } })
    const [first] = await heard
    await service.database.asOwner(
      `select publish_live_event($1, 'rows.changed', jsonb_build_object('kind', repeat('x', 1000), 'ids', n))
       from generate_series(1, 2600) n`,
      [namespaceId],
    )
    const missed = await listen(of, (some) => some.length === 2600, { 'Last-Event-ID': first!.id }).heard
    expect(missed.map(({ data }) => (data as unknown as { ids: number }).ids)).toEqual(
      Array.from({ length: 2600 }, (_, n) => n + 1),
    )
  })

  it('does not let progress fall when a source cannot be read', async () => {
    const { token, namespaceId, call, upload } = await service.farm()
    const of = { ...farm, token, namespaceId, call, upload }
    const { begun, heard } = listen(of, (some) => some.some(({ data }) => data.status === 'failed'))
    await begun
    await upload('%PDF-1.7 kaputt', 'kaputt.pdf')
    const progress = (await heard).map(({ data }) => data.progress)
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    expect(progress.at(-1)).toBeGreaterThan(0)
  })
})
