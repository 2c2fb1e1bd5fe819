import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { makeLog } from '../../../apps/composition/log.ts'

it('says of an error what and where, and nothing that hangs on it', () => {
  const written = new PassThrough()
  const lost = Object.assign(new Error('terminating connection', { cause: new Error('socket closed') }), {
    code: '57P01',
    client: { secretKey: 826_104_112, parsedStatements: { one: 'select 1' } },
  })
  makeLog('warn', written as unknown as NodeJS.WriteStream).warn({ err: lost }, 'database connection lost')
  const { err, msg } = JSON.parse(String(written.read())) as { err: Record<string, unknown>; msg: string }
  expect(msg).toBe('database connection lost')
  expect(err).toMatchObject({ type: 'Error', code: '57P01' })
  expect(err['message']).toContain('terminating connection')
  expect(err['stack']).toContain('log.test.ts')
  expect(Object.keys(err).toSorted()).toEqual(['code', 'message', 'stack', 'type'])
})
