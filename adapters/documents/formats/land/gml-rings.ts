import type { Position } from '../../../../core/farm/index.ts'
import type { XmlNode } from '../../xml.ts'
import { allNamed } from './xml-geometry.ts'

/** The rings on one side of an area; a ring with arcs or of broken numbers has a point that is none. */
export const ringsOf = (area: XmlNode, sides: string[]): Position[][] =>
  area.children
    .filter(({ name }) => sides.includes(name))
    .flatMap(({ children }) => children)
    .map((ring) => {
      if (ring.name === 'LinearRing') return pointsOf(ring)
      const segments = allNamed(
        ring,
        'LineStringSegment',
        'LineString',
        'Arc',
        'ArcString',
        'Circle',
        'CircleByCenterPoint',
        'GeodesicString',
        'Clothoid',
        'BSpline',
      )
      const straight = segments.length > 0 && segments.every(({ name }) => name.startsWith('LineString'))
      return straight ? joined(segments.map(pointsOf)) : [[Number.NaN, Number.NaN]]
    })

/** Lines end to end: the point at which one ends and the next begins stands in both. */
const joined = (lines: Position[][]): Position[] =>
  lines.reduce(
    (all, line) =>
      all.length > 0 && line.length > 0 && all.at(-1)!.join() === line[0]!.join()
        ? [...all, ...line.slice(1)]
        : [...all, ...line],
    [],
  )

function pointsOf(line: XmlNode): Position[] {
  const list = line.children.find(({ name }) => name === 'posList')
  if (list)
    return inPairs(
      list.text,
      Number(list.attributes['srsDimension'] ?? list.attributes['dimension'] ?? line.attributes['srsDimension'] ?? 2),
    )
  const coordinates = line.children.find(({ name }) => name === 'coordinates')
  if (coordinates) return tuplesOf(coordinates)
  return allNamed(line, 'pos', 'coord').map((point): Position => {
    const numbers =
      point.name === 'pos'
        ? numbersOf(point.text)
        : ['X', 'Y'].map((axis) => toNumber(point.children.find(({ name }) => name === axis)?.text ?? ''))
    return [numbers[0] ?? Number.NaN, numbers[1] ?? Number.NaN]
  })
}

function inPairs(text: string, dimension: number): Position[] {
  const numbers = numbersOf(text)
  if (![2, 3].includes(dimension) || numbers.length % dimension !== 0) return [[Number.NaN, Number.NaN]]
  return Array.from({ length: numbers.length / dimension }, (_, index): Position => [
    numbers[index * dimension]!,
    numbers[index * dimension + 1]!,
  ])
}

/** GML 2 names the signs between and within tuples, if they are others than blank, comma and dot. */
function tuplesOf({ text, attributes }: XmlNode): Position[] {
  const [decimal, between, after] = [attributes['decimal'] ?? '.', attributes['cs'] ?? ',', attributes['ts'] ?? ' ']
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(after)
    .filter((tuple) => tuple.trim() !== '')
    .map((tuple): Position => {
      const [first, second] = tuple
        .trim()
        .split(between)
        .map((part) => toNumber(decimal === '.' ? part : part.replace(decimal, '.')))
      return [first ?? Number.NaN, second ?? Number.NaN]
    })
}

const numbersOf = (text: string): number[] => text.split(/\s+/).filter(Boolean).map(toNumber)

const toNumber = (text: string): number =>
  /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?\s*$/.test(text) ? Number(text) : Number.NaN
