/**
 * How early a note comes before a breach, and where a value begins to be worth a note: no statute says it. Each is
 * common practice (C) and may be corrected here.
 */
export const NOTICES = {
  /** Days after fertilizing from which a missing record is told. */
  fertilizingUnrecordedDays: 10,
  /** kg N/ha of organic nitrogen on the average of the farm. */
  organicNitrogenNear: 155,
  /** From this day of the year on what is spread on arable land may be for the crop of the next year. */
  autumnFrom: '07-01',
  /** Before this day of the year no main crop is harvested, so that no closed period can have begun. */
  firstHarvest: '06-01',
  /** Months in which the ground is often frozen or under snow, so that its condition has to be known. */
  frostMonths: ['11', '12', '01', '02', '03'],
  /** The land that a farm has in a year is that of this day. */
  landOn: '05-15',
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
} as const
