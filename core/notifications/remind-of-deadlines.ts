import type { ReadDeadlines } from '../farm/index.ts'
import type { JobId, NamespaceId } from '../shared/ids.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Ok } from '../shared/result.ts'
import { digestMessages, nearMessages, spanToldOn } from './deadline-messages.ts'
import { DIGEST_DEADLINES } from './jobs.ts'
import { wantedBy } from './keep-preferences.ts'
import type { Message } from './notification.ts'
import { notify, type NotifyDependencies } from './notify.ts'

interface Farm {
  namespaceId: NamespaceId
  day: string
}

/**
 * Tells the people of a farm, once each, which deadlines of its rows are near on a day; done twice it tells nothing
 * new. Where somebody wants a digest, that is told together with it, by a job of its own.
 */
export type RemindOfDeadlines = (farm: Farm) => Promise<void>

/**
 * Tells which deadlines are near and, who wants it, all that come soon, of the rows and of what an inspection would
 * find. The farm is judged for it, which computes for as long as a farm is large; where that failed at every try
 * before, the last one tells of the rows alone, and says so.
 */
export type DigestDeadlines = (farm: Farm, attempt: { lastAttempt: boolean }) => Promise<void>

type Dependencies = NotifyDependencies & { transaction: Transaction; readDeadlines: ReadDeadlines }

export const makeRemindOfDeadlines =
  (deps: Dependencies): RemindOfDeadlines =>
  async ({ namespaceId, day }) => {
    if (await isDigestWanted(deps, namespaceId))
      return deps.jobs.enqueue(DIGEST_DEADLINES.of(deps.ids.next<JobId>(), { namespaceId, day }, namespaceId))
    const found = await deps.readDeadlines(namespaceId, spanToldOn(day))
    await tell(deps, namespaceId, nearMessages(found, day))
  }

/** @param deps `readAllDeadlines`: with those that follow from what an inspection would find */
export const makeDigestDeadlines =
  (deps: Dependencies & { readAllDeadlines: ReadDeadlines }): DigestDeadlines =>
  async ({ namespaceId, day }, { lastAttempt }) => {
    const span = spanToldOn(day)
    const own = await deps.readDeadlines(namespaceId, span)
    const all = lastAttempt ? own : await deps.readAllDeadlines(namespaceId, span)
    await tell(deps, namespaceId, [...nearMessages(own, day), ...digestMessages(all, day, { isWhole: !lastAttempt })])
  }

async function isDigestWanted(deps: Dependencies, namespace: NamespaceId): Promise<boolean> {
  for (const { userId } of await deps.members.of(namespace)) {
    const { deadline_digest } = await wantedBy(deps, userId)
    if (Object.values(deadline_digest).some(Boolean)) return true
  }
  return false
}

async function tell(deps: Dependencies, namespace: NamespaceId, messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return
  await deps.transaction.within<undefined, never>(namespace, async () => {
    await notify(deps, namespace, messages)
    return Ok(undefined)
  })
}
