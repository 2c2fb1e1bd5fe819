import { ContainerModule } from 'inversify'
import {
  makeAnswerFromRows,
  makeChangeRow,
  makeCreateRow,
  makeDeleteRow,
  makeImportRows,
  makeListRows,
  makeReadRow,
  makeShowRows,
} from '../../core/farm/index.ts'
import { provide } from './token.ts'
import { PARTS as P } from './tokens.ts'

export const farmModule = new ContainerModule(({ bind }) => {
  const writes = { rows: P.farmRows, transaction: P.transaction, ids: P.ids, clock: P.clock }
  provide(bind, P.facts, makeAnswerFromRows, { rows: P.farmRows, clock: P.clock })
  provide(bind, P.listRows, makeListRows, { rows: P.farmRows })
  provide(bind, P.showRows, makeShowRows, { rows: P.farmRows })
  provide(bind, P.readRow, makeReadRow, { rows: P.farmRows })
  provide(bind, P.importRows, makeImportRows, writes)
  provide(bind, P.createRow, makeCreateRow, writes)
  provide(bind, P.changeRow, makeChangeRow, writes)
  provide(bind, P.deleteRow, makeDeleteRow, { rows: P.farmRows })
})
