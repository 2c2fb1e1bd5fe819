import { makeColumnFinder, splitterOf, type Aliases } from '../tables/find-columns.ts'
import { GOODS_UNIT } from '../../terms/index.ts'

/** Finds the header of a table whose columns hold goods, areas and what is on a hectare. */
export const makeGoodsFinder = <N extends string>(
  aliases: Aliases<N>,
  enough: (has: (name: N) => boolean) => boolean,
): ReturnType<typeof makeColumnFinder<N>> => makeColumnFinder(aliases, enough, splitterOf(GOODS_UNIT))

/** What heads a field, its block and its size in the lists of farm programs. */
export const FIELD_COLUMNS = {
  field: [
    'Schlagname',
    'Schlagbezeichnung',
    'Schlag',
    'Feldname',
    'Feld',
    'Flächenname',
    'Flächenbezeichnung',
    'Schlag/Feld',
    'Schlag / Bewirtschaftungseinheit',
    'Bewirtschaftungseinheit',
    'Bezeichnung der Fläche',
    'Fläche Bezeichnung',
  ],
  flik: ['FLIK', 'Feldblock', 'FLIK/FLEK', 'Flächenidentifikator'],
  area: [
    'behandelte Fläche',
    'bearbeitete Fläche',
    'gedüngte Fläche',
    'beerntete Fläche',
    'Erntefläche',
    'Fläche',
    'Größe',
    'Schlaggröße',
    'Flächengröße',
    'Anwendungsfläche',
    'ha',
    'Fläche behandelt',
  ],
  crop: ['Kultur', 'Fruchtart', 'Frucht', 'Hauptfrucht', 'Kulturart', 'Kulturpflanze', 'Anbaukultur'],
} as const
