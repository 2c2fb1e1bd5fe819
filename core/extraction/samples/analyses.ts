import type { Aliases } from '../tables/find-columns.ts'
import { FEED_PARAMETERS, isOfFeed, isOfManure, MANURE_PARAMETERS } from './manure-and-feed.ts'
import type { Parameter } from './parameter.ts'
import type { SampleKind } from './sample-kind.ts'
import { isOfSoil, SOIL_PARAMETERS } from './soil.ts'
import { isOfWater, MILK_PARAMETERS, WATER_PARAMETERS } from './water-and-milk.ts'
import { parametersOf } from './parameter.ts'

/** A type of analysis: how a table or report of it is recognized, and what it measures. */
export interface Analysis {
  /** Null: its samples are of several kinds, each known by its column. */
  kind: SampleKind | null
  parameters: readonly Parameter[]
  /** Whether these columns show the type, where no word says it. */
  enough(has: (column: string) => boolean): boolean
}

/** What a line holds beside its results. */
export const SAMPLE_COLUMNS = {
  sample_number: [
    'Probennummer',
    'Probenummer',
    'Proben-Nr.',
    'Probe-Nr.',
    'Muster-Nr.',
    'Musternummer',
    'Probenkennung',
    'Barcode',
    'Analysen-Nr.',
    'Befund-Nr.',
    'Probenr.',
    'Probennr.',
    'Probe Nr',
    'Probe-Nummer',
    'Proben-Nummer',
    'Probe Nr.',
    'Labornummer',
    'Labor-Nr.',
    'Lab-Nr.',
    'lab_nr',
    'Analysennummer',
    'Untersuchungsnummer',
    'Auftragsnummer',
  ],
  sampled_on: [
    'Probenahme',
    'Probenahmedatum',
    'Datum der Probenahme',
    'Probenahme am',
    'Probedatum',
    'Entnahmedatum',
    'Entnahme am',
    'Entnommen am',
    'Gezogen am',
    'Probenahme vom',
    'Entnahme',
    'Entnahmetag',
    'Entnahme vom',
    'Beprobung',
    'Beprobungsdatum',
    'Beprobt am',
    'Probentag',
    'Probetag',
    'Probenahmetag',
    'Probendatum',
    'Probe vom',
    'Probenziehung',
    'Ziehung',
    'Ziehungsdatum',
    'Datum Probenahme',
    'Datum Probe',
    'Datum Entnahme',
    'Datum der Entnahme',
    'entnommen',
    'gezogen',
    'PN-Datum',
    'Datum',
    'Untersuchungsdatum',
  ],
  harvested_on: ['dat_ernte', 'Erntedatum', 'Ernte am'],
  subject: [
    'Schlag',
    'Schlagname',
    'Schlagbezeichnung',
    'Feld',
    'Feldstück',
    'Fläche',
    'Behälter',
    'Probe',
    'Probenbezeichnung',
    'Schlag/Probe',
    'Schlag-Bezeichnung',
    'Schlag Bezeichnung',
    'Bezeichnung Schlag',
    'Flurstück',
    'Flächenbezeichnung',
    'Flächenname',
    'Standort',
    'Herkunft',
    'Entnahmestelle',
    'Entnahmeort',
    'Messstelle',
    'Probenahmestelle',
    'Probenort',
    'Lager',
    'Lagerstätte',
    'Silo',
    'Bezeichnung der Probe',
    'Probenname',
    'Muster',
    'Bezeichnung',
    'Kultur',
  ],
  /** Says what the sample is of. */
  material: [
    'Probenart',
    'Art der Probe',
    'Art',
    'Material',
    'Probenmaterial',
    'Probenmatrix',
    'Materialart',
    'Untersuchtes Material',
    'Substrat',
    'Gärsubstrat',
    'Mistart',
    'Wirtschaftsdüngerart',
    'Art des Wirtschaftsdüngers',
    'Silage',
    'Silageart',
    'Futter',
    'Matrix',
    'Futtermittel',
    'Futterart',
    'Gülle',
    'Gülleart',
    'Wirtschaftsdünger',
    'Düngerart',
    'Untersuchungsart',
    'Untersuchungsgegenstand',
  ],
  flik: ['FLIK', 'Feldblock'],
  soil_type: ['Bodenart', 'Bodenartengruppe'],
  variety: ['Sorte'],
  depth: [
    'Tiefe',
    'Entnahmetiefe',
    'Bodentiefe',
    'Schicht',
    'Bodenschicht',
    'Probenahmetiefe',
    'Probentiefe',
    'Tiefenstufe',
    'Tiefe cm',
    'Horizont',
  ],
} as const satisfies Aliases<string>

/**
 * The units are those of the project's own description (ANAPLANT, src/external/label.csv); selenium and N/S have none
 * there.
 */
const ANAPLANT_RESULTS: Record<string, [type: Parameter['type'], name: string, unit: string | null]> = {
  'ertrag (dt/ha)': ['yield', 'Ertrag', 'dt/ha'],
  'rohprotein (% TS)': ['yield', 'Rohprotein', '% TS'],
  'stärke (%)': ['yield', 'Stärke', '%'],
  'zucker (% TS)': ['yield', 'Zucker', '% TS'],
  'öl (%)': ['yield', 'Öl', '%'],
  ...Object.fromEntries(
    ['N', 'Ca', 'P', 'K', 'Mg', 'Na', 'S', 'C'].map((name) => [`p_${name}`, ['plant', name, '% TS']]),
  ),
  ...Object.fromEntries(
    ['B', 'Mn', 'Cu', 'Zn', 'Fe', 'Mo', 'Al', 'Co'].map((name) => [`p_${name}`, ['plant', name, 'ppm']]),
  ),
  p_se: ['plant', 'Se', null],
  p_c_n: ['plant', 'C/N', null],
  p_n_s: ['plant', 'N/S', null],
  p_ts: ['plant', 'TS', '%'],
  ph_wert: ['soil', 'pH-Wert', null],
  ...Object.fromEntries(['P', 'K', 'Mg', 'Ca'].map((name) => [`b_${name}`, ['soil', name, 'mg/100 g']])),
  ...Object.fromEntries(['B', 'Mn', 'Cu', 'Zn', 'Fe'].map((name) => [`b_${name}`, ['soil', name, 'mg/kg']])),
  b_n: ['soil', 'N gesamt', '% TS'],
  b_c: ['soil', 'C', '% TS'],
  b_c_n: ['soil', 'C/N', null],
  b_humus: ['soil', 'Humus', '% TS'],
}

const ANAPLANT: Analysis = {
  kind: null,
  parameters: Object.entries(ANAPLANT_RESULTS).map(([column, [type, name, unit]]) => ({
    type,
    name,
    unit,
    sure: true,
    aliases: [column.replace(/ \(.*/, '')],
    ...(type === 'yield' && { day: 'harvested_on' }),
  })),
  enough: (has) => ['p_n', 'p_k', 'b_p', 'b_humus', 'sample_number'].every(has),
}

const PLANT_PARAMETERS: readonly Parameter[] = [
  ...parametersOf('plant', {
    N: ['% TS|g/kg', [0.1, 10], 'Stickstoff', 'Stickstoff (N)'],
    P: ['% TS|g/kg', [0.01, 3], 'Phosphor', 'Phosphor (P)'],
    K: ['% TS|g/kg', [0.05, 15], 'Kalium', 'Kalium (K)'],
    Mg: ['% TS|g/kg', [0.01, 4], 'Magnesium', 'Magnesium (Mg)'],
    Ca: ['% TS|g/kg', [0.01, 10], 'Calcium', 'Calcium (Ca)'],
    S: ['% TS|g/kg', [0.01, 4], 'Schwefel', 'Schwefel (S)'],
    B: ['mg/kg|ppm', [0, 500], 'Bor', 'Bor (B)'],
    Mn: ['mg/kg|ppm', [0, 3000], 'Mangan', 'Mangan (Mn)'],
    Cu: ['mg/kg|ppm', [0, 500], 'Kupfer', 'Kupfer (Cu)'],
    Zn: ['mg/kg|ppm', [0, 2000], 'Zink', 'Zink (Zn)'],
    Fe: ['mg/kg|ppm', [0, 10_000], 'Eisen', 'Eisen (Fe)'],
    Mo: ['mg/kg|ppm', [0, 100], 'Molybdän', 'Molybdän (Mo)'],
    TS: ['%|g/kg', [2, 100], 'Trockensubstanz', 'TM', 'Trockenmasse'],
  }),
]

const NEVER = (): boolean => false

/** Where no word says of what a sample is, the first that knows its results reads it. */
export const ANALYSES: readonly Analysis[] = [
  ANAPLANT,
  { kind: 'soil', parameters: SOIL_PARAMETERS, enough: isOfSoil },
  { kind: 'slurry', parameters: MANURE_PARAMETERS, enough: isOfManure },
  { kind: 'feed', parameters: FEED_PARAMETERS, enough: isOfFeed },
  { kind: 'water', parameters: WATER_PARAMETERS, enough: isOfWater },
  { kind: 'plant', parameters: PLANT_PARAMETERS, enough: NEVER },
  { kind: 'milk', parameters: MILK_PARAMETERS, enough: NEVER },
  { kind: 'tissue', parameters: [], enough: NEVER },
]

/** What is measured on a field. */
export const OF_FIELDS: ReadonlySet<string> = new Set(['soil', 'nmin', 'plant', 'yield'])

/** The parameters of an analysis by the name of the column or label that bears each. */
export const columnsOf = ({ parameters }: Analysis): ReadonlyMap<string, Parameter> =>
  new Map(
    parameters.map((parameter) => {
      const { name, depth, sure, aliases } = parameter
      if (sure) return [aliases[0]!.toLowerCase(), parameter]
      const twice = parameters.filter((other) => other.name === name).length > 1
      return [twice && depth !== undefined ? `${name} ${depth}` : name, parameter]
    }),
  )
