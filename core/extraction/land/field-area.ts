import { germanNumber } from '../../shared/german/write-german.ts'

/** Share by which the area of a boundary may differ from the one that the file states. */
const TOLERANCE = 0.01

/** An area in German, with two to four decimals: „12,40 ha“. */
export const germanHa = (ha: number): string => `${germanNumber(ha, { least: 2, most: 4 })} ha`

/** The area that a file states, where its boundary encloses about as much; both in ha. */
export const agreedHa = (stated: number | null, computed: number): number | null =>
  stated !== null && Math.abs(stated / computed - 1) <= TOLERANCE ? stated : null

/** The warning that a boundary encloses another area than its file states, both in ha; none where they agree. */
export const areaWarnings = (place: string, stated: number | null, computed: number | null): string[] =>
  stated !== null && computed !== null && Math.abs(stated / computed - 1) > TOLERANCE
    ? [
        `${place}: Die Datei nennt ${germanHa(stated)}, die Grenze umschließt ${germanHa(computed)}. Übernommen ist die Fläche der Grenze.`,
      ]
    : []
