import { FILE_EXAMPLE_PAPERS, type Onboarding } from '../../../core/onboarding/index.ts'
import { handleJob, type JobHandler } from '../../../core/shared/job.ts'

export const onboardingJobs = ({
  setUpExampleLibrary,
  fileExampleDocuments,
}: Pick<Onboarding, 'setUpExampleLibrary' | 'fileExampleDocuments'>): JobHandler[] => [
  handleJob(FILE_EXAMPLE_PAPERS, {
    async work(owner) {
      await setUpExampleLibrary(owner)
      await fileExampleDocuments(owner)
    },
  }),
]
