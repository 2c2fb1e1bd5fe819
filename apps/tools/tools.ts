import { farmTools, type FarmUseCases } from './farm.ts'
import { knowledgeTools, type KnowledgeUseCases } from './knowledge.ts'
import { sourceTools, type SourceUseCases } from './sources.ts'
import type { Tool } from './tool.ts'

/** Everything that agents and the assistant can do, the most useful first. */
export const makeTools = (use: KnowledgeUseCases & SourceUseCases & FarmUseCases): readonly Tool[] => [
  ...knowledgeTools(use),
  ...sourceTools(use),
  ...farmTools(use),
]
