/**
 * Notifications of a person who has 1,000,000 of them, all unread, beside those of one who has 10,000, in turns and in
 * the same run: lists, pages further back, counts, marking one as read and being told another.
 *
 * npm run bench:notifications
 */
import pg from 'pg'
import { openApplication } from '../apps/composition/application.ts'
import { makeLog } from '../apps/composition/log.ts'
import { readSettings } from '../apps/composition/settings.ts'
import type { NotificationId } from '../core/notifications/index.ts'
import type { NamespaceId, UserId } from '../core/shared/ids.ts'
import { compare, printHeading, printLine } from './http/measure.ts'
import { answers, openPrograms, SERVICE } from './http/programs.ts'

const TARGET = 1.3
const [FEW, MANY] = [10_000, 1_000_000]

const programs = await openPrograms()
const pid = programs.start('apps/http/main.ts')
await answers(`${SERVICE}/ready`)
const { access, platform, close } = await openApplication(readSettings(programs.environment), makeLog('silent'))
const client = new pg.Client({ connectionString: programs.databaseUrl })
await client.connect()

interface Person {
  namespaceId: NamespaceId
  userId: UserId
  token: string
  /** Some of theirs, spread over all. */
  ids: string[]
}

async function aPerson(name: string, count: number): Promise<Person> {
  const account = (await access.createAccount({ email: `${name}@hof.example`, username: name })).unwrap()
  const { namespaceId, userId } = account
  await client.query(
    `insert into notifications (namespace_id, user_id, id, kind, about, title, body, link, in_app, created_at)
     select $1, $2, gen_random_uuid(), (array['source_read', 'deadline_near', 'proposals_waiting'])[1 + n % 3], n::text,
       'Kontoauszug ' || n || '.pdf ist gelesen: 3 Zeilen angelegt.', 'Briefe (2) und Kontakte (1).', '/quellen/1', true,
       now() - n * interval '1 second'
     from generate_series(1, $3::int) n`,
    [namespaceId, userId, count],
  )
  await client.query(
    `insert into unread_notifications select $1, $2, kind, count(*) from notifications
     where namespace_id = $1 and user_id = $2 group by kind`,
    [namespaceId, userId],
  )
  const { rows } = await client.query<{ id: string }>(
    'select id from notifications where user_id = $1 order by id limit 5000',
    [userId],
  )
  const { token } = (await access.issueSession({ email: account.email, lifetimeSeconds: 3600 })).unwrap()
  return { namespaceId, userId, token, ids: rows.map(({ id }) => id) }
}

const [few, many] = [await aPerson('bench-hof', FEW), await aPerson('bench-gut', MANY)]
await client.query('vacuum analyze notifications')

const call =
  (method: string, pathOf: (person: Person) => string) =>
  ({ ...person }: Person) =>
  async () => {
    const answer = await fetch(SERVICE + pathOf(person), {
      method,
      headers: { Authorization: `Bearer ${person.token}` },
    })
    if (!answer.ok) throw new Error(`${method} ${pathOf(person)}: ${answer.status} ${await answer.text()}`)
    await answer.arrayBuffer()
  }

async function line(name: string, sendAs: (person: Person) => () => Promise<unknown>, times: number): Promise<void> {
  const of = (person: Person) => ({ pid, postmaster: programs.postmaster, send: sendAs(person) })
  printLine(name, await compare(of(many), of(few), { times, at: 4 }), TARGET)
}

const told = (person: Person) => async () => {
  const id = platform.ids.next<NotificationId>()
  await platform.notifications.add(person.namespaceId, [
    {
      ...person,
      id,
      kind: 'source_read',
      about: id,
      title: 'Neu.',
      body: '',
      link: null,
      inApp: true,
      createdAt: Date.now(),
      readAt: null,
    },
  ])
}

console.log(`A person with ${MANY} notifications beside („bare“) one with ${FEW}`)
printHeading()
await line(
  '50, the newest',
  call('GET', () => '/notifications'),
  300,
)
await line(
  '200, the newest',
  call('GET', () => '/notifications?limit=200'),
  100,
)
await line(
  '50 after 5,000',
  call('GET', () => '/notifications?offset=5000'),
  100,
)
await line(
  'counts of the unread',
  call('GET', () => '/notifications/unread-counts'),
  300,
)
await line(
  'one is read',
  call('POST', ({ ids }) => `/notifications/${ids.pop()}/read`),
  300,
)
await line('one is told', told, 300)

await client.end()
await close()
await programs.close()
