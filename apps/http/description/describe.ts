// The main file of the short-lived process that describes the API: it says the description over IPC and ends.
import { docsPage } from '../pages/docs-page.ts'
import { describeRoutes } from '../pipeline/openapi.ts'
import { routesOf, type RouteParts } from '../routes.ts'
import type { Described } from './make-description.ts'

const [baseUrl = ''] = process.argv.slice(2)
// A description calls nothing.
const routes = routesOf({ metrics: {} } as RouteParts)
const description = describeRoutes(routes, baseUrl)
const described: Described = { json: JSON.stringify(description), page: docsPage(description) }
// Whoever asked may have ended meanwhile.
if (process.connected) process.send!(described, () => process.exit())
