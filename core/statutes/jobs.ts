import { declareJob, isText } from '../shared/job.ts'

/** Brings in what has changed in the law; once in a week that begins on this day. */
export const UPDATE_STATUTES = declareJob({
  name: 'update_statutes',
  payload: { week: isText },
  retry: { limit: 4, delaySeconds: 3600, longestDelaySeconds: 6 * 3600, timeoutSeconds: 3600 },
})

export const STATUTE_JOBS = [UPDATE_STATUTES] as const
