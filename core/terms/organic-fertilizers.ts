/** Organic fertilizers as the law tells them apart; one of the last resort where nobody says of which animals. */
export const ORGANIC_FERTILIZERS = {
  cattle_slurry: 'Rindergülle',
  pig_slurry: 'Schweinegülle',
  slurry: 'Gülle',
  liquid_manure: 'Jauche',
  liquid_digestate: 'Gärrest, flüssig',
  solid_digestate: 'Gärrest, fest',
  cattle_manure: 'Rinder-, Schaf- oder Ziegenmist',
  pig_manure: 'Schweinemist',
  horse_manure: 'Pferdemist',
  manure: 'Festmist',
  poultry_manure: 'Geflügelmist',
  dry_poultry_manure: 'Hühnertrockenkot',
  liquid_sewage_sludge: 'Klärschlamm, flüssig',
  solid_sewage_sludge: 'Klärschlamm, fest',
  mushroom_substrate: 'Pilzsubstrat',
  green_compost: 'Grüngutkompost',
  compost: 'Kompost',
} as const

export type OrganicFertilizer = keyof typeof ORGANIC_FERTILIZERS

/** The first that fits; „Gülle“ alone comes after those of animals. */
const WRITTEN: readonly (readonly [RegExp, OrganicFertilizer])[] = [
  [/hühnertrockenkot|(?<!\p{L})htk(?!\p{L})|trockenkot/iu, 'dry_poultry_manure'],
  [/(?:hühner|hähnchen|geflügel|puten|hennen|enten|gänse)\p{L}*[- ]?(?:mist|kot)/iu, 'poultry_manure'],
  [/klärschlamm.*(?:fest|entwässert|vererdet)/iu, 'solid_sewage_sludge'],
  [/klärschlamm/iu, 'liquid_sewage_sludge'],
  [/(?:pilz|champignon)\p{L}*substrat/iu, 'mushroom_substrate'],
  [/(?:grün(?:gut|schnitt)|grünabfall)\p{L}*[- ]?kompost/iu, 'green_compost'],
  [/kompost/iu, 'compost'],
  [/(?:gärrest|gärrückst|gärprodukt|biogasgülle|biogassubstrat|substratrest).*(?:fest|separiert)/iu, 'solid_digestate'],
  [/fest\p{L}* (?:gärrest|gärrückst|gärprodukt)/iu, 'solid_digestate'],
  [/gärrest|gärrückst|gärprodukt|biogasgülle|substratrest/iu, 'liquid_digestate'],
  [/jauche/iu, 'liquid_manure'],
  [/(?:rinder|kuh|milchvieh|bullen|kälber|jungvieh|mastvieh)\p{L}*[- ]?gülle/iu, 'cattle_slurry'],
  [/(?:schweine?|sauen|ferkel|mastschweine)\p{L}*[- ]?gülle/iu, 'pig_slurry'],
  [/gülle/iu, 'slurry'],
  [/(?:schweine?|sauen|ferkel)\p{L}*[- ]?(?:fest)?mist/iu, 'pig_manure'],
  [/(?:pferde|einhufer)\p{L}*[- ]?(?:fest)?mist/iu, 'horse_manure'],
  [
    /(?:rinder|kuh|bullen|kälber|jungvieh|tiefstreu|schaf|ziegen|tretmist|stroh)\p{L}*[- ]?(?:fest)?mist/iu,
    'cattle_manure',
  ],
  [/(?<!\p{L})(?:fest|stall|tret|tiefstreu|stapel)?mist(?!\p{L})/iu, 'manure'],
]

/** The organic fertilizer that a text names, or undefined. */
export const readOrganicFertilizer = (text: string): OrganicFertilizer | undefined =>
  WRITTEN.find(([expression]) => expression.test(text))?.[1]

const LIQUID = new Set<OrganicFertilizer>([
  'cattle_slurry',
  'pig_slurry',
  'slurry',
  'liquid_manure',
  'liquid_digestate',
  'liquid_sewage_sludge',
])
const OF_HOOFED_ANIMALS = new Set<OrganicFertilizer>(['cattle_manure', 'pig_manure', 'horse_manure', 'manure'])
const COMPOSTS = new Set<OrganicFertilizer>(['green_compost', 'compost'])

export const isLiquid = (fertilizer: OrganicFertilizer): boolean => LIQUID.has(fertilizer)
/** Solid manure of cattle, sheep, goats, pigs and horses; where nobody says of which animals, it is taken for it. */
export const isManureOfHoofedAnimals = (fertilizer: OrganicFertilizer): boolean => OF_HOOFED_ANIMALS.has(fertilizer)
export const isCompost = (fertilizer: OrganicFertilizer): boolean => COMPOSTS.has(fertilizer)
