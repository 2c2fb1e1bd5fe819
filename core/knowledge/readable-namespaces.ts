import type { AccountStore, Actor } from '../access/index.ts'
import { SHARED_NAMESPACE, type NamespaceId } from '../shared/ids.ts'

/** Of the actor's own: a person reads all farms they belong to; a program was let in to the person's alone. */
export const ownNamespaces = async (
  accounts: Pick<AccountStore, 'namespacesOf'>,
  { userId, namespaceId, credential }: Actor,
): Promise<NamespaceId[]> => (credential.kind === 'agent' ? [namespaceId] : accounts.namespacesOf(userId))

/** Those and what every farm may read. */
export const readableNamespaces = async (
  accounts: Pick<AccountStore, 'namespacesOf'>,
  actor: Actor,
): Promise<NamespaceId[]> => [...(await ownNamespaces(accounts, actor)), SHARED_NAMESPACE]
