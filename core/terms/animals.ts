/** Months that a mother is older than her calf at least. [C] */
export const MOTHER_MONTHS = 20
