import type { NamespaceId, UserId } from '../shared/ids.ts'
import { germanNumber } from '../shared/german/write-german.ts'
import { writeMail } from '../shared/mail/write-mail.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Mailer } from '../shared/ports/mailer.ts'
import { headline } from './headline.ts'
import type { Notification, NotificationId } from './notification.ts'
import type { Members } from './ports/members.ts'
import type { NotificationStore } from './ports/notification-store.ts'

/**
 * Mails a person what was made together, as one mail. Throws where the mail could not be handed over; one whose worker
 * died over it is not sent again, since it may have gone.
 */
export type SendMail = (sending: {
  namespaceId: NamespaceId
  userId: UserId
  notificationIds: NotificationId[]
}) => Promise<void>

interface Dependencies {
  notifications: Pick<NotificationStore, 'byIds' | 'beginMail' | 'undoMail'>
  members: Pick<Members, 'of'>
  mailer: Mailer
  clock: Clock
  baseUrl: string
}

export const makeSendMail =
  ({ notifications, members, mailer, clock, baseUrl }: Dependencies): SendMail =>
  async ({ namespaceId, userId, notificationIds }) => {
    const member = (await members.of(namespaceId)).find((one) => one.userId === userId)
    if (!member) return
    const begun = await notifications.beginMail(namespaceId, userId, notificationIds, clock.now())
    const found = await notifications.byIds(namespaceId, userId, begun)
    if (found.length === 0) return
    try {
      await mailer.send({ to: member.email, namespace: namespaceId, ...mailOf(found, baseUrl) })
    } catch (error) {
      await notifications.undoMail(namespaceId, userId, begun)
      throw error
    }
  }

const CHOICE = 'Welche Nachrichten du per E-Mail bekommst, kannst du in Hofkern für jede Art einzeln wählen.'

/** A mail names no more than these, and how many there are beyond. */
const MOST_ITEMS = 25

const closingOf = (count: number): string[] =>
  count > MOST_ITEMS ? [`Alle ${germanNumber(count)} stehen in Hofkern unter deinen Nachrichten.`, CHOICE] : [CHOICE]

function mailOf(found: readonly Notification[], baseUrl: string): ReturnType<typeof writeMail> {
  const digest = found.find(({ kind }) => kind === 'deadline_digest')
  const others = found.filter((one) => one !== digest && !digest?.body.includes(one.title))
  const items = others
    .slice(0, MOST_ITEMS)
    .map((one) => ({ title: one.title, text: one.body, url: urlOf(one, baseUrl) }))
  if (digest)
    return writeMail({
      subject: digest.title,
      paragraphs: [
        'das steht auf deinem Hof an:',
        ...digest.body.split('\n'),
        ...(items.length > 0 ? ['Und das ist neu:'] : []),
      ],
      items,
      closing: closingOf(others.length),
    })
  const [first] = others as [Notification]
  if (others.length > 1)
    return writeMail({
      subject: headline(others),
      paragraphs: ['das ist neu auf deinem Hof:'],
      items,
      closing: closingOf(others.length),
    })
  const url = urlOf(first, baseUrl)
  return writeMail({
    subject: first.title,
    paragraphs: [first.title, ...first.body.split('\n').filter(Boolean)],
    action: url ? { label: 'In Hofkern ansehen', url } : undefined,
    closing: [CHOICE],
  })
}

const urlOf = ({ link }: Notification, baseUrl: string): string | undefined =>
  link === null ? undefined : baseUrl + link
