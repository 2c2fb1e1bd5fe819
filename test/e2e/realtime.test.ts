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
        if (fields['event'])
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

  it('wants a credential and a Last-Event-ID of its own kind', async () => {
    expect((await fetch(`${service.url}/realtime`)).status).toBe(401)
    expect((await farm.call('GET', '/realtime', { headers: { 'Last-Event-ID': "1' or 1=1" } })).status).toBe(400)
  })
})
