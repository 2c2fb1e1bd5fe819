import type { ImportFailure, PlaceTaken } from '../../../core/namespaces/index.ts'

type Failure = ImportFailure | PlaceTaken

const TEXTS: { [K in Failure['kind']]: (failure: Extract<Failure, { kind: K }>) => string } = {
  place_taken: ({ place, is }) => (is === 'file' ? `${place} gibt es schon.` : `${place} ist nicht leer.`),
  archive_missing: ({ place }) => `${place} gibt es nicht.`,
  archive_broken: ({ place, reason }) => `${place} lässt sich nicht entpacken: ${reason}`,
  manifest_missing: () => 'Darin fehlt manifest.json: Das ist kein Export, oder er kam nicht zu Ende.',
  foreign_format: () => 'Diesen Export kann diese Version nicht lesen.',
  other_version: () =>
    'Der Export stammt aus einer anderen Version von Hofkern. Lies ihn mit jener Version ein und bring dort die Datenbank auf den neuesten Stand.',
  leads_outside: ({ path }) => `Das Verzeichnis nennt eine Datei außerhalb des Ordners: ${path}`,
  file_damaged: ({ path }) => `${path} fehlt oder ist beschädigt.`,
  table_missing: ({ path }) => `Im Verzeichnis fehlt ${path}.`,
  inconsistent: ({ orphans }) =>
    `Der Export ist nicht ganz: Zeilen gehören zu ${orphans.length} Dokumenten, die fehlen, etwa ${orphans[0]?.documentId}.`,
  namespace_not_empty: () => 'In diesem Hof steht schon etwas. Nimm ein neues Konto.',
}

/** Why an export or an import did not come about, in one line. */
export const portabilityText = (failure: Failure): string =>
  (TEXTS[failure.kind] as (failure: Failure) => string)(failure)
