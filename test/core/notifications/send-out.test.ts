import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../core/access/index.ts'
import type { Notification, PushDevice } from '../../../core/notifications/index.ts'
import { newId } from '../../builders/ids.ts'
import { aNotification } from '../../builders/notification.ts'
import { BASE_URL, notificationsInMemory } from '../../builders/notifying.ts'

type World = ReturnType<typeof notificationsInMemory>

async function told(world: World, { namespaceId, userId }: Actor, ...given: Partial<Notification>[]) {
  const notifications = given.map((each) => aNotification({ namespaceId, userId, ...each }))
  await world.notifications.add(namespaceId, notifications)
  return { namespaceId, userId, notificationIds: notifications.map(({ id }) => id) }
}

describe('a mail', () => {
  it('tells one thing with a way to it, and goes out once however often its job is done', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    const mail = await told(world, person, { title: 'a.pdf ist gelesen.', body: 'Briefe (1).', link: '/quellen/1' })
    await Promise.all([1, 2, 3].map(() => world.sendMail(mail)))
    await world.sendMail(mail)
    const sent = world.mailer.sent()
    expect(sent).toMatchObject([{ to: person.email, subject: 'a.pdf ist gelesen.', namespace: person.namespaceId }])
    expect(sent[0]!.text).toContain(`${BASE_URL}/quellen/1`)
    expect(sent[0]!.text).toContain('Briefe (1).')
  })

  it('tells of all that was made together', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    await world.sendMail(await told(world, person, { title: 'Eins.' }, { title: 'Zwei.', link: null }))
    const [mail] = world.mailer.sent()
    expect(mail!.subject).toBe('2 Dokumente gelesen')
    expect(mail!.text).toContain(`Eins.\n${BASE_URL}/quellen/1`)
    expect(mail!.text).toContain('Zwei.')
  })

  it('is tried again where it could not be handed over', async () => {
    const world = notificationsInMemory()
    const mail = await told(world, await world.person(), {})
    world.mailer.broken = 'the server is away'
    await expect(world.sendMail(mail)).rejects.toThrow('the server is away')
    world.mailer.broken = undefined
    await world.sendMail(mail)
    expect(world.mailer.sent().length).toBe(1)
  })

  it('is not sent again where the worker died over it', async () => {
    const world = notificationsInMemory()
    const mail = await told(world, await world.person(), {})
    await world.notifications.beginMail(mail.namespaceId, mail.userId, mail.notificationIds, 1)
    await world.sendMail(mail)
    expect(world.mailer.sent()).toEqual([])
  })

  it('does not go to whoever is no member any more, nor of what was removed', async () => {
    const world = notificationsInMemory()
    const [person, stranger] = [await world.person(), await world.person()]
    const mail = await told(world, person, {})
    await world.sendMail({ ...mail, userId: stranger.userId })
    await world.sendMail({ ...mail, notificationIds: [newId()] })
    expect(world.mailer.sent()).toEqual([])
  })

  it('holds single deadlines where it is a digest, and names those beside it that the digest does not', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    const mail = await told(
      world,
      person,
      { kind: 'deadline_digest', title: '2 Fristen stehen an', body: 'Bis 1.: A (morgen; x)\nBis 2.: B (heute; y)' },
      { kind: 'deadline_near', title: 'Bis 1.: A' },
      { kind: 'deadline_near', title: 'Bis 30.: C', link: '/zeilen/certificates/1' },
    )
    await world.sendMail(mail)
    const [sent] = world.mailer.sent()
    expect(sent!.subject).toBe('2 Fristen stehen an')
    expect(sent!.text.split('Bis 1.: A').length).toBe(2)
    expect(sent!.text).toContain(`Bis 30.: C\n${BASE_URL}/zeilen/certificates/1`)
  })
})

describe('a push', () => {
  async function registered(world: World, person: Actor, token = 'https://push.example/1'): Promise<PushDevice> {
    return (await world.registerDevice(person, { token, keys: { p256dh: 'p', auth: 'a' } })).unwrap()
  }
  const last = { lastAttempt: true }
  const first = { lastAttempt: false }

  it('tells all that was made together as one message', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    const { id: deviceId } = await registered(world, person)
    await world.sendPush({ ...(await told(world, person, { title: 'Eins.' }, { title: 'Zwei.' })), deviceId }, first)
    expect(world.push.pushed).toMatchObject([
      { message: { title: '2 Dokumente gelesen', body: 'Eins.\nZwei.', link: `${BASE_URL}/` } },
    ])
    expect(world.push.pushed[0]!.message.tag).toMatch(/^[\w-]{32}$/)
  })

  it('forgets a device that is gone', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    const device = await registered(world, person)
    world.push.gone.add(device.token)
    await world.sendPush({ ...(await told(world, person, {})), deviceId: device.id }, first)
    expect(await world.pushDevices.of(person.userId)).toEqual([])
  })

  it('is tried again where it failed, and given up the last time', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    const { id: deviceId } = await registered(world, person)
    const push = { ...(await told(world, person, {})), deviceId }
    world.push.broken = 'no answer'
    await expect(world.sendPush(push, first)).rejects.toThrow('no answer')
    await world.sendPush(push, last)
    expect((await world.pushDevices.of(person.userId)).length).toBe(1)
  })

  it('of one device does not wait for another, nor mail for push', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    for (const token of ['https://haengt.example/1', 'https://geht.example/1']) await registered(world, person, token)
    const { send } = world.push
    world.push.send = (device, message) =>
      device.token.includes('haengt')
        ? Promise.reject(new Error('silent for 5 seconds'))
        : send.call(world.push, device, message)
    await world.ended(person, { status: 'failed', error: { kind: 'empty_file' } })
    await world.work()
    expect(world.push.pushed.map(({ token }) => token)).toEqual(['https://geht.example/1'])
    expect(world.mailer.sent().length).toBe(1)
    expect(await world.jobs.list()).toEqual([])
  })

  it('does not reach a browser that somebody else has taken over', async () => {
    const world = notificationsInMemory()
    const [person, other] = [await world.person(), await world.person()]
    const { id: deviceId, token } = await registered(world, person)
    const push = { ...(await told(world, person, {})), deviceId }
    await registered(world, other, token)
    await world.sendPush(push, first)
    expect(world.push.pushed).toEqual([])
  })

  it('is not queued where push is not set up', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    await registered(world, person)
    world.push.publicKey = null
    await world.ended(person)
    await world.work()
    expect(world.push.pushed).toEqual([])
  })
})

describe('the welcome', () => {
  it('goes out once, to the right person, and only where both agree', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    const { userId, email } = person
    expect((await world.welcome({ userId: newId(), email })).val).toEqual({ kind: 'user_not_found' })
    expect((await world.welcome({ userId, email: 'andere@hof.example' })).val).toEqual({ kind: 'email_differs' })
    await world.work()
    expect(world.mailer.sent()).toEqual([])
    const welcomed = await Promise.all([1, 2, 3].map(() => world.welcome({ userId, email: email.toUpperCase() })))
    expect(welcomed.map((each) => each.unwrap().sent).toSorted()).toEqual([false, false, true])
    await world.work()
    expect(world.mailer.sent()).toMatchObject([{ to: email, subject: 'Willkommen bei Hofkern' }])
  })
})
