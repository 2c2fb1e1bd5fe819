import { MemoryPassageStore } from '../../../../adapters/memory/knowledge/memory-passage-store.ts'
import type { DocumentId, NamespaceId } from '../../../../core/shared/ids.ts'
import { passageStoreContract } from '../../../contracts/knowledge/passage-store-contract.ts'

let last = 0
const next = (): string => String((last += 1)).padStart(6, '0')

passageStoreContract(async () => ({
  store: new MemoryPassageStore(),
  newNamespace: async () => `namespace-${next()}` as NamespaceId,
  newDocument: async () => `document-${next()}` as DocumentId,
}))
