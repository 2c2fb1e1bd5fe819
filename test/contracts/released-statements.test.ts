import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../test-database.ts'
import { preparedColumns } from './statements.ts'

const released = JSON.parse(readFileSync('test/contracts/released-statements.json', 'utf8')) as string[]

it('the statements of the release before can be prepared on the schema of this one, while both run beside each other', async () => {
  const { url, drop } = await openTestDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const broken: string[] = []
  for (const text of released)
    await preparedColumns(client, text).catch((error: Error) => broken.push(`${error.message}: ${text}`))
  await client.end()
  await drop()
  expect(released.length).toBeGreaterThan(80)
  expect(broken).toEqual([])
})
