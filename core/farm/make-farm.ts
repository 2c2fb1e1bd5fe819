import type { Synonyms } from '../answers/index.ts'
import type { Events } from '../shared/events.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { Pause } from '../shared/ports/pause.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { makeAnswerFromRows } from './answer-from-rows.ts'
import type { ReadFurtherDeadlines } from './further-deadlines.ts'
import type { DeletedRows } from './ports/deleted-rows.ts'
import type { ProposalStore } from './ports/proposal-store.ts'
import type { ProvenanceStore } from './ports/provenance-store.ts'
import type { References } from './ports/references.ts'
import type { RowNames } from './ports/row-names.ts'
import type { RowStore } from './ports/row-store.ts'
import { makeDecideProposals } from './provenance/decide-proposals.ts'
import { makeListProposals } from './provenance/list-proposals.ts'
import { makeChangeRow, makeDeleteRow } from './rows/change-row.ts'
import { makeListDeletedRows } from './rows/list-deleted-rows.ts'
import { makeRestoreRow } from './rows/restore-row.ts'
import { makeImportRows } from './rows/import-rows.ts'
import { makePreviewImport } from './rows/preview-import.ts'
import { makeFindRow, makeNameRows, makeSearchRows } from './rows/look-up-rows.ts'
import { makeReadDeadlines } from './read-deadlines.ts'
import { makeReadOverview } from './read-overview.ts'
import { makePreviewChange } from './rows/preview-change.ts'
import { makeCreateRow, makeListRows, makeReadRow, makeShowRows } from './rows/keep-rows.ts'

/** What the area stands on. */
export interface FarmPlatform {
  clock: Clock
  synonyms: Synonyms
  ids: Ids
  pause: Pause
  transaction: Transaction
  events: Events
  rows: RowStore
  rowNames: RowNames
  provenance: ProvenanceStore
  references: References
  deletedRows: DeletedRows
  proposals: ProposalStore
}

/** Everything the area can do. */
export const makeFarm = (platform: FarmPlatform, further: { readFurtherDeadlines?: ReadFurtherDeadlines } = {}) => ({
  facts: makeAnswerFromRows({ ...platform, ...further }),
  listRows: makeListRows(platform),
  showRows: makeShowRows(platform),
  readRow: makeReadRow(platform),
  findRow: makeFindRow(platform),
  previewChange: makePreviewChange(platform),
  nameRows: makeNameRows(platform),
  searchRows: makeSearchRows(platform),
  readOverview: makeReadOverview(platform),
  readDeadlines: makeReadDeadlines(platform),
  readAllDeadlines: makeReadDeadlines({ ...platform, ...further }),
  importRows: makeImportRows(platform),
  previewImport: makePreviewImport(platform),
  createRow: makeCreateRow(platform),
  changeRow: makeChangeRow(platform),
  deleteRow: makeDeleteRow(platform),
  listDeletedRows: makeListDeletedRows(platform),
  restoreRow: makeRestoreRow(platform),
  listProposals: makeListProposals(platform),
  decideProposals: makeDecideProposals(platform),
})

export type Farm = ReturnType<typeof makeFarm>
