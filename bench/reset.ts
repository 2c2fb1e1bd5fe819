/**
 * How long a person waits who begins anew with a large farm, and what another farm notices while the old one is
 * emptied: the same calls before and meanwhile, in one run.
 *
 * npm run bench:reset
 */
import { join } from 'node:path'
import pg from 'pg'
import { indexPages } from '../core/knowledge/index.ts'
import type { DocumentId, NamespaceId } from '../core/shared/ids.ts'
import { startHofkern } from './http/start-hofkern.ts'

const [ROWS, PASSAGES, FILES] = [100_000, 20_000, 2000]
const PASSAGES_PER_DOCUMENT = 200
const CALLS_BEFORE = 400

const WORDS = [
  ...'Boden Wert Kalk Gülle Milch Weide Frist Antrag Schlag Ernte Düngung Pacht Herde Kalb Mais'.split(' '),
  ...'Gerste Probe Nachweis Betrieb Landkreis Sommer Bericht Menge Hektar'.split(' '),
]

const service = await startHofkern()
const owner = new pg.Client({ connectionString: service.application.url })
try {
  await owner.connect()
  const [leaving, other] = [await service.farm(), await service.farm()]
  await fill(leaving.namespaceId, ROWS, PASSAGES, FILES)
  await fill(other.namespaceId, 2000, 1000, 20)
  await owner.query('vacuum (analyze)')

  const calls: Record<string, () => Promise<unknown>> = {
    list: () => other.call('GET', '/workspace/animals?limit=50'),
    ask: () => other.call('POST', '/chat/ask', { question: 'Was steht über den Bodenwert in Ordner 400?' }),
  }
  const before = await timesOf(calls, (done) => done < CALLS_BEFORE)
  const began = performance.now()
  const { previous_namespace_id, deleted_files } = await leaving.call<{
    previous_namespace_id: string
    deleted_files: number
  }>('POST', '/namespace/reset')
  const switched = performance.now() - began
  let emptied: number | undefined
  const watching = setInterval(
    () => void isEmptied(previous_namespace_id).then((is) => is && (emptied ??= performance.now())),
    200,
  )
  const meanwhile = await timesOf(calls, () => emptied === undefined)
  clearInterval(watching)

  console.log(`the switch                    ${switched.toFixed(0)} ms (≤ 1000), ${deleted_files} files`)
  console.log(`until the old one is empty    ${((emptied! - began) / 1000).toFixed(1)} s`)
  for (const name of Object.keys(calls))
    console.log(
      [
        `${name.padEnd(4)} of another farm, p95     ${p95(before[name]!)} ms before, ${p95(meanwhile[name]!)} ms meanwhile`,
        `(${meanwhile[name]!.length} calls): ${(p95(meanwhile[name]!) / p95(before[name]!)).toFixed(2)}× (≤ 1.3)`,
      ].join(' '),
    )
} finally {
  await owner.end()
  await service.stop()
}

async function timesOf(calls: Record<string, () => Promise<unknown>>, goesOn: (done: number) => boolean) {
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(calls).map((name) => [name, []]))
  for (let done = 0; goesOn(done); done++)
    for (const [name, call] of Object.entries(calls)) {
      const began = performance.now()
      await call()
      times[name]!.push(performance.now() - began)
    }
  return times
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length * 0.95)]! * 10) / 10
}

async function isEmptied(namespace: string): Promise<boolean> {
  const { rows } = await owner.query('select from removed_namespaces where id = $1 and emptied_at is not null', [
    namespace,
  ])
  return rows.length > 0
}

async function fill(namespace: NamespaceId, rows: number, passages: number, files: number): Promise<void> {
  await owner.query(
    `insert into workspace_rows (namespace_id, kind, id, values, label, natural_key, origin, edited, version,
       created_at, updated_at)
     select $1, 'animals', gen_random_uuid(), jsonb_build_object('ear_tag', tag, 'species', 'cattle',
       'name', 'Kuh ' || n, 'sex', 'female', 'born_on', '2024-05-20', 'breed', 'HOL', 'mother_ear_tag', null,
       'herd_id', null, 'arrived_on', null, 'left_on', null, 'status', 'lactating', 'note', null),
       tag || ' Kuh', tag, 'document', false, 1, now() - n * interval '1 second', now()
     from (select n, '2760003' || lpad(n::text, 8, '0') as tag from generate_series(1, $2::int) n) numbered`,
    [namespace, rows],
  )
  const { platform } = service.application
  for (let start = 0; start < passages; start += PASSAGES_PER_DOCUMENT) {
    const pages = Array.from({ length: PASSAGES_PER_DOCUMENT }, (_, page) => ({
      number: page + 1,
      text: paragraph(start + page),
      headings: [],
    }))
    const id = platform.ids.next<DocumentId>()
    await platform.passages.replace(namespace, {
      id,
      title: `Ordner ${start}`,
      passages: indexPages(`Ordner ${start}`, pages),
    })
    await owner.query(
      `insert into row_stamps (namespace_id, document_id, kind, row_id, said, as_of, made_at, makes)
       select $1, $2, kind, id, values, '2026-05-20', now(), true from workspace_rows
       where namespace_id = $1 offset $3 limit 500`,
      [namespace, id, (start / PASSAGES_PER_DOCUMENT) * 500],
    )
  }
  for (let number = 0; number < files; number++) {
    const id = platform.ids.next<DocumentId>()
    await platform.objects.put(join(namespace, 'originals', id), new Uint8Array(20_000), 'text/plain')
    await owner.query(
      `insert into sources (namespace_id, id, job_id, sha256, size_bytes, filename, title, content_type, category,
         filed_by, status, progress, derived, warnings, has_preview, created_by, created_at, updated_at)
       values ($1, $2::uuid, $2::uuid, $2::uuid::text, 20000, $3, $3, 'text/plain', 'sonstiges', 'service',
         'completed', 1, '{}', '[]', false, $2::uuid, now(), now())`,
      [namespace, id, `Datei ${number}.txt`],
    )
  }
}

/** Some 90 words, each time others. */
function paragraph(number: number): string {
  let seed = number + 1
  const next = (): string => WORDS[(seed = (seed * 48_271) % 2_147_483_647) % WORDS.length]!
  return `${Array.from({ length: 90 }, next).join(' ')} ${number}.`
}
