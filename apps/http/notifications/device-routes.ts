import { z } from 'zod'
import type { Notifications } from '../../../core/notifications/index.ts'
import { time } from '../../presenters/time.ts'
import { ValidationError } from '../pipeline/http-error.ts'
import { route, type Route } from '../pipeline/route.ts'
import { DeviceRegisterRequest, DeviceResponse } from './schemas.ts'

const common = { tag: 'Notifications', access: 'bearer', budget: 'general' } as const
const TOKEN = 'https://push.example/wpush/v2/gAAAAABn'

export const deviceRoutes = (notifications: Pick<Notifications, 'registerDevice' | 'removeDevice'>): Route[] => [
  route({
    ...common,
    method: 'post',
    path: '/notifications/devices',
    operationId: 'registerNotificationDevice',
    summary: 'Register or refresh a browser that is pushed to',
    description:
      'A subscription of the Push API. The endpoint is a public https address. A browser that somebody else registered before becomes yours; of more than 20 those go that were not seen for longest.',
    body: DeviceRegisterRequest,
    bodyExample: {
      token: TOKEN,
      platform: 'web',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
    responses: {
      200: {
        description: 'The device',
        schema: DeviceResponse,
        example: {
          token: TOKEN,
          platform: 'web',
          registered_at: '2026-05-20T06:31:07.000Z',
          refreshed_at: '2026-05-20T06:31:07.000Z',
        },
      },
    },
    async handle({ actor, body: { token, keys } }) {
      const registered = await notifications.registerDevice(actor, { token, keys })
      if (registered.err)
        throw new ValidationError([
          {
            loc: ['body', 'token'],
            msg: 'Das ist keine Anmeldung eines Browsers: gebraucht werden eine öffentliche Adresse mit https und seine Schlüssel.',
            type: 'value_error',
          },
        ])
      const { registeredAt, seenAt } = registered.val
      return {
        status: 200,
        body: { token, platform: 'web', registered_at: time(registeredAt), refreshed_at: time(seenAt) },
      }
    },
  }),
  route({
    ...common,
    method: 'delete',
    path: '/notifications/devices/{token}',
    operationId: 'removeNotificationDevice',
    summary: 'Remove a browser',
    description: 'The token is percent-encoded. One that you have not registered is no failure.',
    params: z.object({ token: z.string().min(1).max(2000) }),
    responses: { 204: { description: 'It is not registered any more' } },
    async handle({ actor, params }) {
      await notifications.removeDevice(actor, params.token)
      return { status: 204 }
    },
  }),
]
