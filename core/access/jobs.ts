import type { UserId } from '../shared/ids.ts'
import { declareJob, isId, isText, type Check } from '../shared/job.ts'
import { ACCESS_NOTICE_FIELDS } from './notices/access-notice.ts'

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

/** Sends a link to set a new password; at its dead letter the person has long since asked for another. */
export const SEND_PASSWORD_RESET = declareJob({
  name: 'send_password_reset',
  payload: { email: isText, requestedAt: isMoment },
  retry: { limit: 4, delaySeconds: 5, longestDelaySeconds: 60, timeoutSeconds: 60 },
})

const changedBy: Check<'person' | 'link' | 'operator'> = (value) =>
  value === 'person' || value === 'link' || value === 'operator'

/** What a person has to learn, also from a mail server that is away for a day. */
const NOTICE_RETRY = { limit: 20, delaySeconds: 10, longestDelaySeconds: 7200, timeoutSeconds: 60 }

/** Tells a person that their password is another. */
export const SEND_PASSWORD_NOTICE = declareJob({
  name: 'send_password_notice',
  payload: { userId: isId<UserId>, changedAt: isMoment, by: changedBy },
  retry: NOTICE_RETRY,
})

/** Tells a person of a program that was let in or a device that was signed in. */
export const SEND_ACCESS_NOTICE = declareJob({
  name: 'send_access_notice',
  payload: { userId: isId<UserId>, ...ACCESS_NOTICE_FIELDS },
  retry: NOTICE_RETRY,
})

export const ACCESS_JOBS = [SEND_SIGN_IN_LINK, SEND_PASSWORD_RESET, SEND_PASSWORD_NOTICE, SEND_ACCESS_NOTICE] as const
