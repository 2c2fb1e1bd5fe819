import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createServer as createTlsServer, TLSSocket } from 'node:tls'
import { Conversation, type ImapServer } from './imap-conversation.ts'
import { certificate } from './certificate.ts'

export type { ImapServer }

/** A mail server: as much of IMAP4rev1 (RFC 3501) as a client needs to read, over TLS, STARTTLS or in plain. */
export async function startImapServer(kind: 'tls' | 'starttls' | 'none' = 'tls'): Promise<ImapServer> {
  const { key, cert } = certificate()
  const sockets = new Set<Socket>()
  const server = kind === 'tls' ? createTlsServer({ key, cert }) : createServer()
  const standIn: ImapServer = {
    port: 0,
    ca: cert,
    users: new Map([['anna', 'geheim']]),
    uidValidity: 1,
    messages: new Map(),
    nextUid: 1,
    commands: [],
    fault: undefined,
    lay(source, more = {}) {
      const uid = standIn.nextUid
      standIn.messages.set(uid, { source: Buffer.from(source), receivedAt: new Date(), ...more })
      standIn.nextUid += 1
      return uid
    },
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => closed())
      }),
  }
  const converse = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    const upgrade = (plain: Socket) => {
      const secure = new TLSSocket(plain, { isServer: true, key, cert }).on('error', () => {})
      new Conversation(secure, standIn, undefined).listen()
    }
    const conversation = new Conversation(socket, standIn, kind === 'starttls' ? upgrade : undefined)
    conversation.greet()
    conversation.listen()
  }
  server.on(kind === 'tls' ? 'secureConnection' : 'connection', converse)
  server.on('tlsClientError', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  standIn.port = (server.address() as AddressInfo).port
  return standIn
}
