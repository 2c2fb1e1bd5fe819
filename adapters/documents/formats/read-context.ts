import type { ReadLimits } from '../limits.ts'

/** What every format is given beside the bytes. */
export interface ReadContext {
  limits: ReadLimits
  filename: string
  progress: (done: number, total: number) => void
}
