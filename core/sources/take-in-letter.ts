import { dayOf } from '../shared/time/day-in-germany.ts'
import { announceRows, described, kindOf, type Row, type RowId, type RowStore } from '../farm/index.ts'
import type { Events } from '../shared/events.ts'
import type { NamespaceId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { mailOf } from './analyse-document.ts'
import { headOf } from './head-of-document.ts'
import type { DocumentReader, ReadFailure } from './ports/document-reader.ts'
import type { InboundLetters } from './ports/inbound-letters.ts'
import type { ReceivedFile } from './received-file.ts'
import { safeFilename, titleFromFilename } from './filename.ts'

/**
 * Puts a letter that came in by mail among the farm's letters, its file beside it. Its id is that of the row, by which
 * it can be made a source. The same bytes come in once. Made a source, the row takes up what the source says of it.
 */
export type TakeInLetter = (
  namespace: NamespaceId,
  file: ReceivedFile,
) => Promise<Result<'taken' | 'known', ReadFailure>>

interface Dependencies {
  reader: DocumentReader
  letters: InboundLetters
  rows: RowStore
  objects: ObjectStore
  events: Events
  transaction: Transaction
  ids: Ids
  clock: Clock
}

export const makeTakeInLetter =
  (deps: Dependencies): TakeInLetter =>
  async (namespaceId, file) => {
    const read = await deps.reader.read(file)
    if (read.err) return read
    const mail = mailOf(read.val)
    const now = deps.clock.now()
    const id = deps.ids.next<RowId>()
    const objectKey = `${namespaceId}/letters/${id}`
    await deps.objects.putFile(objectKey, file.path, file.contentType)

    const values = {
      ...EMPTY,
      subject: (mail?.subject || read.val.title || titleFromFilename(file.filename)).slice(0, 400),
      ...headOf(mail, { rows: [] }),
      received_on: dayOf(now),
      done: false,
    }
    const letter: Row = {
      namespaceId,
      kind: 'letters',
      id,
      ...described(kindOf('letters'), values),
      origin: 'mail',
      edited: false,
      version: 1,
      createdAt: now,
      updatedAt: now,
    }
    const stored = await deps.transaction.within<'taken', 'known'>(namespaceId, async () => {
      const { path: _, ...kept } = file
      if (
        (await deps.letters.add(namespaceId, id, { ...kept, filename: safeFilename(file.filename), objectKey })) ===
        'known'
      )
        return Err('known')
      if ((await deps.rows.add([letter])).outcome === 'key_taken') return Err('known')
      await announceRows(deps.events, namespaceId, [letter])
      return Ok('taken')
    })
    if (stored.err) await deps.objects.remove(objectKey)
    return Ok(stored.val)
  }

const EMPTY = Object.fromEntries(Object.keys(kindOf('letters').fields).map((field) => [field, null]))
