import type { Assertion, Extraction, ExtractionInput } from './extractor.ts'
import type { Table } from './structure.ts'

type Typed = Extraction & { documentType: string }

/**
 * What the sheets of a workbook say that are of other types than the workbook as a whole: each is read by its own, as
 * if it were a file. A sheet of which the whole has told rows is none of them.
 */
export function sheetsOfOtherTypes<T extends Typed>(
  input: ExtractionInput,
  whole: T,
  read: (input: ExtractionInput) => T | undefined,
): Extraction[] {
  const { document } = input
  const { structures = [], pages } = document
  const sheets = structures.flatMap((one) => (one.type === 'table' && isSheet(one.table) ? [one] : []))
  if (sheets.length < 2 || sheets.length < structures.length) return []
  const told = new Set([...whole.rows, ...(whole.annotations ?? [])].map(({ page }) => page))
  return sheets.flatMap((sheet): Extraction[] => {
    const { page, name } = sheet.table
    if (told.has(page)) return []
    const own = pages.filter(({ number }) => number === page)
    const found = read({ ...input, document: { ...document, pages: own, structures: [sheet] } })
    return found && found.documentType !== whole.documentType ? [withNamesOf(name, found)] : []
  })
}

const isSheet = ({ name, printed }: Table): boolean => name !== '' && printed !== true

/** Rows of two sheets have names of their own. */
function withNamesOf(sheet: string, { rows, annotations, warnings }: Extraction): Extraction {
  const named = (name: string): string => `${sheet}: ${name}`
  return {
    rows: rows.map((row): Assertion => ({
      ...row,
      name: named(row.name),
      ...(row.of !== undefined && { of: named(row.of) }),
      ...(row.links && {
        links: Object.fromEntries(Object.entries(row.links).map(([field, other]) => [field, named(other)])),
      }),
    })),
    ...(annotations && { annotations }),
    warnings,
  }
}
