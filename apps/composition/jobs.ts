import { ACCESS_JOBS } from '../../core/access/index.ts'
import { ONBOARDING_JOBS } from '../../core/onboarding/index.ts'
import type { JobKind } from '../../core/shared/job.ts'
import { SOURCE_JOBS } from '../../core/sources/index.ts'

/** Every kind of job that an area declares; the queue and the worker follow from it. */
export const JOBS: readonly JobKind[] = [...ACCESS_JOBS, ...SOURCE_JOBS, ...ONBOARDING_JOBS]
