/**
 * Rotating refresh tokens beside a hand-written rotation, in turns and in the same run; and what checking a credential
 * costs.
 *
 * npm run bench:oauth
 */
import { openApplication } from '../apps/composition/application.ts'
import { makeLog } from '../apps/composition/log.ts'
import { readSettings } from '../apps/composition/settings.ts'
import { letAgentIn, OAuthAgent, OAuthBrowser } from '../test/e2e/oauth-browser.ts'
import { load, median, type Figures } from './http/measure.ts'
import { answers, openPrograms, SERVICE } from './http/programs.ts'

const [ROUNDS, ROTATIONS, FAMILIES, CHECKS, MANY] = [7, 400, 4, 4000, 3000]
const bare = 'http://127.0.0.1:18091'
const programs = await openPrograms()
const service = programs.start('apps/http/main.ts')
const ceiling = programs.start('bench/oauth/bare-rotation.ts', programs.databaseUrl, '18091')
await Promise.all([answers(`${SERVICE}/ready`), answers(`${bare}/new`)])
const application = await openApplication(readSettings(programs.environment), makeLog('silent'))
const person = { email: 'bench@hof.example', username: 'bench-hof', password: 'Grüne Wiese 7' }
;(await application.access.createAccount(person)).unwrap()
const agent = await OAuthAgent.register(SERVICE)

/** Families of tokens, each of which goes on from its latest refresh token. */
async function families(
  newest: string[],
  refresh: (token: string) => Promise<Response>,
): Promise<(number: number) => Promise<void>> {
  const last = newest.map((token) => Promise.resolve(token))
  return async (number) => {
    const family = number % last.length
    last[family] = last[family]!.then(async (token) => {
      const answer = await refresh(token)
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      return ((await answer.json()) as { refresh_token: string }).refresh_token
    })
    await last[family]
  }
}
const times = Array.from({ length: FAMILIES })
const ours = await families(
  await Promise.all(times.map(async () => (await letAgentIn(agent, new OAuthBrowser(SERVICE), person)).refresh_token)),
  (token) => agent.refresh(token),
)
const byHand = async (path: string) =>
  families(
    await Promise.all(
      times.map(async () => ((await (await fetch(`${bare}/new`)).json()) as { refresh_token: string }).refresh_token),
    ),
    (token) =>
      fetch(bare + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }),
      }),
  )
const [transaction, statement] = [await byHand('/transaction'), await byHand('/statement')]

interface Round {
  ours: Figures & { perSecond: number }
  transaction: Figures & { perSecond: number }
  statement: Figures & { perSecond: number }
}
const measured = async (pid: number, rotate: (number: number) => Promise<void>) => {
  const began = performance.now()
  const figures = await load({ pid, postmaster: programs.postmaster }, ROTATIONS, FAMILIES, rotate)
  return { ...figures, perSecond: (ROTATIONS * 1000) / (performance.now() - began) }
}
const round = async (): Promise<Round> => ({
  ours: await measured(service, ours),
  transaction: await measured(ceiling, transaction),
  statement: await measured(ceiling, statement),
})
await round()
const rounds: Round[] = []
for (let number = 0; number < ROUNDS; number++) rounds.push(await round())

const middle = (pick: (round: Round) => number): number => median(rounds.map(pick))
const line = (name: string, pick: (round: Round) => Figures & { perSecond: number }) =>
  console.log(
    `${name.padEnd(44)} ${middle((one) => pick(one).perSecond)
      .toFixed(0)
      .padStart(6)}/s ${middle((one) => pick(one).p50)
      .toFixed(2)
      .padStart(8)} ms ${middle((one) => pick(one).cpu)
      .toFixed(2)
      .padStart(8)} ms CPU`,
  )
console.log()
line('refresh of a token', (one) => one.ours)
line('by hand, transaction of statements', (one) => one.transaction)
line('by hand, one statement', (one) => one.statement)
console.log(
  `rotations per second against the transaction   ${middle((one) => one.ours.perSecond / one.transaction.perSecond).toFixed(2)} (≥ 0.7)`,
)
console.log(
  `rotations per second against one statement     ${middle((one) => one.ours.perSecond / one.statement.perSecond).toFixed(2)}`,
)

const { access_token } = await letAgentIn(agent, new OAuthBrowser(SERVICE), person)
const session = (await application.access.issueSession({ email: person.email, lifetimeSeconds: 3600 })).unwrap().token
const { gid, sub, client_id } = JSON.parse(Buffer.from(session.split('.')[1]!, 'base64url').toString()) as {
  gid: string
  sub: string
  client_id: string
}
const fresh = await Promise.all(
  Array.from({ length: 1200 + MANY }, (_, number) =>
    application.platform.tokens.sign({
      grantId: gid,
      subject: sub,
      clientId: client_id,
      expiresAt: Date.now() + 600_000 + number * 1000,
    }),
  ),
)
const owner = (await application.platform.accounts.byEmail(person.email))!
const { secret } = await application.access.createAccessToken(
  { ...owner, credential: { kind: 'session' } },
  { name: 'Bench', scopes: ['ask'], expiresAt: null },
)
const authenticate = application.access.authenticate
const check = async (name: string, tokenOf: (number: number) => string, count: number) => {
  const warmUp = Math.floor(count / 4)
  for (let number = 0; number < warmUp; number++) (await authenticate(tokenOf(number))).unwrap()
  const before = process.cpuUsage()
  for (let number = 0; number < count; number++) (await authenticate(tokenOf(warmUp + number))).unwrap()
  const { user, system } = process.cpuUsage(before)
  console.log(`${name.padEnd(46)} ${((user + system) / 1000 / count).toFixed(3)} ms CPU (≤ 0.3)`)
}
await check('checking a token that was seen before', () => access_token, CHECKS)
await check('checking a token for the first time', (number) => fresh[number]!, 900)
await check(`checking ${MANY} tokens in turn`, (number) => fresh[1200 + (number % MANY)]!, 2 * MANY)
await check('checking an access token', () => secret, CHECKS)

await application.close()
await programs.close()
