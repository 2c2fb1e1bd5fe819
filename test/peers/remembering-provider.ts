import { randomUUID } from 'node:crypto'

/** Where the person's browser is sent; nothing has to listen there, as the address itself tells all. */
const REDIRECT_URI = 'http://127.0.0.1/callback'

interface ClientInformation {
  client_id: string
  client_secret?: string
}
interface Tokens {
  access_token: string
  token_type: string
  refresh_token?: string
  expires_in?: number
  scope?: string
}

/** What the clients ask their host to keep during an authorization; the same for all that follow the MCP SDK. */
export class RememberingProvider {
  readonly redirectUrl = REDIRECT_URI
  readonly clientMetadata = {
    client_name: 'Feldagent',
    redirect_uris: [REDIRECT_URI],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
  /** Address of a document about the client, which then does without registration. */
  readonly clientMetadataUrl?: string
  /** Where the person was last to be sent. */
  sentTo: URL | undefined
  #client: ClientInformation | undefined
  #tokens: Tokens | undefined
  #verifier = ''
  #state = ''
  #server: unknown
  #discovery: unknown

  constructor(clientMetadataUrl?: string) {
    if (clientMetadataUrl !== undefined) this.clientMetadataUrl = clientMetadataUrl
  }

  clientInformation = (): ClientInformation | undefined => this.#client
  saveClientInformation = (client: ClientInformation): void => void (this.#client = client)
  tokens = (): Tokens | undefined => this.#tokens
  saveTokens = (tokens: Tokens): void => void (this.#tokens = tokens)
  codeVerifier = (): string => this.#verifier
  saveCodeVerifier = (verifier: string): void => void (this.#verifier = verifier)
  state = (): string => (this.#state = randomUUID())
  storedState = (): string => this.#state
  redirectToAuthorization = (url: URL): void => void (this.sentTo = url)
  authorizationServerInformation = () =>
    this.#server as { issuer: string; authorizationServerUrl: string; tokenEndpoint: string } | undefined
  saveAuthorizationServerInformation = (server: unknown): void => void (this.#server = server)
  discoveryState = () => this.#discovery as { authorizationServerUrl: string } | undefined
  saveDiscoveryState = (discovery: unknown): void => void (this.#discovery = discovery)

  invalidateCredentials = (what: 'all' | 'client' | 'tokens' | 'verifier' | 'discovery'): void => {
    if (what === 'all' || what === 'client') this.#client = undefined
    if (what === 'all' || what === 'tokens') this.#tokens = undefined
    if (what === 'all' || what === 'verifier') this.#verifier = ''
  }
}
