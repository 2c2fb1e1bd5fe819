import { isUuid, type DocumentId } from '../shared/ids.ts'
import type { BelongingObjects } from '../shared/ports/belongings.ts'
import type { InboundLetters } from './ports/inbound-letters.ts'
import type { SourceStore } from './ports/source-store.ts'

/** Originals and previews belong to their source, files of letters to the letter. A name of another form stays. */
export function sourceObjects({
  sources,
  letters,
}: {
  sources: Pick<SourceStore, 'byId'>
  letters: Pick<InboundLetters, 'byId'>
}): BelongingObjects[] {
  const ofSource: BelongingObjects['isKnown'] = async (namespace, name) => {
    const [id = ''] = name.split(/[/.]/)
    return !isUuid(id) || (await sources.byId(namespace, id as DocumentId)) !== undefined
  }
  return [
    { prefix: 'originals', isKnown: ofSource },
    { prefix: 'previews', isKnown: ofSource },
    {
      prefix: 'letters',
      isKnown: async (namespace, id) => !isUuid(id) || (await letters.byId(namespace, id)) !== undefined,
    },
  ]
}
