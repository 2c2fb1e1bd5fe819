/** The species that a farm keeps, each with the German word for one of them. */
export const SPECIES = {
  cattle: 'Rind',
  pig: 'Schwein',
  sheep: 'Schaf',
  goat: 'Ziege',
  poultry: 'Geflügel',
  horse: 'Pferd',
  other: 'anderes',
} as const

export type Species = keyof typeof SPECIES
