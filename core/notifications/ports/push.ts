import type { PushDevice } from './push-device-store.ts'

/** What a browser shows; its page reads the same fields as JSON. */
export interface PushMessage {
  title: string
  body: string
  /** The whole address of the page where it can be seen. */
  link: string
  /** What comes later with the same tag takes the place of it; 32 signs of base64url at most. */
  tag: string
}

/** `gone`: the push service does not know the device any more. */
export type PushOutcome = 'sent' | 'gone'

/** Web push (RFC 8030) to addresses of the public web. */
export interface Push {
  /** What a browser has to know before it can subscribe; null: push is not set up. */
  readonly publicKey: string | null
  /** False where the token is no public https address, or a key is none; whether anybody answers there is not tried. */
  accepts(device: Pick<PushDevice, 'token' | 'keys'>): boolean
  /** Hands a message over, within seconds; throws where that failed and may work later. */
  send(device: Pick<PushDevice, 'token' | 'keys'>, message: PushMessage): Promise<PushOutcome>
}
