import type { ReadDocument } from '../extraction/index.ts'
import type { IndexDocument } from '../knowledge/index.ts'
import type { IngestionRun } from './ingestion-run.ts'
import { progressAt, titleFromFilename, type Source } from './source.ts'

/** Makes the source searchable, under the title that the document gives itself; false where the run is not current. */
export async function indexSource(
  { indexDocument }: { indexDocument: IndexDocument },
  run: IngestionRun,
  source: Source,
  document: ReadDocument,
  hasPreview: boolean,
): Promise<boolean> {
  const untitled = source.title === titleFromFilename(source.filename)
  const title = untitled ? (document.title ?? source.title) : source.title
  const { format, contentType, pages, warnings } = document
  if (!(await run.enter('indexing', { title, format, contentType, pages: pages.length, warnings, hasPreview })))
    return false
  return run.write(
    async () => indexDocument({ namespaceId: source.namespaceId, documentId: source.id, title, document }),
    ({ passages }) => ({ passages, status: 'deriving', progress: progressAt('deriving') }),
  )
}
