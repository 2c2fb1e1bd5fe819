import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

interface AskJson {
  answer: string
  answered: boolean
  sources: {
    document_id: string | null
    page: number | null
    quote: string
    row: { kind: string; id: string } | null
  }[]
}

describe('questions about the farm’s own rows', () => {
  let service: TestService
  let farm: Farm
  beforeAll(async () => void (service = await startService()))
  afterAll(() => service.stop())
  const ask = async (question: string, headers: Record<string, string> = {}) =>
    (await (await farm.call('POST', '/chat/ask', { json: { question }, headers })).json()) as AskJson

  it('are answered with the row as source, and with the quote of the paper that it came from', async () => {
    farm = await service.farm()
    const made = (await (
      await farm.call('POST', '/workspace/fields', { json: { name: 'Hinterm Deich', area_ha: 12.4, use: 'arable' } })
    ).json()) as { id: string }
    const answer = await ask('Wie groß ist Hinterm Deich?')
    expect(answer).toMatchObject({
      answered: true,
      answer: 'Hinterm Deich: Größe 12,4 ha.',
      sources: [{ document_id: null, page: null, row: { kind: 'fields', id: made.id } }],
    })

    const { document_id } = (await farm.ingest(
      'Ohrmarke;Geboren am;Geschlecht;Rasse\nDE 03 900 00001;14.03.2019;weiblich;HOL\n',
      'bestand.csv',
    )) as unknown as { document_id: string }
    const [source] = (await ask('Wann wurde das Tier 00001 geboren?')).sources
    expect(source).toMatchObject({
      document_id,
      page: 1,
      quote: expect.stringContaining('14.03.2019') as string,
      row: { kind: 'animals' },
    })
    await farm.call('PATCH', `/workspace/animals/${source!.row!.id}`, { json: { born_on: '2019-03-15' } })
    expect(await ask('Wann wurde das Tier 00001 geboren?')).toMatchObject({
      answer: expect.stringContaining('15.03.2019') as string,
      sources: [{ document_id: null }],
    })
  })

  it('go on from the ones before, of which the client sends six at most', async () => {
    farm = await service.farm()
    for (const [name, area_ha] of [['Bergfeld', 12] as const, ['Langer Kamp', 9.8] as const])
      await farm.call('POST', '/workspace/fields', { json: { name, area_ha, use: 'arable' } })
    const turn = { question: 'Wie groß ist das Bergfeld?', answer: 'Bergfeld: Größe 12 ha.' }
    const asked = (question: string, previous: object[]) =>
      farm.call('POST', '/chat/ask', { json: { question, previous } })
    expect(await (await asked('Und der Lange Kamp?', [turn])).json()).toMatchObject({
      answered: true,
      answer: 'Langer Kamp: Größe 9,8 ha.',
    })
    expect(await ask('Ist das Bergfeld größer als der Lange Kamp? Und wie viele Felder gibt es?')).toMatchObject({
      answered: true,
      answer: expect.stringMatching(
        /^Ja: 12 ha gegen 9,8 ha, 2,2 ha mehr\.[^]*\n\nEingetragen sind 2 Felder/,
      ) as string,
    })
    expect(
      (
        await asked(
          'Und?',
          Array.from({ length: 7 }, () => turn),
        )
      ).status,
    ).toBe(422)
  })

  it('of what the law demands are answered with its paragraph and the row', async () => {
    farm = await service.farm()
    const grass = { name: 'Hauswiese', use: 'grassland', permanent_grassland: true, red_zone: 'no' }
    const made = (await (await farm.call('POST', '/workspace/fields', { json: grass })).json()) as { id: string }
    const answer = await ask('Darf ich am 5. November auf der Hauswiese Gülle fahren?')
    expect(answer).toMatchObject({ answered: true, sources: [{ row: { kind: 'fields', id: made.id } }] })
    expect(answer.answer).toMatch(/^Nein\. .*01\.11\.\d{4} bis zum 31\.01\.\d{4} \(DüV § 6 Abs\. 8/)
    expect((await ask('Darf ich im Juni auf der Hauswiese Gülle fahren?')).answer).toMatch(/keine Sperrfrist.*Wetter/)
    expect((await ask('Wie lange darf ich die Düngung nachtragen?')).answer).toMatch(/14 Tage.*DüV § 10 Abs\. 2/)
    expect((await ask('Wann muss Gülle auf dem Maisacker eingearbeitet sein?')).answer).toMatch(/1 Stunde.*§ 6 Abs\. 1/)
  })

  it('see nothing of another farm', async () => {
    farm = await service.farm()
    expect((await ask('Wie groß ist Hinterm Deich?')).answer).not.toContain('12,4')
  })

  it('refuse a time zone that there is none', async () => {
    farm = await service.farm()
    expect(
      (
        await farm.call('POST', '/chat/ask', {
          json: { question: 'Wie viele Felder habe ich?' },
          headers: { 'X-Timezone': 'Mars/Olympus' },
        })
      ).status,
    ).toBe(422)
    expect(
      (
        await farm.call('POST', '/chat/ask', {
          json: { question: 'Wie viele Felder habe ich?' },
          headers: { 'X-Timezone': 'Asia/Tokyo' },
        })
      ).status,
    ).toBe(200)
  })
})
