/** The species that a farm keeps, each with the German word for one of them. */
export const SPECIES = {
  cattle: 'Rind',
  pig: 'Schwein',
  sheep: 'Schaf',
  goat: 'Ziege',
  poultry: 'Geflügel',
  horse: 'Pferd',
  other: 'anderes',
} as const

export type Species = keyof typeof SPECIES

const MARKED_IN_THE_EAR: ReadonlySet<string> = new Set<Species>(['cattle', 'sheep', 'goat', 'pig'])

/**
 * Whether animals of a species have to bear ear tags (ViehVerkV §§ 27, 34, 39); equids bear a transponder (§ 44), no
 * others are marked one by one (§ 45 (1)). [A]
 */
export const bearsEarTag = (species: string): boolean => MARKED_IN_THE_EAR.has(species)

/** What people call one or more of a species beside cattle, whose classes have words of their own. */
export const SPECIES_WORDS: Readonly<Record<Exclude<Species, 'cattle' | 'other'>, string>> = {
  pig: 'Schwein Schweine',
  sheep: 'Schaf Schafe',
  goat: 'Ziege Ziegen',
  horse: 'Pferd Pferde',
  poultry: 'Huhn Hühner Geflügel',
}

export const SEXES = { female: 'weiblich', male: 'männlich' } as const

/** How an animal leaves a farm. */
export const LEAVINGS = {
  sold: 'verkauft',
  slaughtered: 'geschlachtet',
  died: 'verendet',
  exported: 'ausgeführt',
  other: 'anderes',
} as const

/** How lists begin the name of a species, which may be that of a class: „Kalb“. */
const WRITTEN_SPECIES = {
  cattle:
    /^(?:(?:milch|mutter|jung|mast|zucht|schlacht|alt|ammen|deck|fleisch|fresser)?-?(?:rind|kuh|kühe|kalb|kälb|färse|bulle|ochse|stier|vieh)|kalbin|st[aä]rke|sterke|fresser|absetzer|milchvieh|cattle|cow|heifer|calf|bull(?!dog))/i,
  pig: /^(?:(?:mast|zucht|jung|alt|absatz|aufzucht|mini)?-?(?:schwein|sau(?!er)|säue|ferkel|eber|läufer)|börge|pig|sow)/i,
  goat: /^(?:(?:milch|mutter|jung)?-?(?:ziege|geiß)|zicklein|kitz|goat)/i,
  sheep: /^(?:(?:mutter|milch|zucht|jung)?-?(?:schaf|lamm|lämmer)|hammel|widder|aue(?:n)?$|sheep|ewe|lamb)/i,
  horse: /^(?:pferd|equid|stute|hengst|wallach|fohlen|pony|ponies|zuchtstute|horse)/i,
  poultry:
    /^(?:geflügel|(?:lege|jung|mast|zwerg|perl|bruder|trut)?-?(?:h[uü]hn|henne|h[aä]hn)|gockel|broiler|küken|pute|gans|gänse|ganter|ente|erpel|wachtel|poultry|hen)/i,
} as const

const WRITTEN_SEXES = {
  female:
    /^(?:w|f|♀|wbl\.?|weibl?\.?|weiblich\p{L}*|female|(?:milch|mutter|jung|mast)?kuh|färse|kalbin|st[aä]rke|sterke|(?:zucht|jung|alt)?sau|stute|aue|mutterschaf|mutterziege|geiß|henne|kuhkalb)$/iu,
  male: /^(?:m|♂|ml\.?|männl?\.?|männlich\p{L}*|male|(?:jung|mast|zucht|deck)?-?bulle|stier|(?:mast)?ochse|eber|(?:schaf|ziegen)?bock|widder|hammel|hengst|wallach|hahn|bullenkalb|stierkalb)$/iu,
} as const

const WRITTEN_LEAVINGS = {
  slaughtered: /schlacht|^s$|slaughter/i,
  died: /^tod|^tot|verend|gestorben|euthan|getötet|einschläf|verlust|died|dead/i,
  exported: /export|ausfuhr/i,
  sold: /verk|^vk$|^sold|viehhandel|^händler/i,
} as const

const WRITTEN_STATUSES = {
  dry: /^trocken|^ts$|^tr\.?$|^trst|^dry/i,
  lactating: /^laktier|^lakt\.?$|^melk|^in milch|^gemolken|^milchgebend|^frischmelk|^in laktation|^lactating|^milking/i,
  gone: /^ab(?:gegangen|gang|gegeben)?$|^weg$|^nicht mehr|^verkauft|^geschlachtet|^verendet|^tot$|^ausgeschieden|^gone|^sold/i,
  present: /^(?:im )?bestand|^vorhanden|^anwesend|^aktiv|^da$|^lebend|^tragend|^trächtig|^present|^active/i,
} as const

/** Why an animal bears no valid tag, where a list has words in place of a number. */
const WRITTEN_TAG_STATES = {
  unreadable: /unles|nicht (?:les|erkenn)bar|verwittert/i,
  missing: /^(?:ohne|keine?)\b|fehlt|verloren|ausgerissen|nicht vorhanden/i,
} as const

/** The species that a cell of a list names. */
export const readSpecies = (text: string): keyof typeof WRITTEN_SPECIES | undefined => firstThat(WRITTEN_SPECIES, text)

/** The sex that a cell of a list names. */
export const readSex = (text: string): keyof typeof WRITTEN_SEXES | undefined => firstThat(WRITTEN_SEXES, text)

/** How the animal of a line left, as a cell of a list names it. */
export const readLeaving = (text: string): keyof typeof WRITTEN_LEAVINGS | undefined =>
  firstThat(WRITTEN_LEAVINGS, text)

/** What an animal is at, as a cell of a list names it. */
export const readStatus = (text: string): keyof typeof WRITTEN_STATUSES | undefined => firstThat(WRITTEN_STATUSES, text)

/** Why it bears no tag, as a cell of a list names it in place of one. */
export const readTagState = (text: string): keyof typeof WRITTEN_TAG_STATES | undefined =>
  firstThat(WRITTEN_TAG_STATES, text)

const firstThat = <W extends string>(written: Readonly<Record<W, RegExp>>, text: string): W | undefined =>
  (Object.keys(written) as W[]).find((word) => written[word].test(text))
