import { describe, expect, it } from 'vitest'
import type { Proposal, ProposalId } from '../../../core/farm/index.ts'
import { newId } from '../../builders/ids.ts'
import { BASE_URL, notificationsInMemory } from '../../builders/notifying.ts'

const proposal = (documentId: Proposal['documentId'], key: string): Proposal => ({
  id: newId<ProposalId>(),
  documentId,
  kind: 'letters',
  values: {},
  label: key,
  key,
  about: null,
  confidence: 0.5,
  page: null,
  quote: null,
  asOf: null,
  createdAt: 0,
  differences: [],
})

describe('notifications of sources', () => {
  it('tell what a document came to, with a link to it, on the page and the live channel', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    const source = await world.ended(person, { filename: 'Kontoauszug.pdf', derived: { letters: 2, contacts: 1 } })
    await world.work()
    const [told] = await world.listed(person)
    expect(told).toMatchObject({
      kind: 'source_read',
      title: 'Kontoauszug.pdf ist gelesen: 3 Zeilen angelegt.',
      body: 'Briefe (2) und Kontakte (1).',
      link: `/quellen/${source.id}`,
      readAt: null,
    })
    expect(await world.published(person)).toContainEqual({
      event: 'notification.created',
      data: { user_id: person.userId, id: told!.id, kind: 'source_read', title: told!.title },
    })
    expect(await world.countUnread(person)).toMatchObject({ total: 1, byKind: { source_read: 1, finding: 0 } })
  })

  it('tell of a document without rows, with one row, and of one that cannot be read, by mail too', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    await world.ended(person, { filename: 'a.txt', derived: {} })
    await world.ended(person, { filename: 'b.txt', derived: { letters: 1 } })
    await world.ended(person, { filename: 'c.pdf', status: 'failed', error: { kind: 'empty_file' } })
    await world.work()
    expect((await world.listed(person)).map(({ title }) => title)).toEqual([
      'c.pdf ließ sich nicht lesen.',
      'b.txt ist gelesen: eine Zeile angelegt.',
      'a.txt ist gelesen: Du kannst jetzt danach fragen.',
    ])
    const mails = world.mailer.sent()
    expect(mails).toMatchObject([
      { to: person.email, subject: 'c.pdf ließ sich nicht lesen.', namespace: person.namespaceId },
    ])
    expect(mails[0]!.text).toContain('Die Datei ist leer.')
  })

  it('tell once for a document that many things of it wait for a word', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    const source = await world.ended(person, { filename: 'Liste.pdf', derived: { letters: 1 } })
    const waiting = Array.from({ length: 50 }, (_, n) => proposal(source.id, `Brief ${n}`))
    await world.proposals.replace(person.namespaceId, source.id, waiting)
    await world.work()
    const told = await world.listed(person)
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(['proposals_waiting', 'source_read'])
    expect(told.find(({ kind }) => kind === 'proposals_waiting')!.title).toBe(
      'Liste.pdf: 50 Angaben warten auf dein Wort.',
    )
    expect(await world.published(person)).toContainEqual({
      event: 'proposal.created',
      data: { document_id: source.id, count: 50 },
    })
  })

  it('say nothing of a run that a newer one has overtaken, nor of a source that is gone', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    const [overtaken, gone] = [await world.ended(person), await world.ended(person)]
    await world.sources.restart(person.namespaceId, overtaken.id, newId(), 1)
    await world.sources.remove(person.namespaceId, gone.id)
    await world.work()
    expect(await world.listed(person)).toEqual([])
  })

  it('reach every member of the farm and nobody else', async () => {
    const world = notificationsInMemory()
    const [person, stranger] = [await world.person(), await world.person()]
    await world.ended(person)
    await world.work()
    expect((await world.listed(person)).length).toBe(1)
    expect(await world.listed(stranger)).toEqual([])
    expect((await world.readNotification(stranger, (await world.listed(person))[0]!.id)).val).toEqual({
      kind: 'not_found',
    })
    expect(await world.readAllNotifications(stranger)).toBe(0)
  })

  it.each(['before', 'after'])('are made once where the reader dies %s it has written', async (when) => {
    const world = notificationsInMemory()
    const person = await world.person()
    const { add } = world.notifications
    let deaths = 0
    world.notifications.add = async (...given) => {
      const dies = deaths++ < 2
      if (dies && when === 'before') throw new Error('the reader dies')
      const added = await add.apply(world.notifications, given)
      if (dies) throw new Error('the reader dies')
      return added
    }
    await world.ended(person, { status: 'failed', error: { kind: 'empty_file' } })
    await world.work()
    expect(deaths).toBe(3)
    expect((await world.listed(person)).length).toBe(1)
    expect((await world.countUnread(person)).total).toBe(1)
    expect(world.mailer.sent().length).toBe(1)
    expect((await world.published(person)).filter(({ event }) => event === 'notification.created').length).toBe(1)
  })

  it('go where the person wants to hear of them, and nowhere where they do not', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    const device = { token: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }
    ;(await world.registerDevice(person, device)).unwrap()
    await world.changePreferences(person, { source_read: { in_app: false, email: true } })
    const source = await world.ended(person, { filename: 'a.txt' })
    await world.work()
    expect(await world.listed(person)).toEqual([])
    expect((await world.countUnread(person)).total).toBe(0)
    expect((await world.published(person)).map(({ event }) => event)).toEqual([])
    expect(world.mailer.sent().length).toBe(1)
    expect(world.push.pushed).toMatchObject([
      { token: device.token, message: { title: 'a.txt ist gelesen: Du kannst jetzt danach fragen.' } },
    ])
    expect(world.push.pushed[0]!.message.link).toBe(`${BASE_URL}/quellen/${source.id}`)

    await world.changePreferences(person, { source_read: { email: false, push: false } })
    await world.ended(person)
    await world.work()
    expect([world.mailer.sent().length, world.push.pushed.length]).toEqual([1, 1])
  })

  it('go out once for a stack of documents, with what came of them', async () => {
    const world = notificationsInMemory()
    const [person, neighbour] = [await world.person(), await world.person()]
    await world.changePreferences(person, { source_read: { email: true } })
    ;(
      await world.registerDevice(person, { token: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } })
    ).unwrap()
    for (let n = 1; n <= 30; n++) {
      await world.ended(
        person,
        n === 7 ? { status: 'failed', error: { kind: 'empty_file' } } : { filename: `${n}.txt` },
      )
      await world.workNow()
      world.time.now += 20_000
    }
    expect((await world.listed(person)).length).toBe(30)
    expect(world.mailer.sent()).toEqual([])
    await world.ended(neighbour, { status: 'failed', error: { kind: 'empty_file' } })
    await world.work()
    const [mail, ...others] = world.mailer.sent().filter(({ to }) => to === person.email)
    expect(others).toEqual([])
    expect(mail!.subject).toBe('29 Dokumente gelesen und eines nicht lesbar')
    expect(mail!.text).toContain('25.txt ist gelesen')
    expect(mail!.text).not.toContain('30.txt')
    expect(mail!.text).toContain('Alle 30 stehen in Hofkern unter deinen Nachrichten.')
    expect(world.push.pushed.map(({ message }) => message.title)).toEqual([mail!.subject])
    expect(world.push.pushed[0]!.message.body.split('\n').length).toBe(10)
    expect(world.mailer.sent().length).toBe(2)
  })

  it('go out after a quarter of an hour where a stack has no end', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    for (let n = 1; n <= 80; n++) {
      await world.ended(person, { status: 'failed', error: { kind: 'empty_file' } })
      await world.workNow()
      world.time.now += 30_000
    }
    await world.work()
    expect(world.mailer.sent().map(({ subject }) => subject)).toEqual([
      '30 Dokumente nicht lesbar',
      '30 Dokumente nicht lesbar',
      '20 Dokumente nicht lesbar',
    ])
  })

  it('go out once where the worker dies over them', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    await world.ended(person, { status: 'failed', error: { kind: 'empty_file' } })
    await world.ended(person, { status: 'failed', error: { kind: 'empty_file' } })
    const { release } = world.notifications
    let deaths = 0
    world.notifications.release = async (...given) => {
      const released = await release.apply(world.notifications, given)
      if (deaths++ === 0) throw new Error('the worker dies')
      return released
    }
    await world.work()
    expect(deaths).toBe(2)
    expect(world.mailer.sent().map(({ subject }) => subject)).toEqual(['2 Dokumente nicht lesbar'])
  })

  it('let no file name begin a field of a mail, break a line or turn a text around', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    const filename = 'Rechnung\r\nBcc: alle@welt.example\r\n\r\n<b>\u202Egpj.exe\u0000.pdf'
    await world.ended(person, { filename, status: 'failed', error: { kind: 'empty_file' } })
    await world.work()
    const [mail] = world.mailer.sent()
    expect(mail!.subject).toBe('Rechnung Bcc: alle@welt.example <b> gpj.exe .pdf ließ sich nicht lesen.')
    expect(mail!.text.split('\n').some((line) => line.startsWith('Bcc:'))).toBe(false)
    expect(mail!.html).not.toContain('<b>')
    expect((await world.listed(person))[0]!.title).not.toMatch(/[\u202e\p{Cc}]/u)
  })

  it('are cut where what they tell of is long', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    await world.ended(person, { filename: `${'😀'.repeat(3000)}.pdf` })
    await world.work()
    expect([...(await world.listed(person))[0]!.title].length).toBe(200)
  })
})
