import type { NamespaceId, UserId } from '../shared/ids.ts'
import type { Scope } from './scope.ts'

/** Who asks, and for which namespace; every use case that touches a farm's data takes one. */
export interface Actor {
  userId: UserId
  namespaceId: NamespaceId
  /** What the caller may do: a person's session everything, an agent what its scopes name. */
  credential: { kind: 'session' } | AgentCredential
}

export interface AgentCredential {
  kind: 'agent'
  clientId: string
  scopes: readonly Scope[]
}
