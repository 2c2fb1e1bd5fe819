import { z } from 'zod'
import { USERNAME_FAULTS, usernameFaults, type UsernameFault } from '../../../core/access/index.ts'
import { route, type Route } from '../pipeline/route.ts'

const CODES = Object.keys(USERNAME_FAULTS) as [UsernameFault, ...UsernameFault[]]

const UsernameValidationRequest = z
  .strictObject({ username: z.string().max(200) })
  .meta({ id: 'UsernameValidationRequest' })

const UsernameValidationResponse = z
  .object({
    valid: z.boolean(),
    errors: z.array(
      z
        .object({ code: z.enum(CODES), message: z.string().describe('What to do about it, in German') })
        .meta({ id: 'UsernameValidationError' }),
    ),
  })
  .meta({ id: 'UsernameValidationResponse' })

const errorOf = (code: UsernameFault) => ({ code, message: USERNAME_FAULTS[code] })

export const userRoutes = (): Route[] => [
  route({
    method: 'post',
    path: '/users/validate-username',
    operationId: 'validateUsername',
    tag: 'Users',
    access: 'none',
    budget: 'usernames',
    summary: 'Tell whether a username keeps the rules',
    description:
      'Every broken rule at once. It never looks into accounts, so it tells nobody who exists; whether a name is free shows when the account is made.',
    body: UsernameValidationRequest,
    bodyExample: { username: '-admin' },
    responses: {
      200: {
        description: 'Whether it is right, and what is wrong with it',
        schema: UsernameValidationResponse,
        example: { valid: false, errors: [errorOf('leading_separator'), errorOf('reserved')] },
      },
    },
    async handle({ body: { username } }) {
      const errors = usernameFaults(username).map(errorOf)
      return { status: 200, body: { valid: errors.length === 0, errors } }
    },
  }),
]
