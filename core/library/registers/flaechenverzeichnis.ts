import type { PictureRow, RowValues } from '../../farm/index.ts'
import { sumOf } from '../../shared/decimal.ts'
import { mainCropOf, otherCropsOf, type Crop } from './crop-on-day.ts'
import {
  choiceText,
  columnsOf,
  defineRegister,
  joinTexts,
  NARROW,
  numberColumn,
  numberText,
  textColumn,
  WIDE,
} from './define-register.ts'
import { calendarYear, isDuring, nameKey } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'

type Field = PictureRow<'fields'>
type FieldEntry = { row: Field }

const of = columnsOf('fields')

/** The land of a year with its uses, as the application for direct payments lists it. */
export const flaechenverzeichnis = defineRegister<FieldEntry>({
  id: 'flaechenverzeichnis',
  reads: ['fields'],
  landscape: true,
  columns: [
    textColumn('Nr.', ({ row }, { year }) => yearOf(row.values, year)?.number ?? row.values.parcel_number, NARROW),
    textColumn('Teilschlag', ({ row }, { year }) => yearOf(row.values, year)?.part ?? row.values.parcel, NARROW),
    textColumn('Schlag', ({ row }) => row.values.name, WIDE),
    textColumn('FLIK', ({ row }, { year }) => yearOf(row.values, year)?.flik ?? row.values.flik, WIDE),
    numberColumn('Fläche (ha)', ({ row }, { year }) => areaOf(row.values, year)),
    of('use'),
    textColumn('Code', ({ row }, { year }) => codeOf(row.values, year), NARROW),
    textColumn('Hauptfrucht', ({ row }, { year }) => cropText(mainCropOf(row.values, year)), WIDE),
    textColumn('Zweit- und Zwischenfrucht', ({ row }, { year }) => otherCropsText(row.values, year), WIDE),
    textColumn('Gepachtet', ({ row }) => (row.values.leased == null ? '' : row.values.leased ? 'ja' : 'nein'), NARROW),
    of('red_zone'),
    textColumn('Öko-Regelungen, AUKM', ({ row }, { year }) => schemesText(row.values, year)),
  ],
  entriesOf: ({ picture, year }) =>
    picture
      .rows('fields')
      .filter(({ values }) => isFarmedIn(values, year))
      .map((row) => ({ row })),
  orderOf: ({ row }, { year }) => [
    nameKey(yearOf(row.values, year)?.number ?? row.values.parcel_number),
    nameKey(yearOf(row.values, year)?.part ?? row.values.parcel),
    nameKey(row.values.name),
    row.id,
  ],
  remarks: (scene) => [sumsText(scene)],
})

/** Whether the farm had the field in a year: what its application says, else nothing that speaks against it. */
export const isFarmedIn = (values: RowValues<'fields'>, year: number): boolean =>
  yearOf(values, year) !== undefined ||
  isDuring(values.farmed_from, firstOf(values.farmed_until, values.divided_on), calendarYear({ year }))

const firstOf = (one: string | null | undefined, other: string | null | undefined): string | null | undefined =>
  one == null ? other : other == null || one < other ? one : other

const yearOf = ({ years }: RowValues<'fields'>, year: number) => years?.find((one) => one.year === year)

/** In the year's application, else as it is now. */
export const areaOf = (values: RowValues<'fields'>, year: number): number | null =>
  yearOf(values, year)?.area_ha ?? values.area_ha ?? null

const codeOf = (values: RowValues<'fields'>, year: number): string | null =>
  yearOf(values, year)?.code ?? mainCropOf(values, year)?.code ?? null

const cropText = (crop: Crop | undefined): string =>
  crop === undefined ? '' : joinTexts([joinTexts([crop.crop, crop.variety], ' '), crop.eppo])

function otherCropsText(values: RowValues<'fields'>, year: number): string {
  const others = otherCropsOf(values, year).map(
    (crop) => `${crop.crop} (${choiceInTable(crop.role)}${crop.mixture ? `, ${crop.mixture}` : ''})`,
  )
  const catchCrop = mainCropOf(values, year)?.catch_crop
  return joinTexts([...others, catchCrop && `${catchCrop} (Zwischenfrucht)`], '; ')
}

const ROLES: Readonly<Record<NonNullable<Crop['role']>, string>> = {
  main: 'Hauptfrucht',
  second: 'Zweitfrucht',
  catch: 'Zwischenfrucht',
  undersown: 'Untersaat',
}

const choiceInTable = (role: Crop['role']): string => (role == null ? '' : ROLES[role])

export const schemesText = ({ schemes }: RowValues<'fields'>, year: number): string =>
  joinTexts(
    (schemes ?? []).filter((one) => one.year == null || one.year === year).map(({ scheme }) => scheme),
    '; ',
  )

/** „Zusammen 85 ha: Acker 55 ha, Grünland 30 ha.“ */
function sumsText({ picture, year }: RegisterScene): string {
  const farmed = picture.rows('fields').filter(({ values }) => isFarmedIn(values, year))
  const hectares = (some: readonly Field[]): string =>
    `${numberText(sumOf(some.map(({ values }) => areaOf(values, year) ?? 0)).toNumber())} ha`
  const byUse = Map.groupBy(farmed, ({ values }) => choiceText('fields', 'use', values.use) || 'ohne Angabe')
  const uses = [...byUse].map(([use, some]) => `${use} ${hectares(some)}`)
  const unknown = farmed.filter(({ values }) => areaOf(values, year) === null).length
  return joinTexts(
    [
      `Zusammen ${hectares(farmed)}${uses.length > 0 ? `: ${uses.join(', ')}` : ''}.`,
      unknown > 0 ? `${unknown} ${unknown === 1 ? 'Schlag' : 'Schläge'} ohne Größe.` : null,
    ],
    ' ',
  )
}
