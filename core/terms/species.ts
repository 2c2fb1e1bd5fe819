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
  cattle: /^rind|^kuh|^kühe|^kalb|^kälb|^färse|^bulle|^ochse|^jungvieh|^milchkuh|^milchkühe|^mutterkuh|^mutterkühe/i,
  pig: /^schwein|^sau|^ferkel|^mastschwein|^zuchtsau|^eber|^läufer/i,
  goat: /^ziege/i,
  sheep: /^schaf|^mutterschaf|^lamm|^lämmer/i,
  horse: /^pferd|^equid/i,
  poultry: /^geflügel|^huhn|^hühn|^henne|^legehenn|^masthähnchen|^pute|^gans|^gänse|^ente/i,
} as const

const WRITTEN_SEXES = {
  female: /^(?:w|weibl?\.?|weiblich|kuh|färse)$/i,
  male: /^(?:m|männl?\.?|männlich|bulle|ochse)$/i,
} as const

const WRITTEN_LEAVINGS = {
  slaughtered: /schlacht/i,
  died: /^tod|^tot|verend|gestorben|euthan|getötet/i,
  exported: /export|ausfuhr/i,
  sold: /verk|^vk$/i,
} as const

const WRITTEN_STATUSES = {
  dry: /^trocken/i,
  lactating: /^laktier|^melk|^in milch/i,
  gone: /^ab(?:gegangen|gang)?$|^weg$|^nicht mehr/i,
  present: /^(?:im )?bestand|^vorhanden|^anwesend|^aktiv|^da$/i,
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
