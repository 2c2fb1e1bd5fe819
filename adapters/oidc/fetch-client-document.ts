export type FetchPublic = (url: string, options: RequestInit) => Promise<Response>

/**
 * What counts of a client's document: the members that registration takes, and those by which a document gives itself
 * away as none for a public client.
 */
const MEMBERS = new Set([
  'client_id',
  'client_name',
  'client_uri',
  'redirect_uris',
  'token_endpoint_auth_method',
  'client_secret',
  'client_secret_expires_at',
])

/**
 * Fetches a Client ID Metadata Document and leaves of it what counts here. The provider refuses a client for a scope,
 * an algorithm or a grant type that it does not know, although a document is written for many servers; a client that
 * registers is not refused for it either.
 */
export const makeFetchClientDocument =
  (fetchPublic: FetchPublic): FetchPublic =>
  async (url, options) => {
    const answer = await fetchPublic(url, options)
    const text = await answer.text()
    return new Response(reduced(text), { status: answer.status, headers: answer.headers })
  }

/** What is no JSON object stays as it is, for the provider to refuse. */
function reduced(text: string): string {
  try {
    const document: unknown = JSON.parse(text)
    if (typeof document !== 'object' || document === null || Array.isArray(document)) return text
    return JSON.stringify(Object.fromEntries(Object.entries(document).filter(([name]) => MEMBERS.has(name))))
  } catch {
    return text
  }
}
