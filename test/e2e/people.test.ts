import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFarm, startService, type Farm, type TestService } from './start-hofkern.ts'

describe('a person', () => {
  let service: TestService
  let farm: Farm
  beforeAll(async () => {
    service = await startService({}, { worker: false })
    farm = await service.farm()
  })
  afterAll(() => service.stop())

  const profile = async (of = farm) => (await (await of.call('GET', '/profile')).json()) as Record<string, unknown>
  const patch = (path: string, json: unknown) => farm.call('PATCH', path, { json })

  it('says what they want of themselves, and where they live only by the pin', async () => {
    expect(await profile()).toMatchObject({ display_name: null, address: null, location_set: false, location: null })
    const changed = await patch('/profile', { display_name: ' Anna Moor ', address: 'Am Deich 1\n21730 Balje' })
    expect(changed.status).toBe(200)
    expect(await changed.json()).toMatchObject({
      email: farm.email,
      display_name: 'Anna Moor',
      language: 'de',
      address: 'Am Deich 1\n21730 Balje',
    })
    expect(await (await patch('/profile/location', { lat: 53.84, lng: 9.08 })).json()).toEqual({
      location_set: true,
      lat: 53.84,
      lng: 9.08,
    })
    await patch('/profile', { display_name: null })
    expect(await profile()).toMatchObject({
      display_name: null,
      address: 'Am Deich 1\n21730 Balje',
      location_set: true,
      location: { lat: 53.84, lng: 9.08 },
      teams: [],
    })
    await patch('/profile/location', { lat: null, lng: null })
    expect(await profile()).toMatchObject({ location_set: false, location: null, address: 'Am Deich 1\n21730 Balje' })
  })

  it.each([
    ['/profile', { username: 'anders' }],
    ['/profile', { lat: 1, lng: 2 }],
    ['/profile', { farm_slug: 'x' }],
    ['/profile', { display_name: '' }],
    ['/profile', { display_name: 'a\nb' }],
    ['/profile', { display_name: 'a\u0000b' }],
    ['/profile', { display_name: 'a\u202eb' }],
    ['/profile', { display_name: 'a'.repeat(81) }],
    ['/profile', { address: 7 }],
    ['/profile', { address: 'a\u0000' }],
    ['/profile', { address: '\ud800' }],
    ['/profile', { language: 'en' }],
    ['/profile/location', { lat: 90.1, lng: 9 }],
    ['/profile/location', { lat: 53, lng: -180.1 }],
    ['/profile/location', { lat: null, lng: 9 }],
    ['/profile/location', { lat: 53 }],
    ['/profile/location', { lat: '53', lng: 9 }],
    ['/profile/location', { lat: 53, lng: 9, address: 'x' }],
  ])('changes nothing by PATCH %s %j', async (path, body) => {
    const before = await profile()
    expect((await patch(path, body)).status).toBe(422)
    expect(await profile()).toEqual(before)
  })

  it('cannot be pinned beyond what a number can be', async () => {
    const answer = await farm.call('PATCH', '/profile/location', {
      body: '{"lat":1e999,"lng":9}',
      headers: { 'Content-Type': 'application/json' },
    })
    expect(answer.status).toBe(422)
  })

  it('gets one name in addresses for the farm, however many ask at once', async () => {
    const slugs = async (of: Farm) =>
      Promise.all(
        Array.from({ length: 12 }, async () => (await of.call('POST', '/profile/ensure-slug')).json()),
      ) as Promise<{ farm_slug: string; created: boolean }[]>
    const told = await slugs(farm)
    expect(new Set(told.map(({ farm_slug }) => farm_slug)).size).toBe(1)
    expect(told.filter(({ created }) => created)).toHaveLength(1)
    expect(await profile()).toMatchObject({ farm_slug: told[0]!.farm_slug, username: told[0]!.farm_slug })
  })

  it('whose username comes to the name of another farm gets one with a number, also in a race', async () => {
    const farms = await Promise.all(Array.from({ length: 5 }, () => makeFarm(service.application)))
    // As accounts of a release that knew no look-alikes can be called.
    for (const [index, { email }] of farms.entries())
      await service.database.asOwner('update users set username = $2, username_look = null where email = $1', [
        email,
        ['mo_or_hof', 'mo-or-hof', 'mo_or-hof', 'mo-or_hof', 'moor-hof'][index],
      ])
    const told = await Promise.all(
      farms.map(
        async (one) => (await (await one.call('POST', '/profile/ensure-slug')).json()) as { farm_slug: string },
      ),
    )
    expect(told.map(({ farm_slug }) => farm_slug).toSorted()).toEqual([
      'mo-or-hof',
      'mo-or-hof-2',
      'mo-or-hof-3',
      'mo-or-hof-4',
      'moor-hof',
    ])
  })

  it('does not tell an agent or a stranger who they are', async () => {
    const agent = await farm.agent(['ask'])
    const answer = await fetch(`${service.url}/profile`, { headers: { Authorization: `Bearer ${agent}` } })
    expect(answer.status).toBe(403)
    expect((await fetch(`${service.url}/profile/ensure-slug`, { method: 'POST' })).status).toBe(401)
  })

  it('that an operator keeps out is refused with every credential, and let in again with the same', async () => {
    const other = await service.farm()
    const { access } = service.application
    const agent = await other.agent(['ask'])
    const statuses = async () => [
      (await other.call('GET', '/profile')).status,
      (await fetch(`${service.url}/oauth/grants`, { headers: { Authorization: `Bearer ${agent}` } })).status,
    ]
    expect(await statuses()).toEqual([200, 403])
    await access.disableAccount(other.email)
    expect(await statuses()).toEqual([401, 401])
    await access.enableAccount(other.email)
    expect(await statuses()).toEqual([200, 403])
  })
})

describe('whoever looks for a username', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startService(
      { HOFKERN_RATE_LIMITS: 'on', HOFKERN_RATE_USERNAMES_PER_MINUTE: '4' },
      { worker: false },
    )
  })
  afterAll(() => service.stop())

  it('is told every fault at once, and nothing of who exists, until the budget is used up', async () => {
    const check = (username: unknown) =>
      fetch(`${service.url}/users/validate-username`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username }),
      })
    expect(await (await check('-admin')).json()).toEqual({
      valid: false,
      errors: [
        { code: 'leading_separator', message: 'Am Anfang steht ein Buchstabe oder eine Ziffer.' },
        { code: 'reserved', message: expect.stringContaining('verwechseln') as string },
      ],
    })
    ;(await service.application.access.createAccount({ email: 'a@hof.example', username: 'anna-moor' })).unwrap()
    expect(await (await check('anna-moor')).json()).toEqual({ valid: true, errors: [] })
    expect((await check('a'.repeat(10_000))).status).toBe(422)
    expect((await check('anna')).status).toBe(200)
    const refused = await check('anna')
    expect([refused.status, refused.headers.get('retry-after') !== null]).toEqual([429, true])
    expect(refused.headers.get('ratelimit-policy')).toBe('"usernames";q=4;w=60')
  })
})
