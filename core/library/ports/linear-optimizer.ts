/** A bound from below, from above, or both. */
export interface Bounds {
  least?: number | undefined
  most?: number | undefined
}

/** Minimize a linear cost over amounts that obey linear limits. */
export interface LinearProgram {
  /** Each at least 0 where it has no bound of its own. */
  amounts: readonly ({ name: string; cost: number } & Bounds)[]
  limits: readonly ({ name: string; shares: Readonly<Record<string, number>> } & Bounds)[]
}

export type LinearSolution =
  | { outcome: 'optimal'; cost: number; amounts: Readonly<Record<string, number>> }
  | { outcome: 'infeasible' }
  | { outcome: 'unbounded' }

export interface LinearOptimizer {
  /** The same program always gives the same solution. */
  minimize(program: LinearProgram): Promise<LinearSolution>
}
