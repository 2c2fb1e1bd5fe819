import type { Aliases } from './find-columns.ts'

/** What a laboratory measures, and under which words it heads or labels it. */
export interface Parameter {
  type: 'soil' | 'nmin' | 'slurry' | 'feed' | 'plant' | 'yield'
  /** As it is kept; also its first alias. */
  name: string
  aliases: readonly string[]
  /** Where the header has none: the usual one, which a person has to confirm. Null: a number without a unit. */
  unit: string | null
  /** The unit is known from the description of the format, so there is nothing to confirm. */
  sure?: true
  depth?: string
  /** The column with its day, where it is not that of the sampling. */
  day?: 'harvested_on'
}

/** A type of analysis: how a table or report of it is recognized, and what it measures. */
export interface Analysis {
  parameters: readonly Parameter[]
  enough(has: (column: string) => boolean): boolean
}

/** What a line holds beside its results. */
export const SAMPLE_COLUMNS = {
  sample_number: [
    'Probennummer',
    'Proben-Nr.',
    'Probe-Nr.',
    'Probenr.',
    'Probennr.',
    'Probe Nr',
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
    'Datum',
    'Untersuchungsdatum',
  ],
  harvested_on: ['dat_ernte', 'Erntedatum', 'Ernte am'],
  subject: [
    'Schlag',
    'Schlagname',
    'Schlagbezeichnung',
    'Feld',
    'Fläche',
    'Futtermittel',
    'Futterart',
    'Gülle',
    'Gülleart',
    'Behälter',
    'Probe',
    'Probenbezeichnung',
    'Bezeichnung',
    'Probenart',
    'Material',
    'Kultur',
  ],
  flik: ['FLIK', 'Feldblock'],
  soil_type: ['Bodenart', 'Bodenartengruppe'],
  variety: ['Sorte'],
  depth: ['Tiefe', 'Entnahmetiefe', 'Bodentiefe', 'Schicht', 'Bodenschicht'],
} as const satisfies Aliases<string>

const DEPTHS = ['0-30', '30-60', '60-90', '0-60', '0-90']

const results = (
  type: Parameter['type'],
  list: Record<string, readonly [unit: string | null, ...aliases: string[]]>,
): Parameter[] =>
  Object.entries(list).map(([name, [unit, ...aliases]]) => ({ type, name, unit, aliases: [name, ...aliases] }))

const SOIL: Analysis = {
  parameters: [
    ...results('soil', {
      'P (CAL)': ['mg/100 g', 'Phosphor (CAL)'],
      'P2O5 (CAL)': ['mg/100 g', 'Phosphat (CAL)', 'Phosphat (P2O5)'],
      P: ['mg/100 g', 'Phosphor'],
      P2O5: ['mg/100 g', 'Phosphat'],
      'K (CAL)': ['mg/100 g', 'Kalium (CAL)'],
      'K2O (CAL)': ['mg/100 g', 'Kali (CAL)', 'Kali (K2O)'],
      K: ['mg/100 g', 'Kalium'],
      K2O: ['mg/100 g', 'Kali'],
      'Mg (CaCl2)': ['mg/100 g', 'Magnesium (CaCl2)'],
      Mg: ['mg/100 g', 'Magnesium'],
      MgO: ['mg/100 g'],
      'pH-Wert': [null, 'pH', 'pH (CaCl2)', 'pH-Wert (CaCl2)', 'Bodenreaktion'],
      Humus: ['%', 'Humusgehalt', 'org. Substanz', 'organische Substanz'],
      Corg: ['%', 'C org', 'TOC', 'organischer Kohlenstoff'],
      'N gesamt': ['%', 'Nt', 'N ges.', 'Gesamt-N', 'Gesamtstickstoff'],
      'C/N': [null, 'C/N-Verhältnis'],
      Ton: ['%', 'Tongehalt'],
      Natrium: ['mg/100 g', 'Na'],
      Bor: ['mg/kg', 'B'],
      Kupfer: ['mg/kg', 'Cu'],
      Mangan: ['mg/kg', 'Mn'],
      Zink: ['mg/kg', 'Zn'],
    }),
    ...results('nmin', {
      Nmin: ['kg/ha', 'N-min', 'Nmin gesamt', 'Summe Nmin', 'Nmin Summe'],
      Smin: ['kg/ha', 'S-min'],
      'NO3-N': ['kg/ha', 'Nitrat-N'],
      'NH4-N': ['kg/ha', 'Ammonium-N'],
    }),
    ...DEPTHS.flatMap((depth) =>
      [
        { name: 'Nmin', words: ['Nmin', 'N-min', 'Nmin kg/ha'] },
        { name: 'Smin', words: ['Smin', 'S-min'] },
        { name: 'NO3-N', words: ['NO3-N', 'Nitrat-N'] },
        { name: 'NH4-N', words: ['NH4-N', 'Ammonium-N'] },
      ].map(({ name, words }): Parameter => ({
        type: 'nmin',
        name,
        depth,
        unit: 'kg/ha',
        aliases: words.flatMap((word) => [
          `${word} ${depth}`,
          `${word} ${depth} cm`,
          `${word} ${depth.replace('-', ' bis ')} cm`,
        ]),
      })),
    ),
  ],
  enough: (has) =>
    [
      'Nmin',
      'NO3-N',
      'Humus',
      'P (CAL)',
      'P2O5 (CAL)',
      ...DEPTHS.map((depth) => `Nmin ${depth}`),
      ...DEPTHS.map((depth) => `NO3-N ${depth}`),
    ].some(has) ||
    (has('pH-Wert') && ['P', 'P2O5', 'K', 'K2O', 'Mg'].some(has) && !has('NH4-N')),
}

const SLURRY: Analysis = {
  parameters: results('slurry', {
    'NH4-N': ['kg/m³', 'Ammonium-N', 'N-NH4', 'Ammoniumstickstoff'],
    'N gesamt': ['kg/m³', 'N ges.', 'Gesamt-N', 'Gesamtstickstoff', 'N', 'Stickstoff'],
    P2O5: ['kg/m³', 'Phosphat', 'Phosphat (P2O5)'],
    K2O: ['kg/m³', 'Kali', 'Kali (K2O)'],
    MgO: ['kg/m³', 'Magnesium (MgO)'],
    CaO: ['kg/m³'],
    Schwefel: ['kg/m³', 'S'],
    TS: ['%', 'TM', 'Trockensubstanz', 'Trockenmasse', 'TS-Gehalt'],
    'org. Substanz': ['%', 'oTS', 'organische Substanz'],
    'pH-Wert': [null, 'pH'],
  }),
  enough: (has) => has('NH4-N') && ['N gesamt', 'P2O5', 'TS'].some(has),
}

const FEED: Analysis = {
  parameters: results('feed', {
    TM: ['%', 'TS', 'Trockenmasse', 'Trockensubstanz', 'TM-Gehalt', 'TS-Gehalt'],
    Rohprotein: ['g/kg TM', 'XP', 'RP', 'Rohprotein XP'],
    nXP: ['g/kg TM', 'nutzbares Rohprotein', 'nRP'],
    RNB: ['g/kg TM', 'ruminale N-Bilanz'],
    Rohfaser: ['g/kg TM', 'XF', 'RF'],
    Rohasche: ['g/kg TM', 'XA', 'RA'],
    Rohfett: ['g/kg TM', 'XL'],
    Stärke: ['g/kg TM', 'XS'],
    Zucker: ['g/kg TM', 'XZ'],
    ADF: ['g/kg TM', 'ADFom'],
    NDF: ['g/kg TM', 'aNDFom', 'NDFom'],
    NEL: ['MJ/kg TM', 'NEL-Gehalt'],
    ME: ['MJ/kg TM', 'umsetzbare Energie'],
    'pH-Wert': [null, 'pH'],
  }),
  enough: (has) => ['NEL', 'ME', 'Rohfaser', 'ADF', 'nXP'].some(has) && ['TM', 'Rohprotein'].some(has),
}

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

/** The first that knows a table reads it. */
export const ANALYSES: readonly Analysis[] = [ANAPLANT, SOIL, SLURRY, FEED]

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

/** Contents are never below nothing, shares never above all, and a pH value ends at 14. */
export function implausible({ name }: Parameter, amount: number, unit: string | null): string | undefined {
  if (amount < 0 && name !== 'RNB') return 'Ein Gehalt ist nie kleiner als null.'
  if (name === 'pH-Wert' && amount > 14) return 'Ein pH-Wert liegt zwischen 0 und 14. Fehlt das Komma?'
  return unit?.startsWith('%') && amount > 100 ? 'Ein Anteil ist nie größer als 100 %. Fehlt das Komma?' : undefined
}
