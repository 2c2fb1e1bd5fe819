import { germanNumber } from '../../../core/shared/german/write-german.ts'
import type { Flaw, FlawKind, Verified } from '../../../core/namespaces/index.ts'

/** What each flaw means, and what to do about it. */
const TEXTS: Record<FlawKind, (flaw: Flaw) => string> = {
  dangling_reference: ({ detail }) => `Ein Verweis führt ins Leere: ${detail}`,
  row_out_of_step: ({ detail }) => `Die Werte einer Zeile folgen nicht aus dem, was von ihr bekannt ist: ${detail}`,
  stamp_without_source: ({ id, detail }) => `${detail} Zeilen tragen den Stempel eines Dokuments, das fehlt: ${id}`,
  proposal_without_source: ({ id, detail }) => `${detail} Vorschläge stammen aus einem Dokument, das fehlt: ${id}`,
  tombstone_without_source: ({ id, detail }) => `${detail} gelöschte Zeilen merkt sich ein Dokument, das fehlt: ${id}`,
  knowledge_without_source: ({ id }) => `Durchsuchbar ist ein Dokument, das fehlt: ${id}`,
  source_not_searchable: ({ detail }) => `Ein Dokument ist nicht durchsuchbar, lies es neu ein: ${detail}`,
  file_missing: ({ id, detail }) => `Eine Datei fehlt im Speicher: ${detail} (${id})`,
  file_changed: ({ id, detail }) => `Eine Datei ist nicht mehr die, die hochgeladen wurde: ${detail} (${id})`,
  object_without_row: ({ id }) => `Eine Datei gehört zu nichts, „hofkern cleanup“ räumt sie auf: ${id}`,
}

const MOST_LINES = 200

/** German, for the operator. */
export function verifyText({ namespaces, rows, files, flaws, hints }: Verified): string {
  const looked = `Geprüft: ${germanNumber(namespaces)} Bereiche, ${germanNumber(rows)} Zeilen, ${germanNumber(files)} Dateien.`
  return [
    ...lines(hints, 'Hinweis: '),
    ...lines(flaws, ''),
    `${looked} ${flaws.length === 0 ? 'Alles stimmt.' : `${germanNumber(flaws.length)} Fehler gefunden.`}`,
  ].join('\n')
}

const lines = (found: readonly Flaw[], opening: string): string[] => [
  ...found.slice(0, MOST_LINES).map((flaw) => `${opening}${TEXTS[flaw.kind](flaw)} [Bereich ${flaw.namespaceId}]`),
  ...(found.length > MOST_LINES ? [`… und ${germanNumber(found.length - MOST_LINES)} weitere (alle mit --json)`] : []),
]
