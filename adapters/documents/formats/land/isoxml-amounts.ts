import type { Task, TaskAmount } from '../../../../core/extraction/index.ts'
import type { XmlNode } from '../../xml.ts'
import { childrenNamed, PLANNED, positive, type ElementSet } from './isoxml-elements.ts'
import { CONTENTS, ddiOf, RATES, TOTALS } from './isoxml-quantities.ts'

/** Modes of an allocation (PAN) by which a product leaves the machine. */
const EMPTYING = '2'
const REMAINDER = '3'

/**
 * Each product that was assigned, with its rate where all assignments agree, or with what was filled less what was
 * left.
 */
export function productsOf(task: XmlNode, set: ElementSet): TaskAmount[] {
  return [...Map.groupBy(childrenNamed(task, 'PAN'), ({ attributes }) => attributes['A'] ?? '').entries()].flatMap(
    ([id, assigned]): TaskAmount[] => {
      const name = set.attribute('PDT', id, 'B')
      if (name === '') return []
      const ddis = new Set(assigned.map(({ attributes }) => ddiOf(attributes['B'])))
      const [ddi] = ddis
      const values = assigned.map(({ attributes }) => positive(attributes['C']))
      if (ddis.size !== 1 || ddi === undefined || values.includes(null)) return [{ name, amount: null, unit: '' }]
      const [rate, content] = [RATES[ddi], CONTENTS[ddi]]
      if (rate) return [{ name, amount: new Set(values).size === 1 ? values[0]! * rate.factor : null, unit: rate.unit }]
      if (!content) return [{ name, amount: null, unit: '' }]
      const sum = assigned.reduce(
        (all, { attributes: { D: mode = '' } }, index) =>
          all + (mode === EMPTYING || mode === REMAINDER ? -values[index]! : values[index]!),
        0,
      )
      return [{ name, amount: sum > 0 ? sum * content.factor : null, unit: content.unit }]
    },
  )
}

/**
 * Counters run on over the times of a task, so the last value of each device element counts; where elements disagree,
 * amounts are added, and others are not clear.
 */
export function totalsOf(task: XmlNode): Task['totals'] {
  const last = new Map<number, Map<string, number>>()
  for (const {
    attributes: { A, B, C = '' },
  } of childrenNamed(task, 'TIM')
    .filter(({ attributes }) => attributes['D'] !== PLANNED)
    .flatMap((time) => childrenNamed(time, 'DLV'))) {
    const [ddi, value] = [ddiOf(A), positive(B)]
    if (ddi === undefined || value === null || !TOTALS[ddi]) continue
    last.set(ddi, (last.get(ddi) ?? new Map<string, number>()).set(C, value))
  }
  return [...last].map(([ddi, values]) => {
    const { name, unit, factor } = TOTALS[ddi]!
    const [all, distinctValues] = [[...values.values()], new Set(values.values())]
    const added = name === 'Ausgebracht' || name === 'Ertrag'
    return {
      ddi,
      name,
      unit,
      amount:
        distinctValues.size === 1
          ? all[0]! * factor
          : added
            ? all.reduce((sum, value) => sum + value, 0) * factor
            : null,
    }
  })
}
