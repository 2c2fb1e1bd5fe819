/**
 * How early a note comes before a breach, and where a value begins to be worth a note: no statute says it. Each is
 * common practice (C) and may be corrected here.
 */
export const NOTICES = {
  /** Days after fertilizing from which a missing record is told. */
  fertilizingUnrecordedDays: 10,
  /** Days after a birth or a movement of animals from which a missing tag or report is told. */
  animalUnreportedDays: 5,
  /** Months of age from which it is told that a sheep or goat bears no mark. */
  sheepUnmarkedMonths: 8,
  /** Days of age above which it is told that a calf has not been tested for BVD. */
  bvdUntestedDays: 20,
  /** Cells in a thousand per ml of one sample above which milk is worth a look. */
  milkCellsThousand: 300,
} as const
