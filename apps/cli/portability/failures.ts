import type { ImportFailure, PlaceTaken } from '../../../core/namespaces/index.ts'

type Failure = ImportFailure | PlaceTaken

const TEXTS: { [K in Failure['kind']]: (failure: Extract<Failure, { kind: K }>) => string } = {
  place_taken: ({ place, is }) => (is === 'file' ? `${place} is there already.` : `${place} is not empty.`),
  archive_missing: ({ place }) => `There is no ${place}.`,
  archive_broken: ({ place, reason }) => `${place} cannot be unpacked: ${reason}`,
  manifest_missing: () => 'There is no manifest.json in it: this is no export, or it did not come to its end.',
  foreign_format: () => 'This is no export that this version can read.',
  other_version: () =>
    'The export comes from another version of Hofkern. Import it with that version and bring its database up to date.',
  leads_outside: ({ path }) => `The manifest names a file outside of the folder: ${path}`,
  file_damaged: ({ path }) => `${path} is missing or damaged.`,
  table_missing: ({ path }) => `The manifest does not name ${path}.`,
  inconsistent: ({ orphans }) =>
    `The export is not whole: rows of it belong to ${orphans.length} documents that are not in it, such as ${orphans[0]?.documentId}.`,
  namespace_not_empty: () => 'There is something in this farm already. Import into a new account.',
}

/** Why an export or an import did not come about, in one line. */
export const portabilityText = (failure: Failure): string =>
  (TEXTS[failure.kind] as (failure: Failure) => string)(failure)
