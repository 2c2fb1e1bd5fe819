import type { Actor } from '../../access/index.ts'
import type { FarmPictures } from '../../farm/index.ts'
import { blankSheetBook, blankSheetsFor, type BlankSheetId } from '../../library/index.ts'
import { Err, type Result } from '../../shared/result.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import { printOnce, type Print, type PrintDependencies, type StillDrawing } from './print-once.ts'

/**
 * Prints sheets to be filled in by hand for a herd: the one that is named, or all that fit its species. `sheet_unfit`:
 * that one is not for its species, or none is.
 */
export type PrintBlankSheets = (
  actor: Actor,
  input: { herdId: string; year?: number | undefined; sheet?: BlankSheetId | undefined },
) => Promise<Result<Print, { kind: 'herd_not_found' } | { kind: 'sheet_unfit' } | StillDrawing>>

interface Dependencies extends PrintDependencies {
  farmPictures: FarmPictures
}

export const makePrintBlankSheets =
  (deps: Dependencies): PrintBlankSheets =>
  async ({ namespaceId }, { herdId, year, sheet }) => {
    const madeOn = dayOf(deps.clock.now())
    const picture = await deps.farmPictures.of(namespaceId, ['herds', 'holdings'])
    const herd = picture.byId('herds', herdId)
    if (!herd) return Err({ kind: 'herd_not_found' })
    const sheets = blankSheetsFor(herd.values.species).filter(({ id }) => sheet === undefined || id === sheet)
    if (sheets.length === 0) return Err({ kind: 'sheet_unfit' })
    const head = {
      holding: picture.rows('holdings')[0]?.values,
      herd: herd.values,
      year: year ?? Number(madeOn.slice(0, 4)),
      madeOn,
    }
    const name = sheets.length === 1 ? sheets[0]!.title : 'Leerblätter'
    return printOnce(deps, namespaceId, blankSheetBook(sheets, head), `${name} ${head.year}.pdf`)
  }
