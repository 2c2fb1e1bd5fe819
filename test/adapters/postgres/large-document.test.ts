import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PostgresPassageStore } from '../../../adapters/postgres/knowledge/postgres-passage-store.ts'
import { indexPages } from '../../../core/knowledge/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import { Ok } from '../../../core/shared/result.ts'
import { newId } from '../../builders/ids.ts'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'

const TABLES = ['knowledge_documents', 'passages', 'passage_lexemes', 'entities', 'mentions']

describe('a large document', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await openTestDatabase()
    for (const table of TABLES) await test.asOwner(`alter table ${table} set (autovacuum_enabled = off)`)
  })
  afterAll(() => test.drop())

  it('is known to PostgreSQL once it is stored, before autovacuum comes by', async () => {
    const namespace = newId<NamespaceId>()
    const store = new PostgresPassageStore(test.database)
    const text = Array.from({ length: 12_000 }, (_, n) => `Am 20.05.2026 kamen 12,5 m³/ha Gülle auf Schlag ${n}.\n`)
    const passages = indexPages('Tagebuch', [{ number: 1, text: text.join(''), headings: [] }])
    expect(passages.length).toBeGreaterThan(500)
    await test.database.within(namespace, async () => {
      await store.replace(namespace, { id: newId<DocumentId>(), title: 'Tagebuch', passages })
      return Ok(undefined)
    })
    const unknown = await test.asOwner('select relname from pg_class where relname = any($1) and reltuples < 1', [
      TABLES,
    ])
    expect(unknown).toEqual([])
  })
})
