import { z } from 'zod'
import type { Namespaces } from '../../../core/namespaces/index.ts'
import type { Access } from '../../../core/access/index.ts'
import { HttpError } from '../pipeline/http-error.ts'
import { route, type Route } from '../pipeline/route.ts'

const Profile = z
  .object({
    user_id: z.uuid(),
    email: z.string(),
    username: z.string(),
    display_name: z.string().nullable(),
    farm_slug: z.string().nullable().describe('Null until the farm has a name in addresses'),
    namespace_id: z.uuid(),
    teams: z.array(z.object({ team_id: z.uuid(), name: z.string() })),
    language: z.enum(['de']),
    location_set: z.boolean(),
  })
  .meta({ id: 'ProfileResponse' })

export const profileRoutes = (
  access: Pick<Access, 'readAccount'>,
  namespaces: Pick<Namespaces, 'listTeams'>,
): Route[] => [
  route({
    method: 'get',
    path: '/profile',
    operationId: 'readProfile',
    tag: 'Profile',
    access: 'bearer',
    budget: 'read',
    summary: 'Tell who is signed in',
    responses: {
      200: {
        description: 'The person and their farm',
        schema: Profile,
        example: {
          user_id: '01943c6e-0a50-7a11-8c2f-3d4e5f607182',
          email: 'hinnerk@hof.example',
          username: 'hinnerk',
          display_name: null,
          farm_slug: null,
          namespace_id: '01943c6e-0a50-7a12-9b3a-4c5d6e7f8091',
          teams: [],
          language: 'de',
          location_set: false,
        },
      },
    },
    async handle({ actor }) {
      const account = await access.readAccount(actor.userId)
      if (!account)
        throw new HttpError(401, 'invalid_token', 'Deine Anmeldung gilt nicht mehr. Bitte melde dich neu an.')
      return {
        status: 200,
        body: {
          user_id: account.userId,
          email: account.email,
          username: account.username,
          display_name: null,
          farm_slug: null,
          namespace_id: account.namespaceId,
          teams: (await namespaces.listTeams(actor)).map(({ id, name }) => ({ team_id: id, name })),
          language: 'de',
          location_set: false,
        },
      }
    },
  }),
]
