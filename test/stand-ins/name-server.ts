import { createSocket } from 'node:dgram'

export interface NameServer {
  /** As a resolver takes it. */
  address: string
  asked: string[]
  close(): void
}

const TYPES: Record<number, 'A' | 'AAAA'> = { 1: 'A', 28: 'AAAA' }

/** As much of RFC 1035 as one question takes; a name that is not known to it is never answered. */
export async function startNameServer(names: Record<string, { A?: string; AAAA?: string }>): Promise<NameServer> {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (question, from) => {
    const labels: string[] = []
    let end = 12
    for (let length = question[end]!; length > 0; length = question[end]!) {
      labels.push(question.toString('ascii', end + 1, end + 1 + length))
      end += length + 1
    }
    const name = labels.join('.')
    const type = TYPES[question.readUInt16BE(end + 1)]
    asked.push(name)
    const known = names[name]
    if (!known || !type) return
    const address = known[type]
    const data = address === undefined ? undefined : bytesOf(address)
    const head = Buffer.alloc(12)
    question.copy(head, 0, 0, 2)
    head.writeUInt16BE(0x81_80, 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(data ? 1 : 0, 6)
    const answer = Buffer.alloc(12)
    answer.writeUInt16BE(0xc0_0c, 0)
    answer.writeUInt16BE(type === 'A' ? 1 : 28, 2)
    answer.writeUInt16BE(1, 4)
    answer.writeUInt32BE(60, 6)
    answer.writeUInt16BE(data?.length ?? 0, 10)
    socket.send(Buffer.concat([head, question.subarray(12, end + 5), ...(data ? [answer, data] : [])]), from.port)
  })
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done))
  return { address: `127.0.0.1:${socket.address().port}`, asked, close: () => socket.close() }
}

const bytesOf = (address: string): Buffer =>
  address.includes(':')
    ? Buffer.from(
        address
          .split(':')
          .map((part) => part.padStart(4, '0'))
          .join(''),
        'hex',
      )
    : Buffer.from(address.split('.').map(Number))
