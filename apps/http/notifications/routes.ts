import { z } from 'zod'
import type { Channels, NotificationId, NotificationKind, Notifications } from '../../../core/notifications/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import { HttpError, notFound } from '../pipeline/http-error.ts'
import { counting } from '../pipeline/list-total.ts'
import { wholeNumber } from '../pipeline/query-number.ts'
import { route, type Route } from '../pipeline/route.ts'
import { deviceRoutes } from './device-routes.ts'
import { EXAMPLE_KINDS, EXAMPLE_NOTIFICATION, EXAMPLE_UNREAD } from './examples.ts'
import {
  AppNotification,
  AppNotificationListResponse,
  MarkAllReadResponse,
  NotificationResult,
  PreferencesResponse,
  PreferencesUpdateRequest,
  presentNotification,
  UnreadCountsResponse,
  WelcomeRequest,
} from './schemas.ts'

const common = { tag: 'Notifications', access: 'bearer', budget: 'general' } as const

export const notificationRoutes = (notifications: Notifications, baseUrl: string): Route[] => [
  ...inboxRoutes(notifications, baseUrl),
  ...preferenceRoutes(notifications),
  ...deviceRoutes(notifications),
  welcomeRoute(notifications),
]

const inboxRoutes = (notifications: Notifications, baseUrl: string): Route[] => [
  route({
    ...common,
    method: 'get',
    path: '/notifications',
    operationId: 'listNotifications',
    summary: 'List what you were told, the newest first',
    description: 'With teams, the list holds the newest 2,000 of each farm.',
    query: z.object({
      limit: wholeNumber(1, 200).default(50),
      offset: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0),
      count: counting(),
    }),
    responses: {
      200: {
        description: 'A page of them',
        schema: AppNotificationListResponse,
        example: { items: [EXAMPLE_NOTIFICATION], has_more: false, total: 1 },
      },
    },
    async handle({ actor, query }) {
      const { count, ...page } = query
      const found = await notifications.listNotifications(actor, { ...page, count: count === 'true' })
      const items = found.notifications.map(presentNotification(baseUrl))
      return { status: 200, body: { items, has_more: found.hasMore, total: found.total } }
    },
  }),
  route({
    ...common,
    method: 'post',
    path: '/notifications/read-all',
    operationId: 'readAllNotifications',
    summary: 'Mark all as read',
    responses: {
      200: { description: 'How many were unread', schema: MarkAllReadResponse, example: { marked: 3 } },
    },
    handle: async ({ actor }) => ({ status: 200, body: { marked: await notifications.readAllNotifications(actor) } }),
  }),
  route({
    ...common,
    method: 'get',
    path: '/notifications/unread-counts',
    operationId: 'countUnreadNotifications',
    summary: 'Count what you have not read',
    responses: { 200: { description: 'The counts', schema: UnreadCountsResponse, example: EXAMPLE_UNREAD } },
    async handle({ actor }) {
      const { total, byKind } = await notifications.countUnread(actor)
      return { status: 200, body: { total, by_kind: byKind } }
    },
  }),
  route({
    ...common,
    method: 'post',
    path: '/notifications/{notification_id}/read',
    operationId: 'readNotification',
    summary: 'Mark one as read',
    description: 'One that is read already keeps its time.',
    params: z.object({ notification_id: z.uuid() }),
    responses: {
      200: {
        description: 'The notification',
        schema: AppNotification,
        example: { ...EXAMPLE_NOTIFICATION, read_at: '2026-05-20T07:02:11.000Z' },
      },
    },
    failures: { 404: 'you have no such notification' },
    async handle({ actor, params }) {
      const read = await notifications.readNotification(actor, params.notification_id.toLowerCase() as NotificationId)
      if (read.err) throw notFound('Diese Nachricht gibt es hier nicht.')
      return { status: 200, body: presentNotification(baseUrl)(read.val) }
    },
  }),
]

function preferenceRoutes(notifications: Notifications): Route[] {
  const answer = (kinds: object) => ({ status: 200, body: { kinds, vapid_public_key: notifications.pushKey } })
  const responses = {
    200: {
      description: 'Where you hear of what',
      schema: PreferencesResponse,
      example: { kinds: EXAMPLE_KINDS, vapid_public_key: null },
    },
  }
  const path = '/notifications/preferences'
  return [
    route({
      ...common,
      method: 'get',
      path,
      operationId: 'readNotificationPreferences',
      summary: 'Tell where you hear of what',
      responses,
      handle: async ({ actor }) => answer(await notifications.readPreferences(actor)),
    }),
    route({
      ...common,
      method: 'patch',
      path,
      operationId: 'changeNotificationPreferences',
      summary: 'Choose where you hear of what',
      description:
        'What is left out stays as it is. `deadline_digest` is one message a day with everything that is due soon; with it by e-mail, single deadlines come in the same e-mail.',
      body: PreferencesUpdateRequest,
      bodyExample: { kinds: { source_read: { push: false }, deadline_digest: { email: true } } },
      responses,
      handle: async ({ actor, body }) =>
        answer(
          await notifications.changePreferences(
            actor,
            body.kinds as { [K in NotificationKind]?: Partial<Channels> | undefined },
          ),
        ),
    }),
  ]
}

const welcomeRoute = (notifications: Pick<Notifications, 'welcome'>): Route =>
  route({
    method: 'post',
    path: '/notifications/welcome',
    operationId: 'welcome',
    tag: 'Notifications',
    access: 'service',
    budget: 'general',
    summary: 'Welcome a person by e-mail, once',
    body: WelcomeRequest,
    bodyExample: { user_id: '01943c6e-0a50-7a11-8c2f-3d4e5f607182', email: 'hinnerk@hof.example' },
    responses: {
      200: {
        description: 'The e-mail is on its way, or was sent before',
        schema: NotificationResult,
        example: { sent: true },
      },
    },
    failures: { 404: 'there is no such user', 409: { when: 'the user has another e-mail', codes: ['email_differs'] } },
    async handle({ body }) {
      const outcome = await notifications.welcome({ userId: body.user_id.toLowerCase() as UserId, email: body.email })
      if (outcome.ok) return { status: 200, body: outcome.val }
      if (outcome.val.kind === 'user_not_found') throw notFound('Diesen Menschen gibt es hier nicht.')
      throw new HttpError(409, 'email_differs', 'Dieses Konto hat eine andere E-Mail-Adresse.')
    },
  })
