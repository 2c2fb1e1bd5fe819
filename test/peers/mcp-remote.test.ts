import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { describeWholeWay } from './whole-way.ts'

const PROGRAM = join(createRequire(import.meta.url).resolve('mcp-remote/package.json'), '../dist/proxy.js')

for (const protocol of ['legacy', 'auto']) {
  describeWholeWay(`mcp-remote (${protocol})`, ({ mcpUrl, allow }) => {
    const folder = mkdtempSync(join(tmpdir(), 'hofkern-mcp-remote-'))
    // Without a PATH it finds no browser to open and only prints the address.
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [PROGRAM, mcpUrl, '--protocol', protocol, '--transport', 'http-only'],
      stderr: 'pipe',
      env: { MCP_REMOTE_CONFIG_DIR: folder, PATH: folder, HOME: folder },
    })
    const client = new Client({ name: 'feldagent', version: '1.0.0' })
    let printed = ''
    let onAddress: (address: string) => void = () => {}
    transport.stderr!.on('data', (chunk) => {
      printed += chunk
      const found = /by visiting:\s+(\S+)\n/.exec(printed)
      if (!found) return
      printed = ''
      onAddress(found[1]!)
    })
    /** The next address that it asks the person to visit. */
    const nextAddress = () => new Promise<string>((done) => void (onAddress = done))
    return {
      async connect() {
        const address = nextAddress()
        const connected = client.connect(transport)
        await fetch(await allow(await address))
        await connected
      },
      listTools: async () => (await client.listTools()).tools.map(({ name }) => name),
      async call(name, input) {
        // Where its access is gone it asks the person again and lets the caller wait.
        const refused = nextAddress().then(() => Promise.reject(new Error('Unauthorized')))
        return (await Promise.race([client.callTool({ name, arguments: input }), refused])).structuredContent
      },
      async close() {
        await client.close()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  })
}
