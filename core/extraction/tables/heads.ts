/**
 * Heads of columns, parted by `|`, the likeliest first; „…datum“ is any word that ends so, „Ernte…“ any that begins
 * so.
 */
export const heads = (list: string): string[] =>
  list
    .split('|')
    .map((word) => word.trim())
    .filter((word) => word !== '')
