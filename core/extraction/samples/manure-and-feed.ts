import { nutrientWords, parametersOf, type Parameter } from './parameter.ts'

const OF_MANURE = 'kg/m³|kg/t|g/l|g/kg|%'
const SHARE = '%|g/kg'
const OF_DRY_MASS = 'g/kg TM|g/kg|%'

/**
 * What is found in slurry, solid manure, digestate and compost. The spans reach from cleared liquid manure to dried
 * poultry manure (KTBL, Faustzahlen Landwirtschaft; LfL, Basisdaten), widened.
 */
export const MANURE_PARAMETERS: readonly Parameter[] = [
  ...parametersOf(
    'slurry',
    {
      'NH4-N': [
        OF_MANURE,
        [0, 30],
        'Ammonium-N',
        'N-NH4',
        'Ammoniumstickstoff',
        'Ammonium-N (NH4-N)',
        'Ammoniumstickstoff (NH4-N)',
        'Ammonium-Stickstoff',
        'Ammonium-Stickstoff (NH4-N)',
      ],
      'N gesamt': [
        OF_MANURE,
        [0.1, 60],
        'N ges.',
        'N-gesamt',
        'Gesamt-N',
        'Gesamtstickstoff',
        'Nges',
        'N',
        'Stickstoff',
        'Gesamt-Stickstoff',
        'Stickstoff gesamt',
        'Stickstoff (N)',
        'Stickstoff gesamt (N)',
        'Gesamt-Stickstoff (N)',
        'Gesamtstickstoff (N)',
        'Gesamtstickstoff N',
        'Gesamt-N (N)',
      ],
      P2O5: [OF_MANURE, [0.02, 60], 'Phosphat', ...nutrientWords('P2O5', ['Phosphor', 'Phosphat'])],
      P: [OF_MANURE, [0.01, 30], 'Phosphor (P)', 'Phosphor P'],
      K2O: [OF_MANURE, [0.05, 60], 'Kali', ...nutrientWords('K2O', ['Kali', 'Kalium', 'Kaliumoxid'])],
      K: [OF_MANURE, [0.05, 50], 'Kalium (K)', 'Kalium K'],
      MgO: [OF_MANURE, [0, 30], ...nutrientWords('MgO', ['Magnesium', 'Magnesiumoxid'])],
      Mg: [OF_MANURE, [0, 20], 'Magnesium (Mg)', 'Magnesium Mg'],
      CaO: [OF_MANURE, [0, 150], ...nutrientWords('CaO', ['Calcium', 'Kalk', 'Calciumoxid'])],
      Schwefel: [OF_MANURE, [0, 20], 'S', 'Schwefel (S)'],
      'org. Substanz': [SHARE, [0, 100], 'oTS', 'oTM', 'organische Substanz', 'organische Trockensubstanz'],
    },
    { needsBasis: true },
  ),
  ...parametersOf('slurry', {
    TS: [
      SHARE,
      [0.2, 98],
      'TM',
      'Trockensubstanz',
      'Trockenmasse',
      'TS-Gehalt',
      'Trockensubstanz (TS)',
      'Trockenmasse (TM)',
    ],
    'pH-Wert': [null, [3, 11], 'pH'],
  }),
  ...parametersOf(
    'slurry',
    {
      Phosphor: [OF_MANURE, [0.01, 60]],
      Kalium: [OF_MANURE, [0.05, 60]],
      Magnesium: [OF_MANURE, [0, 30]],
    },
    { formless: true },
  ),
]

/**
 * What is found in feed, of dry mass. The spans reach from straw to fats and protein concentrates (DLG,
 * Futterwerttabellen Wiederkäuer), widened.
 */
export const FEED_PARAMETERS: readonly Parameter[] = [
  ...parametersOf('feed', {
    TM: [
      SHARE,
      [5, 100],
      'TS',
      'Trockenmasse',
      'Trockensubstanz',
      'TM-Gehalt',
      'TS-Gehalt',
      'Trockenmasse (TM)',
      'Trockensubstanz (TS)',
    ],
    RNB: [OF_DRY_MASS, [-20, 90], 'ruminale N-Bilanz', 'ruminale Stickstoffbilanz', 'ruminale Stickstoffbilanz (RNB)'],
    'pH-Wert': [null, [3, 9], 'pH'],
  }),
  ...parametersOf(
    'feed',
    {
      Rohprotein: [OF_DRY_MASS, [5, 950], 'XP', 'RP', 'CP', 'Rohprotein XP', 'Rohprotein (XP)', 'Rohprotein (RP)'],
      nXP: [OF_DRY_MASS, [40, 700], 'nutzbares Rohprotein', 'nRP', 'nutzbares Rohprotein (nXP)'],
      Rohfaser: [OF_DRY_MASS, [0, 600], 'XF', 'RF', 'Rohfaser (XF)'],
      Rohasche: [OF_DRY_MASS, [2, 900], 'XA', 'RA', 'Rohasche (XA)'],
      Rohfett: [OF_DRY_MASS, [0, 999], 'XL', 'Rohfett (XL)'],
      Stärke: [OF_DRY_MASS, [0, 850], 'XS', 'Stärke (XS)'],
      Zucker: [OF_DRY_MASS, [0, 850], 'XZ', 'Zucker (XZ)', 'Gesamtzucker'],
      ADF: [OF_DRY_MASS, [10, 700], 'ADFom'],
      NDF: [OF_DRY_MASS, [20, 900], 'aNDFom', 'NDFom'],
      NEL: ['MJ/kg TM', [2, 17], 'NEL-Gehalt', 'Nettoenergie Laktation', 'Nettoenergie-Laktation (NEL)'],
      ME: ['MJ/kg TM', [4, 30], 'umsetzbare Energie', 'Umsetzbare Energie (ME)'],
      Calcium: [OF_DRY_MASS, [0, 400], 'Ca', 'Calcium (Ca)'],
      Phosphor: [OF_DRY_MASS, [0, 250], 'P', 'Phosphor (P)'],
      Natrium: [OF_DRY_MASS, [0, 400], 'Na', 'Natrium (Na)'],
      Magnesium: [OF_DRY_MASS, [0, 600], 'Mg', 'Magnesium (Mg)'],
      Kalium: [OF_DRY_MASS, [0, 120], 'K', 'Kalium (K)'],
    },
    { needsBasis: true },
  ),
]

export const isOfManure = (has: (column: string) => boolean): boolean =>
  has('NH4-N') && ['N gesamt', 'P2O5', 'TS'].some(has)

export const isOfFeed = (has: (column: string) => boolean): boolean =>
  ['NEL', 'ME', 'Rohfaser', 'ADF', 'nXP'].some(has) && ['TM', 'Rohprotein'].some(has)
