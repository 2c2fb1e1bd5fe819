import type { Access, Account, Actor, Point } from '../../../core/access/index.ts'
import type { Namespaces } from '../../../core/namespaces/index.ts'
import { HttpError } from '../pipeline/http-error.ts'
import { route, type Route } from '../pipeline/route.ts'
import {
  EnsureFarmSlugResponse,
  presentHome,
  presentProfile,
  presentSaid,
  ProfileLocationRequest,
  ProfileLocationResponse,
  ProfileResponse,
  ProfileUpdateRequest,
  ProfileUpdateResponse,
} from './schemas.ts'

const SAID = {
  user_id: '01943c6e-0a50-7a11-8c2f-3d4e5f607182',
  email: 'hinnerk@hof.example',
  username: 'hinnerk',
  display_name: 'Hinnerk Petersen',
  language: 'de',
  address: 'Am Deich 1\n21730 Balje',
}

export const profileRoutes = (access: Access, namespaces: Pick<Namespaces, 'listTeams'>): Route[] => {
  const accountOf = async ({ userId }: Actor): Promise<Account> =>
    (await access.readAccount(userId)) ?? refuseSignedOut()
  return [
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
          schema: ProfileResponse,
          example: {
            ...SAID,
            farm_slug: 'hinnerk',
            namespace_id: '01943c6e-0a50-7a12-9b3a-4c5d6e7f8091',
            teams: [],
            location_set: true,
            location: { lat: 53.8412, lng: 9.0856 },
          },
        },
      },
      handle: async ({ actor }) => ({
        status: 200,
        body: presentProfile(
          await accountOf(actor),
          await access.readProfile(actor),
          await namespaces.listTeams(actor),
        ),
      }),
    }),
    route({
      method: 'patch',
      path: '/profile',
      operationId: 'updateProfile',
      tag: 'Profile',
      access: 'bearer',
      budget: 'general',
      summary: 'Change what the person says of themselves',
      description:
        'What is left out stays. The location has a route of its own and is never made from the address; a username cannot change.',
      body: ProfileUpdateRequest,
      bodyExample: { display_name: 'Hinnerk Petersen', address: 'Am Deich 1\n21730 Balje' },
      responses: { 200: { description: 'As it is now', schema: ProfileUpdateResponse, example: SAID } },
      async handle({ actor, body: { display_name, language, address } }) {
        const account = await accountOf(actor)
        const changed = await access.changeProfile(actor, {
          ...(display_name !== undefined && { displayName: display_name }),
          ...(language !== undefined && { language }),
          ...(address !== undefined && { address }),
        })
        return { status: 200, body: presentSaid(account, changed) }
      },
    }),
    route({
      method: 'patch',
      path: '/profile/location',
      operationId: 'updateProfileLocation',
      tag: 'Profile',
      access: 'bearer',
      budget: 'general',
      summary: 'Set the pin of the home, or take it away',
      description: 'The typed address stays as it is. Both null take the pin away.',
      body: ProfileLocationRequest,
      bodyExample: { lat: 53.8412, lng: 9.0856 },
      responses: {
        200: {
          description: 'As it is now',
          schema: ProfileLocationResponse,
          example: { location_set: true, lat: 53.8412, lng: 9.0856 },
        },
      },
      async handle({ actor, body: { lat, lng } }) {
        await accountOf(actor)
        const home: Point | null = lat === null || lng === null ? null : { latitude: lat, longitude: lng }
        await access.placeHome(actor, home)
        return { status: 200, body: presentHome(home) }
      },
    }),
    route({
      method: 'post',
      path: '/profile/ensure-slug',
      operationId: 'ensureFarmSlug',
      tag: 'Profile',
      access: 'bearer',
      budget: 'general',
      summary: 'Give the farm a name in addresses, once',
      description: 'Made from the username where the farm has none; from then on it stays.',
      responses: {
        200: {
          description: 'The name',
          schema: EnsureFarmSlugResponse,
          example: { farm_slug: 'hinnerk', created: true },
        },
      },
      async handle({ actor }) {
        const ensured = await access.ensureFarmSlug(actor)
        if (ensured.err) return refuseSignedOut()
        const { farmSlug, created } = ensured.val
        return { status: 200, body: { farm_slug: farmSlug, created } }
      },
    }),
  ]
}

const refuseSignedOut = (): never => {
  throw new HttpError(401, 'invalid_token', 'Deine Anmeldung gilt nicht mehr. Bitte melde dich neu an.')
}
