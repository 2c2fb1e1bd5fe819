import type { Socket } from 'node:net'

export interface MessageOnServer {
  source: Buffer
  receivedAt: Date
  /** What the server says of its size, where that is not so. */
  claimedBytes?: number
}

export interface ImapServer {
  port: number
  /** What clients have to trust. */
  ca: string
  users: Map<string, string>
  uidValidity: number
  /** Of INBOX, by number. */
  messages: Map<number, MessageOnServer>
  nextUid: number
  /** Every command line that came, without what signs in. */
  commands: string[]
  /** What it does wrong. */
  fault: 'silent' | 'hangs_in_fetch' | 'drops_in_fetch' | 'endless_literal' | 'nonsense' | undefined
  /** Lays a message into INBOX; returns its number. */
  lay(source: string | Buffer, more?: Partial<MessageOnServer>): number
  close(): Promise<void>
}

/** One connection. What is not allowed in its state is refused with BAD, as RFC 3501 (3) demands. */
export class Conversation {
  readonly #socket: Socket
  readonly #server: ImapServer
  readonly #upgrade: ((plain: Socket) => void) | undefined
  #state: 'greeted' | 'signed_in' | 'selected' = 'greeted'
  #waiting = Buffer.alloc(0)
  #line = ''
  #literal = 0
  #listening = true

  /** @param upgrade there where only STARTTLS makes a sign-in possible */
  constructor(socket: Socket, server: ImapServer, upgrade: ((plain: Socket) => void) | undefined) {
    this.#socket = socket
    this.#server = server
    this.#upgrade = upgrade
  }

  greet(): void {
    if (this.#server.fault === 'silent') return
    this.#send(this.#server.fault === 'nonsense' ? 'HTTP/1.1 400 Bad Request' : `* OK stand-in`)
  }

  listen(): void {
    const read = (chunk: Buffer) => {
      this.#waiting = Buffer.concat([this.#waiting, chunk])
      while (this.#listening && this.#step());
      if (!this.#listening) this.#socket.off('data', read)
    }
    this.#socket.on('data', read)
  }

  /** Takes the next literal or line; false where it has not come whole. */
  #step(): boolean {
    if (this.#literal > 0) {
      if (this.#waiting.length < this.#literal) return false
      const given = this.#waiting.subarray(0, this.#literal).toString()
      this.#waiting = this.#waiting.subarray(this.#literal)
      this.#line += `"${given.replaceAll(/["\\]/g, String.raw`\$&`)}"`
      this.#literal = 0
      return true
    }
    const end = this.#waiting.indexOf('\r\n')
    if (end < 0) return false
    this.#line += this.#waiting.subarray(0, end).toString()
    this.#waiting = this.#waiting.subarray(end + 2)
    const literal = /\{(\d+)(\+?)\}$/.exec(this.#line)
    if (literal) {
      this.#line = this.#line.slice(0, literal.index)
      this.#literal = Number(literal[1])
      if (!literal[2]) this.#send('+ go on')
      return true
    }
    const line = this.#line
    this.#line = ''
    this.#answer(line)
    return true
  }

  #answer(line: string): void {
    const [, tag = '*', command = '', rest = ''] = /^(\S+) (UID \S+|\S+) ?(.*)$/s.exec(line) ?? []
    const name = command.toUpperCase()
    this.#server.commands.push(name === 'LOGIN' || name === 'AUTHENTICATE' ? name : `${name} ${rest}`.trim())
    const needed = NEEDED[name]
    if (needed === undefined || (needed !== 'any' && needed !== this.#state)) return this.#send(`${tag} BAD not now`)
    this.#commands[name]!(tag, rest)
  }

  readonly #commands: Record<string, (tag: string, rest: string) => void> = {
    CAPABILITY: (tag) => {
      const more = this.#upgrade ? 'STARTTLS LOGINDISABLED' : 'WITHIN'
      this.#send(`* CAPABILITY IMAP4rev1 ${more}`, `${tag} OK done`)
    },
    NOOP: (tag) => this.#send(`${tag} OK done`),
    LOGOUT: (tag) => {
      this.#send('* BYE until then', `${tag} OK done`)
      this.#socket.end()
    },
    STARTTLS: (tag) => {
      if (!this.#upgrade) return this.#send(`${tag} BAD not here`)
      this.#send(`${tag} OK begin`)
      this.#listening = false
      this.#upgrade(this.#socket)
    },
    LOGIN: (tag, rest) => {
      const [user, password] = [...rest.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(
        ([, quoted, atom]) => quoted?.replaceAll(/\\(.)/g, '$1') ?? atom!,
      )
      if (this.#upgrade || this.#server.users.get(user!) !== password)
        return this.#send(`${tag} NO [AUTHENTICATIONFAILED] not you`)
      this.#state = 'signed_in'
      this.#send(`${tag} OK welcome`)
    },
    NAMESPACE: (tag) => this.#send('* NAMESPACE (("" "/")) NIL NIL', `${tag} OK done`),
    LIST: (tag) => this.#send('* LIST () "/" INBOX', `${tag} OK done`),
    LSUB: (tag) => this.#send('* LSUB () "/" INBOX', `${tag} OK done`),
    EXAMINE: (tag, rest) => {
      if (rest.replaceAll('"', '').toUpperCase() !== 'INBOX')
        return this.#send(`${tag} NO [NONEXISTENT] no such folder`)
      this.#state = 'selected'
      const { messages, uidValidity, nextUid } = this.#server
      this.#send(
        String.raw`* FLAGS (\Seen)`,
        `* ${messages.size} EXISTS`,
        '* 0 RECENT',
        `* OK [UIDVALIDITY ${uidValidity}] valid`,
        `* OK [UIDNEXT ${nextUid}] next`,
        `${tag} OK [READ-ONLY] done`,
      )
    },
    'UID SEARCH': (tag, rest) => this.#search(tag, rest),
    'UID FETCH': (tag, rest) => this.#fetch(tag, rest),
  }

  #search(tag: string, rest: string): void {
    const range = /UID (\S+)/.exec(rest)?.[1]
    const since = /SINCE "?(\d{1,2}-\w{3}-\d{4})"?/.exec(rest)?.[1]
    if (/YOUNGER|OLDER/.test(rest)) return this.#send(`${tag} BAD a day was meant`)
    const found = this.#inRange(range ?? '1:*').filter(
      ([, { receivedAt }]) => !since || receivedAt.getTime() >= Date.parse(`${since} 00:00 UTC`),
    )
    this.#send(`* SEARCH${found.map(([uid]) => ` ${uid}`).join('')}`, `${tag} OK done`)
  }

  #fetch(tag: string, rest: string): void {
    const [, range = '', items = ''] = /^(\S+) (.*)$/.exec(rest) ?? []
    // Anything else would mark a message as seen, which a folder opened for reading refuses.
    if (/BODY\[/i.test(items)) return this.#send(`${tag} NO read-only`)
    for (const [uid, message] of this.#inRange(range)) if (!this.#sendMessage(uid, message, items)) return
    this.#send(`${tag} OK done`)
  }

  #sendMessage(uid: number, { source, receivedAt, claimedBytes }: MessageOnServer, items: string): boolean {
    const number = [...this.#server.messages.keys()].indexOf(uid) + 1
    const [, start, length] = /BODY\.PEEK\[\](?:<(\d+)\.(\d+)>)?/i.exec(items) ?? []
    const head = [`UID ${uid}`, `RFC822.SIZE ${claimedBytes ?? source.length}`, `INTERNALDATE "${dateOf(receivedAt)}"`]
    if (!/BODY\.PEEK\[\]/i.test(items)) {
      this.#send(`* ${number} FETCH (${head.join(' ')})`)
      return true
    }
    const { fault } = this.#server
    if (fault === 'hangs_in_fetch') return false
    const piece = source.subarray(Number(start ?? 0), Number(start ?? 0) + Number(length ?? source.length))
    const size = fault === 'endless_literal' ? 4_000_000_000 : piece.length
    const origin = start === undefined ? '' : `<${start}>`
    this.#socket.write(`* ${number} FETCH (${head.join(' ')} BODY[]${origin} {${size}}\r\n`)
    if (fault === 'endless_literal') return false
    if (fault === 'drops_in_fetch') {
      this.#socket.write(piece.subarray(0, piece.length / 2))
      this.#socket.end()
      return false
    }
    this.#socket.write(Buffer.concat([piece, Buffer.from(')\r\n')]))
    return true
  }

  /** Of a range, `*` stands for the last number, and its ends for each other (RFC 3501, 9: seq-range). */
  #inRange(set: string): [number, MessageOnServer][] {
    const all = [...this.#server.messages].toSorted(([one], [other]) => one - other)
    const last = all.at(-1)?.[0] ?? 0
    const ranges = set.split(',').map((range) => {
      const [from = 0, to = from] = range.split(':').map((end) => (end === '*' ? last : Number(end)))
      return [Math.min(from, to), Math.max(from, to)] as const
    })
    return all.filter(([uid]) => ranges.some(([from, to]) => uid >= from && uid <= to))
  }

  #send(...lines: string[]): void {
    if (this.#socket.writable) this.#socket.write(lines.map((line) => `${line}\r\n`).join(''))
  }
}

const NEEDED: Record<string, 'any' | 'greeted' | 'signed_in' | 'selected'> = {
  CAPABILITY: 'any',
  NOOP: 'any',
  LOGOUT: 'any',
  STARTTLS: 'greeted',
  LOGIN: 'greeted',
  NAMESPACE: 'signed_in',
  LIST: 'signed_in',
  LSUB: 'signed_in',
  EXAMINE: 'signed_in',
  'UID SEARCH': 'selected',
  'UID FETCH': 'selected',
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const dateOf = (date: Date): string => {
  const [day, time] = date.toISOString().split('T') as [string, string]
  const [year, month, number] = day.split('-') as [string, string, string]
  return `${number}-${MONTHS[Number(month) - 1]}-${year} ${time.slice(0, 8)} +0000`
}
