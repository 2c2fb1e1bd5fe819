import type { AccountStore } from '../../../core/access/index.ts'
import type { TeamInvitation, TeamStore } from '../../../core/namespaces/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import { anAccount } from '../access/account-store-contract.ts'
import { newId } from '../../builders/ids.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

interface Parts {
  teams: TeamStore
  accounts: AccountStore
}

const NOW = 1_790_000_000_000

/** What every TeamStore promises. */
export const teamStoreContract = (open: OpenStores<Parts>): ContractCase[] => {
  async function aTeam({ teams, accounts }: Parts, name = 'GbR') {
    const [owner, other] = [anAccount({ username: 'zoe' }), anAccount({ username: 'anna' })]
    for (const account of [owner, other]) await accounts.add(account)
    const id = newId<NamespaceId>()
    await teams.add({ id, name, createdAt: NOW }, owner.userId)
    return { id, owner: owner.userId, other: other.userId }
  }
  const anInvitation = (team: NamespaceId, invitedBy: UserId, given: Partial<TeamInvitation> = {}): TeamInvitation => ({
    digest: newId<string>(),
    team,
    email: 'anna@hof.example',
    role: 'member',
    invitedBy,
    expiresAt: NOW + 1000,
    ...given,
  })

  return casesOver(open, {
    'keeps a team with its people, owners first': async ({ store }) => {
      const { id, owner, other } = await aTeam(store)
      equal(await store.teams.join(id, other, 'member'), true)
      equal(await store.teams.join(id, other, 'member'), false)
      equal([await store.teams.countOf(other), await store.teams.countOf(newId<UserId>())], [1, 0])
      const team = {
        id,
        name: 'GbR',
        createdAt: NOW,
        members: [
          { userId: owner, username: 'zoe', role: 'owner' },
          { userId: other, username: 'anna', role: 'member' },
        ],
      } as const
      equal(await store.teams.byId(id), team)
      equal(await store.teams.ofPerson(other), [team])
      equal([await store.teams.roleOf(owner, id), await store.teams.roleOf(other, id)], ['owner', 'member'])
      equal(new Set(await store.accounts.namespacesOf(other)).has(id), true)
    },

    'knows nobody who does not belong to it': async ({ store }) => {
      const { id, other } = await aTeam(store)
      equal(await store.teams.roleOf(other, id), undefined)
      equal(await store.teams.ofPerson(other), [])
      equal(await store.teams.leave(id, other), false)
      equal(await store.teams.byId(newId<NamespaceId>()), undefined)
      const account = await store.accounts.byId(other)
      equal(await store.teams.roleOf(other, account!.namespaceId), undefined)
    },

    'makes a member an owner, and no owner a member': async ({ store }) => {
      const { id, other } = await aTeam(store)
      await store.teams.join(id, other, 'member')
      equal(await store.teams.join(id, other, 'owner'), true)
      equal(await store.teams.join(id, other, 'member'), false)
      equal(await store.teams.roleOf(other, id), 'owner')
    },

    'gives an invitation another secret, until it is withdrawn': async ({ store }) => {
      const { id, owner } = await aTeam(store)
      const [made, elsewhere] = [anInvitation(id, owner), anInvitation(id, owner, { email: 'bernd@hof.example' })]
      for (const one of [made, elsewhere]) await store.teams.invite(one)
      equal(await store.teams.replaceSecret(id, made.email, 'another'), true)
      equal(await store.teams.invitation(made.digest, NOW), undefined)
      equal(await store.teams.invitation('another', NOW), { ...made, digest: 'another' })
      await store.teams.withdraw(id, made.email)
      equal(await store.teams.invitation('another', NOW), undefined)
      equal(await store.teams.replaceSecret(id, made.email, 'one more'), false)
      equal(await store.teams.openInvitations(id, NOW), 1)
    },

    'is gone with its last member': async ({ store }) => {
      const { id, owner } = await aTeam(store)
      equal(await store.teams.leave(id, owner), true)
      equal(await store.teams.byId(id), undefined)
      equal(await store.accounts.namespacesOf(owner), [(await store.accounts.byId(owner))!.namespaceId])
    },

    'lists the teams of a person by name': async ({ store }) => {
      const { owner } = await aTeam(store, 'Öko')
      for (const name of ['zwei', 'Acht'])
        await store.teams.add({ id: newId<NamespaceId>(), name, createdAt: NOW }, owner)
      equal((await store.teams.ofPerson(owner)).map(({ name }) => name).slice(0, 1), ['Acht'])
    },

    'keeps one living invitation for an address, which is redeemed once': async ({ store }) => {
      const { id, owner } = await aTeam(store)
      const [old, fresh] = [anInvitation(id, owner), anInvitation(id, owner, { role: 'owner' })]
      const elsewhere = anInvitation(id, owner, { email: 'bernd@hof.example' })
      for (const one of [old, fresh, elsewhere]) await store.teams.invite(one)
      equal(await store.teams.invitation(old.digest, NOW), undefined)
      equal(await store.teams.invitation(fresh.digest, NOW), fresh)
      equal(await store.teams.invitation(fresh.digest, fresh.expiresAt), undefined)
      equal([await store.teams.openInvitations(id, NOW), await store.teams.openInvitations(id, NOW + 1000)], [2, 0])
      const redeemed = await Promise.all(Array.from({ length: 5 }, () => store.teams.redeem(fresh.digest)))
      equal(redeemed.filter(Boolean).length, 1)
      equal(await store.teams.invitation(fresh.digest, NOW), undefined)
    },
  })
}
