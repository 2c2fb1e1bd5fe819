import { nutrientWords, parametersOf, type Parameter } from './parameter.ts'

const DEPTHS = ['0-30', '30-60', '60-90', '0-60', '0-90']
const NUTRIENT = 'mg/100 g|mg/kg|ppm'
const TRACE = 'mg/kg|mg/100 g|ppm'
const PHOSPHORUS = ['Phosphor', 'Phosphat']
const POTASSIUM = ['Kalium', 'Kali', 'Kaliumoxid']

/**
 * What is found in soil. The spans hold peat and garden soil: classes A to E (VDLUFA, Standpunkt
 * Phosphordüngung 2018; the same for potassium and magnesium), each widened several times.
 */
export const SOIL_PARAMETERS: readonly Parameter[] = [
  ...parametersOf('soil', {
    'P (CAL)': [NUTRIENT, [0.1, 150], ...nutrientWords('P', ['Phosphor'], 'CAL')],
    'P2O5 (CAL)': [NUTRIENT, [0.2, 350], ...nutrientWords('P2O5', PHOSPHORUS, 'CAL'), 'Phosphat (CAL)', 'Phosphat CAL'],
    P: [NUTRIENT, [0.1, 150], 'Phosphor (P)', 'Phosphor P'],
    P2O5: [NUTRIENT, [0.2, 350], 'Phosphat', ...nutrientWords('P2O5', PHOSPHORUS)],
    'K (CAL)': [NUTRIENT, [0.2, 300], ...nutrientWords('K', ['Kalium'], 'CAL')],
    'K2O (CAL)': [NUTRIENT, [0.2, 360], 'Kali (CAL)', 'Kali CAL', ...nutrientWords('K2O', POTASSIUM, 'CAL')],
    K: [NUTRIENT, [0.2, 300], 'Kalium (K)', 'Kalium K'],
    K2O: [NUTRIENT, [0.2, 360], 'Kali', ...nutrientWords('K2O', POTASSIUM)],
    'Mg (CaCl2)': [
      NUTRIENT,
      [0.1, 150],
      ...nutrientWords('Mg', ['Magnesium'], 'CaCl2'),
      'Magnesium (CaCl2)',
      'Magnesium CaCl2',
    ],
    Mg: [NUTRIENT, [0.1, 150], 'Magnesium (Mg)', 'Magnesium Mg', 'Magnesium'],
    MgO: [NUTRIENT, [0.1, 250], 'Magnesium (MgO)', 'Magnesium MgO'],
    'pH-Wert': [null, [2.5, 9.5], 'pH', 'pH (CaCl2)', 'pH-Wert (CaCl2)', 'Bodenreaktion'],
    Humus: ['%', [0.2, 95], 'Humusgehalt', 'org. Substanz', 'organische Substanz'],
    Corg: ['%|g/kg', [0.1, 55], 'C org', 'C-org', 'TOC', 'organischer Kohlenstoff'],
    'N gesamt': ['%|g/kg|mg/kg', [0.01, 4], 'Nt', 'N ges.', 'Gesamt-N', 'Gesamtstickstoff', 'N-gesamt'],
    'C/N': [null, [3, 80], 'C/N-Verhältnis'],
    Ton: ['%', [0, 95], 'Tongehalt'],
    Natrium: [NUTRIENT, [0, 200], 'Na'],
    Bor: [TRACE, [0, 20], 'B'],
    Kupfer: [TRACE, [0, 200], 'Cu'],
    Mangan: [TRACE, [0, 2000], 'Mn'],
    Zink: [TRACE, [0, 500], 'Zn'],
  }),
  ...parametersOf(
    'soil',
    {
      Phosphor: [NUTRIENT, [0.1, 350], 'Phosphor (CAL)', 'Phosphor CAL', 'Phosphorgehalt'],
      Kalium: [NUTRIENT, [0.2, 360], 'Kalium (CAL)', 'Kalium CAL', 'Kaliumgehalt'],
    },
    { formless: true },
  ),
  ...parametersOf('nmin', {
    Nmin: ['kg/ha', [0, 600], 'N-min', 'Nmin gesamt', 'Summe Nmin', 'Nmin Summe'],
    Smin: ['kg/ha', [0, 600], 'S-min'],
    'NO3-N': ['kg/ha|mg/kg|mg/100 g', [0, 600], 'Nitrat-N', 'Nitratstickstoff'],
    'NH4-N': ['kg/ha|mg/kg|mg/100 g', [0, 400], 'Ammonium-N', 'Ammoniumstickstoff'],
  }),
  ...DEPTHS.flatMap((depth) =>
    [
      {
        name: 'Nmin',
        words: ['Nmin', 'N-min', 'Nmin kg/ha', 'Nmin gesamt', 'N-min gesamt', 'Summe Nmin', 'Nmin-Gehalt'],
        units: [],
      },
      { name: 'Smin', words: ['Smin', 'S-min'], units: [] },
      { name: 'NO3-N', words: ['NO3-N', 'Nitrat-N'], units: ['mg/kg', 'mg/100 g'] },
      { name: 'NH4-N', words: ['NH4-N', 'Ammonium-N'], units: ['mg/kg', 'mg/100 g'] },
    ].map(({ name, words, units }): Parameter => ({
      type: 'nmin',
      name,
      depth,
      unit: 'kg/ha',
      units,
      span: [0, 600],
      aliases: words.flatMap((word) => [
        `${word} ${depth}`,
        `${word} ${depth} cm`,
        `${word} ${depth.replace('-', ' bis ')} cm`,
        `${word} (${depth} cm)`,
        `${depth} cm ${word}`,
      ]),
    })),
  ),
]

/** The columns of which one alone shows that a table is of soil. */
const OF_SOIL_ALONE = [
  'Nmin',
  'NO3-N',
  'Humus',
  'P (CAL)',
  'P2O5 (CAL)',
  ...DEPTHS.flatMap((depth) => [`Nmin ${depth}`, `NO3-N ${depth}`]),
]

export const isOfSoil = (has: (column: string) => boolean): boolean =>
  OF_SOIL_ALONE.some(has) ||
  (has('pH-Wert') && ['P', 'P2O5', 'K', 'K2O', 'Mg', 'Phosphor', 'Kalium'].some(has) && !has('NH4-N'))
