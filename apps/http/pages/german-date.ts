import { html, type Html } from './html.ts'
import { germanMoment } from '../../../core/shared/german/write-german.ts'

/** A moment (ms) as it is read in Germany: 20.05.2026, 14:30 Uhr. */
export const germanDate = (moment: number): Html =>
  html`<time datetime="${new Date(moment).toISOString()}">${germanMoment(moment)}</time>`
