import { z } from 'zod'
import { LANGUAGES, type Account, type Point, type Profile } from '../../../core/access/index.ts'
import type { Team } from '../../../core/namespaces/index.ts'

/** What a person types about themselves: lines without signs that no one sees, and never only blanks. */
const typed = (most: number, { lines }: { lines: boolean }) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine(
      (text) => !(lines ? /[^\P{C}\n]|\ufffd/u : /[\p{C}\ufffd]/u).test(text),
      'enthält Zeichen, die man nicht sieht',
    )

const degrees = (most: number) => z.number().min(-most).max(most).nullable()

export const ProfileUpdateRequest = z
  .strictObject({
    display_name: typed(80, { lines: false }).nullable().describe('Null takes it away').optional(),
    language: z.enum(LANGUAGES).optional(),
    address: typed(300, { lines: true })
      .nullable()
      .describe('As the person types it, in several lines if wanted; null takes it away')
      .optional(),
  })
  .meta({ id: 'ProfileUpdateRequest' })

export const ProfileLocationRequest = z
  .strictObject({
    lat: degrees(90).describe('Degrees north, WGS 84'),
    lng: degrees(180).describe('Degrees east, WGS 84'),
  })
  .refine(({ lat, lng }) => (lat === null) === (lng === null), {
    path: ['lng'],
    message: 'braucht lat und lng zusammen, oder beide null',
  })
  .meta({ id: 'ProfileLocationRequest' })

const said = {
  user_id: z.uuid(),
  email: z.string(),
  username: z.string(),
  display_name: z.string().nullable(),
  language: z.enum(LANGUAGES),
  address: z.string().nullable().describe('As the person typed it; never made from the location'),
}

export const ProfileUpdateResponse = z.object(said).meta({ id: 'ProfileUpdateResponse' })

const Location = z.object({ lat: z.number(), lng: z.number() }).meta({ id: 'Location' })

export const ProfileLocationResponse = z
  .object({ location_set: z.boolean(), lat: z.number().nullable(), lng: z.number().nullable() })
  .meta({ id: 'ProfileLocationResponse' })

export const ProfileResponse = z
  .object({
    ...said,
    farm_slug: z.string().nullable().describe('Null until the farm has a name in addresses'),
    namespace_id: z.uuid(),
    teams: z.array(z.object({ team_id: z.uuid(), name: z.string() })),
    location_set: z.boolean(),
    location: Location.nullable().describe('The pin of the home'),
  })
  .meta({ id: 'ProfileResponse' })

export const EnsureFarmSlugResponse = z
  .object({ farm_slug: z.string(), created: z.boolean().describe('By this call') })
  .meta({ id: 'EnsureFarmSlugResponse' })

export const presentSaid = (account: Account, profile: Profile) => ({
  user_id: account.userId,
  email: account.email,
  username: account.username,
  display_name: profile.displayName,
  language: profile.language,
  address: profile.address,
})

export const presentProfile = (account: Account, profile: Profile, teams: readonly Pick<Team, 'id' | 'name'>[]) => ({
  ...presentSaid(account, profile),
  farm_slug: profile.farmSlug,
  namespace_id: account.namespaceId,
  teams: teams.map(({ id, name }) => ({ team_id: id, name })),
  location_set: profile.home !== null,
  location: profile.home && { lat: profile.home.latitude, lng: profile.home.longitude },
})

export const presentHome = (home: Point | null) => ({
  location_set: home !== null,
  lat: home?.latitude ?? null,
  lng: home?.longitude ?? null,
})
