import { ContainerModule } from 'inversify'
import { makeTools } from '../tools/tools.ts'
import { provide } from './token.ts'
import { PARTS as P } from './tokens.ts'

export const toolsModule = new ContainerModule(({ bind }) => {
  provide(bind, P.tools, makeTools, {
    listRows: P.listRows,
    answerQuestion: P.answerQuestion,
    readPassages: P.readPassages,
    listSources: P.listSources,
    registerSource: P.registerSource,
    registerFromWeb: P.registerFromWeb,
    readSource: P.readSource,
    readOriginalUrl: P.readOriginalUrl,
  })
})
