import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { InboundLetter, InboundLetters } from '../../../core/sources/index.ts'

export class MemoryInboundLetters implements InboundLetters {
  readonly #letters = new Map<string, InboundLetter>()

  put(namespace: NamespaceId, id: string, letter: InboundLetter): void {
    this.#letters.set(`${namespace}/${id}`, { ...letter })
  }

  async byId(namespace: NamespaceId, id: string): Promise<InboundLetter | undefined> {
    return structuredClone(this.#letters.get(`${namespace}/${id}`))
  }
}
