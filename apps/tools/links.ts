import type { Range } from '../../core/knowledge/index.ts'

/** Where a person opens a document at a place; the page says who may. */
export function sourceUrl(baseUrl: string, document: string, page: number, range?: Range | null): string {
  const place = new URLSearchParams({
    seite: String(page),
    ...(range && { von: String(range.start), bis: String(range.end) }),
  })
  return `${baseUrl}/quellen/${document}?${place}${range ? '#stelle' : ''}`
}

/** Where a person opens a row. */
export const rowUrl = (baseUrl: string, kind: string, id: string): string => `${baseUrl}/zeilen/${kind}/${id}`
