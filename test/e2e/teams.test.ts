import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_TEAMS } from '../../core/namespaces/teams/team.ts'
import { until } from '../patience.ts'
import { aTeamOf, secretFor } from './a-team.ts'
import { OAuthBrowser } from './oauth-browser.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

interface TeamJson {
  team_id: string
  name: string
  role: string
  members: { user_id: string; username: string; role: string }[]
}

const PASSWORD = 'Grüne Wiese 7'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const json = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>
const statusOf = async (answer: Promise<Response>) => (await answer).status
const personOf = async (farm: Farm) => (await json<{ user_id: string }>(farm.call('GET', '/profile'))).user_id

describe('a team', () => {
  it('is joined with the secret of a mail, once, and by the owner of the address alone', async () => {
    const [owner, anna, eve] = [await service.farm(), await service.farm(), await service.farm()]
    const { team_id } = await json<TeamJson>(owner.call('POST', '/teams', { json: { name: ' GbR Behrens ' } }))
    const invite = (email: string) => owner.call('POST', `/teams/${team_id}/invitations`, { json: { email } })
    const [known, unknown] = [await invite(anna.email.toUpperCase()), await invite('niemand@hof.example')]
    expect([known.status, unknown.status]).toEqual([202, 202])
    expect(await known.json()).toEqual({ email: anna.email, role: 'member' })

    const token = await secretFor(service, anna.email, team_id)
    const accept = (farm: Farm) => farm.call('POST', '/teams/invitations/accept', { json: { token } })
    expect(await statusOf(accept(eve))).toBe(404)
    expect(await json<TeamJson>(accept(anna))).toMatchObject({ team_id, name: 'GbR Behrens', role: 'member' })
    expect(await statusOf(accept(anna))).toBe(404)
    const { teams } = await json<{ teams: unknown[] }>(anna.call('GET', '/profile'))
    expect(teams).toEqual([{ team_id, name: 'GbR Behrens' }])
    const { items } = await json<{ items: TeamJson[] }>(owner.call('GET', '/teams'))
    expect(items[0]!.members.map(({ role }) => role)).toEqual(['owner', 'member'])
  })

  it('is joined on the page that the mail leads to, by its form and not by opening it', async () => {
    const [owner, anna] = [await service.farm(), await service.farm({ password: PASSWORD })]
    const { team_id } = await json<TeamJson>(owner.call('POST', '/teams', { json: { name: '<b>GbR</b>' } }))
    await owner.call('POST', `/teams/${team_id}/invitations`, { json: { email: anna.email } })
    const path = `/einladung?token=${await secretFor(service, anna.email, team_id)}`
    const browser = new OAuthBrowser(service.url)
    const away = await browser.get(path)
    expect([away.status, away.headers.get('location')]).toEqual([303, `/anmelden?weiter=${encodeURIComponent(path)}`])
    const signIn = await (await browser.get(away.headers.get('location')!)).text()
    const signedIn = await browser.submit('/anmelden', signIn, { email: anna.email, password: PASSWORD })
    expect(signedIn.headers.get('location')).toBe(path)
    for (let opened = 0; opened < 3; opened++) await browser.get(path)
    expect(await json(anna.call('GET', '/teams'))).toEqual({ items: [] })
    const page = await (await browser.get(path)).text()
    expect(page).not.toContain('<b>GbR')
    expect((await browser.submit('/einladung', page, {})).status).toBe(200)
    expect(await json(anna.call('GET', '/teams'))).toMatchObject({ items: [{ team_id }] })
    expect((await browser.get(path)).status).toBe(404)
  })

  it('has a farm that its people share, and nobody else finds', async () => {
    const [owner, anna, eve] = [await service.farm(), await service.farm(), await service.farm()]
    const team = await aTeamOf(service, owner, anna)
    const made = await owner.call('POST', `/workspace/fields?team_id=${team}`, {
      json: { name: 'Gemeinsame Wiese', area_ha: 3 },
    })
    expect(made.status).toBe(201)
    expect(await statusOf(anna.call('GET', made.headers.get('location')!))).toBe(200)
    expect(await json(anna.call('GET', `/workspace/fields?team_id=${team}`))).toMatchObject({
      items: [{ name: 'Gemeinsame Wiese' }],
    })
    expect(await json(anna.call('GET', '/workspace/fields'))).toMatchObject({ items: [] })

    const uploaded = await anna.call('POST', `/training?team_id=${team}`, {
      body: formOf('Der Pachtzins beträgt 412 Euro.'),
    })
    const { document_id, status_url } = await json<{ document_id: string; status_url: string }>(
      Promise.resolve(uploaded),
    )
    expect(uploaded.headers.get('location')).toBe(status_url)
    await until(async () => (await json<{ status: string }>(owner.call('GET', status_url))).status === 'completed')
    expect(await statusOf(anna.call('GET', `/training/${document_id}`))).toBe(404)
    const asked = await json<{ answer: string }>(
      owner.call('POST', '/chat/ask', { json: { question: 'Wie hoch ist der Pachtzins?' } }),
    )
    expect(asked.answer).toContain('412')
    expect(await json(owner.call('GET', '/training/memory-stats'))).toMatchObject({ team: expect.any(Number) })

    for (const path of [`/workspace/fields?team_id=${team}`, `/training?team_id=${team}`, status_url])
      expect(await statusOf(eve.call('GET', path))).toBe(404)
    expect(await statusOf(eve.call('POST', `/workspace/fields?team_id=${team}`, { json: { name: 'x' } }))).toBe(404)
    expect(await statusOf(eve.call('GET', `/workspace/fields?team_id=${owner.namespaceId}`))).toBe(404)
    expect(await statusOf(owner.call('GET', `/workspace/fields?team_id=${owner.namespaceId}`))).toBe(404)
    expect(await statusOf(owner.call('GET', '/workspace/fields?team_id=kein-team'))).toBe(422)
    expect(await statusOf(eve.call('POST', `/teams/${team}/invitations`, { json: { email: eve.email } }))).toBe(404)

    const agent = await owner.agent(['ask', 'places.read', 'training.write', 'documents.read'])
    const asAgent = (path: string, body?: object) =>
      fetch(service.url + path, {
        method: body ? 'POST' : 'GET',
        headers: { Authorization: `Bearer ${agent}`, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
    expect((await asAgent(status_url)).status).toBe(404)
    const excerpt = await owner.call('GET', `/training/${document_id}/pages/1`)
    expect(excerpt.status).toBe(200)
    for (const [name, args] of [
      ['search', { query: 'Pachtzins' }],
      ['fetch', { id: document_id }],
    ] as const)
      expect(await callTool(agent, name, args)).not.toContain('412')
    const byAgent = await asAgent('/chat/ask', { question: 'Wie hoch ist der Pachtzins?' })
    expect(await byAgent.json()).toMatchObject({ answered: false })
  })

  it('is the same in whatever letters its id is written', async () => {
    const owner = await service.farm()
    const team = await aTeamOf(service, owner)
    const upper = `team_id=${team.toUpperCase()}`
    const body = formOf('Der Pachtzins beträgt 511 Euro.')
    const { document_id } = await json<{ document_id: string }>(owner.call('POST', `/training?${upper}`, { body }))
    const original = await json<{ url: string }>(owner.call('GET', `/training/${document_id}/url?team_id=${team}`))
    expect((await fetch(original.url)).status).toBe(200)
    const path = `/teams/${team.toUpperCase()}/members/${(await personOf(owner)).toUpperCase()}`
    expect(await statusOf(owner.call('DELETE', path))).toBe(204)
    await until(() => !existsSync(join(service.application.settings.dataDir, 'objects', team)))
  })

  it('lets nobody in who is out, from the next request on', async () => {
    const [owner, anna] = [await service.farm(), await service.farm()]
    const team = await aTeamOf(service, owner, anna)
    const list = () => statusOf(anna.call('GET', `/workspace/fields?team_id=${team}`))
    expect(await list()).toBe(200)
    const remove = (by: Farm, person: string) => statusOf(by.call('DELETE', `/teams/${team}/members/${person}`))
    const [ownerId, annaId] = [await personOf(owner), await personOf(anna)]
    expect(await remove(anna, ownerId)).toBe(403)
    expect(await remove(owner, ownerId)).toBe(409)
    expect(await remove(owner, annaId)).toBe(204)
    expect(await list()).toBe(404)
    expect(await remove(owner, annaId)).toBe(404)
    expect(await statusOf(anna.call('GET', '/workspace/fields'))).toBe(200)
  })

  it('does not let those back in who were taken out, by what they were invited with before', async () => {
    const [owner, anna] = [await service.farm(), await service.farm()]
    const team = await aTeamOf(service, owner, anna)
    await owner.call('POST', `/teams/${team}/invitations`, { json: { email: anna.email } })
    const token = await secretFor(service, anna.email, team, 2)
    expect(await statusOf(owner.call('DELETE', `/teams/${team}/members/${await personOf(anna)}`))).toBe(204)
    expect(await statusOf(anna.call('POST', '/teams/invitations/accept', { json: { token } }))).toBe(404)
  })

  it('is one of so many, also where they are made at once', async () => {
    const owner = await service.farm()
    const make = () => statusOf(owner.call('POST', '/teams', { json: { name: 'GbR' } }))
    const made = await Promise.all(Array.from({ length: MOST_TEAMS + 8 }, make))
    expect(made.filter((status) => status === 201).length).toBe(MOST_TEAMS)
    expect(made.filter((status) => status === 409).length).toBe(8)
  })

  it.each(['\u202eHof', '\u200b\u200b', 'a\nb'])('has a name that people can read, and not %j', async (name) => {
    const owner = await service.farm()
    expect(await statusOf(owner.call('POST', '/teams', { json: { name } }))).toBe(422)
  })

  it.each(['a@b', 'a@b..de', '\u202ea@b.de', 'a@[127.0.0.1]', 'a@xn--.de', 'a..b@c.de', 'a@-b.de'])(
    'invites nobody at %j',
    async (email) => {
      const owner = await service.farm()
      const team = await aTeamOf(service, owner)
      expect(await statusOf(owner.call('POST', `/teams/${team}/invitations`, { json: { email } }))).toBe(422)
    },
  )

  it('goes with its last member, and everything of it', async () => {
    const owner = await service.farm()
    const team = await aTeamOf(service, owner)
    await owner.call('POST', `/workspace/fields?team_id=${team}`, { json: { name: 'Wiese', area_ha: 3 } })
    expect(await statusOf(owner.call('DELETE', `/teams/${team}/members/${await personOf(owner)}`))).toBe(204)
    expect(await statusOf(owner.call('GET', `/workspace/fields?team_id=${team}`))).toBe(404)
    await until(
      async () =>
        (await service.database.asOwner('select from workspace_rows where namespace_id = $1', [team])).length === 0 &&
        (await service.database.asOwner('select from namespaces where id = $1', [team])).length === 0,
    )
  })

  it('is handed over before its only owner deletes the account', async () => {
    const [owner, anna] = [await service.farm(), await service.farm()]
    const team = await aTeamOf(service, owner, anna)
    const alone = await aTeamOf(service, owner)
    const refused = await owner.call('DELETE', '/users/account')
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'team_owner' }])
    await owner.call('POST', `/teams/${team}/invitations`, { json: { email: anna.email, role: 'owner' } })
    const token = await secretFor(service, anna.email, team, 2)
    await anna.call('POST', '/teams/invitations/accept', { json: { token } })
    expect(await statusOf(owner.call('DELETE', '/users/account'))).toBe(200)
    expect((await json<{ items: TeamJson[] }>(anna.call('GET', '/teams'))).items).toMatchObject([
      { team_id: team, members: [{ role: 'owner' }] },
    ])
    await until(
      async () => (await service.database.asOwner('select from namespaces where id = $1', [alone])).length === 0,
    )
  })
})

async function callTool(token: string, name: string, args: object): Promise<string> {
  const answer = await fetch(`${service.url}/mcp`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
  })
  expect(answer.status).toBe(200)
  return answer.text()
}

function formOf(text: string): FormData {
  const form = new FormData()
  form.set('file', new Blob([text]), 'Pacht.txt')
  return form
}
