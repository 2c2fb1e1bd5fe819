/**
 * Programs and people choose such names themselves: what a mail program would turn into a link, or what reads like a
 * text of its own, does not stand in a mail of ours. Empty where nothing is left.
 */
export const nameInMail = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N} '&+-]/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, 40)
    .trim()
