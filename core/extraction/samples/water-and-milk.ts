import { parametersOf, type Parameter } from './parameter.ts'

/** What is found in the water of wells and troughs; the spans reach far beyond what water for drinking may hold. */
export const WATER_PARAMETERS: readonly Parameter[] = parametersOf('water', {
  Nitrat: ['mg/l', [0, 1000], 'NO3', 'Nitrat (NO3)', 'Nitrat NO3', 'Nitratgehalt'],
  Nitrit: ['mg/l', [0, 100], 'NO2', 'Nitrit (NO2)'],
  Ammonium: ['mg/l', [0, 200], 'NH4', 'Ammonium (NH4)'],
  Natrium: ['mg/l', [0, 20_000], 'Na', 'Natrium (Na)'],
  Kalium: ['mg/l', [0, 2000], 'K', 'Kalium (K)'],
  Calcium: ['mg/l', [0, 2000], 'Ca', 'Calcium (Ca)'],
  Magnesium: ['mg/l', [0, 2000], 'Mg', 'Magnesium (Mg)'],
  Eisen: ['mg/l', [0, 100], 'Fe', 'Eisen (Fe)', 'Eisen gesamt'],
  Mangan: ['mg/l', [0, 50], 'Mn', 'Mangan (Mn)'],
  Sulfat: ['mg/l', [0, 5000], 'SO4', 'Sulfat (SO4)'],
  Chlorid: ['mg/l', [0, 20_000], 'Cl', 'Chlorid (Cl)'],
  Leitfähigkeit: ['µS/cm', [5, 60_000], 'elektrische Leitfähigkeit', 'el. Leitfähigkeit', 'elektr. Leitfähigkeit'],
  Gesamthärte: ['°dH|mmol/l', [0, 100], 'Härte', 'Wasserhärte'],
  Koloniezahl: [
    'KBE/ml|/ml',
    [0, 1_000_000],
    'Koloniezahl 22 °C',
    'Koloniezahl 36 °C',
    'Gesamtkeimzahl',
    'Koloniezahl bei 22 °C',
    'Koloniezahl bei 36 °C',
  ],
  'Escherichia coli': ['KBE/100 ml|/100 ml|KBE/ml', [0, 10_000_000], 'E. coli', 'E.coli', 'Escherichia coli (E. coli)'],
  'Coliforme Keime': [
    'KBE/100 ml|/100 ml|KBE/ml',
    [0, 10_000_000],
    'Coliforme',
    'coliforme Bakterien',
    'Coliforme Bakterien',
  ],
  Enterokokken: ['KBE/100 ml|/100 ml|KBE/ml', [0, 10_000_000], 'Intestinale Enterokokken'],
  'pH-Wert': [null, [3, 12], 'pH'],
})

/** What is found in a sample of milk; the spans hold every sound milk and that of sick quarters. */
export const MILK_PARAMETERS: readonly Parameter[] = parametersOf('milk_quality', {
  Fett: ['%|g/100 g|g/100 ml', [0.5, 12], 'Fettgehalt', 'Milchfett'],
  Eiweiß: ['%|g/100 g|g/100 ml', [1, 8], 'Eiweißgehalt', 'Protein', 'Milcheiweiß', 'Eiweiss', 'Proteingehalt'],
  Laktose: ['%|g/100 g|g/100 ml', [1, 7], 'Lactose', 'Milchzucker', 'Laktosegehalt'],
  Zellzahl: [
    'Tsd./ml|Tsd.|/ml|Zellen/ml|1.000/ml|1000/ml',
    [1, 50_000_000],
    'Zellgehalt',
    'Somatische Zellen',
    'Zellen',
    'Zellzahlen',
    'Gehalt an somatischen Zellen',
    'SCC',
  ],
  Keimzahl: [
    'Tsd./ml|Tsd.|/ml|Keime/ml|KBE/ml|1.000/ml|1000/ml',
    [0, 50_000_000],
    'Keimgehalt',
    'Keime',
    'Gesamtkeimzahl',
    'Gesamtkeime',
  ],
  Harnstoff: ['mg/l|ppm|mg/kg|mg/100 ml|mg/dl', [10, 900], 'Milchharnstoff', 'Harnstoffgehalt', 'Urea'],
  Gefrierpunkt: ['°C', [-1, 0]],
})

export const isOfWater = (has: (column: string) => boolean): boolean =>
  ['Nitrat', 'Nitrit', 'Escherichia coli', 'Coliforme Keime'].filter(has).length >= 2 ||
  (has('Nitrat') && has('Leitfähigkeit'))
