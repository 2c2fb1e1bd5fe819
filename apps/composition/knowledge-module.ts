import { ContainerModule } from 'inversify'
import {
  makeAnswerQuestion,
  makeEmbedDocument,
  makeIndexDocument,
  makeReadMemoryStats,
  makeReadPassages,
  makeRemoveDocument,
} from '../../core/knowledge/index.ts'
import { provide } from './token.ts'
import { PARTS as P } from './tokens.ts'

export const knowledgeModule = new ContainerModule(({ bind }) => {
  provide(bind, P.indexDocument, makeIndexDocument, { passages: P.passages })
  provide(bind, P.embedDocument, makeEmbedDocument, { passages: P.passages, embedder: P.embedder })
  provide(bind, P.removeDocument, makeRemoveDocument, { passages: P.passages })
  provide(bind, P.answerQuestion, makeAnswerQuestion, {
    passages: P.passages,
    accounts: P.accounts,
    facts: P.facts,
    thesaurus: P.thesaurus,
    embedder: P.embedder,
    languageModel: P.languageModel,
  })
  provide(bind, P.readPassages, makeReadPassages, { passages: P.passages, accounts: P.accounts })
  provide(bind, P.readMemoryStats, makeReadMemoryStats, { passages: P.passages, accounts: P.accounts })
})
