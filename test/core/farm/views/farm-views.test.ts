import { describe, expect, it } from 'vitest'
import { ENTRY_NAME } from '../../../../core/answers/index.ts'
import { VERB_CLASSES } from '../../../../core/shared/german/verbs/verb-classes.ts'
import { ownStemsOf } from '../../../../core/answers/interpretation/own-stems.ts'
import { FARM_VIEWS } from '../../../../core/farm/views/farm-views.ts'
import { askFarm, EXAMPLE_FARM } from '../questions/farms.ts'

describe('what can be asked about', () => {
  it.each(FARM_VIEWS.map((view) => [view.name, view] as const))('%s names columns that it has', (_, view) => {
    const { amount, who, where, list } = view.roles
    const names = [amount, who, where, ...list, ...(view.usually?.liftedBy ?? []), view.missingDetails]
    for (const name of names.filter((one) => one !== undefined && one !== ENTRY_NAME))
      expect(view.columns.map((column) => column.name)).toContain(name)
  })

  it('has a name for each view, of which each is another', () => {
    const names = FARM_VIEWS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { countsEntriesOf } of FARM_VIEWS) if (countsEntriesOf) expect(names).toContain(countsEntriesOf)
  })

  it.each(FARM_VIEWS.map((view) => [view.name, view] as const))(
    '%s names classes of verbs that there are',
    (_, view) => {
      const known = VERB_CLASSES.flatMap((name) => [`~${name}`, `~${name}.done`, `~${name}.open`])
      const named = [...ownStemsOf(view), ...(view.neutralWords ?? [])].filter((stem) => stem.startsWith('~'))
      for (const token of named) expect(known).toContain(token)
    },
  )

  // Bills of both directions and amounts of milk that farm has not.
  const asked = FARM_VIEWS.filter(({ name }) => !['income', 'cash_balance', 'milk_per_cow'].includes(name)).flatMap(
    ({ example, furtherExamples = [] }) => [...(example === undefined ? [] : [example]), ...furtherExamples],
  )
  it.each(asked)('understands what it gives as an example: „%s“', async (question) => {
    farm ??= askFarm(EXAMPLE_FARM)
    expect(await (await farm)(question)).toBeDefined()
  })
})

let farm: ReturnType<typeof askFarm> | undefined
