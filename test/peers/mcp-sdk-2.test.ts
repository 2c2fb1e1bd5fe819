import { Client, StreamableHTTPClientTransport, UnauthorizedError, type VersionNegotiationMode } from '@modelcontextprotocol/client'
import { expect } from 'vitest'
import { RememberingProvider } from './remembering-provider.ts'
import { describeWholeWay } from './whole-way.ts'

/** What the client may speak, and what it then does speak. */
const ERAS: [VersionNegotiationMode, string][] = [['legacy', '2025-11-25'], ['auto', '2026-07-28'], [{ pin: '2026-07-28' }, '2026-07-28']]

for (const [mode, version] of ERAS) {
  describeWholeWay(`@modelcontextprotocol/client (${JSON.stringify(mode)})`, ({ mcpUrl, allow }) => {
    const provider = new RememberingProvider()
    const client = new Client({ name: 'feldagent', version: '1.0.0' }, { versionNegotiation: { mode } })
    const makeTransport = () => new StreamableHTTPClientTransport(new URL(mcpUrl), { authProvider: provider })
    return {
      async connect() {
        const first = makeTransport()
        await expect(client.connect(first)).rejects.toBeInstanceOf(UnauthorizedError)
        const callback = await allow(provider.sentTo!)
        expect(callback.searchParams.get('state')).toBe(provider.storedState())
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
  })
}
