import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closedPeriodOn, STATES, type Spreading } from '../../../core/law/index.ts'
import { addDays } from '../../../core/shared/time/days.ts'

const slurry = (spreading: Partial<Spreading> = {}): Spreading => ({
  use: 'grassland',
  material: 'nitrogen',
  redZone: false,
  ...spreading,
})
const stateOn = (day: string, spreading: Spreading) => closedPeriodOn(day, spreading).state

describe('closed periods of the fertilizer ordinance', () => {
  it.each<[day: string, spreading: Partial<Spreading>, state: string]>([
    ['2026-10-31', {}, 'open'],
    ['2026-11-01', {}, 'closed'],
    ['2027-01-31', {}, 'closed'],
    ['2027-02-01', {}, 'open'],
    // Solid manure: until 2020 from 15 December on.
    ['2019-12-10', { material: 'solid_manure_or_compost' }, 'open'],
    ['2020-12-10', { material: 'solid_manure_or_compost' }, 'closed'],
    ['2026-12-01', { material: 'solid_manure_or_compost' }, 'closed'],
    ['2027-01-15', { material: 'solid_manure_or_compost' }, 'closed'],
    ['2027-01-16', { material: 'solid_manure_or_compost' }, 'open'],
    ['2026-12-01', { material: 'phosphate' }, 'closed'],
    ['2019-12-20', { material: 'phosphate' }, 'open'],
  ])('on %s, %o: %s', (day, spreading, state) => expect(stateOn(day, slurry(spreading))).toBe(state))

  it.each<[day: string, spreading: Partial<Spreading>, state: string]>([
    ['2026-08-10', { harvestedOn: '2026-08-10' }, 'open'],
    ['2026-08-11', { harvestedOn: '2026-08-10' }, 'closed'],
    ['2027-01-31', { harvestedOn: '2026-08-10' }, 'closed'],
    ['2027-02-01', { harvestedOn: '2026-08-10' }, 'open'],
    ['2026-09-20', {}, 'unknown'],
    ['2026-09-20', { harvestedOn: '2026-08-10', autumnCrop: { type: 'winter_rape', sownOn: '2026-08-25' } }, 'open'],
    ['2026-10-01', { harvestedOn: '2026-08-10', autumnCrop: { type: 'winter_rape', sownOn: '2026-09-15' } }, 'open'],
    ['2026-10-02', { harvestedOn: '2026-08-10', autumnCrop: { type: 'winter_rape', sownOn: '2026-09-15' } }, 'closed'],
    ['2026-09-20', { harvestedOn: '2026-08-10', autumnCrop: { type: 'winter_rape', sownOn: '2026-09-16' } }, 'closed'],
    ['2026-09-20', { harvestedOn: '2026-08-10', autumnCrop: { type: 'catch_crop' } }, 'unknown'],
    [
      '2026-09-30',
      { harvestedOn: '2026-08-10', autumnCrop: { type: 'winter_barley_after_cereals', sownOn: '2026-09-28' } },
      'open',
    ],
    // On 2 October the day of sowing no longer matters.
    ['2026-10-02', { harvestedOn: '2026-08-10', autumnCrop: { type: 'catch_crop' } }, 'closed'],
    // Undersown in maize that was harvested when its last day was over: the one of the next year opens nothing.
    ['2026-10-16', { harvestedOn: '2026-10-15', autumnCrop: { type: 'catch_crop', sownOn: '2026-06-10' } }, 'closed'],
    ['2027-01-31', { harvestedOn: '2026-10-15', autumnCrop: { type: 'catch_crop', sownOn: '2026-06-10' } }, 'closed'],
    ['2027-01-10', { harvestedOn: '2026-12-31', autumnCrop: { type: 'catch_crop' } }, 'closed'],
    ['2027-01-10', { harvestedOn: '2026-12-31', autumnCrop: { type: 'vegetables_or_soft_fruit' } }, 'closed'],
    ['2026-12-01', { harvestedOn: '2026-08-10', autumnCrop: { type: 'vegetables_or_soft_fruit' } }, 'open'],
    ['2026-12-02', { harvestedOn: '2026-08-10', autumnCrop: { type: 'vegetables_or_soft_fruit' } }, 'closed'],
  ])('on arable land on %s, %o: %s', (day, spreading, state) =>
    expect(stateOn(day, slurry({ use: 'arable', ...spreading }))).toBe(state),
  )

  it.each<[day: string, spreading: Partial<Spreading>, state: string]>([
    // § 13a (2) holds from 2021 on, and until a court found its ground wanting.
    ['2020-10-05', { land: 'NI' }, 'open'],
    ['2024-10-05', { land: 'NI' }, 'closed'],
    ['2025-11-05', { land: 'NI' }, 'closed'],
    ['2026-10-05', { land: 'NI' }, 'open'],
    ['2026-10-05', { land: 'BY' }, 'open'],
    ['2026-10-05', { land: 'ST' }, 'unknown'],
    ['2026-10-05', {}, 'unknown'],
    // What the farm knows comes before what is said of its Land.
    ['2026-10-05', { land: 'ST', enforcement: 'gilt' }, 'closed'],
    ['2024-10-05', { land: 'NI', enforcement: 'ausgesetzt' }, 'open'],
    // What closes everywhere closes there, too.
    ['2026-11-05', { land: 'ST' }, 'closed'],
    ['2024-11-05', { land: 'NI', material: 'solid_manure_or_compost' }, 'closed'],
    ['2026-11-05', { land: 'NI', material: 'solid_manure_or_compost' }, 'open'],
  ])('in a nitrate area on %s, %o: %s', (day, spreading, state) =>
    expect(stateOn(day, slurry({ redZone: true, ...spreading }))).toBe(state),
  )

  it('in a nitrate area gives rape nitrogen in autumn only after a soil sample, and barley none', () => {
    const sown = { use: 'arable', redZone: true, land: 'NI', harvestedOn: '2024-08-10' } as const
    const on = (autumnCrop: Spreading['autumnCrop']) =>
      closedPeriodOn('2024-09-20', slurry({ ...sown, ...(autumnCrop && { autumnCrop }) }))
    expect(on({ type: 'winter_rape', sownOn: '2024-08-25' })).toEqual({ state: 'unknown', missing: 'nmin' })
    expect(on({ type: 'winter_barley_after_cereals', sownOn: '2024-09-18' }).state).toBe('closed')
    expect(on({ type: 'catch_crop', sownOn: '2024-08-25' })).toEqual({ state: 'unknown', missing: 'fed' })
    expect(on({ type: 'catch_crop', sownOn: '2024-08-25', fed: false }).state).toBe('closed')
    expect(on({ type: 'catch_crop', sownOn: '2024-08-25', fed: true }).state).toBe('open')
  })

  it('says which days are closed, and by what', () => {
    expect(closedPeriodOn('2027-01-20', slurry())).toEqual({
      state: 'closed',
      from: '2026-11-01',
      until: '2027-01-31',
      source: 'DüV § 6 (8) S. 1 Nr. 2',
      certainty: 'A',
    })
    const rape = slurry({
      use: 'arable',
      harvestedOn: '2026-07-20',
      autumnCrop: { type: 'winter_rape', sownOn: '2026-08-25' },
    })
    expect(closedPeriodOn('2026-11-20', rape)).toMatchObject({ from: '2026-10-02', until: '2027-01-31' })
  })

  it('tells days that hold the day asked for, each of which is closed as well', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2019-01-01', days)),
        fc.constantFrom('nitrogen' as const, 'solid_manure_or_compost' as const, 'phosphate' as const),
        fc.constantFrom('grassland' as const, 'arable' as const),
        fc.boolean(),
        fc.option(fc.constantFrom(...STATES), { nil: undefined }),
        (day, material, use, redZone, land) => {
          const spreading = slurry({ material, use, redZone, ...(land && { land }), harvestedOn: addDays(day, -40) })
          const closure = closedPeriodOn(day, spreading)
          if (closure.state !== 'closed') return
          expect(closure.from <= day && day <= closure.until).toBe(true)
          expect(stateOn(closure.until, spreading)).toBe('closed')
        },
      ),
    )
  })
})
