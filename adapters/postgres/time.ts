/** A column's time in milliseconds. */
export const msOf = <T extends Date | null>(time: T): T extends null ? number | null : number =>
  (time === null ? null : time.getTime()) as never

/** RFC 3339 with milliseconds of a timestamp as PostgreSQL writes it in UTC: `2026-05-20 07:30:00.5+00`. */
export const rfc3339 = (text: string): string =>
  `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`
