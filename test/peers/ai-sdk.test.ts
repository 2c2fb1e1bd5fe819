import { auth, createMCPClient, UnauthorizedError, type MCPClient } from '@ai-sdk/mcp'
import { expect } from 'vitest'
import { RememberingProvider } from './remembering-provider.ts'
import { describeWholeWay } from './whole-way.ts'

describeWholeWay('@ai-sdk/mcp', ({ mcpUrl, allow }) => {
  const provider = new RememberingProvider()
  const open = () => createMCPClient({ transport: { type: 'http', url: mcpUrl, authProvider: provider } })
  let client: MCPClient | undefined
  return {
    async connect() {
      await expect(open()).rejects.toBeInstanceOf(UnauthorizedError)
      const { searchParams } = await allow(provider.sentTo!)
      await auth(provider, {
        serverUrl: mcpUrl,
        authorizationCode: searchParams.get('code')!,
        callbackState: searchParams.get('state')!,
        callbackIssuer: searchParams.get('iss')!,
      })
      client = await open()
      expect(client.serverInfo).toMatchObject({ name: 'hofkern' })
    },
    listTools: async () => Object.keys(await client!.tools()),
    async call(name, input) {
      try {
        return (await client!.callTool({ name, arguments: input })).structuredContent
      } catch (error) {
        // It wraps what the transport threw.
        throw (error as Error).cause ?? error
      }
    },
    close: async () => client?.close(),
  }
})
