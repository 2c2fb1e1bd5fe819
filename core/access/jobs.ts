import { declareJob, isText, type Check } from '../shared/job.ts'

/** Left out by the release before. */
const orLeftOut =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value)

const isMoment = (value: unknown): value is number => typeof value === 'number'

/** Sends a link to sign in; at its dead letter the person has long since asked for another. */
export const SEND_SIGN_IN_LINK = declareJob({
  name: 'send_sign_in_link',
  payload: {
    email: isText,
    returnTo: isText,
    browser: orLeftOut(isText),
    program: orLeftOut(isText),
    requestedAt: orLeftOut(isMoment),
  },
  retry: { limit: 4, delaySeconds: 5, longestDelaySeconds: 60, timeoutSeconds: 60 },
})

export const ACCESS_JOBS = [SEND_SIGN_IN_LINK] as const
