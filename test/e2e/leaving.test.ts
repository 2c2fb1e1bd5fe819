import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NamespaceId } from '../../core/shared/ids.ts'
import { makePicture } from '../builders/pictures.ts'
import { until } from '../patience.ts'
import { remainsOf } from './remains.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

const KEYS = { old: 'schluessel-von-gestern', fresh: 'schluessel-von-heute' }
const letter = (sign: string) => `Landkreis Rotenburg, 12.03.2026

Sehr geehrte Familie ${sign},
der Antrag auf Agrarförderung ist bis zum 15.05.2026 einzureichen. Für den Schlag „${sign} Breite“ (4,2 ha) fehlt der Nachweis.
Das Aktenzeichen lautet ${sign}-77.
`

interface Reset {
  namespace_id: string
  previous_namespace_id: string
  cancelled_transactions: number
  deleted_files: number
}

let service: TestService
beforeAll(async () => {
  service = await startService({ HOFKERN_SERVICE_KEYS: `${KEYS.old},${KEYS.fresh}` })
})
afterAll(() => service.stop())

const json = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>
const isEmptied = async (namespace: string) =>
  (
    await service.database.asOwner<{ emptied_at: Date | null }>(
      'select emptied_at from removed_namespaces where id = $1',
      [namespace],
    )
  )[0]?.emptied_at != null

/** A farm with something in every store, in all of which the sign stands. */
async function aFullFarm(sign: string): Promise<Farm> {
  const farm = await service.farm()
  await farm.ingest(letter(sign), `${sign}.txt`)
  await farm.ingest(`Schlag;Fläche ha;Kultur\n${sign};4,2;Winterweizen\n`, 'Schlagliste.csv')
  await farm.call('POST', '/workspace/fields', { json: { name: sign, area_ha: 4.2 } })
  await farm.call('POST', '/workspace/contacts', { json: { name: `Tierarzt ${sign}`, type: 'person' } })
  await farm.call('POST', '/chat/ask', {
    json: { question: `Welches Aktenzeichen hat der Brief an ${sign}?` },
    headers: { 'Idempotency-Key': 'eine-frage' },
  })
  await uploadPicture(farm)
  await service.application.platform.mailer.send({
    to: farm.email,
    subject: 'Fristen',
    text: sign,
    namespace: farm.namespaceId as NamespaceId,
  })
  return farm
}

/** One that was looked at, and one that nobody asked for yet. */
async function uploadPicture(farm: Farm): Promise<void> {
  const bytes = makePicture('image/jpeg')
  const files = [1, 2].map(() => ({ filename: 'Hof.jpg', content_type: 'image/jpeg', size_bytes: bytes.length }))
  const { uploads } = await json<{ uploads: { path: string; url: string; headers: Record<string, string> }[] }>(
    farm.call('POST', '/media/upload-urls', { json: { files } }),
  )
  for (const { url, headers } of uploads)
    await fetch(url, { method: 'PUT', headers, body: bytes as Uint8Array<ArrayBuffer> })
  await farm.call('POST', '/media/sign-urls', { json: { paths: [uploads[0]!.path] } })
}

describe('a person who begins anew', () => {
  const SIGN = 'Zwetschgenmus4711'

  it('has an empty farm at once, with every credential, and nothing of the old one is left anywhere', async () => {
    const [farm, other] = [await aFullFarm(SIGN), await service.farm()]
    await other.ingest(letter('Nachbar'), 'Brief.txt')
    const agent = await farm.agent(['ask', 'places.read'])
    expect((await remainsOf(SIGN, service)).length).toBeGreaterThan(5)

    const answer = await farm.call('POST', '/namespace/reset')
    expect(answer.status).toBe(200)
    const reset = (await answer.json()) as Reset
    expect(reset).toMatchObject({ previous_namespace_id: farm.namespaceId, deleted_files: 6 })

    expect(await json(farm.call('GET', '/profile'))).toMatchObject({
      namespace_id: reset.namespace_id,
      email: farm.email,
    })
    expect(await json(farm.call('GET', '/workspace/fields'))).toMatchObject({ items: [] })
    expect(await json(farm.call('GET', '/training'))).toMatchObject({ items: [] })
    const asked = await fetch(`${service.url}/chat/ask`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${agent}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ question: `Welches Aktenzeichen hat der Brief an ${SIGN}?` }),
    })
    expect(await asked.json()).toMatchObject({ answered: false })

    await until(() => isEmptied(farm.namespaceId))
    expect(await remainsOf(SIGN, service)).toEqual([])
    expect((await remainsOf(farm.namespaceId, service)).filter((place) => !place.startsWith('job'))).toEqual([
      'removed_namespaces: 1',
    ])
    expect(await json(other.call('GET', '/training'))).toMatchObject({ items: [{ filename: 'Brief.txt' }] })

    expect((await farm.ingest(letter(SIGN), 'Brief.txt')).status).toBe('completed')
    expect((await farm.call('POST', '/workspace/fields', { json: { name: 'Neu', area_ha: 1 } })).status).toBe(201)
  })

  it('takes nothing more at the upload addresses of the old one', async () => {
    const farm = await service.farm()
    const files = [{ filename: 'a.jpg', content_type: 'image/jpeg', size_bytes: 3 }]
    const { uploads } = await json<{ uploads: { url: string; headers: Record<string, string> }[] }>(
      farm.call('POST', '/media/upload-urls', { json: { files } }),
    )
    await farm.call('POST', '/namespace/reset')
    const { url, headers } = uploads[0]!
    expect((await fetch(url, { method: 'PUT', headers, body: 'abc' })).status).toBe(403)
  })

  it('does so once of many times at once', async () => {
    const farm = await aFullFarm('Pflaumenmus')
    const answers = await Promise.all(Array.from({ length: 8 }, () => farm.call('POST', '/namespace/reset')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    const refused = answers.find(({ status }) => status === 409)!
    expect(await refused.json()).toMatchObject({ code: 'reset_in_progress' })
  })

  it('loses nothing that was accepted for the new farm, and leaves nothing in the old one, whatever runs meanwhile', async () => {
    const farm = await aFullFarm('Apfelmus')
    let reset: Reset | undefined
    const statuses: number[] = []
    const accepted = new Set<string>()
    const uploading = Array.from({ length: 4 }, async (_, lane) => {
      for (let number = 0; number < 12; number++) {
        const after = reset !== undefined
        const answer = await farm.upload(letter(`${lane} ${number}`), `${lane}-${number}.txt`)
        statuses.push(answer.status)
        const { document_id } = (await answer.json()) as { document_id: string }
        if (after && answer.status === 202) accepted.add(document_id)
        const row = await farm.call('POST', '/workspace/contacts', {
          json: { name: `Kontakt ${lane} ${number}`, type: 'person' },
        })
        statuses.push(row.status)
      }
    })
    await until(() => statuses.length > 20)
    reset = await json<Reset>(farm.call('POST', '/namespace/reset'))
    await Promise.all(uploading)
    expect([...new Set(statuses)].filter((status) => ![201, 202, 409].includes(status))).toEqual([])

    await until(() => isEmptied(farm.namespaceId))
    for (const id of accepted) expect((await farm.ended(id)).status).toBe('completed')
    const left = await remainsOf(farm.namespaceId, service)
    expect(left.filter((place) => !place.startsWith('job') && !place.includes('/originals/'))).toEqual([
      'removed_namespaces: 1',
    ])
    // A file whose row came too late for the old farm is swept up with other orphans.
  })

  it('is not given the example farm again', async () => {
    const farm = await service.farm()
    expect(await json(farm.call('POST', '/onboarding/seed-example-data'))).toMatchObject({ seeded: true })
    await farm.call('POST', '/namespace/reset')
    expect(await json(farm.call('POST', '/onboarding/seed-example-data'))).toMatchObject({
      seeded: false,
      rows: {},
      documents: [],
      support_thread: null,
    })
    expect(await json(farm.call('GET', '/workspace/fields'))).toMatchObject({ items: [] })
  })
})

describe('a person who deletes the account', () => {
  it('is refused from then on with every credential, and nothing of them is left anywhere', async () => {
    const SIGN = 'Birnenmus4712'
    const farm = await aFullFarm(SIGN)
    const userId = (await json<{ user_id: string }>(farm.call('GET', '/profile'))).user_id
    const agent = await farm.agent(['ask'])
    const answer = await farm.call('DELETE', '/users/account')
    expect([answer.status, await answer.json()]).toEqual([200, { deleted: true, pending: ['farm_data'], kept: [] }])
    expect((await farm.call('GET', '/profile')).status).toBe(401)
    expect((await farm.call('DELETE', '/users/account')).status).toBe(401)
    const asked = await fetch(`${service.url}/chat/ask`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${agent}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ question: 'Wer bin ich?' }),
    })
    expect(asked.status).toBe(401)

    await until(() => isEmptied(farm.namespaceId))
    expect(await remainsOf(SIGN, service)).toEqual([])
    expect(await remainsOf(farm.email, service)).toEqual([])
    expect(await remainsOf(userId, service)).toEqual(['removed_namespaces: 1'])
    const again = await service.application.access.createAccount({ email: farm.email, username: 'wieder-da' })
    expect(again.ok).toBe(true)
  })
})

describe('a service that cleans up the knowledge of a namespace', () => {
  const cleanUp = (namespace: string, key?: string) =>
    fetch(`${service.url}/namespace/${namespace}/cleanup`, {
      method: 'POST',
      headers: key === undefined ? {} : { 'X-Service-Key': key },
    })

  it('needs one of the keys that are valid', async () => {
    const { namespaceId } = await service.farm()
    for (const key of Object.values(KEYS)) expect((await cleanUp(namespaceId, key)).status).toBe(200)
    const without = await cleanUp(namespaceId)
    expect([without.status, without.headers.get('www-authenticate')]).toEqual([401, 'ServiceKey'])
    expect(await without.json()).toMatchObject({ code: 'not_authenticated' })
    for (const wrong of ['x', `${KEYS.old} `, KEYS.old.toUpperCase(), `${KEYS.old},${KEYS.fresh}`, `${KEYS.old}x`]) {
      const refused = await cleanUp(namespaceId, wrong.trimEnd() === KEYS.old ? `${KEYS.old}-` : wrong)
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'invalid_service_key' }])
    }
    const farm = await service.farm()
    expect((await farm.call('POST', `/namespace/${farm.namespaceId}/cleanup`)).status).toBe(401)
  })

  it('removes it, leaves the documents, which say so, and reading one again brings it back', async () => {
    const farm = await service.farm()
    const { document_id } = await farm.ingest(letter('Kirschmus'), 'Brief.txt')
    const question = { json: { question: `Welches Aktenzeichen hat der Brief an Kirschmus?` } }
    expect(await json(farm.call('POST', '/chat/ask', question))).toMatchObject({ answered: true })

    const cleaned = await json<{ removed_nodes: number }>(cleanUp(farm.namespaceId, KEYS.fresh))
    expect(cleaned).toMatchObject({ namespace_id: farm.namespaceId })
    expect(cleaned.removed_nodes).toBeGreaterThan(1)
    expect(await json(cleanUp(farm.namespaceId, KEYS.fresh))).toMatchObject({ removed_nodes: 0, removed_edges: 0 })
    expect(await json(farm.call('GET', '/profile'))).toMatchObject({ namespace_id: farm.namespaceId })
    expect(await json(farm.call('GET', `/training/${document_id}`))).toMatchObject({
      status: 'completed',
      passages: 0,
      warnings: [expect.stringContaining('nicht durchsuchbar')],
    })

    await farm.call('POST', `/training/${document_id}/reprocess`)
    expect(await farm.ended(document_id)).toMatchObject({ status: 'completed', warnings: [] })
    expect(await json(farm.call('POST', '/chat/ask', question))).toMatchObject({ answered: true })
  })

  it('never touches what all farms share, and is content with a namespace that nobody has', async () => {
    expect((await cleanUp('00000000-0000-7000-8000-000000000001', KEYS.fresh)).status).toBe(404)
    const nobody = await cleanUp('01943c6e-0a50-7a12-9b3a-4c5d6e7f8099', KEYS.fresh)
    expect(await nobody.json()).toMatchObject({ removed_nodes: 0, removed_edges: 0 })
    expect((await cleanUp('kein-hof', KEYS.fresh)).status).toBe(422)
  })
})
