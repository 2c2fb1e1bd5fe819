import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type VersionNegotiationMode,
} from '@modelcontextprotocol/client'
import { afterAll, expect } from 'vitest'
import { startWebServer, type WebServer } from '../stand-ins/web-server.ts'
import { openPeerFarm, type PeerFarm } from './peer-farm.ts'
import { RememberingProvider } from './remembering-provider.ts'
import { describeWholeWay, type Peer } from './whole-way.ts'

/** A client that may speak as `mode` says, and then does speak `version`. */
const openPeer =
  (mode: VersionNegotiationMode, version: string, provider: () => RememberingProvider) =>
  ({ mcpUrl, allow }: PeerFarm): Peer => {
    const authProvider = provider()
    const client = new Client({ name: 'feldagent', version: '1.0.0' }, { versionNegotiation: { mode } })
    const makeTransport = () => new StreamableHTTPClientTransport(new URL(mcpUrl), { authProvider })
    return {
      async connect() {
        const first = makeTransport()
        await expect(client.connect(first)).rejects.toBeInstanceOf(UnauthorizedError)
        const callback = await allow(authProvider.sentTo!)
        expect(callback.searchParams.get('state')).toBe(authProvider.storedState())
        // Checks the issuer of the answer, too.
        await first.finishAuth(callback.searchParams)
        await client.connect(makeTransport())
        expect(client.getNegotiatedProtocolVersion()).toBe(version)
        expect(client.getInstructions()).toContain('`ask`')
      },
      listTools: async () => (await client.listTools()).tools.map(({ name }) => name),
      call: async (name, input) => (await client.callTool({ name, arguments: input })).structuredContent,
      close: () => client.close(),
    }
  }

describeWholeWay(
  '@modelcontextprotocol/client in the older era',
  openPeer('legacy', '2025-11-25', () => new RememberingProvider()),
)
describeWholeWay(
  '@modelcontextprotocol/client that finds out the era',
  openPeer('auto', '2026-07-28', () => new RememberingProvider()),
)
describeWholeWay(
  '@modelcontextprotocol/client in the newer era',
  openPeer({ pin: '2026-07-28' }, '2026-07-28', () => new RememberingProvider()),
)

let site: WebServer | undefined
const documentUrl = () => `${site!.url}/feldagent.json`
afterAll(() => site?.close())

describeWholeWay(
  '@modelcontextprotocol/client that is known by a document',
  openPeer('auto', '2026-07-28', () => new RememberingProvider(documentUrl())),
  async () => {
    site = await startWebServer(
      (_, res) =>
        void res
          .setHeader('Content-Type', 'application/json')
          .end(JSON.stringify({ client_id: documentUrl(), ...new RememberingProvider().clientMetadata })),
    )
    const farm = await openPeerFarm(site.reach)
    return {
      ...farm,
      async allow(authorizeUrl) {
        expect(new URL(authorizeUrl).searchParams.get('client_id')).toBe(documentUrl())
        return farm.allow(authorizeUrl)
      },
    }
  },
)
