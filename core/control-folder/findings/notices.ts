/**
 * How early a note comes before a breach, and where a value begins to be worth a note: no statute says it. Each is
 * common practice (C) and may be corrected here.
 */
export const NOTICES = {
  /** Days after fertilizing from which a missing record is told. */
  fertilizingUnrecordedDays: 10,
} as const
