import type { PictureRow, RowValues } from '../../farm/index.ts'
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
import { calendarYear, isDuring, nameKey, sortedBy } from './order-and-time.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import type { RegisterScene } from './register.ts'

interface Fact extends Entry {
  label: string
  value: string
}

/** The farm itself, a fact a line. Account and tax numbers are no inspector's business. */
export const betriebsspiegel = defineRegister<Fact>({
  id: 'betriebsspiegel',
  reads: ['holdings', 'herds', 'certificates'],
  columns: [textColumn('Angabe', ({ label }) => label), textColumn('Wert', ({ value }) => value, WIDE)],
  entriesOf: (scene) =>
    [
      ...scene.picture.rows('holdings').flatMap((row) => factsOfHolding(row, scene)),
      ...factsOfHerds(scene),
      ...factsOfSchemes(scene),
    ].filter(({ value }) => value !== ''),
})

const TOLD = [
  'registration_number',
  'further_registration_numbers',
  'business_number',
  'legal_form',
  'partners',
  'farming',
  'association',
  'control_body',
  'conversion_from',
  'direct_payments',
  'takes_manure',
  'grazing',
  'biogas',
  'shared_storage',
  'sells_directly',
] as const satisfies readonly (keyof RowValues<'holdings'>)[]

const of = columnsOf('holdings')
const told = TOLD.map((name) => of(name))

function factsOfHolding(row: PictureRow<'holdings'>, scene: RegisterScene): Fact[] {
  const { values } = row
  const { year } = scene
  const areas = values.areas?.find((one) => one.year === year)
  const hectares = (area: number | null | undefined): string => (area == null ? '' : `${numberText(area)} ha`)
  const fact = (label: string, value: string): Fact => ({ row, label, value })
  return [
    fact('Betrieb', values.name ?? ''),
    fact('Anschrift', joinTexts([values.street, joinTexts([values.postcode, values.city], ' ')])),
    fact('Land, Landkreis', joinTexts([choiceText('holdings', 'state', values.state), values.district])),
    ...told.map(({ label, tell }) => fact(label, tell({ row }, scene))),
    fact(`LF ${year}`, hectares(areas?.agricultural_ha)),
    fact(`Ackerland ${year}`, hectares(areas?.arable_ha)),
    fact(`Dauergrünland ${year}`, hectares(areas?.permanent_grassland_ha)),
  ]
}

/** How many of each herd there were on average, or are to be. */
const factsOfHerds = ({ picture, year }: RegisterScene): Fact[] =>
  sortedBy(picture.rows('herds'), ({ values, id }) => [nameKey(values.name), id]).map((row) => {
    const { name, species, average_count, target_count, years } = row.values
    const average = years?.find((one) => one.year === year)?.average_count ?? average_count
    const count =
      average != null
        ? `im Durchschnitt ${numberText(average)}`
        : target_count != null
          ? `Soll ${numberText(target_count)}`
          : null
    return { row, label: `Herde ${name}`, value: joinTexts([choiceText('herds', 'species', species), count]) }
  })

const factsOfSchemes = (scene: RegisterScene): Fact[] =>
  scene.picture
    .rows('certificates')
    .filter(({ values }) => values.category === 'quality_scheme')
    .filter(({ values }) => isDuring(values.issued_on, values.valid_until, calendarYear(scene)))
    .map((row) => ({
      row,
      label: 'Qualitätsprogramm',
      value: joinTexts([row.values.type, row.values.valid_until && `gültig bis ${germanDay(row.values.valid_until)}`]),
    }))
