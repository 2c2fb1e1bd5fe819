import type { Position } from '../../../../core/farm/index.ts'
import type { XmlNode } from '../../xml.ts'
import { keepsAxisOrder, systemOfName, type CoordinateSystem } from './coordinate-systems.ts'
import { ringsOf } from './gml-rings.ts'
import { areaOf } from './xml-geometry.ts'

export const AREAS = ['Polygon', 'PolygonPatch']

/** How the coordinates of a file are to be understood, by the name that it gives their system. */
export type Systems = ReadonlyMap<string, CoordinateSystem | undefined>

/** The systems that the elements of a file name. */
export async function systemsIn(root: XmlNode): Promise<Systems> {
  const names = new Set(allNames(root))
  return new Map(await Promise.all([...names].map(async (name) => [name, await systemOfName(name)] as const)))
}

/**
 * The polygons of a feature in WGS 84, `around` being the system that the file names for all of it, and `assumed` that
 * of coordinates without any; `unknown` where one is in no system that is known here.
 */
export function polygonsOf(
  feature: XmlNode,
  { systems, around, assumed }: { systems: Systems; around: string | undefined; assumed: CoordinateSystem | undefined },
): { polygons: Position[][][]; unknown: boolean } {
  let unknown = false
  const polygons = areasOf(feature, systemNameOf(feature) ?? around).map(({ area, name }) => {
    const system = name === undefined ? assumed : systems.get(name)
    unknown ||= system === undefined
    const rings = (sides: string[]) =>
      ringsOf(area, sides).map((ring) => ring.map((point) => place(system, name, point)))
    return areaOf(rings(['exterior', 'outerBoundaryIs']), rings(['interior', 'innerBoundaryIs']))
  })
  return { polygons, unknown }
}

function place(system: CoordinateSystem | undefined, name: string | undefined, [first, second]: Position): Position {
  if (!system) return [first, second]
  return system.northFirst && name !== undefined && keepsAxisOrder(name)
    ? system.toWgs84(second, first)
    : system.toWgs84(first, second)
}

const allNames = (node: XmlNode): string[] => [
  ...(node.attributes['srsName'] ? [node.attributes['srsName'].trim()] : []),
  ...node.children.flatMap(allNames),
]

/** The system that a collection or a feature names for all that is in it. */
export const systemNameOf = (node: XmlNode): string | undefined =>
  node.attributes['srsName']?.trim() ?? node.children.filter(({ name }) => name === 'boundedBy').flatMap(allNames)[0]

/** The areas of a feature, each with the name of its system: its own, else that of the nearest element around it. */
function areasOf(node: XmlNode, around: string | undefined): { area: XmlNode; name: string | undefined }[] {
  const name = node.attributes['srsName']?.trim() ?? around
  return AREAS.includes(node.name) ? [{ area: node, name }] : node.children.flatMap((child) => areasOf(child, name))
}
