import type { LegacyHighs } from 'highs'
import type { LinearOptimizer, LinearProgram, LinearSolution } from '../../core/library/index.ts'

/**
 * HiGHS as WebAssembly, in this process: rations have some dozens of amounts and are solved in milliseconds. Loaded
 * with the first program.
 */
export class HighsLinearOptimizer implements LinearOptimizer {
  #highs: Promise<LegacyHighs> | undefined

  async minimize(program: LinearProgram): Promise<LinearSolution> {
    demandSound(program)
    const highs = await (this.#highs ??= load())
    // Presolve cannot always tell an infeasible program from an unbounded one.
    const solution = highs.solve(textOf(program), { presolve: 'off', output_flag: false })
    const { Status: status, ObjectiveValue: cost, Columns: columns } = solution
    if (status === 'Infeasible') return { outcome: 'infeasible' }
    if (status === 'Unbounded' || status === 'Primal infeasible or unbounded') return { outcome: 'unbounded' }
    if (status !== 'Optimal') throw new Error(`HiGHS ended with ${status}`)
    const amounts = program.amounts.map(({ name }, index): [string, number] => {
      const column = columns[`x${index}`]
      return [name, column && 'Primal' in column ? (column.Primal as number) : 0]
    })
    return { outcome: 'optimal', cost, amounts: Object.fromEntries(amounts) }
  }
}

async function load(): Promise<LegacyHighs> {
  const { default: make } = (await import('highs')) as unknown as { default: () => Promise<LegacyHighs> }
  return make()
}

/** What no program can hold is a defect of who made it. */
function demandSound({ amounts, limits }: LinearProgram): void {
  const names = new Set(amounts.map(({ name }) => name))
  if (amounts.length === 0 || names.size < amounts.length) throw new TypeError('each amount needs a name of its own')
  const numbers = [
    ...amounts.flatMap(({ cost, least, most }) => [cost, least, most]),
    ...limits.flatMap(({ shares, least, most }) => [...Object.values(shares), least, most]),
  ]
  if (numbers.some((number) => number !== undefined && !Number.isFinite(number)))
    throw new TypeError('a linear program holds finite numbers')
  const unknown = limits.flatMap(({ shares }) => Object.keys(shares)).find((name) => !names.has(name))
  if (unknown !== undefined) throw new TypeError(`no amount is called ${unknown}`)
}

/** The program in the LP format of CPLEX, with names of its own, for those of people may hold any sign. */
function textOf({ amounts, limits }: LinearProgram): string {
  const place = new Map(amounts.map(({ name }, index) => [name, `x${index}`]))
  const sum = (shares: readonly (readonly [string, number])[]): string =>
    shares.map(([name, share]) => `${share < 0 ? '-' : '+'} ${Math.abs(share)} ${name}`).join(' ') || '0 x0'
  const bounded = limits.flatMap(({ shares, least, most }, index) => {
    const left = sum(Object.entries(shares).map(([name, share]) => [place.get(name)!, share] as const))
    return [
      ...(least === undefined ? [] : [` l${index}: ${left} >= ${least}`]),
      ...(most === undefined ? [] : [` m${index}: ${left} <= ${most}`]),
    ]
  })
  return [
    'Minimize',
    ` cost: ${sum(amounts.map(({ cost }, index) => [`x${index}`, cost] as const))}`,
    'Subject To',
    ...(bounded.length > 0 ? bounded : [' none: 0 x0 <= 1']),
    'Bounds',
    ...amounts.flatMap(({ least, most }, index) => [
      ` x${index} >= ${least ?? 0}`,
      ...(most === undefined ? [] : [` x${index} <= ${most}`]),
    ]),
    'End',
  ].join('\n')
}
