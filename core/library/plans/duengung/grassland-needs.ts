/** What grassland and forage on arable land need at the yield of the table. */
export interface GrasslandNeed {
  title: string
  use: 'meadow' | 'pasture' | 'mown_pasture' | 'forage'
  cuts?: number
  /** Of a mown pasture. */
  grazedPercent?: number
  /** dt dry matter/ha. */
  yieldDtHa: number
  proteinPercent: number
  nitrogenKgHa: number
  /** kg N/ha for 10 dt of dry matter, and for one percent of crude protein. */
  per10Dt: number
  perProteinPercent: number
  forage?: 'grass' | 'legume_grass' | 'legumes'
}

export const GRASSLAND_NEEDS_SOURCE = 'DüV Anl. 4 Tab. 8 bis 12'

const meadow = (cuts: number, yieldDtHa: number, proteinPercent: number, ...kg: [number, number, number]) => ({
  ...of('meadow', cuts === 1 ? '1 Schnitt' : `${cuts} Schnitte`, yieldDtHa, proteinPercent, ...kg),
  cuts,
})

const of = (
  use: GrasslandNeed['use'],
  title: string,
  yieldDtHa: number,
  proteinPercent: number,
  ...[nitrogenKgHa, per10Dt, perProteinPercent]: [number, number, number]
): GrasslandNeed => ({ use, title, yieldDtHa, proteinPercent, nitrogenKgHa, per10Dt, perProteinPercent })

/** All [A]. */
export const GRASSLAND_NEEDS: readonly GrasslandNeed[] = [
  meadow(1, 40, 8.6, 55, 14, 6),
  meadow(2, 55, 11.4, 100, 18, 9),
  meadow(3, 80, 15, 190, 24, 13),
  meadow(4, 90, 17, 245, 27, 14),
  meadow(5, 110, 17.5, 310, 28, 18),
  meadow(6, 120, 18.2, 350, 29, 19),
  of('pasture', 'Weide, intensiv', 90, 18, 130, 15, 8),
  of('pasture', 'Weide, extensiv', 65, 12.5, 65, 10, 5),
  { ...of('mown_pasture', 'Mähweide, 60 % Weide', 94, 17.6, 190, 20, 11), grazedPercent: 60 },
  { ...of('mown_pasture', 'Mähweide, 20 % Weide', 98, 17.2, 245, 25, 14), grazedPercent: 20 },
  { ...of('forage', 'Ackergras, 5 Schnitte', 150, 16.6, 400, 27, 24), cuts: 5, forage: 'grass' },
  { ...of('forage', 'Ackergras, 3 bis 4 Schnitte', 120, 16.2, 310, 26, 19), cuts: 4, forage: 'grass' },
  { ...of('forage', 'Klee- oder Luzernegras, 3 bis 4 Schnitte', 120, 18.2, 350, 29, 19), forage: 'legume_grass' },
  { ...of('forage', 'Rotklee oder Luzerne in Reinsaat', 110, 20.5, 360, 0, 0), forage: 'legumes' },
]

export interface MeadowFacts {
  use: 'meadow' | 'pasture' | 'mown_pasture' | null
  cuts: number | null
  /** Of a mown pasture, what part of the growth is grazed. */
  grazedPercent: number | null
  /** As the farm expects it of the year itself. */
  dryMatterDtHa: number | null
  proteinPercent: number | null
  legumesPercent: number | null
  /** What was harvested in the years before. */
  years: readonly { year: number; dryMatterDtHa: number | null; proteinPercent: number | null }[]
}

/**
 * The row of the table, and whether it was taken because the lesser of two had to be, as nothing tells which it is.
 */
export function grasslandNeedOf({
  use,
  cuts,
  grazedPercent,
  dryMatterDtHa,
}: Pick<MeadowFacts, 'use' | 'cuts' | 'grazedPercent' | 'dryMatterDtHa'>):
  { row: GrasslandNeed; guessed: boolean } | undefined {
  const rows = GRASSLAND_NEEDS.filter((row) => row.use === (use ?? 'meadow'))
  if (use === 'pasture' || use === 'mown_pasture') {
    const lesser = rows.toSorted((one, other) => one.nitrogenKgHa - other.nitrogenKgHa)[0]!
    if (use === 'mown_pasture') return mownPasture({ cuts, grazedPercent }) ?? { row: lesser, guessed: true }
    if (dryMatterDtHa === null) return { row: lesser, guessed: true }
    const away = (row: GrasslandNeed): number => Math.abs(row.yieldDtHa - dryMatterDtHa)
    return { row: rows.reduce((best, row) => (away(row) < away(best) ? row : best), lesser), guessed: false }
  }
  const row = cuts === null || cuts === 0 ? undefined : rows.find((one) => one.cuts === Math.min(cuts, 6))
  return row && { row, guessed: false }
}

/** Growths that a mown pasture is used in, in the mean [C]. */
const USES = 4.5

/** The row whose share of grazing is nearer; where the cuts alone tell it, that is a guess. */
function mownPasture({
  cuts,
  grazedPercent,
}: Pick<MeadowFacts, 'cuts' | 'grazedPercent'>): { row: GrasslandNeed; guessed: boolean } | undefined {
  const grazed = grazedPercent ?? (cuts === null || cuts === 0 ? undefined : (1 - Math.min(1, cuts / USES)) * 100)
  if (grazed === undefined) return undefined
  const away = ({ grazedPercent: of }: GrasslandNeed): number => Math.abs((of ?? 0) - grazed)
  const rows = GRASSLAND_NEEDS.filter(({ use }) => use === 'mown_pasture')
  const row = rows.reduce((best, one) => (away(one) < away(best) ? one : best))
  return { row, guessed: grazedPercent === null }
}

/** Forage on arable land by its name; undefined where it is none. */
export function forageNeedOf(crop: string, cuts: number | null): { row: GrasslandNeed; guessed: boolean } | undefined {
  const forage =
    /gras/i.test(crop) && /klee|luzerne/i.test(crop)
      ? 'legume_grass'
      : /rotklee|luzerne|(?<!\p{L})klee(?!\p{L})/iu.test(crop)
        ? 'legumes'
        : /(?:acker|feld|wechsel|weidel)[ -]*gr[aä]s/i.test(crop)
          ? 'grass'
          : undefined
  if (forage === undefined) return undefined
  const rows = GRASSLAND_NEEDS.filter((row) => row.forage === forage)
  const row = rows.find((one) => one.cuts !== undefined && (cuts ?? 0) >= 5 === one.cuts >= 5) ?? rows[0]!
  return { row, guessed: forage === 'grass' && cuts === null }
}

/** kg N/ha that the soil gives of itself, by percent of organic matter [A]. */
export function soilSupply(humusPercent: number, soilType: string | null): { kg: number; label: string } {
  if (humusPercent < 8) return { kg: 10, label: 'unter 8 % organische Substanz' }
  if (humusPercent < 15) return { kg: 30, label: '8 bis unter 15 % organische Substanz' }
  if (humusPercent < 30) return { kg: 50, label: '15 bis unter 30 % organische Substanz' }
  return /hochmoor/i.test(soilType ?? '') ? { kg: 50, label: 'Hochmoor' } : { kg: 80, label: 'Niedermoor' }
}

/** kg N/ha from legumes in the sward, by percent of the yield [A]. */
export function legumeSupply(percent: number): number {
  if (percent < 5) return 0
  return percent <= 10 ? 20 : percent <= 20 ? 40 : 60
}

/** kg N/ha for each 10 percent of legumes in clover grass, and of pure legumes [A]. */
export const LEGUME_GRASS_PER_10_PERCENT = 30
export const PURE_LEGUMES = 360
