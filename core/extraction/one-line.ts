// oxlint-disable-next-line no-control-regex -- control characters are exactly what has to go
const SPACE_AND_CONTROLS = /[\s\u0000-\u001f\u007f-\u009f]+/g

/** A text as one line: runs of blanks, line ends and control characters become one blank. */
export const oneLine = (text: string): string => text.toWellFormed().replaceAll(SPACE_AND_CONTROLS, ' ').trim()
