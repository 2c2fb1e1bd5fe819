import { ContainerModule } from 'inversify'
import { makeFileExamplePapers, makeRemoveExampleFarm, makeSeedExampleFarm } from '../../core/onboarding/index.ts'
import { provide } from './token.ts'
import { PARTS as P } from './tokens.ts'

export const onboardingModule = new ContainerModule(({ bind }) => {
  provide(bind, P.seedExampleFarm, makeSeedExampleFarm, {
    farms: P.exampleFarms,
    threads: P.supportThreads,
    rows: P.farmRows,
    jobs: P.jobs,
    transaction: P.transaction,
    ids: P.ids,
    clock: P.clock,
  })
  provide(bind, P.fileExamplePapers, makeFileExamplePapers, {
    farms: P.exampleFarms,
    printer: P.paperPrinter,
    registerSource: P.registerSource,
    transaction: P.transaction,
  })
  provide(bind, P.removeExampleFarm, makeRemoveExampleFarm, {
    farms: P.exampleFarms,
    threads: P.supportThreads,
    rows: P.farmRows,
    derivedRows: P.rows,
    readImpact: P.readImpact,
    deleteSource: P.deleteSource,
    transaction: P.transaction,
    clock: P.clock,
  })
})
