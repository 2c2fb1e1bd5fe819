import { parametersOf, type Parameter } from './parameter.ts'

/** What is found in the water of wells and troughs; the spans reach far beyond what water for drinking may hold. */
export const WATER_PARAMETERS: readonly Parameter[] = parametersOf('water', {
  Nitrat: ['mg/l', [0, 1000], 'NO3', 'Nitrat (NO3)'],
  Nitrit: ['mg/l', [0, 100], 'NO2', 'Nitrit (NO2)'],
  Ammonium: ['mg/l', [0, 200], 'NH4', 'Ammonium (NH4)'],
  Eisen: ['mg/l', [0, 100], 'Fe', 'Eisen (Fe)', 'Eisen gesamt'],
  Mangan: ['mg/l', [0, 50], 'Mn', 'Mangan (Mn)'],
  Sulfat: ['mg/l', [0, 5000], 'SO4', 'Sulfat (SO4)'],
  Chlorid: ['mg/l', [0, 20_000], 'Cl', 'Chlorid (Cl)'],
  Leitfähigkeit: ['µS/cm', [5, 60_000], 'elektrische Leitfähigkeit', 'el. Leitfähigkeit'],
  Gesamthärte: ['°dH', [0, 100], 'Härte'],
  Koloniezahl: ['KBE/ml', [0, 1_000_000], 'Koloniezahl 22 °C', 'Koloniezahl 36 °C', 'Gesamtkeimzahl'],
  'Escherichia coli': ['KBE/100 ml', [0, 10_000_000], 'E. coli'],
  'Coliforme Keime': ['KBE/100 ml', [0, 10_000_000], 'Coliforme', 'coliforme Bakterien'],
  'pH-Wert': [null, [3, 12], 'pH'],
})

/** What is found in a sample of milk; the spans hold every sound milk and that of sick quarters. */
export const MILK_PARAMETERS: readonly Parameter[] = parametersOf('milk_quality', {
  Fett: ['%', [0.5, 12], 'Fettgehalt'],
  Eiweiß: ['%', [1, 8], 'Eiweißgehalt', 'Protein'],
  Laktose: ['%', [1, 7], 'Lactose', 'Milchzucker'],
  Zellzahl: ['Tsd./ml', [1, 50_000], 'Zellgehalt', 'Somatische Zellen'],
  Keimzahl: ['Tsd./ml', [0, 50_000], 'Keimgehalt'],
  Harnstoff: ['mg/l|ppm|mg/kg', [10, 900], 'Milchharnstoff'],
  Gefrierpunkt: ['°C', [-1, 0]],
})

export const isOfWater = (has: (column: string) => boolean): boolean =>
  ['Nitrat', 'Nitrit', 'Escherichia coli', 'Coliforme Keime'].filter(has).length >= 2 ||
  (has('Nitrat') && has('Leitfähigkeit'))
