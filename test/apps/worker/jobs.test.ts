import { describe, expect, it } from 'vitest'
import { composeAreas } from '../../../apps/composition/areas.ts'
import { JOBS } from '../../../apps/composition/jobs.ts'
import { memoryProfile } from '../../../apps/composition/memory-profile.ts'
import { readSettings } from '../../../apps/composition/settings.ts'
import { jobHandlers } from '../../../apps/worker/work.ts'

const reader = {
  read: () => Promise.reject(new Error('not asked')),
  analyse: () => Promise.reject(new Error('not asked')),
  planTable: () => Promise.reject(new Error('not asked')),
  preview: () => Promise.reject(new Error('not asked')),
}

describe('the jobs of all areas', () => {
  it('have each one name and one handler', () => {
    const platform = memoryProfile({ settings: readSettings({}), reader })
    const declared = JOBS.map(({ name }) => name)
    expect(new Set(declared).size).toBe(declared.length)
    expect(
      jobHandlers(composeAreas(platform), platform)
        .map(({ kind }) => kind.name)
        .toSorted(),
    ).toEqual(declared.toSorted())
  })

  it('bear the names under which those of today wait in the database', () => {
    expect(JOBS.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['ingest_source', 'delete_objects', 'file_example_papers', 'send_sign_in_link']),
    )
  })
})
