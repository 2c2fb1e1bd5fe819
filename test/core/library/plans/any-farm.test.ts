import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HighsLinearOptimizer } from '../../../../adapters/optimization/highs-linear-optimizer.ts'
import { KIND_SLUGS, makePicture, type KindSlug, type PictureRow, type RowId } from '../../../../core/farm/index.ts'
import { PLANS } from '../../../../core/library/index.ts'
import { anyRow } from '../../../builders/any-row.ts'
import { runs } from '../../../runs.ts'

const REFERRED: readonly KindSlug[] = ['fields', 'herds', 'places', 'contacts', 'fertilizers']
const CROPS = ['Winterweizen', 'Silomais', 'Winterraps', 'Dauergrünland', 'Kleegras', 'Brache', '=1+1', 'Mais-Bohnen']
const FEEDS = ['Maissilage', 'Grassilage', 'KAS 27', 'Rindergülle', 'Saatgut Mais', '<b>']

/** Rows of a kind whatever they hold, which name each other and speak of crops and goods that plans know. */
const anyRows = (kind: KindSlug) =>
  fc
    .array(
      fc.tuple(
        anyRow(kind),
        fc.nat(3),
        fc.constantFrom(...CROPS),
        fc.constantFrom(...FEEDS),
        fc.integer({ min: 2020, max: 2027 }),
      ),
      { maxLength: 5 },
    )
    .map((rows) =>
      rows.map(([values, other, crop, article, year], place): PictureRow => {
        const told: Record<string, unknown> = { ...values }
        for (const of of REFERRED) {
          const field = `${of.replace(/s$/, '')}_id`
          if (field in told) told[field] = idOf(of, other)
        }
        if ('article' in told) told['article'] = article
        if (Array.isArray(told['crops'])) told['crops'] = told['crops'].map((line: object) => ({ ...line, crop, year }))
        if (kind === 'fields' && place % 2 === 0) told['use'] = place % 4 === 0 ? 'grassland' : 'arable'
        return { kind, id: idOf(kind, place), label: '', values: told as never }
      }),
    )

const idOf = (kind: KindSlug, place: number): RowId =>
  `01943c6e-${String(KIND_SLUGS.indexOf(kind)).padStart(4, '0')}-7d10-9b21-${String(place).padStart(12, '0')}` as RowId

describe.each(PLANS.map((plan) => [plan.id, plan] as const))('%s, whatever rows a farm holds', (_, plan) => {
  const kinds = [...new Set<KindSlug>([...plan.reads, 'holdings'])]

  it('is reckoned without a fault, of data alone, and has each effect once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(...kinds.map(anyRows)), fc.integer({ min: 2024, max: 2027 }), async (rows, year) => {
        const picture = makePicture(kinds, rows.flat())
        const holding = picture.rows('holdings')[0]?.values
        const inputs = plan.gather({ picture, year, land: holding?.state ?? undefined, holding })
        expect(JSON.parse(JSON.stringify(inputs))).toEqual(inputs)
        const { missing, variants } = await plan.calculate(inputs, { optimizer: new HighsLinearOptimizer() })
        expect(JSON.stringify([missing, variants])).not.toMatch(/NaN|Infinity|\bundefined\b|\[object/)
        for (const { effects, metrics, reasons } of variants) {
          expect(new Set(effects.map(({ id }) => id)).size).toBe(effects.length)
          for (const { value } of metrics) expect(value === null || Number.isFinite(value)).toBe(true)
          for (const reason of reasons) expect(reason).toMatch(/[.!]$/)
          for (const effect of effects)
            if (effect.kind === 'field_work')
              expect(effect.values.planned_from! <= effect.values.planned_until!).toBe(true)
        }
      }),
      { numRuns: runs(60) },
    )
  })
})
