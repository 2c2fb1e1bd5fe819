import { csvLines, csvText, exportTable, kindOf, type KindSlug, type Row } from '../farm/index.ts'
import type { ArchiveWriter } from './ports/farm-archives.ts'

/** The table whose rows people want to read, too. */
export const ROWS_OF_THE_FARM = 'workspace_rows'

type ExportedRow = Pick<Row, 'kind' | 'id' | 'version' | 'values'>

/** The farm's rows once more for people, as they come by: CSV, and the boundaries of fields as GeoJSON. */
export class RowsForPeople {
  readonly #archive: ArchiveWriter
  readonly #begun = new Set<KindSlug>()
  readonly #boundaries: object[] = []

  constructor(archive: ArchiveWriter) {
    this.#archive = archive
  }

  async take(rows: readonly string[]): Promise<void> {
    for (const [slug, made] of Map.groupBy(
      rows.map((row) => JSON.parse(row) as ExportedRow),
      ({ kind }) => kind,
    )) {
      const table = exportTable(kindOf(slug), made)
      await this.#archive.append(`rows/${slug}.csv`, this.#begun.has(slug) ? csvLines(table.slice(1)) : csvText(table))
      this.#begun.add(slug)
      if (slug === 'fields') this.#boundaries.push(...made.flatMap(boundaryOf))
    }
  }

  async end(): Promise<void> {
    if (this.#begun.has('fields'))
      await this.#archive.append(
        'rows/fields.geojson',
        JSON.stringify({ type: 'FeatureCollection', features: this.#boundaries }),
      )
  }
}

const boundaryOf = ({ id, values: { geometry, ...properties } }: ExportedRow): object[] =>
  geometry === null ? [] : [{ type: 'Feature', id, geometry, properties }]
