import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RowId } from '../../../../../core/farm/index.ts'
import type { GrazingGroup } from '../../../../../core/library/plans/weide/inputs.ts'
import { gatherGrazing } from '../../../../../core/library/plans/weide/gather-inputs.ts'
import { fencedOff, grazedKg, paddockCalendar } from '../../../../../core/library/plans/weide/paddock-calendar.ts'
import { calculateGrazing } from '../../../../../core/library/plans/weide/variants.ts'
import { addDays } from '../../../../../core/shared/time/days.ts'
import { pictureOf } from '../../../../builders/picture.ts'
import { runs } from '../../../../runs.ts'

const group = (changes: Partial<GrazingGroup> = {}): GrazingGroup => ({
  herdId: 'herd-1' as RowId,
  herd: 'Milchkühe',
  animals: 40,
  hoursPerDay: 24,
  from: '05-01',
  until: '09-30',
  dryMatterKg: 18,
  isDryMatterKnown: true,
  paddocks: Array.from({ length: 12 }, (_, place) => ({
    id: `p-${place}` as RowId,
    name: `Koppel ${place + 1}`,
    areaHa: 1,
  })),
  ...changes,
})
const gathered = (rows: Parameters<typeof pictureOf>[0]) =>
  gatherGrazing({ picture: pictureOf(rows), year: 2026, land: 'NI', holding: undefined })

const herd = { name: 'Milchkühe', species: 'cattle', production: 'dairy_cow', average_count: 70 } as const
const pasture = { name: 'Kuhweide', area_ha: 7, use: 'grassland' } as const
const grazing = { from: '2026-05-04', herd_id: 'Milchkühe', field_id: 'Kuhweide', animals: 62, hours_per_day: 6 }

describe('the plan of grazing', () => {
  it('takes what a herd eats on the pasture: all of it from sixteen hours on', () => {
    expect([24, 16, 8].map((hoursPerDay) => grazedKg(group({ hoursPerDay })))).toEqual([720, 720, 360])
  })

  it('takes no animal at its word that eats nothing', () => {
    const [reckoned] = gathered({
      herds: [{ ...herd, years: [{ year: 2026, dry_matter_kg_day: 0 }] }],
      fields: [pasture],
      grazing_periods: [grazing],
    }).groups
    expect(reckoned).toMatchObject({ dryMatterKg: 18, isDryMatterKnown: false, paddocks: [{ areaHa: 7 }] })
  })

  it('stays as long on a paddock as lets the others rest, and says when the grass is not enough', () => {
    const many = Array.from({ length: 13 }, (_, place) => ({ ...group().paddocks[0]!, id: `p-${place}` as RowId }))
    const stays = paddockCalendar(group({ paddocks: many }), 2026)
    // Twenty days of rest on twelve other paddocks: two days on each.
    expect(stays[0]).toMatchObject({ from: '2026-05-01', until: '2026-05-02', rested: undefined, isRested: true })
    expect(stays[13]!.rested).toBe(24)
    // 1 ha · 60 kg · 20 days feed 33 animals with 18 kg for two days, and not 34.
    const isEnough = (animals: number) => paddockCalendar(group({ paddocks: many, animals }), 2026)[0]!.isEnough
    expect([isEnough(33), isEnough(34)]).toEqual([true, false])
  })

  it('turns out and empties the barn on the days of the herd, not of the season', () => {
    const barn = { barn: 'Stall 1', places: 70, herdId: group().herdId, herd: 'Milchkühe', animals: 40 }
    const [umtrieb] = calculateGrazing({
      year: 2026,
      groups: [group({ from: '05-20', until: '09-10' })],
      barns: [barn],
      missing: [],
    }).variants
    const turnOut = umtrieb!.effects.find(({ id }) => id === 'weide.austrieb.herd-1')!
    expect(turnOut.details).toContain('ab 20.05.2026')
    expect(turnOut.kind === 'field_work' && turnOut.values).toMatchObject({
      planned_from: '2026-05-04',
      planned_until: '2026-05-29',
    })
    const sheet = umtrieb!.effects.find(({ id }) => id === 'weide.belegung')!
    expect(sheet.kind === 'sheet' && sheet.sheet.rows[0]).toEqual([
      'Stall 1',
      'Milchkühe',
      '40',
      '70',
      'bis 20.05.2026 und ab 10.09.2026',
      '20.05.2026 bis 10.09.2026',
    ])
  })

  it('fences large pastures off in parts', () => {
    const parts = fencedOff([{ id: 'p' as RowId, name: 'Kuhweide', areaHa: 6.5 }])
    expect([parts.length, parts[0]!.name, parts[0]!.areaHa]).toEqual([13, 'Kuhweide 1/13', 0.5])
  })

  it('reads herds and pastures from the diary, and says what is missing', () => {
    const whole = gathered({ herds: [herd], fields: [pasture], grazing_periods: [grazing] })
    expect(whole.groups).toMatchObject([
      { herd: 'Milchkühe', animals: 62, hoursPerDay: 6, paddocks: [{ name: 'Kuhweide' }] },
    ])
    expect(gathered({ herds: [herd], fields: [pasture] }).missing.join()).toContain('Weidegang')
    expect(
      gathered({ herds: [herd], fields: [{ ...pasture, area_ha: null }], grazing_periods: [grazing] }).missing.join(),
    ).toContain('Größe')
  })

  it('keeps to the days of the diary, and shares a pasture between herds', () => {
    const young = { name: 'Jungrinder', species: 'cattle', production: 'young_cattle', average_count: 62 } as const
    const later = { ...grazing, from: '2026-06-10', until: '2026-08-31', herd_id: 'Jungrinder' }
    const { groups } = gathered({ herds: [herd, young], fields: [pasture], grazing_periods: [grazing, later] })
    expect(groups.map(({ from, until }) => [from, until])).toEqual([
      ['05-04', '09-30'],
      ['06-10', '08-31'],
    ])
    const hectares = groups.flatMap(({ paddocks }) => paddocks.map(({ areaHa }) => areaHa))
    expect(hectares[0]! + hectares[1]!).toBeCloseTo(7, 3)
    expect(hectares[0]! > hectares[1]!).toBe(true)
  })

  it('cannot be adopted where nobody grazes', () => {
    const { variants } = calculateGrazing({ year: 2026, groups: [], barns: [], missing: [] })
    expect(variants.every(({ reasons, effects }) => reasons.length > 0 && effects.length === 0)).toBe(true)
  })

  it('plans work and sheets', () => {
    const { variants } = calculateGrazing({ year: 2026, groups: [group()], barns: [], missing: [] })
    expect(variants[0]!.effects.map(({ id }) => id)).toEqual([
      'weide.kalender.herd-1',
      'weide.austrieb.herd-1',
      'weide.pflege.herd-1.juni',
      'weide.pflege.herd-1.august',
    ])
  })

  it('leaves no day of the season out, and no herd on two paddocks', () => {
    fc.assert(
      fc.property(
        fc.record({
          animals: fc.integer({ min: 1, max: 5000 }),
          hoursPerDay: fc.double({ min: 0.5, max: 24, noNaN: true }),
          areas: fc.array(fc.double({ min: 0.01, max: 80, noNaN: true }), { minLength: 1, maxLength: 15 }),
        }),
        ({ areas, ...facts }) => {
          const paddocks = areas.map((areaHa, place) => ({
            id: `p-${place}` as RowId,
            name: `Koppel ${place}`,
            areaHa,
          }))
          const stays = paddockCalendar(group({ ...facts, paddocks }), 2026)
          expect(stays[0]!.from).toBe('2026-05-01')
          expect(stays.at(-1)!.until).toBe('2026-09-30')
          stays.slice(1).forEach((stay, place) => expect(stay.from).toBe(addDays(stays[place]!.until, 1)))
          const whole = calculateGrazing({
            year: 2026,
            groups: [group({ ...facts, paddocks })],
            barns: [],
            missing: [],
          })
          expect(JSON.stringify(whole)).not.toMatch(/NaN|Infinity|undefined/)
        },
      ),
      { numRuns: runs(60) },
    )
  })
})
