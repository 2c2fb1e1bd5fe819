import { declareJob, isText } from '../shared/job.ts'

/** Sends a link to sign in; at its dead letter the person has long since asked for another. */
export const SEND_SIGN_IN_LINK = declareJob({
  name: 'send_sign_in_link',
  payload: { email: isText, returnTo: isText },
  retry: { limit: 4, delaySeconds: 5, longestDelaySeconds: 60, timeoutSeconds: 60 },
})

export const ACCESS_JOBS = [SEND_SIGN_IN_LINK] as const
