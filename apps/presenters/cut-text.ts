/** A text as far as so many characters reach, never in the middle of a sign. */
export function cutText(text: string, characters: number): string {
  if (text.length <= characters) return text
  const last = text.charCodeAt(characters - 1)
  return `${text.slice(0, last >= 0xd800 && last < 0xdc00 ? characters - 1 : characters).trimEnd()} …`
}
