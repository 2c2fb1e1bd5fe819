import type { Extraction } from '../extraction/index.ts'
import { announceKinds, type KindSlug, type ProvenanceDependencies, type RowNames } from '../farm/index.ts'
import type { Events } from '../shared/events.ts'
import type { Clock } from '../shared/ports/clock.ts'
import { applyExtraction } from './apply-extraction.ts'
import type { IngestionRun } from './ingestion-run.ts'
import { letterRowOf } from './letter-row.ts'
import type { InboundLetters } from './ports/inbound-letters.ts'
import type { Source } from './source.ts'

export interface FarmDependencies extends ProvenanceDependencies {
  events: Events
  rowNames: RowNames
  letters: Pick<InboundLetters, 'idOf'>
  clock: Clock
}

/** Puts the rows of the source on the farm; the warnings (German) of it, undefined where the run is not current. */
export async function putOnFarm(
  deps: FarmDependencies,
  run: IngestionRun,
  source: Source,
  extraction: Extraction,
): Promise<string[] | undefined> {
  const { namespaceId, id } = source
  let found: string[] = []
  const current = await run.write(
    async () => {
      const { derived, emptied, warnings } = await applyExtraction(
        deps,
        { namespaceId, documentId: id, letterId: await letterRowOf(deps, source) },
        extraction,
        deps.clock.now(),
      )
      found = warnings
      const kinds = [...Object.keys({ ...source.derived, ...derived }), ...emptied.map(({ kind }) => kind)]
      await announceKinds(deps.events, namespaceId, kinds as KindSlug[])
      return derived
    },
    (derived) => ({ derived }),
  )
  return current ? found : undefined
}
