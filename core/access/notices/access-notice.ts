import { isText, readStored, type Check } from '../../shared/job.ts'

/** An access that is new. */
export interface AccessNotice {
  grantId: string
  /** A program that reaches the farm, one that only learns who the person is, or a device that was signed in. */
  kind: 'program' | 'identity' | 'device'
  /** As it calls itself. */
  name: string
  /** When, in ms. */
  at: number
}

const isNumber: Check<number> = (value) => typeof value === 'number'
const isKind: Check<AccessNotice['kind']> = (value) => value === 'program' || value === 'identity' || value === 'device'

export const ACCESS_NOTICE_FIELDS = { grantId: isText, kind: isKind, name: isText, at: isNumber }

/** What a link keeps of it; undefined where it is something else. */
export const readAccessNotice = (stored: unknown): AccessNotice | undefined => readStored(ACCESS_NOTICE_FIELDS, stored)
