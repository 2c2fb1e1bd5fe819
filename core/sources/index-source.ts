import type { PassageStore } from '../knowledge/index.ts'
import type { DocumentAnalysis } from './analyse-document.ts'
import type { IngestionRun } from './ingestion-run.ts'
import { progressAt, type Source } from './source.ts'

/** Makes the source searchable, under the title that the document gives itself; false where the run is not current. */
export async function indexSource(
  { passages: store }: { passages: Pick<PassageStore, 'replace'> },
  run: IngestionRun,
  { namespaceId, id }: Source,
  { title, format, contentType, pages, warnings, passages }: DocumentAnalysis,
  hasPreview: boolean,
): Promise<boolean> {
  if (!(await run.enter('indexing', { title, format, contentType, pages, warnings, hasPreview }))) return false
  return run.write(
    async () => store.replace(namespaceId, { id, title, passages }),
    () => ({ passages: passages.length, status: 'deriving', progress: progressAt('deriving') }),
  )
}
