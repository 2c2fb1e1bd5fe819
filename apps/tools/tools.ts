import type { Assistant } from '../../core/assistant/index.ts'
import type { ControlFolder } from '../../core/control-folder/index.ts'
import type { Farm } from '../../core/farm/index.ts'
import type { Knowledge } from '../../core/knowledge/index.ts'
import type { Library } from '../../core/library/index.ts'
import type { Clock } from '../../core/shared/ports/clock.ts'
import type { Sources } from '../../core/sources/index.ts'
import { farmTools } from './farm.ts'
import { findTools } from './find.ts'
import { inspectionTools } from './inspection.ts'
import { knowledgeTools } from './knowledge.ts'
import { overviewTool } from './overview.ts'
import { planTools } from './plans.ts'
import { sourceTools } from './sources.ts'
import type { Tool } from './tool.ts'
import { OFFERS_WRITING, writingTools } from './writing.ts'

/** Everything that agents and the assistant can do, the most useful first. */
export const makeTools = (
  { baseUrl, clock }: { baseUrl: string; clock: Clock },
  farm: Farm,
  knowledge: Knowledge,
  sources: Sources,
  assistant: Assistant,
  controlFolder: ControlFolder,
  library: Library,
): readonly Tool[] => [
  overviewTool(farm, sources),
  ...knowledgeTools(knowledge, baseUrl),
  ...findTools(farm, knowledge, baseUrl),
  ...sourceTools(sources),
  ...farmTools(farm, baseUrl),
  ...inspectionTools(controlFolder, farm, clock),
  ...planTools(library),
  ...(OFFERS_WRITING ? writingTools(assistant) : []),
]
