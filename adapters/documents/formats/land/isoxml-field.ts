import { oneLine, type TaskField } from '../../../../core/extraction/index.ts'
import type { Position } from '../../../../core/farm/index.ts'
import type { XmlNode } from '../../xml.ts'
import { childrenNamed, positive, type ElementSet } from './isoxml-elements.ts'
import { areaOf, geometryOf } from './xml-geometry.ts'

/** A field (PFD) with its boundary. */
export function readField(field: XmlNode, set: ElementSet): TaskField {
  const { A: id = '', C: name = '', D: area, F: farm } = field.attributes
  return {
    id,
    name: oneLine(name),
    areaM2: positive(area),
    geometry: boundaryOf(field) as TaskField['geometry'],
    farm: set.attribute('FRM', farm, 'B'),
  }
}

/**
 * The outer (1) and inner (2) lines of all areas that are field boundaries (1). Some programs put a hole into an area
 * of its own.
 */
function boundaryOf(field: XmlNode): unknown {
  const areas = childrenNamed(field, 'PLN').filter(({ attributes }) => attributes['A'] === '1')
  const lines = (area: XmlNode, type: string) =>
    childrenNamed(area, 'LSG')
      .filter(({ attributes }) => attributes['A'] === type)
      .map(ringOf)
  const polygons = areas.flatMap((area) =>
    lines(area, '1').map((outer, index) => areaOf([outer], index === 0 ? lines(area, '2') : [])),
  )
  const loose = areas.filter((area) => lines(area, '1').length === 0).flatMap((area) => lines(area, '2'))
  polygons[0]?.push(...loose)
  return geometryOf(polygons) ?? null
}

/** A closed line, whether its first point is repeated or not. */
function ringOf(line: XmlNode): Position[] {
  const points = childrenNamed(line, 'PNT').map(({ attributes }): Position => [
    degrees(attributes['D']),
    degrees(attributes['C']),
  ])
  const [first, last] = [points[0], points.at(-1)]
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...points, first] : points
}

const degrees = (text: string | undefined): number =>
  /^\s*-?\d{1,3}(?:\.\d+)?\s*$/.test(text ?? '') ? Number(text) : Number.NaN
