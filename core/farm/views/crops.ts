import { ENTRY_NAME, stems, yearSpan } from '../../answers/index.ts'
import { fields } from '../kinds/fields.ts'
import type { Fields, Shape } from '../schema/fields.ts'
import { CROP_WORDS } from '../../terms/index.ts'
import { columnOf, type ColumnSpeech } from './columns.ts'
import { recordOf, type FarmView } from './farm-view.ts'

const CROP_FIELDS: Fields = (fields.fields.crops.shape as Extract<Shape, { type: 'table' }>).fields

const CROP_SPEECH: Readonly<Record<string, ColumnSpeech>> = {
  year: { ignoreLabel: true },
  crop: { words: 'Kultur Frucht Hauptfrucht', grouping: true },
  variety: { words: 'Sorte Sorten', grouping: true },
  sown_on: { words: 'gesät Saat Aussaat Saattermin gedrillt ausgesät gelegt' },
  harvested_on: { words: 'Ernte geerntet gedroschen Erntetermin' },
  yield_dt_ha: { words: 'Ertrag Erträge gedroschen geerntet dt' },
  catch_crop: { words: 'Zwischenfrucht Zwischenfrüchte Zwischenfruchtanbau', exclusive: true },
  previous_crop: { words: 'Vorfrucht Vorfrüchte', searchable: false, exclusive: true },
  role: { unasked: true },
  stays_until: { unasked: true },
  eppo: { words: 'EPPO' },
  code: { words: 'Nutzungscode Kulturcode' },
}

/** One entry for each crop of a field and year. */
export const cropsView: FarmView = {
  name: 'crops',
  label: 'Anbau',
  kinds: ['fields'],
  nouns: stems(
    'Kultur Kulturen Anbau angebaut anbauen baue bauen baut Frucht Früchte Hauptfrucht Fruchtfolge wächst wachsen wuchs gewachsen bestellt steht stand Feldfrucht Anbaufläche Fläche Flächen Feld Felder Schlag Schläge Schlägen',
  ),
  neutralWords: stems('Anteil'),
  columns: [
    ...Object.entries(CROP_FIELDS).flatMap(([name, field]) => columnOf(name, field, CROP_SPEECH[name]) ?? []),
    {
      name: 'area_ha',
      label: 'Größe',
      type: 'number',
      unit: 'ha',
      words: stems('groß Größe Hektar ha Fläche Anbaufläche Umfang'),
      aggregate: { by: 'sum', within: ['year'] },
    },
  ],
  roles: { amount: 'area_ha', where: ENTRY_NAME, list: ['crop', 'area_ha'] },
  classes: [],
  entriesOf: (rows, farm) =>
    rows.flatMap((row) =>
      ((row.values.crops ?? []) as { year: number; crop: string }[]).map((crop) => ({
        name: `${String(row.values.name)} (${crop.crop} ${crop.year})`,
        values: { ...crop, area_ha: row.values.area_ha, use: row.values.use },
        record: recordOf(row, farm),
        searchTexts: [String(row.values.name)],
      })),
    ),
  spanOf: ({ values }) => yearSpan(Number(values.year)),
  completeness: 'register',
  tense: 'past',
  impliedBy: { entryName: ['what'], knownNames: stems(CROP_WORDS.join(' ')) },
  usually: {
    holds: ({ values }, today) => values.year === Number(today.slice(0, 4)),
    liftedBy: [],
    liftedByPeriod: true,
    others: 'aus anderen Jahren',
  },
}
