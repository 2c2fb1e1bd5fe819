import type { Areas } from './areas.ts'

const DEMO = { email: 'demo@hofkern.example', username: 'demo-hof', password: 'demo-hofkern' }

/** Makes the account that a newcomer tries things with; one that is there stays as it is. */
export async function seedDemoUser({ access }: Areas): Promise<typeof DEMO> {
  if (!(await access.findAccount(DEMO.email))) await access.createAccount(DEMO)
  return DEMO
}

/** Makes the example farm for that account, unless it had one before. */
export async function seedDemoFarm({ access, onboarding }: Areas): Promise<void> {
  const account = await access.findAccount(DEMO.email)
  if (account)
    await onboarding.seedExampleFarm({
      userId: account.userId,
      namespaceId: account.namespaceId,
      credential: { kind: 'session' },
    })
}
