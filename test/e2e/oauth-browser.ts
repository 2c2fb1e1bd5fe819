import { createHash, randomBytes } from 'node:crypto'

/** A browser without scripts: cookies by path, forms as they stand in the page. */
export class OAuthBrowser {
  readonly base: string
  #jar: { name: string; value: string; path: string }[] = []

  constructor(base: string) {
    this.base = base
  }

  async get(address: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send('GET', address, headers)
  }

  /** Sends a form; `fields` beat the hidden ones of `page`, `scopes` are the boxes that are ticked besides. */
  async submit(
    address: string,
    page: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
    scopes: readonly string[] = [],
  ): Promise<Response> {
    const form = new URLSearchParams({ ...hiddenFields(page), ...fields })
    for (const scope of scopes) form.append('scopes', scope)
    return this.#send(
      'POST',
      address,
      { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      form.toString(),
    )
  }

  cookie(name: string): string | undefined {
    return this.#jar.findLast((cookie) => cookie.name === name)?.value
  }

  setCookie(name: string, value: string): void {
    this.#jar = [...this.#jar.filter((cookie) => cookie.name !== name), { name, value, path: '/' }]
  }

  async signIn(email: string, password: string, weiter = '/konto'): Promise<Response> {
    const page = await (await this.get(`/anmelden?${new URLSearchParams({ weiter })}`)).text()
    return this.submit('/anmelden', page, { email, password })
  }

  /** Follows an authorization request to the consent screen; null where it ended elsewhere. */
  async consent(
    authorizeAddress: string,
    email: string,
    password: string,
  ): Promise<{ address: string; page: string } | null> {
    let at = (await this.get(authorizeAddress)).headers.get('location')
    if (at === null || !at.includes('/oauth/interaction/')) return null
    let answer = await this.get(at)
    if (answer.status === 303) {
      const weiter = new URL(answer.headers.get('location')!, this.base).searchParams.get('weiter')!
      const back = await this.signIn(email, password, weiter)
      at = (await this.get(back.headers.get('location')!)).headers.get('location')!
      answer = await this.get(at)
    }
    return { address: at, page: await answer.text() }
  }

  /** The whole way through sign-in and consent, every box ticked; returns the callback address. */
  async authorize(
    authorizeAddress: string,
    { email, password }: { email: string; password: string },
    decision: 'allow' | 'deny' = 'allow',
  ): Promise<URL> {
    const { address, page } = (await this.consent(authorizeAddress, email, password))!
    const decided = await this.submit(address, page, { decision }, {}, boxesOf(page))
    return new URL((await this.get(decided.headers.get('location')!)).headers.get('location')!)
  }

  async #send(method: string, address: string, headers: Record<string, string>, body?: string): Promise<Response> {
    const url = new URL(address, this.base)
    const cookies = this.#jar
      .filter(({ path }) => url.pathname === path || url.pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { Accept: 'text/html', ...(cookies.length > 0 && { Cookie: cookies.join('; ') }), ...headers },
      ...(body !== undefined && { body }),
    })
    for (const line of answer.headers.getSetCookie()) this.#take(line)
    return answer
  }

  #take(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/)
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/'
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    this.#jar = this.#jar.filter((cookie) => cookie.name !== name || cookie.path !== path)
    if (value !== '') this.#jar.push({ name, value, path })
  }
}

export const hiddenFields = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
      .map(([, name, value]) => [name!, value!.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))])
      .reverse(),
  )

/** The boxes for scopes that a consent page shows. */
export const boxesOf = (page: string): string[] =>
  [...page.matchAll(/<input type="checkbox" name="scopes" value="([^"]+)"/g)].map(([, scope]) => scope!)

/** A client and the requests it makes. */
export class OAuthAgent {
  readonly base: string
  readonly clientId: string
  readonly redirectUri: string

  constructor(base: string, clientId: string, redirectUri: string) {
    this.base = base
    this.clientId = clientId
    this.redirectUri = redirectUri
  }

  static async register(base: string, metadata: object = {}): Promise<OAuthAgent> {
    const answer = await fetch(`${base}/oauth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      // Its own home page makes it another client than the last one that registered.
      body: JSON.stringify({
        client_name: 'Feldagent',
        client_uri: `https://feldagent.example/${randomBytes(6).toString('hex')}`,
        redirect_uris: ['http://127.0.0.1/cb'],
        ...metadata,
      }),
    })
    const { client_id, redirect_uris } = (await answer.json()) as { client_id: string; redirect_uris: string[] }
    return new OAuthAgent(base, client_id, redirect_uris[0]!)
  }

  /** A request for a code, with the verifier that belongs to it. `change` beats the parameters; null leaves one out. */
  request(change: Record<string, string | null> = {}): { address: string; verifier: string } {
    const verifier = randomBytes(32).toString('base64url')
    const parameters = {
      client_id: this.clientId,
      redirect_uri: this.redirectUri,
      response_type: 'code',
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
      state: 'zustand',
      scope: 'ask documents.read',
      resource: `${this.base}/mcp`,
      ...change,
    }
    const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== null)
    return { address: `/oauth/authorize?${new URLSearchParams(given)}`, verifier }
  }

  token(fields: Record<string, string>): Promise<Response> {
    return fetch(`${this.base}/oauth/token`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ client_id: this.clientId, ...fields }),
    })
  }

  exchange(code: string, verifier: string, change: Record<string, string> = {}): Promise<Response> {
    return this.token({
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.redirectUri,
      code_verifier: verifier,
      ...change,
    })
  }

  refresh(refreshToken: string, change: Record<string, string> = {}): Promise<Response> {
    return this.token({ grant_type: 'refresh_token', refresh_token: refreshToken, ...change })
  }
}

export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

export interface Tokens {
  access_token: string
  refresh_token: string
  scope: string
  token_type: string
  expires_in: number
  id_token?: string
}

/** Lets an agent in the whole way and returns its tokens. */
export async function letAgentIn(
  agent: OAuthAgent,
  browser: OAuthBrowser,
  person: { email: string; password: string },
  change: Record<string, string | null> = {},
): Promise<Tokens> {
  const { address, verifier } = agent.request(change)
  const callback = await browser.authorize(address, person)
  return (await (await agent.exchange(callback.searchParams.get('code')!, verifier)).json()) as Tokens
}
