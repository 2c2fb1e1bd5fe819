import 'reflect-metadata'
import { Container } from 'inversify'
import { makeAccess, type Access } from '../../core/access/index.ts'
import { makeAnswerFromFirst } from '../../core/answers/index.ts'
import { makeFarm, type Farm } from '../../core/farm/index.ts'
import { makeKnowledge, type Knowledge } from '../../core/knowledge/index.ts'
import { makeNamespaces, type Namespaces } from '../../core/namespaces/index.ts'
import { makeNotifications, type Notifications } from '../../core/notifications/index.ts'
import { makeOnboarding, type Onboarding } from '../../core/onboarding/index.ts'
import { makeOperations, type Operations } from '../../core/operations/index.ts'
import { makeSources, type Sources } from '../../core/sources/index.ts'
import { makeTools } from '../tools/tools.ts'
import type { Tool } from '../tools/tool.ts'
import type { Platform } from './platform.ts'
import { provide, resolve, token } from './token.ts'

/** What the application can do, area by area. */
export interface Areas {
  access: Access
  farm: Farm
  knowledge: Knowledge
  sources: Sources
  onboarding: Onboarding
  notifications: Notifications
  namespaces: Namespaces
  operations: Operations
  /** What agents and the assistant may be offered. */
  tools: readonly Tool[]
}

/** Each area is made once, from the platform and the areas below it. */
export function composeAreas(platform: Platform): Areas {
  const container = new Container()
  const [PLATFORM, ACCESS, FARM] = [token<Platform>('platform'), token<Access>('access'), token<Farm>('farm')]
  const [KNOWLEDGE, SOURCES] = [token<Knowledge>('knowledge'), token<Sources>('sources')]
  const [NOTIFICATIONS, NAMESPACES] = [token<Notifications>('notifications'), token<Namespaces>('namespaces')]
  const [ONBOARDING, TOOLS] = [token<Onboarding>('onboarding'), token<readonly Tool[]>('tools')]
  container.bind(PLATFORM as symbol).toConstantValue(platform)
  provide(container, ACCESS, makeAccess, [PLATFORM])
  provide(container, FARM, makeFarm, [PLATFORM])
  // Further areas that answer from their own rows stand behind the farm.
  const makeKnowledgeOver = (below: Platform, farm: Farm) => makeKnowledge(below, makeAnswerFromFirst([farm.facts]))
  provide(container, KNOWLEDGE, makeKnowledgeOver, [PLATFORM, FARM])
  const makeSourcesOver = (below: Platform, farm: Farm, knowledge: Knowledge) => makeSources(below, { farm, knowledge })
  provide(container, SOURCES, makeSourcesOver, [PLATFORM, FARM, KNOWLEDGE])
  provide(container, ONBOARDING, makeOnboarding, [PLATFORM, SOURCES])
  provide(container, NOTIFICATIONS, makeNotifications, [PLATFORM])
  provide(container, NAMESPACES, makeNamespaces, [PLATFORM])
  const OPERATIONS = token<Operations>('operations')
  provide(container, OPERATIONS, makeOperations, [PLATFORM])
  provide(container, TOOLS, (farm, knowledge, sources) => makeTools({ farm, knowledge, sources }), [
    FARM,
    KNOWLEDGE,
    SOURCES,
  ])
  return {
    access: resolve(container, ACCESS),
    farm: resolve(container, FARM),
    knowledge: resolve(container, KNOWLEDGE),
    sources: resolve(container, SOURCES),
    onboarding: resolve(container, ONBOARDING),
    notifications: resolve(container, NOTIFICATIONS),
    namespaces: resolve(container, NAMESPACES),
    operations: resolve(container, OPERATIONS),
    tools: resolve(container, TOOLS),
  }
}
