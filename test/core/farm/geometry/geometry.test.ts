import fc from 'fast-check'
import geodesic from 'geographiclib-geodesic'
import { describe, expect, it } from 'vitest'
import { areaHa, geometryFault, type Geometry, type Position } from '../../../../core/farm/index.ts'
import { runs } from '../../../runs.ts'
import { itWithDataOfOthers, readOfOthers } from '../../../data-of-others.ts'

/** Karney 2013: the area between geodesics on WGS 84. */
function referenceHa(geometry: Geometry): number {
  const ringArea = (ring: Position[]) => {
    const polygon = geodesic.Geodesic.WGS84.Polygon(false)
    for (const [longitude, latitude] of ring.slice(1)) polygon.AddPoint(latitude, longitude)
    return Math.abs(polygon.Compute(false, true).area!)
  }
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return (
    polygons.reduce(
      (sum, [outer, ...holes]) => sum + ringArea(outer!) - holes.reduce((all, hole) => all + ringArea(hole), 0),
      0,
    ) / 10_000
  )
}

const difference = (geometry: Geometry) => Math.abs(areaHa(geometry) / referenceHa(geometry) - 1)
/** What is promised is 0.01 %; what is measured is 0.000012 % at most for the real parcels and for drawn fields. */
const WITHIN = 0.000_001

/** A ring around a place, its corners on a wobbling circle. */
const round = ([longitude, latitude]: Position, degrees: number, corners = 12, wobble = 0.3): Position[] => {
  const points = Array.from({ length: corners }, (_, index): Position => {
    const [angle, radius] = [(index / corners) * 2 * Math.PI, degrees * (1 - wobble * (index % 2))]
    return [
      longitude + (radius * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180),
      latitude + radius * Math.sin(angle),
    ]
  })
  return [...points, points[0]!]
}
const box = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]
const polygon = (...coordinates: Position[][]): Geometry => ({ type: 'Polygon', coordinates })

describe('the area of a field', () => {
  itWithDataOfOthers('is that of the ellipsoid for the parcels of a real application', () => {
    const plots = JSON.parse(readOfOthers('real/invekos/elan-plots.json').toString('utf8')) as {
      geometry: { geometry: Geometry }
    }[]
    expect(plots).toHaveLength(35)
    for (const { geometry } of plots) expect(difference(geometry.geometry)).toBeLessThan(WITHIN)
  })

  it('is so for a long strip whose one side has many points and whose other has none', () => {
    const along = Array.from({ length: 51 }, (_, index): Position => [9 + index * 0.0002, 53.0001])
    expect(difference(polygon([...along, [9.01, 53], [9, 53], along[0]!]))).toBeLessThan(0.0001)
  })

  it('is so for any field of up to 1,000 ha in Germany, with holes and in parts', () => {
    const place = fc.tuple(
      fc.double({ min: 5.9, max: 15, noNaN: true }),
      fc.double({ min: 47.3, max: 55, noNaN: true }),
    )
    fc.assert(
      fc.property(
        place,
        fc.double({ min: 0.0002, max: 0.02, noNaN: true }),
        fc.integer({ min: 3, max: 60 }),
        (centre, degrees, corners) => {
          const apart: Position = [centre[0] + 0.1, centre[1]]
          const shapes: Geometry[] = [
            polygon(round(centre, degrees, corners)),
            polygon(round(centre, degrees, corners), round(centre, degrees / 4, 8)),
            {
              type: 'MultiPolygon',
              coordinates: [
                [round(centre, degrees, corners), round(centre, degrees / 4, 8)],
                [round(apart, degrees / 2)],
              ],
            },
          ]
          for (const shape of shapes) expect(difference(shape)).toBeLessThan(WITHIN)
        },
      ),
      { numRuns: runs(300) },
    )
  })
})

describe('a boundary', () => {
  const whole = box(9, 53, 9.01, 53.01)
  const faults: [string, unknown, string | undefined][] = [
    ['of one ring', polygon(whole), undefined],
    ['with a hole', polygon(whole, box(9.002, 53.002, 9.004, 53.004)), undefined],
    [
      'with a hole that touches it in a point',
      polygon(whole, [
        [9, 53],
        [9.002, 53.001],
        [9.001, 53.002],
        [9, 53],
      ]),
      undefined,
    ],
    [
      'that touches itself in a point',
      polygon([
        [9, 53],
        [9.01, 53],
        [9.01, 53.01],
        [9.005, 53.01],
        [9.007, 53.007],
        [9.003, 53.007],
        [9.005, 53.01],
        [9, 53.01],
        [9, 53],
      ]),
      undefined,
    ],
    ['with points given twice', polygon(whole.flatMap((point) => [point, point])), undefined],
    ['in two parts', { type: 'MultiPolygon', coordinates: [[whole], [box(9.01, 53, 9.02, 53.01)]] }, undefined],
    [
      'with an island in its hole',
      {
        type: 'MultiPolygon',
        coordinates: [[whole, box(9.002, 53.002, 9.008, 53.008)], [box(9.004, 53.004, 9.006, 53.006)]],
      },
      undefined,
    ],
    [
      'that crosses itself',
      polygon([
        [9, 53],
        [9.01, 53.01],
        [9.01, 53],
        [9, 53.01],
        [9, 53],
      ]),
      'crosses_itself',
    ],
    [
      'that crosses itself in one of its points',
      polygon([
        [9, 53],
        [9.005, 53.005],
        [9.01, 53.01],
        [9.01, 53],
        [9.005, 53.005],
        [9, 53.01],
        [9, 53],
      ]),
      'crosses_itself',
    ],
    ['with a hole elsewhere', polygon(whole, box(9.02, 53.02, 9.03, 53.03)), 'hole_outside'],
    ['with a hole half outside', polygon(whole, box(9.005, 53.002, 9.02, 53.004)), 'hole_outside'],
    [
      'in two parts of which one covers the other',
      { type: 'MultiPolygon', coordinates: [[whole], [box(9.002, 53.002, 9.004, 53.004)]] },
      'parts_overlap',
    ],
    [
      'in two parts that cross',
      { type: 'MultiPolygon', coordinates: [[whole], [box(9.005, 53.005, 9.02, 53.02)]] },
      'parts_overlap',
    ],
    ['given twice', { type: 'MultiPolygon', coordinates: [[whole], [whole]] }, 'parts_overlap'],
    ['not closed', polygon(whole.slice(0, 4)), 'open_ring'],
    [
      'of two points',
      polygon([
        [9, 53],
        [9.01, 53],
        [9, 53],
      ]),
      'too_few_points',
    ],
    ['with latitude first', polygon(whole.map(([x, y]) => [y, x])), 'swapped_coordinates'],
    ['in metres', polygon(box(500_000, 5_900_000, 500_100, 5_900_100)), 'outside_the_world'],
    ['with a number that is none', polygon([[9, Number.NaN], ...whole]), 'no_polygon'],
    ['without points', { type: 'Polygon', coordinates: [] }, 'no_polygon'],
    ['that is a line', { type: 'LineString', coordinates: whole }, 'no_polygon'],
    ['that is a word', 'Polygon', 'no_polygon'],
    ['of very many points', polygon(round([9, 53], 0.01, 20_001, 0)), 'too_many_points'],
    [
      'of very many parts',
      {
        type: 'MultiPolygon',
        coordinates: Array.from({ length: 4000 }, (_, n) => [box(9 + n * 1e-4, 53, 9.00005 + n * 1e-4, 53.00005)]),
      },
      'too_many_points',
    ],
  ]
  it.each(faults)('%s is told', (_, value, fault) => expect(geometryFault(value)).toBe(fault))

  it('of 20,000 points is checked, also where every edge lies beside every other', { tags: ['large'] }, () => {
    const tooth = (index: number): Position[] => [
      [9 + index * 1e-7, 53],
      [9.5 + index * 1e-7 + 5e-8, 53.5],
    ]
    const comb = [
      ...Array.from({ length: 9_990 }, (_, index) => tooth(index)).flat(),
      [9.6, 53],
      tooth(0)[0]!,
    ] as Position[]
    const strip = [
      ...Array.from({ length: 9_990 }, (_, index): Position => [9 + (index % 2) * 1e-6, 53 + index * 1e-6]),
      [9.001, 53.01],
      [9.001, 53],
      [9, 53],
    ] as Position[]
    expect([round([9, 53], 0.01, 19_999, 0), strip, comb].map((ring) => geometryFault(polygon(ring)))).toEqual([
      undefined,
      undefined,
      'too_many_points',
    ])
  })

  it('may be anything', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        geometryFault(value)
      }),
    )
    fc.assert(
      fc.property(
        fc.record({
          type: fc.constantFrom('Polygon', 'MultiPolygon'),
          coordinates: fc.array(fc.array(fc.array(fc.oneof(fc.double(), fc.array(fc.double()))))),
        }),
        (value) => {
          geometryFault(value)
        },
      ),
    )
  })
})
