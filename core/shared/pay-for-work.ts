import type { AkhExhausted, Usage, Use } from './ports/usage.ts'
import { Ok, type Result } from './result.ts'

/** Does work that is paid for: none of it where the balance does not cover it, and for nothing where it throws. */
export async function payForWork<T>(usage: Usage, use: Use, work: () => Promise<T>): Promise<Result<T, AkhExhausted>> {
  const reserved = await usage.reserve(use)
  if (reserved.err) return reserved
  const done = await work().catch(async (error: unknown) => {
    // What cannot be given back now ends by itself.
    await usage.giveBack(use).catch(() => {})
    throw error
  })
  await usage.charge(use)
  return Ok(done)
}
