import { germanList, germanNumber } from '../shared/german/write-german.ts'
import type { Notification, NotificationKind } from './notification.ts'

/** What many notifications come to, each kind in its number; what is not of documents is only counted. */
const COUNTED: Partial<Record<NotificationKind, (count: number) => string>> = {
  source_read: (count) => (count === 1 ? 'ein Dokument gelesen' : `${germanNumber(count)} Dokumente gelesen`),
  source_failed: (count) => (count === 1 ? 'eines nicht lesbar' : `${germanNumber(count)} nicht lesbar`),
  proposals_waiting: (count) =>
    count === 1 ? 'bei einem wartet etwas auf dein Wort' : `bei ${germanNumber(count)} wartet etwas auf dein Wort`,
}

/** One line for several notifications: of documents what came of them, of anything else how many there are. */
export function headline(found: readonly Notification[]): string {
  const byKind = Map.groupBy(found, ({ kind }) => kind)
  if ([...byKind.keys()].some((kind) => !(kind in COUNTED)))
    return `${germanNumber(found.length)} Neuigkeiten von deinem Hof`
  const read = byKind.has('source_read')
  const parts = Object.entries(COUNTED).flatMap(([kind, write]) => {
    const count = byKind.get(kind as NotificationKind)?.length ?? 0
    if (count === 0) return []
    if (kind === 'source_failed' && !read)
      return [count === 1 ? 'ein Dokument nicht lesbar' : `${germanNumber(count)} Dokumente nicht lesbar`]
    return [write(count)]
  })
  const text = germanList(parts)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
