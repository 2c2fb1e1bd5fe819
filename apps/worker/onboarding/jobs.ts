import { FILE_EXAMPLE_PAPERS, type Onboarding } from '../../../core/onboarding/index.ts'
import { handleJob, type JobHandler } from '../../../core/shared/job.ts'

export const onboardingJobs = ({ fileExampleDocuments }: Pick<Onboarding, 'fileExampleDocuments'>): JobHandler[] => [
  handleJob(FILE_EXAMPLE_PAPERS, { work: (owner) => fileExampleDocuments(owner) }),
]
