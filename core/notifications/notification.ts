import type { Id, NamespaceId, UserId } from '../shared/ids.ts'

export type NotificationId = Id<'Notification'>

export const CHANNELS = ['in_app', 'email', 'push'] as const
export type Channel = (typeof CHANNELS)[number]

/** Where somebody hears of something. */
export type Channels = Readonly<Record<Channel, boolean>>

const PAGE_AND_PHONE: Channels = { in_app: true, email: false, push: true }
const EVERYWHERE: Channels = { in_app: true, email: true, push: true }
const NOWHERE: Channels = { in_app: false, email: false, push: false }

/** What people are notified of, and where they hear of it unless they want it otherwise. The names stay for good. */
export const DEFAULT_CHANNELS = {
  source_read: PAGE_AND_PHONE,
  source_failed: EVERYWHERE,
  proposals_waiting: PAGE_AND_PHONE,
  deadline_near: EVERYWHERE,
  /** Once a day everything that is due soon. */
  deadline_digest: NOWHERE,
  finding: EVERYWHERE,
  research_done: EVERYWHERE,
  invoice: EVERYWHERE,
  browser_question: EVERYWHERE,
} as const satisfies Record<string, Channels>

export type NotificationKind = keyof typeof DEFAULT_CHANNELS

export const NOTIFICATION_KINDS = Object.keys(DEFAULT_CHANNELS) as [NotificationKind, ...NotificationKind[]]

/** What is to be told; plain German text. */
export interface Message {
  kind: NotificationKind
  /** What it is about: a person has one notification of a kind about one thing in a namespace. */
  about: string
  /** One line. */
  title: string
  /** Paragraphs, one a line; empty where the title says it all. */
  body: string
  /** The path of the page where it can be seen, from the address of the service; null: there is none. */
  link: string | null
}

/** A message to one person. */
export interface Notification extends Message {
  namespaceId: NamespaceId
  userId: UserId
  id: NotificationId
  /** False: it only goes out by other channels. */
  inApp: boolean
  createdAt: number
  readAt: number | null
}

const LONGEST_TITLE = 200
const LONGEST_BODY = 2000

/** What comes of documents and rows may be long, and hold signs that break a line or mean nothing. */
export const tidied = (message: Message): Message => ({
  ...message,
  title: cut(withoutControls(message.title), LONGEST_TITLE),
  body: cut(message.body.split('\n').map(withoutControls).join('\n'), LONGEST_BODY),
})

/** Line breaks, other control characters, and those that turn the direction of what follows. */
const withoutControls = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()

const cut = (text: string, longest: number): string => {
  const signs = [...text]
  return signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : text
}
