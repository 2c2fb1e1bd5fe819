import { ContainerModule } from 'inversify'
import { makeAnswerQuestion, makeIndexDocument, makeReadMemoryStats, makeRemoveDocument } from '../../core/knowledge/index.ts'
import { provide } from './token.ts'
import { PARTS as P } from './tokens.ts'

export const knowledgeModule = new ContainerModule(({ bind }) => {
  provide(bind, P.indexDocument, makeIndexDocument, { passages: P.passages })
  provide(bind, P.removeDocument, makeRemoveDocument, { passages: P.passages })
  provide(bind, P.answerQuestion, makeAnswerQuestion, { passages: P.passages, accounts: P.accounts, thesaurus: P.thesaurus })
  provide(bind, P.readMemoryStats, makeReadMemoryStats, { passages: P.passages, accounts: P.accounts })
})
