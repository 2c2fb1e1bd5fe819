import type { Knowledge } from '../../../core/knowledge/index.ts'
import type { Library } from '../../../core/library/index.ts'
import type { Sources } from '../../../core/sources/index.ts'
import type { Route } from '../pipeline/route.ts'
import { fileRoutes } from './file-routes.ts'
import { readRoutes } from './read-routes.ts'
import { sourceRoutes } from './source-routes.ts'
import { summaryRoute } from './summary-route.ts'
import { submitRoutes } from './submit-routes.ts'

export const trainingRoutes = (areas: { sources: Sources; knowledge: Knowledge; library: Library }): Route[] => [
  ...submitRoutes(areas.sources),
  ...fileRoutes(areas),
  summaryRoute(areas),
  ...readRoutes(areas),
  ...sourceRoutes(areas.sources, areas.library),
]
