/** Rows that nobody can use any more, of all namespaces and of none. */
export interface ExpiredRows {
  /** Removes them, or only counts; how many by table. */
  purge(options: { dryRun: boolean }): Promise<Record<string, number>>
}

/** Files of uploads that broke off. */
export interface BrokenUploads {
  /** Removes those that nobody has touched since a time (ms), or only counts; how many. */
  removeBefore(time: number, options: { dryRun: boolean }): Promise<number>
}
