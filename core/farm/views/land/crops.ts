import { ENTRY_NAME, stems, yearSpan } from '../../../answers/index.ts'
import { fields } from '../../kinds/fields.ts'
import type { Fields, Shape } from '../../schema/fields.ts'
import { CROP_WORDS, cropGroupWords } from '../../../terms/index.ts'
import { columnOf, type ColumnSpeech, type FarmColumn } from '../columns.ts'
import { recordOf, type FarmView } from '../farm-view.ts'
import { fieldUseColumn } from './field-use.ts'

const CROP_FIELDS: Fields = (fields.fields.crops.shape as Extract<Shape, { type: 'table' }>).fields

const CROP_SPEECH: Readonly<Record<string, ColumnSpeech>> = {
  year: { ignoreLabel: true },
  crop: { words: 'Kultur Frucht Hauptfrucht', grouping: true },
  variety: { words: 'Sorte Sorten Sortenname Sortenbezeichnung Sortenwahl', grouping: true },
  sown_on: {
    words:
      'gesät gesäht Saat Aussaat Saattermin Aussaattermin Aussaattag Saattag Saatzeitpunkt Saatzeit Saatdatum Aussaatdatum gedrillt ausgesät eingesät angesät gelegt',
  },
  harvested_on: {
    words:
      'Ernte geerntet abgeerntet gedroschen runtergekommen Erntetermin Erntetag Erntezeitpunkt Druschtermin Erntedatum',
  },
  yield_dt_ha: { words: 'Ertrag Erträge Hektarertrag Hektarerträge gedroschen geerntet dt' },
  catch_crop: { words: 'Zwischenfrucht Zwischenfrüchte Zwischenfruchtanbau', exclusive: true },
  previous_crop: {
    words: 'Vorfrucht Vorfrüchte Vorkultur Vorgängerkultur Vorjahreskultur',
    searchable: false,
    exclusive: true,
  },
  role: { unasked: true },
  stays_until: { unasked: true },
  eppo: { words: 'EPPO' },
  used_as: { seldom: true, words: 'Verwendungszweck', choices: { feed: '', green_manure: '' } },
  code: { words: 'Nutzungscode Kulturcode Kulturartencode NC' },
}

type Crop = Readonly<{ year: number; crop: string; role: string | null }>

/** One entry for each crop of a field and year that one of the two views is of. */
const entriesOfRole =
  (isMain: boolean): FarmView['entriesOf'] =>
  (rows, farm) =>
    rows.flatMap((row) =>
      ((row.values.crops ?? []) as Crop[])
        .filter(({ role }) => (role === null || role === 'main') === isMain)
        .map((crop) => ({
          name: `${String(row.values.name)} (${crop.crop} ${crop.year})`,
          values: { ...crop, area_ha: row.values.area_ha, field_use: row.values.use },
          record: recordOf(row, farm),
          searchTexts: [String(row.values.name), ...cropGroupWords(crop.crop)],
        })),
    )

const AREA: FarmColumn = {
  name: 'area_ha',
  label: 'Größe',
  type: 'number',
  unit: 'ha',
  words: stems('groß Größe Hektar ha Fläche Anbaufläche Umfang'),
  aggregate: { by: 'sum', within: ['year'] },
}

/** The main crop of each field and year: what grows before and after it takes no land of its own. */
export const cropsView: FarmView = {
  name: 'crops',
  label: 'Anbau',
  kinds: ['fields'],
  nouns: stems(
    `~growing Kultur Kulturen Anbau angebaut anbauen baue bauen baut Frucht Früchte Hauptfrucht Fruchtfolge wächst wachsen
        wuchs gewachsen bestellt bepflanzt steht stand Feldfrucht Ackerfrucht Fruchtart Anbaufläche Fläche
        Flächen Feld Felder Schlag Schläge Schlägen`,
  ),
  neutralWords: stems('Anteil drauf war Hauptsache'),
  columns: [
    ...Object.entries(CROP_FIELDS).flatMap(([name, field]) => columnOf(name, field, CROP_SPEECH[name]) ?? []),
    AREA,
    fieldUseColumn('area_ha'),
  ],
  roles: { amount: 'area_ha', where: ENTRY_NAME, said: 'variety', list: ['crop', 'area_ha'] },
  classes: [],
  entriesOf: entriesOfRole(true),
  spanOf: ({ values }) => yearSpan(Number(values.year)),
  completeness: 'register',
  tense: 'past',
  impliedBy: { entryName: ['what'], knownNames: stems(CROP_WORDS.join(' ')), knownNamesNotFor: ['how'] },
  usually: {
    holds: ({ values }, today) => values.year === Number(today.slice(0, 4)),
    liftedBy: [],
    liftedByPeriod: true,
    others: 'aus anderen Jahren',
  },
}

const SECOND_CROP_SPEECH: Readonly<Record<string, ColumnSpeech>> = {
  year: { ignoreLabel: true },
  role: {
    ignoreLabel: true,
    choices: {
      main: '',
      second: 'Zweitfrucht Zweitfrüchte Zweitkultur Zweitkulturen',
      catch: 'Zwischenfrucht Zwischenfrüchte Zwischenfruchtanbau',
      undersown: 'Untersaat Untersaaten untergesät',
    },
  },
  crop: { ignoreLabel: true },
  variety: { words: 'Sorte' },
  sown_on: { words: 'gesät Saat Aussaat gedrillt ausgesät eingesät angesät' },
  harvested_on: { words: 'Ernte geerntet abgeerntet runtergekommen' },
  ended_on: { words: 'Umbruch umgebrochen eingearbeitet abgefroren abgestorben' },
  used_as: {
    words: 'Verwendung Verwendungszweck Nutzung genutzt verwendet',
    choices: { feed: 'Futternutzung', green_manure: 'Gründüngung' },
  },
  stays_until: { ignoreLabel: true, words: 'steht stand bleibt bleiben blieb' },
  catch_crop: { unasked: true },
  previous_crop: { unasked: true },
  code: { unasked: true },
  yield_dt_ha: { words: 'Ertrag' },
  winter_cover: { unasked: true },
  covered_from: { unasked: true },
  covered_until: { unasked: true },
}

/** What grows on a field beside the main crop of a year. */
export const secondCropsView: FarmView = {
  name: 'second_crops',
  label: 'Zwischen- und Zweitfrüchte',
  kinds: ['fields'],
  nouns: stems('angebaut Anbau baue bauen baut'),
  neutralWords: stems('Feld Felder Feldern Schlag Schläge Schlägen'),
  columns: [
    ...Object.entries(CROP_FIELDS).flatMap(([name, field]) => columnOf(name, field, SECOND_CROP_SPEECH[name]) ?? []),
    AREA,
  ],
  roles: { amount: 'area_ha', where: ENTRY_NAME, said: 'variety', list: ['crop', 'area_ha'] },
  classes: [],
  entriesOf: entriesOfRole(false),
  spanOf: ({ values }) => yearSpan(Number(values.year)),
  completeness: 'log',
  tense: 'past',
}
