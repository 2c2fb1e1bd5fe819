import { describe, it } from 'vitest'
import type { ContractCase } from './cases.ts'

/** Runs a contract under the runner of this repository. */
export const runContract = (contract: string, cases: readonly ContractCase[]): void => {
  describe(`${contract}`, () => {
    for (const { name, large, run } of cases) it(`${name}`, { tags: large ? ['large'] : [] }, run)
  })
}
