import { z } from 'zod'
import type { Namespaces } from '../../../core/namespaces/index.ts'
import { NOT_LEFT } from '../namespace/routes.ts'
import { route, type Route } from '../pipeline/route.ts'

const DeleteAccountResponse = z
  .object({
    deleted: z.literal(true),
    pending: z.array(z.enum(['farm_data'])).describe('What is gone only a little later, in the background'),
    kept: z
      .array(z.object({ what: z.string(), why: z.string() }))
      .describe('What the law makes the operator keep, apart from everything else'),
  })
  .meta({ id: 'DeleteAccountResponse' })

export const accountRoutes = (namespaces: Pick<Namespaces, 'deleteAccount'>): Route[] => [
  route({
    method: 'delete',
    path: '/users/account',
    operationId: 'deleteAccount',
    tag: 'Users',
    access: 'bearer',
    budget: 'removals',
    summary: 'Delete the account and everything of it',
    description:
      'The account, its sessions, programs and access tokens end at once; the farm is emptied in the background. There is no way back.',
    responses: {
      200: {
        description: 'The account is gone',
        schema: DeleteAccountResponse,
        example: { deleted: true, pending: ['farm_data'], kept: [] },
      },
    },
    failures: { 404: 'there is no such account' },
    async handle({ actor }) {
      const deleted = await namespaces.deleteAccount(actor)
      if (deleted.err) throw NOT_LEFT[deleted.val.kind]()
      return { status: 200, body: { deleted: true, pending: deleted.val.pending, kept: [] } }
    },
  }),
]
