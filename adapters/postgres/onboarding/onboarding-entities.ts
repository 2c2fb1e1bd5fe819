import { defineEntity, p } from '@mikro-orm/core'
import type { SupportMessage } from '../../../core/onboarding/index.ts'

export class SupportThreadRow {
  namespaceId!: string
  id!: string
  title!: string
}

export class SupportMessageRow {
  namespaceId!: string
  id!: string
  thread!: SupportThreadRow
  author!: SupportMessage['from']
  text!: string
  sentAt!: Date
}

export const SupportThreadEntity = defineEntity({
  class: SupportThreadRow,
  tableName: 'support_threads',
  properties: { namespaceId: p.uuid().primary(), id: p.uuid().primary(), title: p.text() },
})

export const SupportMessageEntity = defineEntity({
  class: SupportMessageRow,
  tableName: 'support_messages',
  properties: {
    namespaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    thread: () => p.manyToOne(SupportThreadEntity).joinColumns('namespace_id', 'thread_id'),
    author: p.string().$type<SupportMessageRow['author']>(),
    text: p.text(),
    sentAt: p.datetime(),
  },
})
