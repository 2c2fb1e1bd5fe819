import { UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect } from 'vitest'
import { RememberingProvider } from './remembering-provider.ts'
import { describeWholeWay } from './whole-way.ts'

describeWholeWay('@modelcontextprotocol/sdk', ({ mcpUrl, allow }) => {
  const provider = new RememberingProvider()
  const client = new Client({ name: 'feldagent', version: '1.0.0' })
  const makeTransport = () => new StreamableHTTPClientTransport(new URL(mcpUrl), { authProvider: provider })
  return {
    async connect() {
      const first = makeTransport()
      await expect(client.connect(first)).rejects.toBeInstanceOf(UnauthorizedError)
      const callback = await allow(provider.sentTo!)
      expect(callback.searchParams.get('state')).toBe(provider.storedState())
      await first.finishAuth(callback.searchParams.get('code')!)
      await client.connect(makeTransport())
      expect(client.getServerVersion()).toMatchObject({ name: 'hofkern' })
      expect(client.getInstructions()).toContain('`ask`')
    },
    listTools: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, input) => (await client.callTool({ name, arguments: input })).structuredContent,
    close: () => client.close(),
  }
})
