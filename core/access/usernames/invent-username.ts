import type { Ids } from '../../shared/ports/ids.ts'
import { usernameFaults } from './username.ts'

/** A username for somebody who has not chosen one. Chance writes words, too: only what the rules allow. */
export function inventUsername(ids: Ids): string {
  for (;;) {
    const username = `hof-${ids.next<string>().slice(-12)}`
    if (usernameFaults(username).length === 0) return username
  }
}
