import { describe, expect, it } from 'vitest'
import { coveredShare, mainCropOf, winterCover, type WinterField } from '../../../../core/library/index.ts'

const crop = (name: string) => mainCropOf({ crop: name }, 2026)!
const cover = (field: Partial<WinterField>) => winterCover({ areaHa: 10, covers: [], ...field }, 2025)

describe('the soil in winter', () => {
  it.each<[string, Partial<WinterField>, string]>([
    ['winter crop', { following: crop('Winterweizen'), ploughedOn: '2025-10-01' }, 'covered'],
    ['grass goes on', { harvested: crop('Ackergras') }, 'covered'],
    ['grass was ploughed', { harvested: crop('Ackergras'), ploughedOn: '2025-11-20' }, 'bare'],
    ['grass was ploughed in the new year', { harvested: crop('Ackergras'), ploughedOn: '2026-01-01' }, 'covered'],
    ['stubble', { covers: [{ covered: true }] }, 'covered'],
    ['stubble until the last day', { covers: [{ covered: true, until: '2025-12-31' }] }, 'covered'],
    ['stubble until the day before', { covers: [{ covered: true, until: '2025-12-30' }] }, 'unknown'],
    [
      'catch crop after the plough',
      { ploughedOn: '2025-08-20', covers: [{ covered: true, from: '2025-08-26' }] },
      'covered',
    ],
    [
      'catch crop before the plough',
      { ploughedOn: '2025-11-20', covers: [{ covered: true, from: '2025-08-26' }] },
      'bare',
    ],
    ['one of the two', { ploughedOn: '2025-11-20', covers: [{ covered: true }] }, 'unknown'],
    ['said to be bare', { covers: [{ covered: false }] }, 'bare'],
    ['nothing is said', {}, 'unknown'],
    ['early summer crop, ploughed in time', { following: crop('Sommergerste'), ploughedOn: '2025-10-15' }, 'bare'],
    [
      'early summer crop, ploughed later',
      { following: crop('Sommergerste'), ploughedOn: '2025-10-16', covers: [{ covered: true, until: '2025-10-16' }] },
      'covered',
    ],
    [
      'heavy soil',
      { clayPercent: 17, ploughedOn: '2025-10-02', covers: [{ covered: true, from: '2025-08-01' }] },
      'covered',
    ],
    [
      'soil not so heavy',
      { clayPercent: 16.9, ploughedOn: '2025-10-02', covers: [{ covered: true, from: '2025-08-01' }] },
      'bare',
    ],
  ])('%s', (_, field, is) => expect(cover(field)).toBe(is))

  it('is covered on a share of the land', () => {
    const fields: WinterField[] = [
      { areaHa: 80, covers: [{ covered: true }] },
      { areaHa: 15, covers: [{ covered: false }] },
      { areaHa: 5, covers: [] },
    ]
    expect(coveredShare(fields, 2025)).toEqual({ arableHa: 100, atLeast: 80, atMost: 85 })
    expect(coveredShare([], 2025)).toBeUndefined()
  })
})
