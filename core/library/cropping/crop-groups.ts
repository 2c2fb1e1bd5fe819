import { gapkondv, valueOn } from '../../law/index.ts'
import { CROPS, cropOfCode } from '../../terms/index.ts'
import { CROP_NAMES, type CropName, type LeftOut, type Season } from './crop-names.ts'

/** A main crop as crop rotation counts it (GAPKondV § 18). */
export interface MainCrop {
  /** As the farm calls it: „Silomais“. */
  name: string
  /** Crops of one group and season are the same. */
  group: string
  /** Undefined where nothing tells it. */
  season: Season | undefined
  leftOut: LeftOut | undefined
  legume: boolean
  inRows: boolean
  followsItself: boolean
  /** Sown so early that the soil before it need be covered only until autumn. */
  early: boolean
}

/** A crop as a field's row tells it. */
export interface GrownCrop {
  crop?: string | null | undefined
  eppo?: string | null
  /** In the application for area payments, with the Land whose code it is. */
  code?: string | null | undefined
  state?: string | null | undefined
  sown_on?: string | null
}

const MIXTURE = /gemeng|gemisch|misch(?:ung|kultur|anbau)|menggetreide/
/** „Mais-Bohne“, „Mais mit Sonnenblumen“; a list of crops beside each other is no mixture. */
const JOINED = /\p{L}-\p{L}| mit |mais ?\/ ?\p{L}*bohne/u

const MAIZE = 'zea'
export const MIXED = 'mischkultur'

/**
 * The main crop that a name, a code or an EPPO code means in the year of its harvest. Undefined where nothing tells it,
 * so that nobody is judged by a guess.
 */
export function mainCropOf(grown: GrownCrop, year: number): MainCrop | undefined {
  const ofCode = grown.state === 'NW' && grown.code ? cropOfCode(grown.code) : undefined
  const ofEppo = CROPS.find(({ eppo }) => eppo !== undefined && eppo === grown.eppo)?.name
  for (const name of [grown.crop, ofEppo, ofCode]) {
    const crop = name ? cropCalled(name, grown, year) : undefined
    if (crop) return crop
  }
  return undefined
}

/** Of grass and of mixtures a record needs no EPPO code: the name will do. */
export function needsNoEppo(crop: string, year: number): boolean {
  const known = mainCropOf({ crop }, year)
  return known?.leftOut === 'grass' || known?.group.startsWith(MIXED) === true || /gemeng|gemisch|misch/i.test(crop)
}

function cropCalled(name: string, { sown_on }: GrownCrop, year: number): MainCrop | undefined {
  const spelled = spell(name)
  const named = namedIn(spelled)
  const group = groupOf(named, spelled, year)
  if (group === undefined) return undefined
  const [first] = named
  const isOne = group === first?.group
  const season = seasonIn(spelled) ?? seasonOfSowing(sown_on, year) ?? (isOne ? first.usually : undefined)
  return {
    name,
    group,
    season: isOne && first.leftOut ? undefined : group === MAIZE ? 'summer' : season,
    leftOut: isOne ? first.leftOut : undefined,
    inRows: group === MAIZE || (isOne && first.inRows === true),
    legume: isOne && first.legume === true,
    followsItself: isOne && first.followsItself === true,
    early: season !== 'winter' && named.every(({ early }) => early === true),
  }
}

/** In lower case, „W-Weizen“ as „winterweizen“, and without what grew before it. */
const spell = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(?<!\p{L})w[-. ]+(?=\p{L}{4})/gu, 'winter')
    .replace(/(?<!\p{L})s[-. ]+(?=\p{L}{4})/gu, 'sommer')
    .replace(/(?:winter|sommer|silo|körner|acker)-(?=\p{L})/gu, (part) => part.slice(0, -1))
    .replace(/ nach .*$/, '')

/** Every crop that is named; what one has explained is not looked at by the next. */
function namedIn(spelled: string): CropName[] {
  let rest = spelled
  return CROP_NAMES.filter(({ words }) => {
    if (!words.test(rest)) return false
    rest = rest.replaceAll(new RegExp(words.source, words.flags.includes('u') ? 'gu' : 'g'), ' ')
    return true
  })
}

function groupOf(named: readonly CropName[], spelled: string, year: number): string | undefined {
  const groups = [...new Set(named.map(({ group }) => group))]
  const known = groups.filter((group) => group !== null)
  const isMixture = MIXTURE.test(spelled) || (groups.length > 1 && JOINED.test(spelled))
  if (isMixture && known.includes(MAIZE))
    return valueOn(gapkondv.mischkulturMitMaisIstMais, `${year}-12-31`) ? MAIZE : `${MIXED} mit mais`
  if (known.length === 1 && (groups.length === 1 || !isMixture)) return known[0]
  return isMixture && groups.length > 0 ? MIXED : undefined
}

const seasonIn = (spelled: string): Season | undefined =>
  spelled.includes('winter') ? 'winter' : spelled.includes('sommer') ? 'summer' : undefined

const seasonOfSowing = (sown: string | null | undefined, year: number): Season | undefined =>
  sown == null ? undefined : sown < `${year}-01-01` ? 'winter' : 'summer'

export type Likeness = 'same' | 'other' | 'unknown'

/** Whether two main crops count as the same. Winter and summer crops of one genus do not. */
export function likeness(one: MainCrop | undefined, other: MainCrop | undefined): Likeness {
  if (!one || !other) return 'unknown'
  if (one.group !== other.group) return 'other'
  if (one.leftOut) return 'same'
  // Of mixtures nothing but the name tells.
  if (one.group.startsWith(MIXED) && one.name === other.name) return 'same'
  return one.season && other.season ? (one.season === other.season ? 'same' : 'other') : 'unknown'
}
