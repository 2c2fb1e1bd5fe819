import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SCOPES } from '../../core/access/index.ts'
import { OAuthAgent } from '../e2e/oauth-browser.ts'
import { freePort } from '../e2e/start-hofkern.ts'
import { openPeerFarm, type PeerFarm } from './peer-farm.ts'
import { runConformance, type Findings } from './run-conformance.ts'

/** Why a scenario is not for this service, and how the suite tells what it missed. */
interface Exception {
  why: string
  told: RegExp
}

const FIXTURE: Exception = {
  why: 'calls a tool that only the example server of the suite has',
  told: /Unknown tool: test_|Tool 'json_schema_2020_12_tool' not found|(server|tool).* '?test_|Expected InputRequiredResult|instead of re-requesting via InputRequiredResult|could not get initial InputRequiredResult/,
}
const PROMPTS: Exception = {
  why: 'there are no prompts, and the server does not say that there were',
  told: /Method not found/,
}
const RESOURCES: Exception = {
  why: 'there are no resources, and the server does not say that there were',
  told: /Method not found|^sep-2164-/,
}
const COMPLETIONS: Exception = {
  why: 'completes arguments of prompts and resources, of which there are none',
  told: /Method not found/,
}
const LOGGING: Exception = {
  why: 'the server sends no log messages to clients, and does not say that it did',
  told: /Method not found/,
}
const SESSIONS: Exception = {
  why: 'the server is stateless: no session, no stream to take up again',
  told: /server-sse-(multiple-streams-session|polling-session|priming-event|retry-field)/,
}
const HEADERS: Exception = {
  why: 'no tool asks for an argument in a header of its own',
  told: /Not testable: server exposes no tool with x-mcp-header/,
}

const fixtures = (...names: string[]) => Object.fromEntries(names.map((name) => [name, FIXTURE]))

const EITHER_ERA = {
  ...fixtures(
    'json-schema-2020-12',
    'tools-call-audio',
    'tools-call-embedded-resource',
    'tools-call-error',
    'tools-call-image',
    'tools-call-mixed-content',
    'tools-call-simple-text',
    'tools-call-with-progress',
  ),
  'prompts-get-embedded-resource': PROMPTS,
  'prompts-get-simple': PROMPTS,
  'prompts-get-with-args': PROMPTS,
  'prompts-get-with-image': PROMPTS,
  'prompts-list': PROMPTS,
  'resources-list': RESOURCES,
  'resources-read-binary': RESOURCES,
  'resources-read-text': RESOURCES,
  'resources-templates-read': RESOURCES,
  'completion-complete': COMPLETIONS,
}

const OLDER: Record<string, Exception> = {
  ...EITHER_ERA,
  ...fixtures(
    'elicitation-sep1034-defaults',
    'elicitation-sep1330-enums',
    'tools-call-elicitation',
    'tools-call-sampling',
  ),
  'resources-subscribe': RESOURCES,
  'resources-unsubscribe': RESOURCES,
  'logging-set-level': LOGGING,
  'tools-call-with-logging': LOGGING,
  'server-sse-multiple-streams': SESSIONS,
  'server-sse-polling': SESSIONS,
}

const NEWER: Record<string, Exception> = {
  ...EITHER_ERA,
  ...fixtures(
    'server-stateless',
    'input-required-result-basic-elicitation',
    'input-required-result-basic-list-roots',
    'input-required-result-basic-sampling',
    'input-required-result-capability-check',
    'input-required-result-ignore-extra-params',
    'input-required-result-missing-input-response',
    'input-required-result-multi-round',
    'input-required-result-multiple-input-requests',
    'input-required-result-request-state',
    'input-required-result-result-type',
    'input-required-result-tampered-state',
  ),
  'input-required-result-non-tool-request': PROMPTS,
  'sep-2164-resource-not-found': RESOURCES,
  caching: {
    why: 'the hints of tools/list are checked and right; there are no prompts and resources',
    told: /^sep-2549-(prompts|resources)-\S+ .*Method not found/,
  },
  'http-custom-header-server-validation': HEADERS,
}

/** Optional extensions of the protocol, none of which the server offers. */
const isExtension = (scenario: string): boolean => scenario.startsWith('tasks-')

describe('the conformance suites of the Model Context Protocol', () => {
  let farm: PeerFarm
  let door: Awaited<ReturnType<typeof openDoor>>
  beforeAll(async () => {
    farm = await openPeerFarm()
    door = await openDoor(farm.mcpUrl, await farm.farm.agent(SCOPES))
  })
  afterAll(async () => {
    door.close()
    await farm.stop()
  })

  /** Every scenario passes but the exceptions, and each of those fails, for the reason given and no other. */
  function expectOnly(exceptions: Record<string, Exception>, found: Findings): void {
    expect(
      [...found]
        .filter(([, faults]) => faults.length > 0)
        .map(([scenario]) => scenario)
        .sort(),
    ).toEqual(Object.keys(exceptions).sort())
    for (const [scenario, { told }] of Object.entries(exceptions))
      expect(
        found.get(scenario)!.filter((fault) => !told.test(fault)),
        scenario,
      ).toEqual([])
    process.stdout.write(`${found.size} scenarios, ${Object.keys(exceptions).length} of them exceptions\n`)
  }

  it('find nothing in the older era of /mcp', async () => {
    expectOnly(
      OLDER,
      await runConformance('@modelcontextprotocol/conformance', ['server', '--url', door.url, '--suite', 'all']),
    )
  })

  it('find nothing in the newer era of /mcp', async () => {
    const found = await runConformance('conformance-authorization', [
      'server',
      '--url',
      door.url,
      '--requirements',
      '2026-07-28',
    ])
    expectOnly(NEWER, new Map([...found].filter(([scenario]) => !isExtension(scenario))))
  })

  it('find nothing in the authorization server', async () => {
    const port = await freePort()
    const { clientId } = await OAuthAgent.register(farm.url, { redirect_uris: [`http://127.0.0.1:${port}/callback`] })
    const found = await runConformance(
      'conformance-authorization',
      [
        'authorization',
        '--url',
        `${farm.url}/oauth`,
        '--client-id',
        clientId,
        '--resource',
        farm.mcpUrl,
        '--port',
        String(port),
      ],
      async (line) => {
        if (line.startsWith(`${farm.url}/oauth/authorize?`)) await fetch(await farm.allow(line))
      },
    )
    expect([...found]).toEqual([
      ['authorization-code-grant', []],
      ['authorization-server-metadata-endpoint', []],
    ])
  })
})

/** A way to `/mcp` for programs that cannot send a token: it adds the header and passes everything else on as it is. */
async function openDoor(mcpUrl: string, token: string): Promise<{ url: string; close: () => void }> {
  const door = createServer((req, res) => {
    req.pipe(
      request(
        mcpUrl,
        { method: req.method, headers: { ...req.headers, authorization: `Bearer ${token}` } },
        (answer) => {
          res.writeHead(answer.statusCode!, answer.headers)
          answer.pipe(res)
        },
      ),
    )
  })
  await new Promise<void>((done) => {
    door.listen(0, '127.0.0.1', done)
  })
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}/mcp`,
    close() {
      door.close()
      door.closeAllConnections()
    },
  }
}
