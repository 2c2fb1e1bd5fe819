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
  /** kg N/ha of organic nitrogen on the average of the farm. */
  organicNitrogenNear: 155,
  /** From this day of the year on what is spread on arable land may be for the crop of the next year. */
  autumnFrom: '07-01',
  /** Before this day of the year no main crop is harvested, so that no closed period can have begun. */
  firstHarvest: '06-01',
  /** From this day of the year on a winter crop of the next year may be sown. */
  autumnSowingFrom: '08-01',
  /** Months in which the ground is often frozen or under snow, so that its condition has to be known. */
  frostMonths: ['11', '12', '01', '02', '03'],
  /**
   * Percent of grassland in the land of a farm above which it lives on grassland and not on forage from arable land.
   */
  grasslandFarmPercent: 75,
  /** Months before a soil sample gets too old. */
  soilSampleEndsMonths: 6,
  /** Day of the year from which the summary of nutrients of the year before is missed. */
  nutrientSummaryFrom: '03-01',
  /** Years over which the mean of the farm's own yields tells what is to be expected. */
  expectedYieldYears: 5,
  /** Months that slurry should find room for, so that there is some to spare. */
  slurryStoreMonths: 7,
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
  /** Hours before sunset in which bees may fly no more; before them they do. */
  beeFlightOpenHours: 3,
  /** Days before a proof runs out. */
  proofEndsDays: 60,
} as const
