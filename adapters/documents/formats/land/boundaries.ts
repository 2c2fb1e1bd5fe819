import { faultText, geometryFault, type Geometry } from '../../../../core/farm/index.ts'
import {
  describeFeature,
  quotedValue,
  readFieldFacts,
  shortenWarnings,
  type Feature,
  type Properties,
  type ReadDocument,
  type SourceFormat,
} from '../../../../core/extraction/index.ts'
import type { ReadLimits } from '../../limits.ts'
import { refuseAbove } from '../../read-failed.ts'

/** Gathers the elements of a file with boundaries: all of them as text, those with a sound boundary for rows. */
export class Boundaries {
  readonly #lines: string[] = []
  readonly #features: Feature[] = []
  readonly #warnings: string[] = []
  readonly #limits: ReadLimits
  #points = 0
  #letters = 0

  constructor(limits: ReadLimits) {
    this.#limits = limits
  }

  /** `geometry` may be anything; what is no area, or an area with a fault, is told to the person. */
  add(geometry: unknown, properties: Properties): void {
    const number = this.#lines.length + 1
    this.#points += countPoints((geometry as Partial<Geometry> | null)?.coordinates)
    refuseAbove(this.#limits, 'points', this.#points)
    const reason = reasonAgainst(geometry)
    const line = describeFeature({ number, properties, geometry: reason === undefined ? (geometry as Geometry) : null })
    this.#letters += line.length + 1
    refuseAbove(this.#limits, 'text', this.#letters)
    this.#lines.push(line)
    if (reason === undefined) this.#features.push({ number, properties, geometry: geometry as Geometry })
    else {
      const { name } = readFieldFacts(properties)
      this.#warnings.push(
        `Element ${number}${name === null ? '' : ` (${quotedValue(name)})`} ist nicht übernommen. ${reason}`,
      )
    }
  }

  get size(): number {
    return this.#lines.length
  }

  /** `warnings` are about the file as a whole; with `withoutRows` nothing of it becomes a row. */
  document({
    format,
    contentType,
    title,
    warnings,
    withoutRows = false,
  }: {
    format: SourceFormat
    contentType: string
    title: string | null
    warnings: string[]
    withoutRows?: boolean
  }): ReadDocument {
    const text = [...(title === null ? [] : [title, '']), ...this.#lines].join('\n')
    return {
      format,
      contentType,
      title,
      ocr: false,
      // A title of our own over nothing is no text.
      pages:
        this.#lines.length === 0
          ? []
          : [{ number: 1, text, headings: title === null ? [] : [{ start: 0, end: title.length, level: 1 }] }],
      ...(!withoutRows &&
        this.#features.length > 0 && { structures: [{ type: 'features', features: this.#features }] }),
      warnings: [...warnings, ...(withoutRows ? [] : shortenWarnings(this.#warnings, 'einzelnen Elementen'))],
    }
  }
}

function reasonAgainst(geometry: unknown): string | undefined {
  const { type } = (geometry ?? {}) as { type?: unknown }
  if (geometry === null || geometry === undefined) return 'Es hat keine Grenze.'
  if (typeof type === 'string' && /Point|Line/.test(type))
    return type.includes('Point') ? 'Es ist ein Punkt, keine Fläche.' : 'Es ist eine Linie, keine Fläche.'
  const fault = geometryFault(geometry)
  return fault === undefined ? undefined : faultText({ path: [], fault: { code: 'wrong_geometry', fault } })
}

/** Positions anywhere in nested coordinates. */
function countPoints(coordinates: unknown, depth = 0): number {
  if (!Array.isArray(coordinates) || depth > 4) return 0
  return Array.isArray(coordinates[0])
    ? coordinates.reduce((sum: number, inner) => sum + countPoints(inner, depth + 1), 0)
    : 1
}
