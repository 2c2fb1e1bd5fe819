import { areaHa, type Geometry } from '../../farm/index.ts'
import type { Properties } from '../structure.ts'
import { readFieldFacts } from './field-facts.ts'
import { germanHa } from './field-area.ts'
import { germanNumber } from '../../shared/german/write-german.ts'

/** An element of a file with boundaries as a line of text; `geometry` null where something is wrong with it. */
export function describeFeature({
  number,
  properties,
  geometry,
}: {
  number: number
  properties: Properties
  geometry: Geometry | null
}): string {
  const { name, flik, parcel, statedArea, year, crops, others } = readFieldFacts(properties)
  return [
    `Element ${number}${name === null ? '' : `: ${name}`}`,
    flik !== null && `FLIK: ${flik}`,
    parcel !== null && `Teilschlag: ${parcel}`,
    geometry !== null && `Größe: ${germanHa(areaHa(geometry))}`,
    statedArea !== null &&
      `Größe laut Datei: ${germanNumber(statedArea.value, { most: 4 })}${statedArea.unit === null ? '' : ` ${statedArea.unit}`}`,
    year !== null && crops.length === 0 && `Jahr: ${year}`,
    ...crops.map(
      (crop) =>
        `${crop.year}: ${[crop.crop, crop.variety, crop.code !== null && `Code ${crop.code}`].filter(Boolean).join(', ')}`,
    ),
    ...others.map(([key, value]) => `${key}: ${value}`),
  ]
    .filter(Boolean)
    .join(' | ')
}
