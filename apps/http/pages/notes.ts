import { html, type Html } from './html.ts'
import { ICONS } from './icons.ts'

/** What went wrong, tied to the field that names `id` in its aria-describedby. */
export const faultNote = (id: string, text: Html | string): Html =>
  html`<div class="note fault" id="${id}" role="alert">${ICONS.fault}<p>${text}</p></div>`

export const doneNote = (text: Html | string): Html =>
  html`<div class="note done" role="status">${ICONS.done}<p>${text}</p></div>`

export const minutesText = (minutes: number): string => (minutes === 1 ? 'eine Minute' : `${minutes} Minuten`)

/** The hidden fields of a form; what is undefined is left out. */
export const hidden = (fields: Record<string, string | undefined>): Html =>
  html`${Object.entries(fields).map(([name, value]) => value !== undefined && html`<input type="hidden" name="${name}" value="${value}">`)}`
