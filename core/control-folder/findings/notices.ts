/**
 * How early a note comes before a breach, and where a value begins to be worth a note: no statute says it. Each is
 * common practice (C) and may be corrected here.
 */
export const NOTICES = {
  /** Days after fertilizing from which a missing record is told. */
  fertilizingUnrecordedDays: 10,
  /** Months before the end of a period in which a training in plant protection is due. */
  trainingEndsMonths: 6,
  /** Months before the end of a product's approval. */
  approvalEndsMonths: 6,
  /** Per cent of arable land with a change of crops up to which it is close to too little. */
  cropChangePercent: 40,
  /** Days before the last one from which an application that is not submitted yet is told. */
  applicationOpenDays: 21,
  /** Days after ploughing within which sowing follows at once. */
  sownAtOnceDays: 14,
  /** Days before a proof runs out. */
  proofEndsDays: 60,
} as const
