import { decimal, sumOf, type Decimal } from '../../shared/decimal.ts'
import { germanNumber } from '../../shared/german/write-german.ts'
import { keyText, type Picture, type RowValues } from '../../farm/index.ts'
import { FERTILIZER_TYPES, ORGANIC_FERTILIZERS, readOrganicFertilizer } from '../../terms/index.ts'
import { applicationsOf } from './applications.ts'
import {
  choiceText,
  dayColumn,
  defineRegister,
  joinTexts,
  numberColumn,
  textColumn,
  WIDE,
  type Entry,
} from './define-register.ts'
import { fieldApplicationsOf, type FieldApplication } from './field-applications.ts'
import { isSameKnownFertilizer, oneNameEach } from '../fertilizing/same-fertilizer.ts'
import { nameKey, sortedBy } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'

interface Material extends Entry {
  material: string
  applications: readonly FieldApplication[]
  sentOn?: string | null | undefined
}

/**
 * Annex 5 of the DüV: what was used in the year, summed by the kind of material. A line bears the first work that it
 * sums; below stand the reports of it.
 */
export const naehrstoffeinsatzAnl5 = defineRegister<Material>({
  id: 'naehrstoffeinsatz_anl5',
  reads: ['work_items', 'fields', 'fertilizers', 'applications'],
  columns: [
    textColumn('Stoff', ({ material }) => material, WIDE),
    numberColumn('Gaben', ({ applications }) => (applications.length === 0 ? null : applications.length)),
    textColumn('N gesamt (kg)', (one) => sumText(one, 'n_kg_ha'), { align: 'right' }),
    textColumn('N verfügbar (kg)', (one) => sumText(one, 'n_available_kg_ha'), { align: 'right' }),
    textColumn('P2O5 (kg)', (one) => sumText(one, 'p2o5_kg_ha'), { align: 'right' }),
    dayColumn('Abgegeben am', ({ sentOn }) => sentOn),
  ],
  entriesOf: (scene) => [
    ...materialsOf(scene),
    ...applicationsOf(scene, ['fertilizer_annex_5']).map((row) => ({
      row,
      material: joinTexts([
        choiceText('applications', 'type', row.values.type),
        row.values.title,
        row.values.recipient,
      ]),
      applications: [],
      sentOn: row.values.submitted_on,
    })),
  ],
  remarks: (scene) => {
    const all = materialsOf(scene).flatMap(({ applications }) => applications)
    if (all.length === 0) return []
    const unknown = (name: string, nutrient: Nutrient): string[] => {
      const count = all.filter((one) => kgOf(one, nutrient) === null).length
      return count === 0 ? [] : [`${name} von ${countedGifts(count)}`]
    }
    const open = [...unknown('N', 'n_kg_ha'), ...unknown('P2O5', 'p2o5_kg_ha')]
    return [
      'Jede Gabe zählt mit ihren kg/ha auf der gedüngten Fläche, ohne deren Angabe auf der Größe des Schlags.',
      ...(open.length === 0 ? [] : [`Nicht enthalten, da nicht bekannt: ${open.join(' und ')}.`]),
    ]
  },
})

const countedGifts = (count: number): string => `${count} ${count === 1 ? 'Gabe' : 'Gaben'}`

type Nutrient = 'n_kg_ha' | 'n_available_kg_ha' | 'p2o5_kg_ha'

function materialsOf({ picture, year }: RegisterScene): Material[] {
  const all = fieldApplicationsOf(picture, 'fertilizing', year)
  const told = picture.deriveEach('material of an application', all, ['fertilizers'], toldOf)
  const names = oneNameEach(told.flatMap((one) => ('name' in one ? [one.name] : [])))
  const byMaterial = Map.groupBy(all.keys(), (place) => materialText(told[place]!, names))
  return sortedBy(
    [...byMaterial].map(([material, places]) => {
      const applications = places.map((place) => all[place]!)
      return { row: applications[0]!.row, material, applications }
    }),
    ({ material }) => [nameKey(material)],
  )
}

/** The kind of material, or where that is not known what it is called. */
type Told = { kind: string } | { name: string }

/** What neither its row nor its name tells the kind of is told apart, each fertilizer by one of its names. */
const materialText = (told: Told, names: ReadonlyMap<string, string>): string =>
  'kind' in told ? told.kind : joinTexts(['Mineraldünger oder anderes', names.get(told.name)], ': ')

/** By the row of the fertilizer where there is one, else by its name. */
function toldOf({ good, row }: FieldApplication, picture: Picture): Told {
  const name = good.product ?? row.values.title ?? ''
  const fertilizer = fertilizersByName(picture).get(keyText(name)) ?? fertilizerLike(picture, name)
  const organic = readOrganicFertilizer(name) ?? readOrganicFertilizer(fertilizer?.name ?? '')
  if (fertilizer?.type === 'mineral' || fertilizer?.type === 'lime') return { kind: FERTILIZER_TYPES[fertilizer.type] }
  if (organic !== undefined) return { kind: ORGANIC_FERTILIZERS[organic] }
  return fertilizer?.type ? { kind: FERTILIZER_TYPES[fertilizer.type] } : { name }
}

/** A row under another name of the same fertilizer; undefined where two such rows are of two types. */
function fertilizerLike(picture: Picture, name: string): RowValues<'fertilizers'> | undefined {
  const like = [...fertilizersByName(picture)].flatMap(([key, row]) => (isSameKnownFertilizer(key, name) ? [row] : []))
  return like.every(({ type }) => type === like[0]!.type) ? like[0] : undefined
}

const fertilizersByName = (picture: Picture): ReadonlyMap<string, RowValues<'fertilizers'>> =>
  picture.derive(
    'fertilizers by name',
    ['fertilizers'],
    (rows) =>
      new Map(
        rows
          .rows('fertilizers')
          .flatMap(({ values }) =>
            [values.called, values.name].flatMap((name) => (name == null ? [] : [[keyText(name), values] as const])),
          ),
      ),
  )

const sumText = ({ applications }: Material, nutrient: Nutrient): string => {
  const known = applications.flatMap((one) => kgOf(one, nutrient) ?? [])
  return known.length === 0 ? '' : germanNumber(sumOf(known).toNumber(), { most: 1 })
}

/** Null where content or area are not known; what a work says of several products together is none of each. */
function kgOf({ row, good, goods, areaHa, field }: FieldApplication, nutrient: Nutrient): Decimal | null {
  const own = nutrient === 'n_available_kg_ha' ? undefined : good[nutrient]
  const perHa = own ?? (goods === 1 ? row.values[nutrient] : null)
  const hectares = areaHa ?? field?.values.area_ha
  return perHa == null || hectares == null ? null : decimal(perHa).times(hectares)
}
