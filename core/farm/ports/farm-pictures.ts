import type { NamespaceId } from '../../shared/ids.ts'
import type { KindSlug } from '../kinds/kinds.ts'
import type { Picture } from '../picture/picture.ts'

/** Reads the rows of whole kinds at once. */
export interface FarmPictures {
  /**
   * The rows of these kinds as they are now, all of one moment; inside a transaction as that sees them. What was
   * derived from an earlier picture of the farm may be in it, where nothing that it hangs on has changed.
   */
  of(namespace: NamespaceId, kinds: readonly KindSlug[]): Promise<Picture>
}
