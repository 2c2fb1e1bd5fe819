import { describe, expect, it } from 'vitest'
import { PausingEmbedder } from '../../../adapters/llm/pausing-embedder.ts'
import { Err, Ok } from '../../../core/shared/result.ts'

const MINUTE = 60_000

describe('an embedder that questions do not wait for while it is down', () => {
  const opened = (works: { now: boolean }) => {
    const clock = { time: 0, now: () => clock.time }
    const asked: string[] = []
    const embedder = new PausingEmbedder(
      {
        model: 'test-model',
        embed: async (_, kind) => {
          asked.push(kind)
          return works.now ? Ok([[1]]) : Err({ kind: 'timed_out' })
        },
      },
      clock,
    )
    const kinds = async (times: number, kind: 'passage' | 'query' = 'query') => {
      const all: unknown[] = []
      for (let time = 0; time < times; time += 1) {
        const { ok, val } = await embedder.embed(['Gülle'], kind)
        all.push(ok ? 'ok' : (val as { kind: string }).kind)
      }
      return all
    }
    return { clock, asked, kinds }
  }

  it('is left alone for a minute after three failures in a row, and again after one more', async () => {
    const works = { now: false }
    const { clock, asked, kinds } = opened(works)
    expect(await kinds(5)).toEqual(['timed_out', 'timed_out', 'timed_out', 'paused', 'paused'])
    clock.time += MINUTE
    expect(await kinds(2)).toEqual(['timed_out', 'paused'])
    expect(asked).toHaveLength(4)
    clock.time += MINUTE
    works.now = true
    expect(await kinds(3)).toEqual(['ok', 'ok', 'ok'])
  })

  it('goes on where it answers now and then', async () => {
    const works = { now: false }
    const { kinds } = opened(works)
    await kinds(2)
    works.now = true
    await kinds(1)
    works.now = false
    expect(await kinds(3)).toEqual(['timed_out', 'timed_out', 'timed_out'])
  })

  it('is asked for passages all the while, and hears nothing of them', async () => {
    const { asked, kinds } = opened({ now: false })
    expect(await kinds(4, 'passage')).not.toContain('paused')
    expect(await kinds(3)).not.toContain('paused')
    expect(await kinds(1, 'passage')).toEqual(['timed_out'])
    expect(asked).toHaveLength(8)
  })
})
