import type { RowValues } from '../../farm/index.ts'

type Place = RowValues<'places'>

const MANURE = /gülle|jauche|mist|gärrest|silage|sickersaft/i
const textOf = ({ name, contents, used_for }: Place): string => `${name ?? ''} ${contents ?? ''} ${used_for ?? ''}`

/** Stores of slurry, liquid manure, dung and silage; a silo of grain is none. */
export const isManureOrSilageStore = (place: Place): boolean =>
  place.type === 'slurry_store' ||
  (place.type === 'silo' && !/getreide|kraftfutter|schrot|mehl|pellet/i.test(textOf(place))) ||
  ((place.type === 'store' || place.type === 'other') && MANURE.test(textOf(place)))

export const holdsLiquids = (place: Place): boolean =>
  place.type === 'slurry_store' || /gülle|jauche|sickersaft|gärrest/i.test(textOf(place))

/** In cubic metres; undefined where the capacity is not known as a volume. */
export const volumeOf = ({ capacity, capacity_unit }: Place): number | undefined =>
  capacity == null ? undefined : capacity_unit === 'm3' ? capacity : capacity_unit === 'l' ? capacity / 1000 : undefined

export const hasLeakDetection = (told: string): boolean => !/^(?:nein|keine?|ohne|nicht|fehlt)\b/i.test(told.trim())
