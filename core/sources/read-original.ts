import type { ReadDocument } from '../extraction/index.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import type { Result } from '../shared/result.ts'
import type { IngestionRun } from './ingestion-run.ts'
import type { DocumentReader, ReadFailure } from './ports/document-reader.ts'
import { originalKey, previewKey, type Source } from './source.ts'

export interface ReadOriginal {
  document: Result<ReadDocument, ReadFailure>
  /** Whether the picture of the first page lies in the object store. */
  hasPreview: boolean
}

/** Reads the original of a source and stores its preview; undefined where the original is gone. */
export const readOriginal = (
  { objects, reader }: { objects: ObjectStore; reader: DocumentReader },
  run: IngestionRun,
  source: Source,
): Promise<ReadOriginal | undefined> =>
  objects.withLocalCopy(originalKey(source), async (path) => {
    const file = { path, filename: source.filename }
    const document = await reader.read(file, (done, total) => run.onReadProgress(done, total))
    await run.settled()
    if (document.err) return { document, hasPreview: false }
    // A source without a preview is whole; a preview is not worth another run.
    const preview = await reader.preview(file)
    if (preview.ok) await objects.put(previewKey(source), preview.val, 'image/png')
    return { document, hasPreview: preview.ok }
  })
