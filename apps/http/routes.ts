import type { Access } from '../../core/access/index.ts'
import type { ControlFolder } from '../../core/control-folder/index.ts'
import type { Farm, WriteSpreadsheet } from '../../core/farm/index.ts'
import type { Knowledge } from '../../core/knowledge/index.ts'
import type { Library } from '../../core/library/index.ts'
import type { Notifications } from '../../core/notifications/index.ts'
import type { Media } from '../../core/media/index.ts'
import type { Namespaces } from '../../core/namespaces/index.ts'
import type { Onboarding } from '../../core/onboarding/index.ts'
import type { Operations } from '../../core/operations/index.ts'
import type { Clock } from '../../core/shared/ports/clock.ts'
import type { Sources } from '../../core/sources/index.ts'
import { accessTokenRoutes } from './access-tokens/routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { controlFolderRoutes } from './control-folder/routes.ts'
import { planRoutes } from './library/plan-routes.ts'
import { libraryRoutes } from './library/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { namespaceRoutes } from './namespace/routes.ts'
import { teamRoutes } from './namespace/team-routes.ts'
import { oauthRoutes } from './oauth/routes.ts'
import { onboardingRoutes } from './onboarding/routes.ts'
import type { HttpMetrics } from './pipeline/observe.ts'
import { ofTeams } from './pipeline/of-teams.ts'
import type { Route } from './pipeline/route.ts'
import { profileRoutes } from './profile/routes.ts'
import { realtimeRoutes } from './realtime/realtime-route.ts'
import { healthRoutes } from './system/routes.ts'
import { userRoutes } from './users/routes.ts'
import { trainingRoutes } from './training/routes.ts'
import { accountRoutes } from './users/account-routes.ts'
import { deletedRowRoutes } from './workspace/deleted-row-routes.ts'
import { proposalRoutes } from './workspace/proposal-routes.ts'
import { workspaceRoutes } from './workspace/routes.ts'
import { tableRoutes } from './workspace/table-routes.ts'

/** What the routes call: the areas whose use cases they offer, and what stands beside these. */
export interface RouteParts {
  access: Access
  farm: Farm
  controlFolder: ControlFolder
  knowledge: Knowledge
  library: Library
  media: Media
  sources: Sources
  onboarding: Onboarding
  notifications: Notifications
  namespaces: Namespaces
  clock: Clock
  baseUrl: string
  writeSpreadsheet: WriteSpreadsheet
  readReadiness: Operations['readReadiness']
  /** Brings the figures of the installation up to date in `metrics`. */
  readFigures: () => Promise<void>
  metrics: HttpMetrics
}

/** Every capability that the service offers; nothing is called before a request comes. */
export const routesOf = (parts: RouteParts): Route[] => [
  ...chatRoutes(parts.knowledge),
  ...ofTeams(trainingRoutes(parts)),
  ...oauthRoutes(parts.access),
  ...ofTeams([
    ...proposalRoutes(parts.farm),
    ...deletedRowRoutes(parts.farm),
    ...tableRoutes(parts),
    ...workspaceRoutes(parts.farm),
  ]),
  ...ofTeams(controlFolderRoutes(parts.controlFolder)),
  ...ofTeams([...libraryRoutes(parts.library), ...planRoutes(parts.library)]),
  ...onboardingRoutes(parts.onboarding),
  ...profileRoutes(parts.access, parts.namespaces),
  ...userRoutes(),
  ...mediaRoutes(parts.media),
  ...accountRoutes(parts.namespaces),
  ...namespaceRoutes(parts.namespaces),
  ...teamRoutes(parts.namespaces),
  ...accessTokenRoutes(parts.access, parts.clock),
  ...notificationRoutes(parts.notifications, parts.baseUrl),
  ...realtimeRoutes(parts.access),
  ...healthRoutes(parts, parts.metrics, parts.readFigures),
]
