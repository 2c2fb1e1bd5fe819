import { z } from 'zod'
import { CHANNELS, NOTIFICATION_KINDS, type Notification } from '../../../core/notifications/index.ts'
import { time } from '../../presenters/time.ts'
import { total } from '../pipeline/list-total.ts'

const Kind = z.enum(NOTIFICATION_KINDS)
const Channels = z.object(Object.fromEntries(CHANNELS.map((channel) => [channel, z.boolean()])))

export const AppNotification = z
  .object({
    id: z.uuid(),
    kind: Kind,
    title: z.string(),
    body: z.string().describe('Plain text, a paragraph a line; empty where the title says it all'),
    link: z.string().nullable().describe('The page where it can be seen'),
    created_at: z.iso.datetime(),
    read_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AppNotification' })

export const AppNotificationListResponse = z
  .object({ items: z.array(AppNotification), has_more: z.boolean(), total: total() })
  .meta({ id: 'AppNotificationListResponse' })

export const MarkAllReadResponse = z
  .object({ marked: z.int().describe('How many were unread') })
  .meta({ id: 'MarkAllReadResponse' })

export const UnreadCountsResponse = z
  .object({ total: z.int(), by_kind: z.record(Kind, z.int()) })
  .meta({ id: 'AppNotificationUnreadCountsResponse' })

export const PreferencesResponse = z
  .object({
    kinds: z.record(Kind, Channels),
    vapid_public_key: z
      .string()
      .nullable()
      .describe('What `pushManager.subscribe` wants as applicationServerKey; null where push is not set up'),
  })
  .meta({ id: 'NotificationPreferencesResponse' })

export const PreferencesUpdateRequest = z
  .strictObject({
    kinds: z.strictObject(
      Object.fromEntries(
        NOTIFICATION_KINDS.map((kind) => [
          kind,
          z.strictObject(Object.fromEntries(CHANNELS.map((channel) => [channel, z.boolean().optional()]))).optional(),
        ]),
      ),
    ),
  })
  .meta({ id: 'NotificationPreferencesUpdateRequest' })

const base64url = (bytes: number) =>
  z
    .string()
    .regex(
      new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`),
      `${bytes} Byte in base64url, wie sie der Browser nennt.`,
    )

export const DeviceRegisterRequest = z
  .strictObject({
    token: z.string().min(1).max(2000).describe('The endpoint of the subscription'),
    platform: z.literal('web'),
    keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
  })
  .meta({ id: 'NotificationDeviceRegisterRequest' })

export const DeviceResponse = z
  .object({
    token: z.string(),
    platform: z.literal('web'),
    registered_at: z.iso.datetime(),
    refreshed_at: z.iso.datetime(),
  })
  .meta({ id: 'NotificationDeviceResponse' })

export const WelcomeRequest = z
  .strictObject({ user_id: z.uuid(), email: z.string().min(3).max(254) })
  .meta({ id: 'WelcomeNotificationRequest' })

export const NotificationResult = z
  .object({ sent: z.boolean().describe('False where the person was welcomed before') })
  .meta({ id: 'NotificationResult' })

export const presentNotification =
  (baseUrl: string) =>
  ({ id, kind, title, body, link, createdAt, readAt }: Notification) => ({
    id,
    kind,
    title,
    body,
    link: link && baseUrl + link,
    created_at: time(createdAt),
    read_at: readAt === null ? null : time(readAt),
  })
