import 'reflect-metadata'
import { Container } from 'inversify'
import { makeAccess, type Access } from '../../core/access/index.ts'
import { makeAnswerFromFirst } from '../../core/answers/index.ts'
import { makeAssistant, type Assistant } from '../../core/assistant/index.ts'
import { makeBilling, type Billing } from '../../core/billing/index.ts'
import { makeControlFolder, type ControlFolder } from '../../core/control-folder/index.ts'
import { makeFarm, type Farm } from '../../core/farm/index.ts'
import { makeKnowledge, type Knowledge } from '../../core/knowledge/index.ts'
import { makeLibrary, type Library } from '../../core/library/index.ts'
import { makeMailboxes, type Mailboxes } from '../../core/mailboxes/index.ts'
import { makeMedia, type Media } from '../../core/media/index.ts'
import { makeNamespaces, type Namespaces } from '../../core/namespaces/index.ts'
import { makeNotifications, type Notifications } from '../../core/notifications/index.ts'
import { makeOnboarding, type Onboarding } from '../../core/onboarding/index.ts'
import { makeOperations, type Operations } from '../../core/operations/index.ts'
import { makeAnswerFromDocuments, makeSources, type Sources } from '../../core/sources/index.ts'
import { makeStatutes, type Statutes } from '../../core/statutes/index.ts'
import { makeTools } from '../tools/tools.ts'
import type { Tool } from '../tools/tool.ts'
import { adoptableSources } from './adoptable-sources.ts'
import type { Platform } from './platform.ts'
import { provide, resolve, token, type Token } from './token.ts'

/** What the application can do, area by area. */
export interface Areas {
  access: Access
  billing: Billing
  farm: Farm
  controlFolder: ControlFolder
  knowledge: Knowledge
  library: Library
  media: Media
  sources: Sources
  assistant: Assistant
  onboarding: Onboarding
  notifications: Notifications
  mailboxes: Mailboxes
  statutes: Statutes
  namespaces: Namespaces
  operations: Operations
  /** What agents and the assistant may be offered. */
  tools: readonly Tool[]
}

const PLATFORM = token<Platform>('platform')

const AREAS: { readonly [A in keyof Areas]: Token<Areas[A]> } = {
  access: token('access'),
  billing: token('billing'),
  farm: token('farm'),
  controlFolder: token('control-folder'),
  knowledge: token('knowledge'),
  library: token('library'),
  media: token('media'),
  sources: token('sources'),
  assistant: token('assistant'),
  onboarding: token('onboarding'),
  notifications: token('notifications'),
  mailboxes: token('mailboxes'),
  statutes: token('statutes'),
  namespaces: token('namespaces'),
  operations: token('operations'),
  tools: token('tools'),
}

/** Each area is made once, from the platform and the areas below it. */
export function composeAreas(platform: Platform): Areas {
  const container = new Container()
  const { access, billing, farm, controlFolder, knowledge, library, media, sources, assistant } = AREAS
  const { onboarding, notifications, mailboxes, statutes, namespaces, operations, tools } = AREAS
  container.bind(PLATFORM as symbol).toConstantValue(platform)
  provide(container, access, makeAccess, [PLATFORM])
  provide(container, billing, makeBilling, [PLATFORM])
  provide(container, farm, (below, { readDueFindings }) => makeFarm(below, { readFurtherDeadlines: readDueFindings }), [
    PLATFORM,
    controlFolder,
  ])
  provide(container, controlFolder, makeControlFolder, [PLATFORM])
  // What the law demands, what findings alone tell and the variants of plans come before the farm's rows, since they
  // take only what is asked of them; others stand behind.
  provide(
    container,
    knowledge,
    (below, rows, folder, plans, { usage }) =>
      makeKnowledge(below, {
        facts: makeAnswerFromFirst(
          [
            folder.law,
            folder.plainFacts,
            plans.plainFacts,
            rows.facts,
            folder.facts,
            plans.facts,
            makeAnswerFromDocuments(below),
          ],
          below.pause,
        ),
        usage,
        farms: below.members,
      }),
    [PLATFORM, farm, controlFolder, library, billing],
  )
  provide(
    container,
    library,
    (below) => makeLibrary(below, { adoptableDocuments: adoptableSources(below), farms: below.members }),
    [PLATFORM],
  )
  provide(container, media, makeMedia, [PLATFORM])
  provide(container, sources, makeSources, [PLATFORM, farm, knowledge])
  provide(container, assistant, makeAssistant, [PLATFORM, farm])
  provide(container, onboarding, makeOnboarding, [PLATFORM, sources, library])
  provide(container, notifications, makeNotifications, [PLATFORM, farm])
  provide(container, mailboxes, makeMailboxes, [PLATFORM, sources])
  provide(container, statutes, makeStatutes, [PLATFORM, sources])
  provide(container, namespaces, makeNamespaces, [PLATFORM])
  provide(container, operations, makeOperations, [PLATFORM])
  provide(container, tools, makeTools, [PLATFORM, farm, knowledge, sources, assistant, controlFolder, library])
  const made = Object.entries(AREAS).map(([name, part]) => [name, resolve(container, part as Token<unknown>)] as const)
  return Object.fromEntries(made) as unknown as Areas
}
