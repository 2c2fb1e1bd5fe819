import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../core/access/index.ts'
import { kindOf, described, type KindSlug, type RowId } from '../../../core/farm/index.ts'
import { newId } from '../../builders/ids.ts'
import { notificationsInMemory } from '../../builders/notifying.ts'

type World = ReturnType<typeof notificationsInMemory>

async function aRow(world: World, { namespaceId }: Actor, kind: KindSlug, values: Record<string, unknown>) {
  const empty = Object.fromEntries(Object.keys(kindOf(kind).fields).map((field) => [field, null]))
  const id = newId<RowId>()
  const row = { ...described(kindOf(kind), { ...empty, ...values }), kind, id, namespaceId }
  await world.rows.add([{ ...row, origin: 'person', edited: true, version: 1, createdAt: 0, updatedAt: 0 }])
  return id
}

const remind = async (world: World, { namespaceId }: Actor, day: string) => {
  await world.remindOfDeadlines({ namespaceId, day })
  await world.work()
}

describe('deadlines', () => {
  it('are told when they are near, each once, in one mail a morning', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    const letter = await aRow(world, person, 'letters', { subject: 'Anhörung', deadline: '2026-05-27' })
    await aRow(world, person, 'certificates', { type: 'Sachkunde', valid_until: '2026-06-19' })
    await aRow(world, person, 'fields', { name: 'Hinterm Deich', leased: true, leased_until: '2026-08-18' })
    await aRow(world, person, 'letters', { subject: 'Später', deadline: '2026-05-28' })
    await aRow(world, person, 'letters', { subject: 'Lange her', deadline: '2026-05-01' })
    await aRow(world, person, 'letters', { subject: 'Erledigt', deadline: '2026-05-21', done: true })
    await remind(world, person, '2026-05-20')
    const near = await world.listed(person)
    expect(near.map(({ title }) => title).toSorted()).toEqual([
      'Bis 18.08.2026: Pacht „Hinterm Deich“',
      'Bis 19.06.2026: Nachweis „Sachkunde“',
      'Bis 27.05.2026: Antwort auf „Anhörung“',
    ])
    expect(near.find(({ title }) => title.includes('Anhörung'))).toMatchObject({
      kind: 'deadline_near',
      link: `/zeilen/letters/${letter}`,
    })
    expect(world.mailer.sent().map(({ subject }) => subject)).toEqual(['3 Neuigkeiten von deinem Hof'])

    await remind(world, person, '2026-05-20')
    expect(world.mailer.sent().length).toBe(1)
    await remind(world, person, '2026-05-21')
    expect((await world.listed(person)).length).toBe(4)
    expect(world.mailer.sent().map(({ subject }) => subject)).toContain('Bis 28.05.2026: Antwort auf „Später“')
  })

  it('are told anew where the day becomes another, and not where a name does', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    const values = { subject: 'Anhörung', deadline: '2026-05-22' }
    await aRow(world, person, 'letters', values)
    await remind(world, person, '2026-05-20')
    const [told] = await world.listed(person)
    expect(told!.about).not.toContain('Anhörung')
    expect(told!.about).toContain('2026-05-22')
  })

  it('of a withdrawal period are told on its last day, not once it is over', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    await aRow(world, person, 'treatments', {
      date: '2026-05-16',
      product: 'Mastivet',
      withdrawal_milk_hours: 96,
      withdrawal_meat_days: 2,
    })
    await remind(world, person, '2026-05-19')
    expect(await world.listed(person)).toEqual([])
    await remind(world, person, '2026-05-20')
    expect((await world.listed(person)).map(({ title }) => title)).toEqual([
      'Bis 20.05.2026: Wartezeit Milch, 16.05.2026 · Mastivet',
    ])
    await remind(world, person, '2026-05-21')
    expect((await world.listed(person)).length).toBe(1)
  })

  it('come as a digest to whoever wants one: one mail a day, none where nothing is due', async () => {
    const world = notificationsInMemory()
    const [person, other] = [await world.person(), await world.person()]
    await world.changePreferences(person, { deadline_digest: { email: true } })
    await remind(world, person, '2026-05-20')
    expect(world.mailer.sent()).toEqual([])
    for (const each of [person, other])
      await aRow(world, each, 'letters', { subject: 'Anhörung', deadline: '2026-05-28' })
    for (const each of [person, other])
      await Promise.all(
        [1, 2, 3].map(() => world.remindOfDeadlines({ namespaceId: each.namespaceId, day: '2026-05-20' })),
      )
    await world.work()
    expect(world.mailer.sent().map(({ to, subject }) => [to, subject])).toEqual([[person.email, 'Eine Frist steht an']])
    expect(world.mailer.sent()[0]!.text).toContain(
      'Bis 28.05.2026: Antwort auf „Anhörung“ (in 8 Tagen; Frist im Schreiben)',
    )
    // The day that the letter becomes near there is one mail all the same.
    await remind(world, person, '2026-05-21')
    expect(world.mailer.sent().length).toBe(2)
    expect(await world.listed(person)).toMatchObject([{ kind: 'deadline_near' }])
  })

  /** A farm that has to sum up what it spread last year, by 31.03. */
  async function aFarmWithAFinding(world: World) {
    const person = await world.person()
    await world.changePreferences(person, { deadline_digest: { in_app: true, email: true } })
    await aRow(world, person, 'holdings', { name: 'Hof Deichblick', state: 'NI' })
    await aRow(world, person, 'letters', { subject: 'Anhörung', deadline: '2026-03-25' })
    const spread = { type: 'fertilizing', title: 'Düngen', status: 'done', done_on: '2025-04-02', product: 'KAS 27' }
    await aRow(world, person, 'work_items', { ...spread, amount: 200, unit: 'kg/ha' })
    return person
  }
  const digestsOf = async (world: World, person: Actor) =>
    (await world.listed(person)).filter(({ kind }) => kind === 'deadline_digest')

  it('in a digest are also those of what an inspection would find, once a day', async () => {
    const world = notificationsInMemory()
    const person = await aFarmWithAFinding(world)
    for (let n = 0; n < 3; n++) await world.remindOfDeadlines({ namespaceId: person.namespaceId, day: '2026-03-20' })
    await world.work()
    await remind(world, person, '2026-03-20')
    const [digest, ...more] = await digestsOf(world, person)
    expect(more).toEqual([])
    expect(digest!.body.split('\n')).toEqual([
      'Bis 25.03.2026: Antwort auf „Anhörung“ (in 5 Tagen; Frist im Schreiben)',
      expect.stringMatching(/^Bis 31\.03\.2026: Fass Bedarf .*„Hof Deichblick“.* \(in 11 Tagen; DüV § 10 .*\)$/),
    ])
    // With what is near there was one mail, and nothing was told twice.
    expect(world.mailer.sent().length).toBe(1)
    expect((await world.listed(person)).length).toBe(2)
  })

  it('are told without judging the farm where nobody wants a digest', async () => {
    const world = notificationsInMemory()
    const person = await aFarmWithAFinding(world)
    await world.changePreferences(person, { deadline_digest: { in_app: false, email: false } })
    world.judging.readFurtherDeadlines = () => Promise.reject(new Error('judged'))
    await remind(world, person, '2026-03-20')
    expect((await world.listed(person)).map(({ kind }) => kind)).toEqual(['deadline_near'])
  })

  it('of the rows are told all the same where a farm cannot be judged, and others are not held up', async () => {
    const world = notificationsInMemory()
    const [broken, whole] = [await aFarmWithAFinding(world), await aFarmWithAFinding(world)]
    const { readFurtherDeadlines } = world.judging
    let tries = 0
    world.judging.readFurtherDeadlines = (namespace, today) => {
      if (namespace !== broken.namespaceId) return readFurtherDeadlines(namespace, today)
      tries += 1
      return Promise.reject(new Error('the process that judged ended'))
    }
    for (const { namespaceId } of [broken, whole]) await world.remindOfDeadlines({ namespaceId, day: '2026-03-20' })
    await world.workNow()
    expect((await digestsOf(world, whole)).length).toBe(1)
    for (let n = 0; n < 10; n++) await world.work()
    const [digest, ...more] = await digestsOf(world, broken)
    expect([tries, more]).toEqual([4, []])
    expect(digest!.body.split('\n')).toEqual([
      'Bis 25.03.2026: Antwort auf „Anhörung“ (in 5 Tagen; Frist im Schreiben)',
      'Was eine Kontrolle fände, ließ sich heute nicht prüfen.',
    ])
    expect((await world.listed(broken)).filter(({ kind }) => kind === 'deadline_near').length).toBe(1)
  })

  it('that many rows have fit into a digest, which names some and says how many more there are', async () => {
    const world = notificationsInMemory()
    const person = await aFarmWithAFinding(world)
    world.judging.readFurtherDeadlines = async () =>
      Array.from({ length: 60 }, (_, n) => ({
        kind: 'animals' as const,
        rowId: newId<RowId>(),
        label: `Kalb ${n}`,
        what: n < 12 ? 'Zieh die Ohrmarken ein' : `Frist ${'sehr lang '.repeat(8)}${n}`,
        on: '2026-03-22',
        why: 'ViehVerkV § 27',
      }))
    await remind(world, person, '2026-03-20')
    const [digest] = await digestsOf(world, person)
    const { title, body } = digest!
    expect(title).toBe('50 Fristen stehen an')
    const lines = body.split('\n')
    expect(lines[0]).toBe(
      'Bis 22.03.2026: Zieh die Ohrmarken ein („Kalb 0“, „Kalb 1“, „Kalb 2“ und 9 weiteren) (in 2 Tagen; ViehVerkV § 27)',
    )
    expect(lines.at(-1)).toBe(`und ${50 - (lines.length - 1)} weitere Fristen`)
    expect(body.length).toBeLessThan(2000)
  })

  it('of a farm are told once where the worker dies in between', async () => {
    const world = notificationsInMemory()
    const person = await world.person()
    await aRow(world, person, 'letters', { subject: 'Anhörung', deadline: '2026-05-22' })
    const { publish } = world.live
    world.live.publish = () => Promise.reject(new Error('the worker dies'))
    await expect(world.remindOfDeadlines({ namespaceId: person.namespaceId, day: '2026-05-20' })).rejects.toThrow(
      'the worker dies',
    )
    expect(await world.listed(person)).toEqual([])
    world.live.publish = publish
    await remind(world, person, '2026-05-20')
    expect((await world.listed(person)).length).toBe(1)
    expect(world.mailer.sent().length).toBe(1)
  })

  it('are looked for in the morning in Germany, once a day, however many processes look at the clock', async () => {
    const world = notificationsInMemory()
    const people = [await world.person(), await world.person(), await world.person()]
    for (const person of people) await aRow(world, person, 'letters', { subject: 'Anhörung', deadline: '2026-05-22' })
    const told = async () => {
      await world.work()
      return (await Promise.all(people.map((person) => world.listed(person)))).flat().length
    }
    // 05:59 in summer time.
    world.time.now = Date.parse('2026-05-20T03:59:00Z')
    await world.lookAtClock()
    expect(await told()).toBe(0)
    world.time.now += 60_000
    await Promise.all([1, 2, 3].map(() => world.lookAtClock()))
    expect(await told()).toBe(3)
    expect(world.mailer.sent().length).toBe(3)
    await world.beginDay('2026-05-20')
    expect(await told()).toBe(3)
  })
})
