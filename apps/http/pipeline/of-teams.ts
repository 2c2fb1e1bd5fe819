import { z } from 'zod'
import type { Answer, Route } from './route.ts'

const TeamId = z
  .uuid()
  .toLowerCase()
  .optional()
  .describe('Works on the farm of this team, to which the person has to belong, in place of their own')

/** The same routes, also for the farms of teams: with `team_id` the actor reaches the team's in place of their own. */
export const ofTeams = (routes: readonly Route[]): Route[] =>
  routes.map((route) => ({
    ...route,
    ofTeams: true,
    failures: { ...route.failures, 404: orNoTeam(route.failures?.[404]) },
    query: (route.query ?? z.object({})).extend({ team_id: TeamId }),
    async handle(call) {
      const { team_id, ...query } = call.query as { team_id?: string }
      const answer = await route.handle({ ...(call as object), query: query as never } as typeof call)
      return team_id === undefined ? answer : forTeam(answer, team_id)
    },
  }))

type Failure = NonNullable<Route['failures']>[number]

const orNoTeam = (known: Failure | undefined): Failure => {
  const when = 'there is no such team to which the person belongs'
  if (known === undefined) return when
  return typeof known === 'string' ? `${known}, or ${when}` : { ...known, when: `${known.when}, or ${when}` }
}

/** Where it leads on, it stays with the team. */
function forTeam(answer: Answer, team: string): Answer {
  const { headers, body } = answer
  const location = headers?.['Location']
  const { status_url } = (body ?? {}) as { status_url?: string }
  return {
    ...answer,
    ...(location !== undefined && { headers: { ...headers, Location: withTeam(location, team) } }),
    ...(status_url !== undefined && { body: { ...(body as object), status_url: withTeam(status_url, team) } }),
  }
}

const withTeam = (address: string, team: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}team_id=${team}`
