import type { NamespaceId } from '../../shared/ids.ts'
import type { ReceivedFile } from '../received-file.ts'

/** The file of a letter that has come in, as it lies in the object store. */
export interface InboundLetter extends Omit<ReceivedFile, 'path'> {
  objectKey: string
}

export interface InboundLetters {
  /** Of one content the namespace keeps the first: of racing callers one gets `added`. */
  add(namespace: NamespaceId, id: string, letter: InboundLetter): Promise<'added' | 'known'>
  /** The letter with this content. */
  idOf(namespace: NamespaceId, sha256: string): Promise<string | undefined>
  /** Undefined if the namespace has no inbound letter of this id, or the letter has no file. */
  byId(namespace: NamespaceId, id: string): Promise<InboundLetter | undefined>
}
