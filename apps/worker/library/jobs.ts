import { DRAW_KEPT_DOCUMENT, REDRAW_KEPT_DOCUMENT, type Library } from '../../../core/library/index.ts'
import { handleJob, type JobHandler } from '../../../core/shared/job.ts'

export const libraryJobs = ({
  readers,
  drawKeptDocument,
}: Pick<Library, 'readers' | 'drawKeptDocument'>): JobHandler[] => [
  ...readers,
  handleJob(DRAW_KEPT_DOCUMENT, { work: (document) => drawKeptDocument(document) }),
  handleJob(REDRAW_KEPT_DOCUMENT, { work: (document) => drawKeptDocument(document) }),
]
