import { defineEntity, p } from '@mikro-orm/core'

export class NamespaceRow {
  id!: string
  kind!: 'personal' | 'team' | 'shared'
  createdAt!: Date
}

export class UserRow {
  id!: string
  email!: string
  username!: string
  usernameLook!: string | null
  passwordHash!: string | null
  issuer!: string | null
  subject!: string | null
  namespace!: NamespaceRow
  createdAt!: Date
}

export class MembershipRow {
  user!: UserRow
  namespace!: NamespaceRow
}

export const NamespaceEntity = defineEntity({
  class: NamespaceRow,
  tableName: 'namespaces',
  properties: { id: p.uuid().primary(), kind: p.string().$type<NamespaceRow['kind']>(), createdAt: p.datetime() },
})

export const UserEntity = defineEntity({
  class: UserRow,
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    email: p.string(),
    username: p.string(),
    usernameLook: p.string().nullable(),
    passwordHash: p.string().nullable(),
    issuer: p.string().nullable(),
    subject: p.string().nullable(),
    namespace: () => p.manyToOne(NamespaceEntity),
    createdAt: p.datetime(),
  },
})

export const MembershipEntity = defineEntity({
  class: MembershipRow,
  tableName: 'memberships',
  properties: {
    user: () => p.manyToOne(UserEntity).primary(),
    namespace: () => p.manyToOne(NamespaceEntity).primary(),
  },
})
