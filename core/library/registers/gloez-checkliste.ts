import type { PictureRow, RowValues } from '../../farm/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { checkOf, entryCheckOf, inDayOrder, type Check } from './checks.ts'
import { mainCropOf, otherCropsOf } from './crop-on-day.ts'
import {
  choiceText,
  columnsOf,
  defineRegister,
  joinTexts,
  numberText,
  textColumn,
  WIDE,
  type Entry,
} from './define-register.ts'
import { areaOf, isFarmedIn } from './flaechenverzeichnis.ts'
import { nameKey, sortedBy } from './order-and-time.ts'
import { otherChecksOf, writtenEntriesOf } from './written-entries.ts'

type Field = PictureRow<'fields'>

interface Standard extends Entry {
  field?: Field
  check?: Check
}

const use = columnsOf('fields')('use')

const WATER = 'Gewässer (GLÖZ 4)'
const EROSION = 'Erosion (GLÖZ 5)'
const COVER = 'Winterbedeckung (GLÖZ 6)'
const ROTATION = 'Hauptfrucht (GLÖZ 7)'

/** What conditionality asks of each field: water, soil, cover, rotation, grassland, protected land. */
export const gloezCheckliste = defineRegister<Standard>({
  id: 'gloez_checkliste',
  reads: ['fields', 'self_checks', 'register_entries', 'herds', 'places', 'people'],
  landscape: true,
  columns: [
    textColumn('Schlag', ({ field, check }) => field?.values.name ?? check?.what, WIDE),
    textColumn('Fläche (ha)', ({ field }, { year }) => field && numberText(areaOf(field.values, year)), {
      align: 'right',
    }),
    textColumn('Nutzung', ({ field }, scene) => field && use.tell({ row: field }, scene)),
    textColumn(WATER, ({ field }) => field && watersText(field.values)),
    textColumn(EROSION, ({ field }) => field && erosionText(field.values)),
    textColumn(COVER, ({ field }, { year }) => field && coverText(field.values, year)),
    textColumn('Vorvorjahr', ({ field }, { year }) => field && mainCropOf(field.values, year - 2)?.crop),
    textColumn('Vorjahr', ({ field }, { year }) => field && mainCropOf(field.values, year - 1)?.crop),
    textColumn(ROTATION, ({ field }, { year }) => field && mainCropOf(field.values, year)?.crop),
    textColumn('Zwischenfrucht', ({ field }, { year }) => field && catchCropText(field.values, year)),
    textColumn(
      'Dauergrünland, Schutzgebiet',
      ({ field, check }) => (field ? landText(field.values) : check?.found),
      WIDE,
    ),
  ],
  entriesOf: (scene) => [
    ...sortedBy(
      scene.picture.rows('fields').filter(({ values }) => isFarmedIn(values, scene.year)),
      ({ values, id }) => [nameKey(values.name), id],
    ).map((row) => ({ row, field: row })),
    ...inDayOrder([
      ...otherChecksOf(scene, 'gloez_checkliste').map((row) => checkOf(row, scene)),
      ...writtenEntriesOf(scene, 'gloez_checkliste').map((row) => entryCheckOf(row, scene)),
    ]).map((check) => ({ row: check.row, check })),
  ],
})

const watersText = ({ waters, water_distance_m, slope_percent }: RowValues<'fields'>): string =>
  waters?.length
    ? joinTexts(
        waters.map((water) =>
          joinTexts([
            water.name ?? 'Gewässer',
            water.distance_m == null ? null : `${numberText(water.distance_m)} m`,
            water.slope_percent == null ? null : `Hang ${numberText(water.slope_percent)} %`,
            water.bank,
          ]),
        ),
        '; ',
      )
    : joinTexts([
        water_distance_m == null ? null : `${numberText(water_distance_m)} m`,
        slope_percent == null ? null : `Hang ${numberText(slope_percent)} %`,
      ])

const erosionText = ({ erosion_classes, erosion_class }: RowValues<'fields'>): string =>
  joinTexts((erosion_classes ?? [erosion_class]).map((one) => choiceText('fields', 'erosion_classes', one)))

/** The winter that begins in the year. */
function coverText(values: RowValues<'fields'>, year: number): string {
  const crops = (values.crops ?? []).filter((crop) => crop.year === year && crop.winter_cover != null)
  return joinTexts(
    crops.map(({ winter_cover, covered_from, covered_until }) =>
      joinTexts([
        winter_cover,
        covered_from && `ab ${germanDay(covered_from)}`,
        covered_until && `bis ${germanDay(covered_until)}`,
      ]),
    ),
    '; ',
  )
}

function catchCropText(values: RowValues<'fields'>, year: number): string {
  const sown = otherCropsOf(values, year).map(({ crop, stays_until }) =>
    joinTexts([crop, stays_until && `bis ${germanDay(stays_until)}`]),
  )
  return joinTexts([...sown, mainCropOf(values, year)?.catch_crop], '; ')
}

const landText = (values: RowValues<'fields'>): string =>
  joinTexts([
    choiceText('fields', 'grassland_status', values.grassland_status) ||
      (values.permanent_grassland === true ? 'Dauergrünland' : null),
    values.broken_up_on && `umgebrochen am ${germanDay(values.broken_up_on)}`,
    values.natura_2000 === true ? 'Natura 2000' : null,
    values.protected_area,
  ])
