import { declareEvent } from '../shared/events.ts'
import { isText } from '../shared/job.ts'

/** A variant of a plan was adopted, or the one adopted was given up. */
export const PLAN_ADOPTED = declareEvent('plan_adopted', { entryId: isText, period: isText })
