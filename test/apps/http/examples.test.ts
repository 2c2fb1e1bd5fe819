import { describe, expect, it } from 'vitest'
import { accessTokenRoutes } from '../../../apps/http/access-tokens/routes.ts'
import { chatRoutes } from '../../../apps/http/chat/routes.ts'
import { oauthRoutes } from '../../../apps/http/oauth/routes.ts'
import { libraryRoutes } from '../../../apps/http/library/routes.ts'
import { namespaceRoutes } from '../../../apps/http/namespace/routes.ts'
import { teamRoutes } from '../../../apps/http/namespace/team-routes.ts'
import { accountRoutes } from '../../../apps/http/users/account-routes.ts'
import { profileRoutes } from '../../../apps/http/profile/routes.ts'
import { trainingRoutes } from '../../../apps/http/training/routes.ts'
import { userRoutes } from '../../../apps/http/users/routes.ts'
import { proposalRoutes } from '../../../apps/http/workspace/proposal-routes.ts'
import { workspaceRoutes } from '../../../apps/http/workspace/routes.ts'
import { tableRoutes } from '../../../apps/http/workspace/table-routes.ts'

const unused = {} as never
const routes = [
  ...accessTokenRoutes(unused, unused),
  ...chatRoutes(unused),
  ...oauthRoutes(unused),
  ...proposalRoutes(unused),
  ...tableRoutes(unused),
  ...trainingRoutes(unused),
  ...workspaceRoutes(unused),
  ...profileRoutes(unused, unused),
  ...namespaceRoutes(unused),
  ...teamRoutes(unused),
  ...libraryRoutes(unused),
  ...accountRoutes(unused),
  ...userRoutes(),
]

describe('the examples of the description', () => {
  it.each(routes.map((route) => [route.operationId, route] as const))(
    'of %s are what it takes and gives',
    (_name, { body, upload, bodyExample, responses }) => {
      const bodies = [
        [body ?? upload, bodyExample] as const,
        ...Object.values(responses).map(({ schema, example }) => [schema, example] as const),
      ]
      for (const [schema, example] of bodies)
        if (schema) expect(schema.safeParse(JSON.parse(JSON.stringify(example)))).toMatchObject({ success: true })
    },
  )
})
