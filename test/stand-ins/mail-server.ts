import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

export interface MailServer {
  /** `smtp://…`, as the mailer takes it. */
  url: string
  /** The mails that were handed over, as they came (RFC 5322). */
  mails: string[]
  close(): Promise<void>
}

/** A mail server that takes whatever it is given: as much of RFC 5321 as a client needs to hand a mail over. */
export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    converse(socket, mails)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    close: () =>
      new Promise<void>((closed) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => closed())
      }),
  }
}

function converse(socket: Socket, mails: string[]): void {
  let waiting = ''
  let mail: string | undefined
  socket.setEncoding('utf8').write('220 stand-in\r\n')
  socket.on('data', (chunk: string) => {
    waiting += chunk
    for (;;) {
      const [line, ...rest] = waiting.split('\r\n')
      if (rest.length === 0) return
      waiting = rest.join('\r\n')
      if (mail === undefined) {
        if (line!.toUpperCase() === 'DATA') mail = ''
        socket.write(mail === '' ? '354 go on\r\n' : line!.toUpperCase() === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      } else if (line === '.') {
        mails.push(mail)
        mail = undefined
        socket.write('250 taken\r\n')
      } else mail += `${line!.replace(/^\./, '')}\r\n`
    }
  })
}
