import { expect, it } from 'vitest'
import { isSlow } from '../../../apps/http/pipeline/unread-body.ts'

it.each([
  ['a moment after its start', 5000, 0, false],
  ['that has stood still for half a minute', 30_000, 0, true],
  ['that trickles', 60_000, 20_000, true],
  ['over a slow line', 60_000, 300_000, false],
])('a body %s is told from one that is worth waiting for', (_name, ms, bytes, slow) => {
  expect(isSlow(ms, bytes)).toBe(slow)
})
