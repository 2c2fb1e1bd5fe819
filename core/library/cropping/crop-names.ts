/** Land that crop rotation leaves out (GAPKondV § 18 (3) Nr. 1 to 3). */
export type LeftOut = 'fallow' | 'perennial' | 'grass' | 'fine_legumes'

export type Season = 'winter' | 'summer'

/** What words in the name of a crop say of it. */
export interface CropName {
  /** The genus, or where the law goes by it the species; null where a word names many and does not say which. */
  group: string | null
  /** In lower case, as it stands in „winterweizen e“. */
  words: RegExp
  /** In which half of the year it is sown where neither its name nor a day says so. */
  usually?: Season
  leftOut?: LeftOut
  legume?: true
  /** Sown or planted in wide rows (GAPKondV § 16). */
  inRows?: true
  /** May follow itself (GAPKondV § 18 (3) Nr. 4). */
  followsItself?: true
  /** Sown so early that the soil before it need be covered only until autumn (GAPKondV Anl. 5). */
  early?: true
}

const left = (leftOut: LeftOut, words: RegExp): CropName => ({
  group: leftOut,
  words,
  leftOut,
  ...(leftOut === 'fine_legumes' && { legume: true }),
})
const main = (group: string | null, words: RegExp, more: Omit<CropName, 'group' | 'words'> = {}): CropName => ({
  group,
  words,
  ...more,
})
const SUMMER = { usually: 'summer' } as const
const EARLY = { usually: 'summer', early: true } as const
const ROWS = { usually: 'summer', inRows: true } as const
const EARLY_ROWS = { ...EARLY, inRows: true } as const
const LEGUME = { ...EARLY, legume: true } as const

/**
 * Crops by what they are called, the longer words before those that they contain: „buchweizen“ before „weizen“. What
 * counts as one crop follows GAPDZV Anl. 5 Nr. 2.4 to 2.8: the genus, spelt apart from wheat, and the species of
 * crucifers, nightshades and cucurbits. Rule [A], genera and usual times of sowing [C].
 */
export const CROP_NAMES: readonly CropName[] = [
  left('fallow', /brache|stillleg|stillgelegt|aus (?:der )?erzeugung|blüh(?:fläche|streifen|mischung)|nicht genutzt/),
  left(
    'perennial',
    /riesenweizengras|szarvasi-gras|rohrglanzgras|miscanthus|chinaschilf|silphi|kurzumtrieb|niederwald/,
  ),
  left('perennial', /spargel|erdbeer|hopfen|rhabarber|artischock|baumschul|weihnachtsb|korbweide|sida(?!\p{L})/u),
  left('perennial', /streuobst|kernobst|steinobst|beerenobst|johannisbeer|himbeer|heidelbeer|rebland|haseln|walnu/),
  left(
    'grass',
    /(?:klee|luzerne)[ -]*gras|gras[ -]*(?:klee|luzerne)|(?:acker|feld|wechsel|weidel)[ -]*gr[aä]s|grassam/,
  ),
  left(
    'grass',
    /grünland|grünfutter|rollrasen|(?:mäh|dauer)weide|wiese(?!n)|(?<!\p{L})weide(?!\p{L})|gras(?:gemisch|mischung)/u,
  ),
  left('grass', /weidelgras|knaulgras|schwingel|lieschgras|(?<!\p{L})gr[aä]s(?:er)?(?!\p{L})/u),
  left(
    'fine_legumes',
    /bockshornklee|(?:rot|weiß|horn|stein|inkarnat|alexandriner|perser)?klee(?!\p{L})|klee-|kleemisch/u,
  ),
  left('fine_legumes', /luzerne|esparsette|serradella/),
  main('zea', /saatmais|mais(?:saatgut| zur saatgut)|saatgutmais/, { ...ROWS, followsItself: true }),
  main('zea', /mais(?!\p{L}*pille)|zea\b|corn[- ]?cob|(?<!\p{L})ccm(?!\p{L})|lieschkolben/u, ROWS),
  main('fagopyrum', /buchweizen/, SUMMER),
  main('dinkel', /dinkel|spelz/, { usually: 'winter', early: true }),
  main('triticum', /weizen|durum|emmer|einkorn/, { early: true }),
  main('triticosecale', /triticale/, { usually: 'winter', early: true }),
  main('secale', /roggen/, { usually: 'winter', followsItself: true, early: true }),
  main('hordeum', /gerste/, { early: true }),
  main('avena', /hafer/, EARLY),
  main('sorghum', /sorghum|sudangras/, SUMMER),
  main('panicum', /rispenhirse/, SUMMER),
  main('brassica napus', /raps|kohlrübe|steckrübe/, { usually: 'winter', early: true }),
  main('brassica rapa', /rübsen|stoppelrübe|gemüserübe/),
  main('brassica oleracea', /kohl|brokkoli/, SUMMER),
  main('sinapis', /(?<!\p{L})(?:gelb|weiß)?senf(?!\p{L}*rauke)/u, EARLY),
  main('raphanus', /ölrettich|rettich|radies/, SUMMER),
  main('camelina', /leindotter/, EARLY),
  main('crambe', /krambe/, EARLY),
  main('solanum tuberosum', /kartoffel/, EARLY_ROWS),
  main('solanum lycopersicum', /tomate/, SUMMER),
  main('tabak', /tabak/, { ...SUMMER, followsItself: true }),
  main('cucurbita', /kürbis|zucchini/, ROWS),
  main('cucumis sativus', /gurke/, SUMMER),
  main('beta', /(?:zucker|futter|runkel|z-)[ -]*rübe|mangold|rote be[et]te/, EARLY_ROWS),
  main('cicer', /kichererbse/, LEGUME),
  main('lathyrus', /platterbse/, LEGUME),
  main('pisum', /erbse/, LEGUME),
  main('phaseolus', /(?:stangen|feuer|busch|garten)bohne/, { ...SUMMER, legume: true }),
  main('vicia', /(?:acker|puff|pferde)[/-]*bohne|acker-|puff-|wicke/, LEGUME),
  main('glycine', /soja/, { ...SUMMER, legume: true }),
  main('lupinus', /lupine/, LEGUME),
  main('lens', /linse/, LEGUME),
  main('helianthus', /sonnenblume|topinambur/, EARLY_ROWS),
  main('linum', /(?:öl|faser|winter|sommer|(?<!\p{L}))lein(?!\p{L})/u, EARLY),
  main('cannabis', /hanf/, SUMMER),
  main('papaver', /mohn/, EARLY),
  main('daucus', /möhre|karotte/, EARLY),
  main('allium', /zwiebel|lauch|porree/, EARLY),
  main('spinacia', /spinat/, EARLY),
  main('lactuca', /(?<!feld)salat/, SUMMER),
  main('apium', /sellerie/, SUMMER),
  main('cichorium', /zichorie|chicor/, SUMMER),
  main('chenopodium', /quinoa/, SUMMER),
  main('amaranthus', /amarant/, SUMMER),
  main('phacelia', /pha[cz]eli/, SUMMER),
  main(null, /getreide|bohne|rüben?(?!\p{L})|hirse|gemüse|legumino/u),
]
