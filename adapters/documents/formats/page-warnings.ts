const MOST_NAMED = 10

/** The warning for pages on which no text was found, none where there are none. */
export function pagesWithoutText(pages: number[]): string[] {
  return pages.length === 0 ? [] : [`Ohne lesbaren Text: ${nameOf(pages)}.`]
}

export function unsurePages(pages: number[]): string[] {
  return pages.length === 0 ? [] : [`Die Schrift war schlecht zu erkennen, prüfe den Wortlaut: ${nameOf(pages)}.`]
}

/** The warning for pages that were not read because recognizing all of them would take too long. */
export function skippedPages(pages: number[]): string[] {
  return pages.length === 0
    ? []
    : [`Nicht gelesen, weil das Dokument zu viele eingescannte Seiten hat: ${nameOf(pages)}.`]
}

/** The warning for pages with text that nobody sees who looks at them. */
export function hiddenOnPages(pages: number[]): string[] {
  return pages.length === 0 ? [] : [`Nicht gelesen, weil man es nicht sieht: versteckter Text auf ${nameOf(pages)}.`]
}

/** The same of a document that is not read by pages. */
export function hiddenText(hidden: boolean): string[] {
  return hidden ? ['Nicht gelesen, weil man es nicht sieht: versteckter Text im Dokument.'] : []
}

function nameOf(pages: number[]): string {
  const named = pages.slice(0, MOST_NAMED).join(', ')
  const more = pages.length > MOST_NAMED ? ` und ${pages.length - MOST_NAMED} weitere` : ''
  return `${pages.length === 1 ? 'Seite' : 'Seiten'} ${named}${more}`
}
