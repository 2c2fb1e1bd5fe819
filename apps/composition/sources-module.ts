import { ContainerModule } from 'inversify'
import {
  makeAbandonSource,
  makeDeleteSource,
  makeFileSource,
  makeImportShared,
  makeImportTable,
  makeIngestSource,
  makeListSources,
  makeReadImpact,
  makeReadOriginalUrl,
  makeReadPreviewUrls,
  makeReadSource,
  makeRegisterFromLetter,
  makeRegisterFromWeb,
  makeRegisterSource,
  makeReprocessSource,
  makeTakeInLetter,
} from '../../core/sources/index.ts'
import { makeDecideProposals, makeListProposals } from '../../core/farm/index.ts'
import { makeExtractByModel } from '../../core/extraction/index.ts'
import { provide } from './token.ts'
import { PARTS as P } from './tokens.ts'

export const sourcesModule = new ContainerModule(({ bind }) => {
  provide(bind, P.registerSource, makeRegisterSource, {
    sources: P.sources,
    objects: P.objects,
    jobs: P.jobs,
    live: P.live,
    transaction: P.transaction,
    ids: P.ids,
    clock: P.clock,
  })
  provide(bind, P.registerFromLetter, makeRegisterFromLetter, {
    letters: P.letters,
    objects: P.objects,
    registerSource: P.registerSource,
  })
  provide(bind, P.registerFromWeb, makeRegisterFromWeb, { web: P.web, registerSource: P.registerSource })
  provide(bind, P.extractByModel, makeExtractByModel, { rowReader: P.rowReader })
  provide(bind, P.ingestSource, makeIngestSource, {
    sources: P.sources,
    objects: P.objects,
    reader: P.reader,
    indexDocument: P.indexDocument,
    embedDocument: P.embedDocument,
    extractByModel: P.extractByModel,
    rows: P.rows,
    proposals: P.proposals,
    letters: P.letters,
    farmRows: P.farmRows,
    ids: P.ids,
    live: P.live,
    transaction: P.transaction,
    clock: P.clock,
  })
  provide(bind, P.abandonSource, makeAbandonSource, {
    sources: P.sources,
    live: P.live,
    transaction: P.transaction,
    clock: P.clock,
  })
  provide(bind, P.listSources, makeListSources, { sources: P.sources })
  provide(bind, P.readSource, makeReadSource, { sources: P.sources })
  provide(bind, P.readOriginalUrl, makeReadOriginalUrl, { sources: P.sources, objects: P.objects })
  provide(bind, P.readPreviewUrls, makeReadPreviewUrls, { sources: P.sources, objects: P.objects })
  provide(bind, P.fileSource, makeFileSource, { sources: P.sources, clock: P.clock })
  provide(bind, P.deleteSource, makeDeleteSource, {
    sources: P.sources,
    rows: P.rows,
    proposals: P.proposals,
    removeDocument: P.removeDocument,
    jobs: P.jobs,
    transaction: P.transaction,
    ids: P.ids,
    clock: P.clock,
  })
  provide(bind, P.importTable, makeImportTable, { reader: P.reader, importRows: P.importRows, clock: P.clock })
  provide(bind, P.takeInLetter, makeTakeInLetter, {
    reader: P.reader,
    letters: P.letters,
    rows: P.farmRows,
    objects: P.objects,
    transaction: P.transaction,
    ids: P.ids,
    clock: P.clock,
  })
  provide(bind, P.listProposals, makeListProposals, { proposals: P.proposals })
  provide(bind, P.decideProposals, makeDecideProposals, {
    proposals: P.proposals,
    rows: P.rows,
    transaction: P.transaction,
    ids: P.ids,
    clock: P.clock,
  })
  provide(bind, P.readImpact, makeReadImpact, { sources: P.sources, rows: P.rows, passages: P.passages })
  provide(bind, P.importShared, makeImportShared, {
    sources: P.sources,
    registerSource: P.registerSource,
    ingestSource: P.ingestSource,
    deleteSource: P.deleteSource,
  })
  provide(bind, P.reprocessSource, makeReprocessSource, {
    sources: P.sources,
    jobs: P.jobs,
    live: P.live,
    transaction: P.transaction,
    ids: P.ids,
    clock: P.clock,
  })
})
