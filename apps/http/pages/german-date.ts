import { html, type Html } from './html.ts'

const FORMAT = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** A moment (ms) as it is read in Germany: 20.05.2026, 14:30 Uhr. */
export const germanDate = (moment: number): Html =>
  html`<time datetime="${new Date(moment).toISOString()}">${FORMAT.format(moment)} Uhr</time>`
