import { z } from 'zod'
import type { DeleteAccountFailure, Namespaces } from '../../../core/namespaces/index.ts'
import { HttpError, notFound } from '../pipeline/http-error.ts'
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
    failures: {
      404: 'there is no such account',
      409: { when: 'a team with others would be left without an owner', codes: ['team_owner'] },
    },
    async handle({ actor }) {
      const deleted = await namespaces.deleteAccount(actor)
      if (deleted.err) throw refused(deleted.val)
      return { status: 200, body: { deleted: true, pending: deleted.val.pending, kept: [] } }
    },
  }),
]

const refused = (failure: DeleteAccountFailure): HttpError =>
  failure.kind === 'not_found'
    ? notFound('Dieses Konto gibt es nicht mehr.')
    : new HttpError(
        409,
        'team_owner',
        `Das Team „${failure.team}“ gehört nur dir. Gib es erst an jemand anderen weiter, oder nimm die anderen heraus.`,
      )
