import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../builders/ids.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'
import { until } from '../patience.ts'

const leaflet = readFileSync('examples/merkblaetter/tiere-im-stall.md', 'utf8')

describe('a source on its way', () => {
  let service: TestService
  let farm: Farm
  beforeAll(async () => {
    service = await startService()
    farm = await service.farm()
  })
  afterAll(() => service.stop())

  it('is accepted, read, filed and answers with literal quotes', async () => {
    const accepted = await farm.upload(leaflet, 'tiere-im-stall.md')
    expect(accepted.status).toBe(202)
    const body = (await accepted.json()) as { document_id: string; status_url: string }
    expect(accepted.headers.get('location')).toBe(body.status_url)
    expect(await farm.ended(body.document_id)).toMatchObject({
      status: 'completed',
      progress: 1,
      error: null,
      pages: 1,
    })

    const answer = (await (
      await farm.call('POST', '/chat/ask', {
        json: { question: 'Wie oft muss der Tierhalter das Befinden der Tiere überprüfen?' },
      })
    ).json()) as { answered: boolean; sources: { quote: string; document_id: string }[] }
    expect(answer.answered).toBe(true)
    expect(answer.sources.length).toBeGreaterThan(0)
    for (const { quote, document_id } of answer.sources) {
      expect(leaflet).toContain(quote)
      expect(document_id).toBe(body.document_id)
    }
  })

  it('gives its original back byte for byte through a signed address, whole and in ranges', async () => {
    const text = 'Pachtvertrag über 3,5 ha „Am Deich“\n'
    const { document_id } = await farm.ingest(text, 'Pacht „Deich“ ä.txt')
    const signed = (await (await farm.call('GET', `/training/${document_id}/url`)).json()) as {
      url: string
      filename: string
      size_bytes: number
    }
    const whole = await fetch(signed.url)
    expect(await whole.text()).toBe(text)
    expect(whole.headers.get('content-disposition')).toContain(encodeURIComponent('Pacht „Deich“ ä.txt'))
    const part = await fetch(signed.url, { headers: { Range: 'bytes=0-4' } })
    expect([part.status, await part.text()]).toEqual([206, 'Pacht'])
    expect((await fetch(signed.url.replace(/signature=.{4}/, 'signature=AAAA'))).status).toBe(403)
    expect((await fetch(signed.url.replace(document_id, newId<string>()))).status).toBe(403)
  })

  it('says who wrote it and when, and is found by that', async () => {
    const mail = (from: string, date: string, text: string) =>
      `From: ${from}\r\nTo: hof@example.de\r\nDate: ${date}\r\nSubject: Futter\r\n\r\n${text}\r\n`
    // In Germany it is the 19th already.
    const vet = await farm.ingest(
      mail(
        '"Tierarztpraxis Grünau" <praxis@gruenau.example>',
        'Sat, 18 Jul 2026 22:30:00 +0000',
        'Die Impfung steht an.',
      ),
      'impfung.eml',
    )
    const notice = await farm.ingest(
      readFileSync('test/fixtures/papers/letters/kontrollankuendigung.txt', 'utf8'),
      'kontrolle.txt',
    )
    const note = await farm.ingest(`Notiz ${newId<string>()}`, 'notiz.txt')
    expect(vet).toMatchObject({ sender: 'Tierarztpraxis Grünau <praxis@gruenau.example>', dated: '2026-07-19' })
    expect(note).toMatchObject({ sender: null, dated: null })
    const { sender, dated } = notice as unknown as { sender: string; dated: string }
    expect(sender).toMatch(/\p{L}/u)
    expect(dated).toMatch(/^\d{4}-\d{2}-\d{2}$/)

    const found = async (query: Record<string, string>) => {
      const path = `/training?${new URLSearchParams({ ...query, count: 'true' })}`
      const { items, total } = (await (await farm.call('GET', path)).json()) as {
        items: { document_id: string }[]
        total: number
      }
      expect(total).toBe(items.length)
      return items.map(({ document_id }) => document_id)
    }
    expect(await found({ sender: 'praxis gruen' })).toEqual([vet.document_id])
    expect(await found({ sender: sender.toUpperCase() })).toEqual([notice.document_id])
    expect(await found({ dated_from: '2026-07-19', dated_until: '2026-07-19' })).toEqual([vet.document_id])
    expect(await found({ dated_from: dated, dated_until: dated })).toContain(notice.document_id)
    for (const query of ['sender=%2D', 'sender=', 'dated_from=19.05.2026', 'dated_until=2026-02-30'])
      expect((await farm.call('GET', `/training?${query}`)).status).toBe(422)
  })

  it('has a picture of its first page', async () => {
    const { document_id } = await farm.ingest('Lieferschein Nr. 77\n\n12 t Sojaschrot', 'lieferschein.txt')
    const { previews } = (await (
      await farm.call('POST', '/training/previews', { json: { document_ids: [document_id, newId<string>()] } })
    ).json()) as { previews: { document_id: string; url: string }[] }
    expect(previews.map((preview) => preview.document_id)).toEqual([document_id])
    const png = Buffer.from(await (await fetch(previews[0]!.url)).arrayBuffer())
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(png.readUInt32BE(16)).toBe(640)
  })

  it('is one source for the same bytes, even when two uploads race', async () => {
    const text = `Milchgeldabrechnung ${newId<string>()}`
    const answers = await Promise.all([farm.upload(text, 'a.txt'), farm.upload(text, 'b.txt')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 202])
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { document_id: string }).document_id),
    )
    expect(ids[0]).toBe(ids[1])
  })

  it('fails with a German reason, and the same bytes may be tried again', async () => {
    const failed = await farm.ingest('', 'leer.pdf')
    expect(failed).toMatchObject({ status: 'failed', error: { code: 'empty_file', detail: 'Die Datei ist leer.' } })
    const again = await farm.upload('', 'leer.pdf')
    expect(again.status).toBe(202)
    expect(await again.json()).toMatchObject({ document_id: failed.document_id, status: 'accepted' })
  })

  it('keeps a person’s filing through a reprocess', async () => {
    const { document_id } = await farm.ingest(
      'Die Zellzahl der Tankmilch lag bei 210 Tsd. Die Molkerei zahlt das Milchgeld am 15.',
      'm.txt',
    )
    expect(await (await farm.call('GET', `/training/${document_id}`)).json()).toMatchObject({ category: 'milch' })
    expect(
      await (await farm.call('PATCH', `/training/${document_id}`, { json: { category: 'vertraege' } })).json(),
    ).toEqual({ document_id, category: 'vertraege' })
    const reprocessed = await farm.call('POST', `/training/${document_id}/reprocess`)
    expect(reprocessed.status).toBe(202)
    expect(await farm.ended(document_id)).toMatchObject({ status: 'completed', category: 'vertraege' })
  })

  it('leaves nothing behind when it is deleted, as impact had said', async () => {
    const { document_id, passages } = await farm.ingest(
      'Die Ohrmarke DE 09 123 45678 gehört der Kuh Berta. Berta kalbte am 12.03.2026.',
      'berta.txt',
    )
    const impact = await (await farm.call('GET', `/training/${document_id}/impact`)).json()
    expect(impact).toMatchObject({
      document_id,
      removes: { original: true, passages },
      keeps: [],
      totals: { removed: 0, kept: 0 },
    })
    const { url } = (await (await farm.call('GET', `/training/${document_id}/url`)).json()) as { url: string }
    expect(await (await farm.call('DELETE', `/training/${document_id}`)).json()).toEqual({ success: true })
    expect((await farm.call('GET', `/training/${document_id}`)).status).toBe(404)
    const answer = (await (
      await farm.call('POST', '/chat/ask', { json: { question: 'Wann kalbte Berta?' } })
    ).json()) as { sources: { document_id: string }[] }
    expect(answer.sources.filter((source) => source.document_id === document_id)).toEqual([])
    await until(async () => (await fetch(url)).status === 403)
    for (const table of ['passages', 'passage_lexemes', 'mentions', 'knowledge_documents']) {
      expect(
        await service.database.asOwner(
          `select from ${table} where ${table === 'knowledge_documents' ? 'id' : 'document_id'} = $1`,
          [document_id],
        ),
      ).toEqual([])
    }
  })

  it('is made from an inbound letter, once', async () => {
    const letter = newId<string>()
    const text = Buffer.from('Anhörung, Aktenzeichen 39-12: Bitte nehmen Sie bis zum 12.06.2026 Stellung.')
    const objectKey = `${farm.namespaceId}/letters/${letter}`
    await service.application.platform.objects.put(objectKey, text, 'text/plain')
    await service.database.asOwner(
      "insert into inbound_letters values ($1, $2, 'anhoerung.txt', 'text/plain', $3, $4, $5)",
      [farm.namespaceId, letter, text.length, createHash('sha256').update(text).digest('hex'), objectKey],
    )
    const made = await Promise.all(
      [1, 2].map(() =>
        farm.call('POST', '/training/from-inbound', { json: { letter_id: letter, category: 'briefe' } }),
      ),
    )
    expect(made.map(({ status }) => status)).toEqual([200, 200])
    const [one, other] = await Promise.all(
      made.map(async (answer) => answer.json() as Promise<{ document_id: string; status: string }>),
    )
    expect([one!.document_id, [one!.status, other!.status].toSorted()]).toEqual([
      other!.document_id,
      ['accepted', 'duplicate'],
    ])
    expect(await farm.ended(one!.document_id)).toMatchObject({ status: 'completed', category: 'briefe' })
    const stranger = await service.farm()
    expect((await stranger.call('POST', '/training/from-inbound', { json: { letter_id: letter } })).status).toBe(404)
  })

  it('does not exist for another farm', async () => {
    const { document_id } = await farm.ingest(
      'Nur für diesen Hof: Der Keller hat 40 m² und die Kennung lautet Quendel.',
      'geheim.txt',
    )
    const stranger = await service.farm()
    const calls = [
      ['GET', ''],
      ['GET', '/url'],
      ['GET', '/impact'],
      ['POST', '/reprocess'],
      ['DELETE', ''],
    ].map(([method, tail]) => stranger.call(method!, `/training/${document_id}${tail}`))
    calls.push(stranger.call('PATCH', `/training/${document_id}`, { json: { category: 'milch' } }))
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect(
      await (await stranger.call('POST', '/training/previews', { json: { document_ids: [document_id] } })).json(),
    ).toEqual({ previews: [] })
    const answer = await (
      await stranger.call('POST', '/chat/ask', {
        json: { question: 'Wie lautet die Kennung Quendel?', document_ids: [document_id] },
      })
    ).json()
    expect(answer).toMatchObject({ answered: false, sources: [] })
    expect((await farm.call('GET', `/training/${document_id}`)).status).toBe(200)
  })
})
