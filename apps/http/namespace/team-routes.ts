import { z } from 'zod'
import {
  TEAM_ROLES,
  type InviteFailure,
  type JoinFailure,
  type Namespaces,
  type RemoveMemberFailure,
  type Team,
} from '../../../core/namespaces/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import { time } from '../../presenters/time.ts'
import { HttpError, notFound, ValidationError } from '../pipeline/http-error.ts'
import { route, type Route } from '../pipeline/route.ts'

const [ID, USER] = ['01943c6e-0a50-7a12-9b3a-4c5d6e7f8093', '01943c6e-0a50-7a11-8c2f-3d4e5f607182']
const Role = z.enum(TEAM_ROLES).describe('An owner may invite and remove others')

const TeamSchema = z
  .object({
    team_id: z.uuid(),
    name: z.string(),
    role: Role,
    created_at: z.iso.datetime(),
    members: z.array(z.object({ user_id: z.uuid(), username: z.string(), role: Role })),
  })
  .meta({ id: 'Team' })

const EXAMPLE = {
  team_id: ID,
  name: 'GbR Behrens',
  role: 'owner',
  created_at: '2026-05-20T06:30:00.000Z',
  members: [{ user_id: USER, username: 'hinnerk', role: 'owner' }],
}

const name = z
  .string()
  .trim()
  .min(1, 'Gib einen Namen ein.')
  .max(80, 'Höchstens 80 Zeichen.')
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+$/u, 'Der Name ist eine Zeile.')
  .regex(/[\p{L}\p{N}\p{Extended_Pictographic}]/u, 'Gib einen Namen ein, den man lesen kann.')
const TeamCreateRequest = z.strictObject({ name }).meta({ id: 'TeamCreateRequest' })
const TeamInvitationRequest = z
  .strictObject({ email: z.string().max(254, 'Höchstens 254 Zeichen.'), role: Role.default('member') })
  .meta({ id: 'TeamInvitationRequest' })
const TeamInvitationAcceptRequest = z
  .strictObject({
    token: z.string().min(1, 'Gib den Schlüssel aus der Einladung ein.').max(100, 'Höchstens 100 Zeichen.'),
  })
  .meta({ id: 'TeamInvitationAcceptRequest' })

const teamNotFound = () => notFound('Dieses Team gibt es nicht, oder du gehörst nicht dazu.')
const notOwner = () => new HttpError(403, 'not_owner', 'Das kann nur, wem das Team gehört.')
const full = ({ most }: { most: number }) =>
  new HttpError(409, 'team_full', `Ein Team hat höchstens ${most} Mitglieder.`)
const tooManyTeams = ({ most }: { most: number }) =>
  new HttpError(409, 'too_many_teams', `Mehr als ${most} Teams kannst du nicht haben.`)

type Answers<F extends { kind: string }> = { [K in F['kind']]: (failure: Extract<F, { kind: K }>) => Error }
const answer = <F extends { kind: string }>(answers: Answers<F>, failure: F): Error =>
  (answers[failure.kind as F['kind']] as (of: F) => Error)(failure)

const INVITING: Answers<InviteFailure> = {
  not_found: teamNotFound,
  not_owner: notOwner,
  invalid_email: () =>
    new ValidationError([{ loc: ['body', 'email'], msg: 'Das ist keine E-Mail-Adresse.', type: 'invalid_format' }]),
  too_many_invitations: ({ most }) =>
    new HttpError(409, 'too_many_invitations', `Mehr als ${most} offene Einladungen gehen nicht.`),
  team_full: full,
}
export const JOINING: Answers<JoinFailure> = {
  invitation_invalid: () =>
    notFound('Diese Einladung gilt nicht mehr, oder sie ist für eine andere Adresse. Lass dich neu einladen.'),
  team_full: full,
  too_many_teams: tooManyTeams,
}
const REMOVING: Answers<RemoveMemberFailure> = {
  not_found: teamNotFound,
  not_owner: notOwner,
  team_owner: () =>
    new HttpError(409, 'team_owner', 'Das Team braucht jemanden, dem es gehört. Lade erst jemanden dafür ein.'),
}

const Params = z.object({ team_id: z.uuid().toLowerCase() })

export const teamRoutes = (namespaces: Namespaces): Route[] => [
  route({
    method: 'get',
    path: '/teams',
    operationId: 'listTeams',
    tag: 'Teams',
    access: 'bearer',
    budget: 'read',
    summary: 'List the teams that you belong to',
    responses: {
      200: {
        description: 'By name; whoever belongs to a team sees who else does',
        schema: z.object({ items: z.array(TeamSchema) }).meta({ id: 'TeamListResponse' }),
        example: { items: [EXAMPLE] },
      },
    },
    handle: async ({ actor }) => ({
      status: 200,
      body: { items: (await namespaces.listTeams(actor)).map((team) => present(team, actor.userId)) },
    }),
  }),
  route({
    method: 'post',
    path: '/teams',
    operationId: 'createTeam',
    tag: 'Teams',
    access: 'bearer',
    budget: 'general',
    summary: 'Make a team with a farm of its own',
    description:
      'Its `team_id` is what the routes of sources and workspace take, and what `/chat/ask` reads beside your own farm.',
    body: TeamCreateRequest,
    bodyExample: { name: 'GbR Behrens' },
    responses: { 201: { description: 'The team, with you as its owner', schema: TeamSchema, example: EXAMPLE } },
    failures: { 409: { when: 'there are too many already', codes: ['too_many_teams'] } },
    async handle({ actor, body }) {
      const made = await namespaces.createTeam(actor, body.name.normalize('NFC'))
      if (made.err) throw tooManyTeams(made.val)
      return { status: 201, body: present(made.val, actor.userId) }
    },
  }),
  route({
    method: 'post',
    path: '/teams/{team_id}/invitations',
    operationId: 'inviteToTeam',
    tag: 'Teams',
    access: 'bearer',
    budget: 'credentials',
    summary: 'Invite someone by e-mail',
    description:
      'A mail with a link is on its way; whether the address has an account is not told. A newer invitation takes the place of an older one.',
    params: Params,
    body: TeamInvitationRequest,
    bodyExample: { email: 'anna@hof.example', role: 'member' },
    responses: {
      202: {
        description: 'The mail will be sent',
        schema: z.object({ email: z.string(), role: Role }).meta({ id: 'TeamInvitationResponse' }),
        example: { email: 'anna@hof.example', role: 'member' },
      },
    },
    failures: {
      403: { when: 'the caller is no owner of the team', codes: ['not_owner'] },
      404: 'no team of this id to which the caller belongs',
      409: {
        when: 'the team, or the number of its invitations, is full',
        codes: ['team_full', 'too_many_invitations'],
      },
    },
    async handle({ actor, params, body }) {
      const invited = await namespaces.inviteMember(actor, params.team_id as NamespaceId, body)
      if (invited.err) throw answer(INVITING, invited.val)
      return { status: 202, body: invited.val }
    },
  }),
  route({
    method: 'post',
    path: '/teams/invitations/accept',
    operationId: 'acceptTeamInvitation',
    tag: 'Teams',
    access: 'bearer',
    budget: 'general',
    summary: 'Join a team with the secret of an invitation',
    body: TeamInvitationAcceptRequest,
    bodyExample: { token: 'h4f7Kk3mX0V3x9Zq1yqk5n6v2b8c4d1e7f0a9s6d3f2' },
    responses: { 200: { description: 'The team', schema: TeamSchema, example: EXAMPLE } },
    failures: {
      404: 'the invitation is used, expired, withdrawn, or for another address',
      409: { when: 'the team is full, or the caller has too many', codes: ['team_full', 'too_many_teams'] },
    },
    async handle({ actor, body }) {
      const joined = await namespaces.acceptInvitation(actor, body.token)
      if (joined.err) throw answer(JOINING, joined.val)
      return { status: 200, body: present(joined.val, actor.userId) }
    },
  }),
  route({
    method: 'delete',
    path: '/teams/{team_id}/members/{user_id}',
    operationId: 'removeTeamMember',
    tag: 'Teams',
    access: 'bearer',
    budget: 'general',
    summary: 'Take someone out of a team, or leave it',
    description:
      'Whoever is out reaches nothing of the team from the next request on. With its last member the team goes, and everything of it.',
    params: Params.extend({ user_id: z.uuid().toLowerCase() }),
    responses: { 204: { description: 'Out' } },
    failures: {
      403: { when: 'the caller is no owner, and it is another person', codes: ['not_owner'] },
      404: 'no team of this id to which both belong',
      409: { when: 'the team would be left without an owner', codes: ['team_owner'] },
    },
    async handle({ actor, params }) {
      const team = params.team_id as NamespaceId
      const removed = await namespaces.removeMember(actor, team, params.user_id as UserId)
      if (removed.err) throw answer(REMOVING, removed.val)
      return { status: 204 }
    },
  }),
]

const present = ({ id, name, createdAt, members }: Team, person: UserId) => ({
  team_id: id,
  name,
  role: members.find(({ userId }) => userId === person)!.role,
  created_at: time(createdAt),
  members: members.map(({ userId, username, role }) => ({ user_id: userId, username, role })),
})
