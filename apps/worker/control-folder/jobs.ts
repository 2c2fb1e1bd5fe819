import { DRAW_BOOK, type ControlFolder } from '../../../core/control-folder/index.ts'
import { handleJob, type JobHandler } from '../../../core/shared/job.ts'

export const controlFolderJobs = ({ drawBook }: Pick<ControlFolder, 'drawBook'>): JobHandler[] => [
  handleJob(DRAW_BOOK, { work: (book) => drawBook(book) }),
]
