import { vi } from 'vitest'
import type { Reach } from '../../adapters/web/request.ts'
import { OAuthBrowser } from '../e2e/oauth-browser.ts'
import { startService, type Farm } from '../e2e/start-hofkern.ts'

const PASSWORD = 'Grüne Wiese 7'
const ACCESS_TOKEN_MINUTES = 15

/** A running service with a farm that agents ask about, and its farmer at a browser. */
export interface PeerFarm {
  /** Base address of the service. */
  url: string
  mcpUrl: string
  farm: Farm
  /** The farmer opens the address, signs in on the page and says yes; returns where the browser is sent back to. */
  allow(authorizeUrl: string | URL): Promise<URL>
  /** How often the farmer was asked. */
  timesAsked(): number
  /** How many refresh tokens were exchanged. */
  timesRefreshed(): Promise<number>
  /** Moves the clock of this process, the service included, past the life of an access token. */
  outliveAccessTokens(): void
  /** The farmer takes back what all agents were let in with. */
  revokeAgents(): Promise<void>
  stop(): Promise<void>
}

/** The contract that the farm keeps; `PACHT` is what to ask. */
export const PACHT = {
  question: 'Wie hoch ist die Pacht für die Deichwiese?',
  quote: '310 Euro',
  title: 'Pachtvertrag',
}

/** @param reach what of the web the service can fetch clients' documents from */
export async function openPeerFarm(reach?: Reach): Promise<PeerFarm> {
  const service = await startService({}, { ...(reach && { reach }) })
  const farm = await service.farm({ password: PASSWORD })
  await farm.ingest('# Pachtvertrag\n\nDie Pacht für die Deichwiese beträgt 310 Euro je Hektar.', `${PACHT.title}.md`)
  const browser = new OAuthBrowser(service.url)
  let asked = 0
  return {
    url: service.url,
    mcpUrl: `${service.url}/mcp`,
    farm,
    async allow(authorizeUrl) {
      asked++
      return browser.authorize(String(authorizeUrl), { email: farm.email, password: PASSWORD })
    },
    timesAsked: () => asked,
    async timesRefreshed() {
      const [row] = await service.database.asOwner<{ used: number }>(
        "select count(*)::int as used from oauth_artefacts where model = 'RefreshToken' and consumed_at is not null",
      )
      return row!.used
    },
    outliveAccessTokens: () =>
      void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (ACCESS_TOKEN_MINUTES + 1) * 60_000 }),
    async revokeAgents() {
      const { grants } = (await (await farm.call('GET', '/oauth/grants')).json()) as { grants: { id: string }[] }
      for (const { id } of grants) await farm.call('DELETE', `/oauth/grants/${id}`)
    },
    async stop() {
      vi.useRealTimers()
      await service.stop()
    },
  }
}
