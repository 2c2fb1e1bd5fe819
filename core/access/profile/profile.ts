/** A point on the earth, WGS 84, in degrees. */
export interface Point {
  latitude: number
  longitude: number
}

export const LANGUAGES = ['de'] as const
export type Language = (typeof LANGUAGES)[number]

/** What a person says of themselves; it is theirs and not their farm's. */
export interface Profile {
  displayName: string | null
  language: Language
  /** As they typed it; never made from the point. */
  address: string | null
  /** Where they are at home; never made from the address. */
  home: Point | null
  /** The farm's name in addresses; null until it is minted, and stable from then on. */
  farmSlug: string | null
}

export const EMPTY_PROFILE: Profile = { displayName: null, language: 'de', address: null, home: null, farmSlug: null }
