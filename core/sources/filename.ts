// oxlint-disable-next-line no-control-regex -- control and direction marks are exactly what has to go
const CONTROL_AND_DIRECTION_MARKS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A line of text without control characters and direction marks. */
export const visibleText = (text: string): string => text.toWellFormed().replace(CONTROL_AND_DIRECTION_MARKS, '').trim()

/** The name of an upload without folders and control characters, at most 200 characters, never empty. */
export function safeFilename(name: string): string {
  const visible = visibleText(name.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
  const short = visible.length > 200 ? shorten(visible) : visible
  return short === '' || /^\.+$/.test(short) ? 'datei' : short
}

function shorten(name: string): string {
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return name.slice(0, 200 - ending.length) + ending
}

/** A title for people out of a file name: without its ending, underscores as spaces. */
export const titleFromFilename = (filename: string): string => stemOf(filename).replaceAll('_', ' ').trim() || filename

/** Without its ending. */
export const stemOf = (filename: string): string => filename.replace(/\.[^.]{1,10}$/, '')
