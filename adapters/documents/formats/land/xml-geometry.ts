import type { Position } from '../../../../core/farm/index.ts'
import type { XmlNode } from '../../xml.ts'

/** All nodes of a name below a node, in order; not those inside one another. */
export const allNamed = (node: XmlNode, ...names: string[]): XmlNode[] =>
  node.children.flatMap((child) => (names.includes(child.name) ? [child] : allNamed(child, ...names)))

/** Polygons, each an outer ring and its holes, as one geometry; undefined where there are none. */
export function geometryOf(polygons: Position[][][]): unknown {
  if (polygons.length === 0) return undefined
  return polygons.length === 1
    ? { type: 'Polygon', coordinates: polygons[0] }
    : { type: 'MultiPolygon', coordinates: polygons }
}

/**
 * An area of its one outer ring and its holes; with none or several outer rings it is empty, which the check of
 * a boundary refuses.
 */
export const areaOf = (outer: Position[][], holes: Position[][]): Position[][] =>
  outer.length === 1 ? [...outer, ...holes] : []
