/** From this confidence on an assertion is applied without asking a person. */
export const CONFIDENT = 0.8

/** Of what a document states plainly. */
export const SURE = 0.95

/** Of what had to be inferred, is ambiguous or came from character recognition: a person looks at it first. */
export const TO_CONFIRM = 0.7

/** The confidence of a value for which several things have to hold. */
export const confidenceOf = (...holds: boolean[]): number => (holds.every(Boolean) ? SURE : TO_CONFIRM)
