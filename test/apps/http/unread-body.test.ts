import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { finishUnreadBody, isSlow, watchSlowBodies } from '../../../apps/http/pipeline/unread-body.ts'
import { patience, until } from '../../patience.ts'

it.each([
  ['a moment after its start', 5000, 0, false],
  ['that has stood still for half a minute', 30_000, 0, true],
  ['that trickles', 60_000, 20_000, true],
  ['over a slow line', 60_000, 300_000, false],
])('a body %s is told from one that is worth waiting for', (_name, ms, bytes, slow) => {
  expect(isSlow(ms, bytes)).toBe(slow)
})

describe('the connection of a body', () => {
  const open: { close(): void }[] = []
  afterEach(() => open.splice(0).forEach((one) => one.close()))

  async function serve(
    server: Server,
  ): Promise<() => { socket: Socket; received: () => string; ended: () => boolean }> {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
    open.push({ close: () => void (server.closeAllConnections(), server.close()) })
    return () => {
      let text = ''
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
      socket.on('data', (chunk) => (text += String(chunk)))
      open.push({ close: () => socket.destroy() })
      return { socket, received: () => text, ended: () => socket.closed }
    }
  }

  it('that trickles in ends, one that comes quickly or is small does not', async () => {
    const slow = watchSlowBodies({ patienceMs: 50, checkEveryMs: 20 })
    open.push({ close: () => slow.stop() })
    let closed = 0
    const server = createServer((request, response) => {
      slow.watch(request)
      request.resume().once('close', () => closed++)
      request.once('end', () => response.end('ganz'))
    })
    const caller = await serve(server)
    const [trickling, chunked, quick, bare] = [caller(), caller(), caller(), caller()]
    trickling.socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nA')
    chunked.socket.write('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nA\r\n')
    quick.socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nKlee')
    bare.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await until(() => trickling.ended() && chunked.ended() && closed === 4)
    expect([trickling.received(), chunked.received()]).toEqual(['', ''])
    for (const answered of [quick, bare]) {
      expect(answered.received()).toContain('ganz')
      expect(answered.ended()).toBe(false)
    }
  })

  it('that nobody wants ends where the body does not, and is there for the next request where it does', async () => {
    const caller = await serve(
      createServer((request, response) => {
        finishUnreadBody(request, response, patience(60_000))
        response.writeHead(429).end()
      }),
    )
    const [endless, whole] = [caller(), caller()]
    endless.socket.write('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n')
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    const send = (): void => void (endless.socket.writable && endless.socket.write(chunk, () => setImmediate(send)))
    send()
    const body = 'x'.repeat(2 * 1024 * 1024)
    whole.socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
    whole.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await until(() => endless.ended() && whole.received().match(/HTTP\/1\.1 429/g)?.length === 2)
    expect(endless.received()).toContain('HTTP/1.1 429')
    expect(whole.ended()).toBe(false)
  })
})
