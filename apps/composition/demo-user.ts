import type { Parts } from './application.ts'
import { PARTS as P } from './tokens.ts'

const DEMO = { email: 'demo@hofkern.example', username: 'demo-hof', password: 'demo-hofkern' }

/** Makes the account that a newcomer tries things with; one that is there stays as it is. */
export async function seedDemoUser(parts: Parts): Promise<typeof DEMO> {
  if (!(await parts.get(P.accounts).byEmail(DEMO.email))) await parts.get(P.createAccount)(DEMO)
  return DEMO
}
