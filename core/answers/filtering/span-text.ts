import { germanDay } from '../../shared/german/write-german.ts'
import type { Span } from '../question/span.ts'

/** „am 01.07.2026“, „ab 01.03.2026 bis 31.03.2026“ */
export const spanText = ({ from, to }: Span): string =>
  from === to && from !== null
    ? `am ${germanDay(from)}`
    : [from && `ab ${germanDay(from)}`, to && `bis ${germanDay(to)}`].filter(Boolean).join(' ')
