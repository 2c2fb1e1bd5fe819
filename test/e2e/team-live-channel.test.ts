import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../patience.ts'
import { aTeamOf } from './a-team.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

/** What a person hears of their own farm, or of a team's, grows in `text`. */
async function listen({ token }: Farm, team?: string) {
  const gone = new AbortController()
  const answer = await fetch(`${service.url}/realtime${team === undefined ? '' : `?team_id=${team}`}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: gone.signal,
  })
  const stream = { status: answer.status, text: '', ended: false, close: () => gone.abort() }
  if (answer.ok)
    void (async () => {
      for await (const chunk of answer.body!) stream.text += Buffer.from(chunk as Uint8Array).toString()
    })()
      .catch(() => {})
      .finally(() => (stream.ended = true))
  return stream
}

const memberOf = async (farm: Farm) => (await (await farm.call('GET', '/profile')).json()) as { user_id: string }

it('the people of a team hear what happens on its farm, until they are out', async () => {
  const [owner, anna, eve] = [await service.farm(), await service.farm(), await service.farm()]
  const team = await aTeamOf(service, owner, anna)
  expect((await listen(eve, team)).status).toBe(404)
  const [heard, own, owners] = [await listen(anna, team), await listen(anna), await listen(owner, team)]
  const form = new FormData()
  form.set('file', new Blob(['Der Lohnunternehmer kommt am 20.05.2026.']), 'team.txt')
  const { document_id } = (await (await owner.call('POST', `/training?team_id=${team}`, { body: form })).json()) as {
    document_id: string
  }
  await until(() => heard.text.includes('notification.created') && owners.text.includes('notification.created'))
  expect(heard.text).toContain(document_id)
  expect(own.text).not.toContain(document_id)

  const { user_id } = await memberOf(anna)
  expect((await owner.call('DELETE', `/teams/${team}/members/${user_id}`)).status).toBe(204)
  await until(() => heard.ended)
  expect(heard.text).toMatch(/event: team\.left\ndata: \{\}\n\n$/)
  expect(owners.text).not.toContain('team.left')
  expect([own.ended, owners.ended]).toEqual([false, false])
  expect((await listen(anna, team)).status).toBe(404)
  own.close()
  owners.close()
})
