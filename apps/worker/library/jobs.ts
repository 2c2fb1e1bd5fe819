import { BEGIN_PERIODS, DRAW_KEPT_DOCUMENT, REDRAW_KEPT_DOCUMENT, type Library } from '../../../core/library/index.ts'
import { handleJob, type JobHandler } from '../../../core/shared/job.ts'

export const libraryJobs = ({
  readers,
  drawKeptDocument,
  beginPeriods,
}: Pick<Library, 'readers' | 'drawKeptDocument' | 'beginPeriods'>): JobHandler[] => [
  ...readers,
  handleJob(DRAW_KEPT_DOCUMENT, { work: (document) => drawKeptDocument(document) }),
  handleJob(BEGIN_PERIODS, { work: () => beginPeriods() }),
  handleJob(REDRAW_KEPT_DOCUMENT, { work: (document) => drawKeptDocument(document) }),
]
