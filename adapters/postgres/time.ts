/** A column's time in milliseconds. */
export const msOf = <T extends Date | null>(time: T): T extends null ? number | null : number =>
  (time === null ? null : time.getTime()) as never
