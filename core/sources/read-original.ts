import type { ObjectStore } from '../shared/ports/object-store.ts'
import type { Result } from '../shared/result.ts'
import type { DocumentAnalysis, DocumentContext } from './analyse-document.ts'
import type { IngestionRun } from './ingestion-run.ts'
import type { DocumentReader, Lane, OverBudget, ReadFailure } from './ports/document-reader.ts'
import { originalKey, previewKey, type Source } from './source.ts'

export interface ReadOriginal {
  analysis: Result<DocumentAnalysis, ReadFailure | OverBudget>
  /** Whether the picture of the first page lies in the object store. */
  hasPreview: boolean
}

/** Reads the original of a source and stores its preview; undefined where the original is gone. */
export const readOriginal = (
  { objects, reader }: { objects: ObjectStore; reader: DocumentReader },
  run: IngestionRun,
  source: Source,
  context: DocumentContext,
  lane: Lane,
): Promise<ReadOriginal | undefined> =>
  objects.withLocalCopy(originalKey(source), async (path) => {
    const file = { path, filename: source.filename }
    const analysis = await reader.analyse(file, context, lane, (done, total) => run.onReadProgress(done, total))
    await run.settled()
    if (analysis.err) return { analysis, hasPreview: false }
    const preview = await reader.preview(file, lane)
    if (preview.err && preview.val.kind === 'over_budget') return { analysis: preview, hasPreview: false }
    // A source without a preview is whole; a preview is not worth another run.
    if (preview.ok) await objects.put(previewKey(source), preview.val, 'image/png')
    return { analysis, hasPreview: preview.ok }
  })
