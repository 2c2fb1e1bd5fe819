import type { Assistant } from '../../core/assistant/index.ts'
import type { Farm } from '../../core/farm/index.ts'
import type { Knowledge } from '../../core/knowledge/index.ts'
import type { Sources } from '../../core/sources/index.ts'
import { farmTools } from './farm.ts'
import { findTools } from './find.ts'
import { knowledgeTools } from './knowledge.ts'
import { overviewTool } from './overview.ts'
import { sourceTools } from './sources.ts'
import type { Tool } from './tool.ts'
import { OFFERS_WRITING, writingTools } from './writing.ts'

/** Everything that agents and the assistant can do, the most useful first. */
export const makeTools = (
  { baseUrl }: { baseUrl: string },
  farm: Farm,
  knowledge: Knowledge,
  sources: Sources,
  assistant: Assistant,
): readonly Tool[] => [
  overviewTool(farm, sources),
  ...knowledgeTools(knowledge, baseUrl),
  ...findTools(farm, knowledge, baseUrl),
  ...sourceTools(sources),
  ...farmTools(farm, baseUrl),
  ...(OFFERS_WRITING ? writingTools(assistant) : []),
]
