import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * What the model says, be it to what it is asked, or how the endpoint fails; `hang` never answers, `break off` ends in
 * the middle of a body.
 */
export type Reply =
  | { text: string }
  | { to: (asked: string) => string }
  | { status: number; headers?: Record<string, string> }
  | { raw: string }
  | 'hang'
  | 'break off'

export interface ModelRequest {
  path: string
  body: {
    model: string
    system?: unknown
    messages?: { role: string; content: unknown }[]
    response_format?: { type: string }
    input?: string[]
  }
}

export interface ModelServer {
  url: string
  requests: ModelRequest[]
  /** Replies in order; the last one goes on. */
  replies: Reply[]
  /** Requests that nobody has answered and nobody has left. */
  waiting(): number
  close(): Promise<void>
}

export const MODEL_KEY = 'sk-stand-in'
const LONGEST_BATCH = 256
const DIMENSIONS = 8

/**
 * A model host that speaks the wire protocols of OpenAI's `/chat/completions` and `/embeddings` and of Anthropic's
 * `/messages`, and refuses what they refuse: a wrong key, a missing version, no model, no messages, empty or too many
 * inputs, unknown response formats.
 */
export async function startModelServer({ schemas = true } = {}): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  const replies: Reply[] = []
  let hanging = 0
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = request.url ?? ''
    const send = (status: number, content: unknown, headers = {}) =>
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(content))
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as ModelRequest['body']
    const refusal = refusalOf(request, body, schemas)
    if (refusal) return void send(refusal[0], { error: { message: refusal[1], type: 'invalid_request_error' } })
    requests.push({ path, body })
    const reply = replies[Math.min(requests.length, replies.length) - 1] ?? { text: '{}' }
    if (reply === 'hang') {
      hanging += 1
      return void response.once('close', () => (hanging -= 1))
    }
    if (reply === 'break off') {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
      return void response.write('{"data": [', () => response.destroy())
    }
    if ('status' in reply)
      return void send(reply.status, { error: { message: 'stand-in', type: 'server_error' } }, reply.headers)
    if ('raw' in reply) return void response.writeHead(200, { 'Content-Type': 'application/json' }).end(reply.raw)
    if (path === '/v1/embeddings') return void send(200, embeddings(body))
    const text = 'to' in reply ? reply.to(String(body.messages?.at(-1)?.content)) : reply.text
    send(200, path === '/v1/messages' ? message(body, text) : completion(body, text))
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}/v1`,
    requests,
    replies,
    waiting: () => hanging,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

function refusalOf(
  { url, method, headers }: IncomingMessage,
  body: ModelRequest['body'],
  schemas: boolean,
): [status: number, message: string] | undefined {
  if (method !== 'POST' || !['/v1/chat/completions', '/v1/embeddings', '/v1/messages'].includes(url ?? ''))
    return [404, 'no such route']
  if (url === '/v1/messages') {
    if (headers['x-api-key'] !== MODEL_KEY) return [401, 'invalid x-api-key']
    if (!headers['anthropic-version']) return [400, 'anthropic-version: header is required']
    if (typeof (body as { max_tokens?: unknown }).max_tokens !== 'number') return [400, 'max_tokens: field required']
  } else if (headers.authorization !== `Bearer ${MODEL_KEY}`) return [401, 'incorrect API key']
  if (!body.model) return [400, 'you must provide a model parameter']
  if (url === '/v1/embeddings') {
    if (
      !Array.isArray(body.input) ||
      body.input.length === 0 ||
      body.input.length > LONGEST_BATCH ||
      body.input.some((text) => typeof text !== 'string' || text === '')
    )
      return [400, "'$.input' is invalid"]
    return undefined
  }
  if (!Array.isArray(body.messages) || body.messages.length === 0)
    return [400, 'messages: at least one message is required']
  if (!schemas && body.response_format?.type === 'json_schema')
    return [400, 'response_format json_schema is not supported']
  return undefined
}

const completion = ({ model }: ModelRequest['body'], content: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model,
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
})

/** Structured output comes as text, or as the input of the one tool that the request forces. */
function message(body: ModelRequest['body'], text: string) {
  const { tools, tool_choice: choice } = body as { tools?: { name: string }[]; tool_choice?: unknown }
  const content =
    tools?.length && choice && text.startsWith('{')
      ? [{ type: 'tool_use', id: 'toolu_1', name: tools[0]!.name, input: JSON.parse(text) as unknown }]
      : [{ type: 'text', text }]
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: body.model,
    content,
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  }
}

/** Texts that share letters lie near each other; given back out of order, as the protocol allows by its index. */
function embeddings({ model, input = [] }: ModelRequest['body']) {
  const vector = (text: string) => {
    const counts = Array.from({ length: DIMENSIONS }, () => 0.01)
    for (const letter of text.toLowerCase()) counts[letter.charCodeAt(0) % DIMENSIONS]! += 1
    return counts
  }
  const data = input.map((text, index) => ({ object: 'embedding', index, embedding: vector(text) })).reverse()
  return { object: 'list', model, data, usage: { prompt_tokens: 1, total_tokens: 1 } }
}
