import type { Push, PushDevice, PushMessage, PushOutcome } from '../../../core/notifications/index.ts'

type Receiver = Pick<PushDevice, 'token' | 'keys'>

/** Keeps what it is given to push. */
export class MemoryPush implements Push {
  publicKey: string | null
  readonly pushed: { token: string; message: PushMessage }[] = []
  /** Tokens that nobody knows any more. */
  readonly gone = new Set<string>()
  /** Says why nothing can be pushed now. */
  broken: string | undefined

  constructor(publicKey: string | null = null) {
    this.publicKey = publicKey
  }

  accepts({ token }: Receiver): boolean {
    return token.startsWith('https://')
  }

  async send({ token }: Receiver, message: PushMessage): Promise<PushOutcome> {
    if (this.broken !== undefined) throw new Error(this.broken)
    if (this.gone.has(token)) return 'gone'
    this.pushed.push({ token, message: structuredClone(message) })
    return 'sent'
  }
}
