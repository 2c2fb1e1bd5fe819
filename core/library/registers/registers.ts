import type { Register } from './register.ts'

/** Every register that follows from the rows, in the order of the catalog. */
export const REGISTERS: readonly Register[] = []
