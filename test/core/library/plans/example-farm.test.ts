import { describe, expect, it } from 'vitest'
import { HighsLinearOptimizer } from '../../../../adapters/optimization/highs-linear-optimizer.ts'
import { uuidV7Ids } from '../../../../adapters/system/uuid-v7-ids.ts'
import { KIND_SLUGS, makePicture } from '../../../../core/farm/index.ts'
import { PLANS } from '../../../../core/library/index.ts'
import { exampleRows, rowsOfStory, storyDays } from '../../../../core/onboarding/index.ts'
import { aFarmer } from '../../../builders/farm.ts'

const TODAY = '2026-05-20'
const STORY = rowsOfStory(exampleRows(storyDays(TODAY)), new Map(), {
  namespaceId: aFarmer().namespaceId,
  ids: uuidV7Ids,
  now: Date.parse(TODAY),
})
const PICTURE = makePicture(
  KIND_SLUGS,
  STORY.map((row) => row as never),
)

describe('plans of the example farm', () => {
  it.each(PLANS.map((plan) => [plan.id, plan] as const))('%s are data, whole, and alike each time', async (_, plan) => {
    const holding = PICTURE.rows('holdings')[0]?.values
    // Its crops of 2026 stand already.
    const year = plan.id === 'anbauplan' ? 2027 : 2026
    const inputs = plan.gather({ picture: PICTURE, year, land: holding?.state ?? undefined, holding })
    expect(JSON.parse(JSON.stringify(inputs))).toEqual(inputs)
    const [one, other] = [
      await plan.calculate(inputs, { optimizer: new HighsLinearOptimizer() }),
      await plan.calculate(inputs, { optimizer: new HighsLinearOptimizer() }),
    ]
    expect(other).toEqual(one)
    expect(JSON.stringify(one)).not.toMatch(/undefined|NaN|Infinity|\[object/)
    expect(one.variants.some(({ reasons, effects }) => reasons.length === 0 && effects.length > 0)).toBe(true)
  })
})
