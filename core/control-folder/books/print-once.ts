import type { PrintedBook } from '../../library/index.ts'
import { canonicalJson } from '../../shared/canonical-json.ts'
import type { JobId, NamespaceId } from '../../shared/ids.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Digest } from '../../shared/ports/digest.ts'
import type { Ids } from '../../shared/ports/ids.ts'
import type { JobQueue } from '../../shared/ports/job-queue.ts'
import type { ObjectStore } from '../../shared/ports/object-store.ts'
import type { Wait } from '../../shared/ports/pause.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { DRAW_BOOK } from '../jobs.ts'
import type { PrintedBookRecord, PrintedBooks } from '../ports/printed-books.ts'

/** A printed file, and an address at which anyone may read it for a while. */
export interface Print extends Pick<PrintedBookRecord, 'pages' | 'sha256'> {
  url: string
  expiresAt: number
  filename: string
}

/** The worker has not drawn it in time; asked for again, it may be there. */
export interface StillDrawing {
  kind: 'still_drawing'
}

export interface PrintDependencies {
  printedBooks: PrintedBooks
  objects: Pick<ObjectStore, 'signedUrl'>
  transaction: Transaction
  jobs: JobQueue
  ids: Ids
  digest: Digest
  wait: Wait
  clock: Clock
}

const URL_LIFETIME_SECONDS = 300
const [LOOK_MS, MOST_LOOKS] = [150, 200]

/** Has the worker draw a book, or finds the one that says the same, and waits for it half a minute at most. */
export async function printOnce(
  deps: PrintDependencies,
  namespace: NamespaceId,
  book: PrintedBook,
  filename: string,
): Promise<Result<Print, StillDrawing>> {
  const description = canonicalJson(book)
  const contentHash = deps.digest(description)
  const known = await deps.printedBooks.printed(namespace, contentHash)
  if (!known)
    await deps.transaction.within<undefined, never>(namespace, async () => {
      await deps.printedBooks.want(namespace, contentHash, description, deps.clock.now())
      await deps.jobs.enqueue(DRAW_BOOK.of(deps.ids.next<JobId>(), { namespaceId: namespace, contentHash }, namespace))
      return Ok(undefined)
    })
  const printed = known ?? (await awaited(deps, namespace, contentHash))
  if (!printed) return Err({ kind: 'still_drawing' })
  const { pages, sha256, objectKey } = printed
  const contentType = 'application/pdf'
  const signed = await deps.objects.signedUrl(objectKey, {
    filename,
    contentType,
    lifetimeSeconds: URL_LIFETIME_SECONDS,
  })
  return Ok({ ...signed, filename, pages, sha256 })
}

async function awaited(
  { printedBooks, wait }: Pick<PrintDependencies, 'printedBooks' | 'wait'>,
  namespace: NamespaceId,
  contentHash: string,
): Promise<PrintedBookRecord | undefined> {
  for (let look = 0; look < MOST_LOOKS; look++) {
    const printed = await printedBooks.printed(namespace, contentHash)
    if (printed) return printed
    await wait(LOOK_MS)
  }
  return undefined
}
