import { MILK_UNIT } from '../../terms/index.ts'
import type { Table } from '../structure.ts'
import { splitterOf, type FoundColumns } from './find-columns.ts'
import { heads } from './heads.ts'

/** Tells units of milk off a head or a cell. */
export const splitMilkUnit = splitterOf(MILK_UNIT)

/** How dairies, milk recording and milking machines head what they measure in milk, in German and English. */
export const MILK_HEADS = {
  fat: heads(`Fett | Fett % | Fett-% | F % | F% | F | Fettgehalt | Fettprozent | % Fett | Fett in % | Fat | Fat % | FP | FAT |
    Milchfett | Fett-Gehalt | Fett i. M. | F-% | Fett%`),
  protein:
    heads(`Eiweiß | Eiweiss | Eiweiß % | Eiweiß-% | E % | E% | E | Eiweißgehalt | Eiweißprozent | % Eiweiß | Eiw. | Eiw |
    Eiw. % | Protein | Protein % | Prot. | Prot | PP | P% | Rohprotein | Milcheiweiß | Roheiweiß | E-% | Eiweiß%`),
  lactose: heads(`Laktose | Lactose | Laktose % | Milchzucker | Lakt. % | L % | L% | Lact | Lac | Laktosegehalt`),
  cells:
    heads(`Zellzahl | Zellzahl Tsd | Zellzahl Tsd ml | Zellzahl 1000 ml | Zellzahl in Tsd | Zellzahl in Tsd ml | Zellen |
    Zellen Tsd | Zellgehalt | ZZ | Zellzahl ml | Zellz. | ZZ Tsd | Zellzahlen | somatische Zellen | Zellgeh. | Zellen in 1000 |
    SCC | Somatic Cell Count | Cell Count | Somatic Cells | Cells | Milchzellen | Zell | Zellz`),
  germs:
    heads(`Keimzahl | Keimzahl Tsd | Keimzahl Tsd ml | Keimzahl 1000 ml | Keimzahl in Tsd ml | Keime | Keimgehalt | KZ |
    Keimzahl ml | Gesamtkeimzahl | GKZ | Keimz. | Bakterien | Bakterienzahl | TBC | Bactoscan | Plate Count | Keime Tsd`),
  urea: heads(`Harnstoff | Harnstoff mg l | Harnstoff ppm | Harnst | Harnst. | Harnstoffgehalt | HST | Hst. | Milchharnstoff |
    Urea | Milk Urea | Harnstoffwert | MHST | Hrst.`),
  freezing: heads(
    `Gefrierpunkt | Gefrierpunkt C | GP | Gefrierpunkt in C | Gefrierp. | GFP | Freezing Point | Gefrierpunkt °C`,
  ),
} as const

/** Contents in kilograms, quotients, points and prices are none of these. */
export const NOT_MILK =
  heads(`Fett kg | Fett-kg | Eiweiß kg | Eiweiß-kg | Fkg | Ekg | FEQ | F/E | Fett/Eiweiß | Fett-Eiweiß-Quotient |
  FEK | F+E | Fett+Eiweiß | Fett+Eiweiß kg | ECM | Persistenz | Laktation | Laktationsnummer | Lakt.-Nr. | Melktage | DIM | MUN |
  Fat kg | Protein kg | LSCC | SCS`)

const A_FRACTION = /\d[.,]\d/u
const MEANS_LACTATION = /^l(?:akt)?\.?$/iu

/** „Lakt.“ without a percent sign above whole numbers counts the lactations of a cow; lactose has a decimal. */
export function countsLactations({ rows }: Table, { header, columns }: FoundColumns<string>): boolean {
  const column = columns['lactose']
  return (
    column !== undefined &&
    column.unit === '' &&
    MEANS_LACTATION.test(column.label) &&
    // A mean of the herd may stand below.
    rows.slice(header + 1).filter(({ cells }) => A_FRACTION.test(cells[column.index] ?? '')).length <= 1
  )
}
