import type { Parts } from './application.ts'
import { PARTS as P } from './tokens.ts'

const DEMO = { email: 'demo@hofkern.example', username: 'demo-hof', password: 'demo-hofkern' }

/** Makes the account that a newcomer tries things with; one that is there stays as it is. */
export async function seedDemoUser(parts: Parts): Promise<typeof DEMO> {
  if (!(await parts.get(P.accounts).byEmail(DEMO.email))) await parts.get(P.createAccount)(DEMO)
  return DEMO
}

/** Makes the example farm for that account, unless it had one before. */
export async function seedDemoFarm(parts: Parts): Promise<void> {
  const account = await parts.get(P.accounts).byEmail(DEMO.email)
  if (account)
    await parts.get(P.seedExampleFarm)({
      userId: account.userId,
      namespaceId: account.namespaceId,
      credential: { kind: 'session' },
    })
}
