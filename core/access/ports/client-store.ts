import type { OAuthClient } from '../oauth-client.ts'

/** Keeps the OAuth clients that registered themselves. */
export interface ClientStore {
  add(client: OAuthClient): Promise<void>
  byId(id: string): Promise<OAuthClient | undefined>
  /** The clients that registered last, newest first. */
  newest(limit: number): Promise<OAuthClient[]>
}
