/**
 * Spoken German as it is written down in a hurry, led back to standard German: „ham wir's fürs Heu“ is „haben wir es
 * für das Heu“. Only words that carry no content of their own are read so; what a thing is called in a region is the
 * matter of the thesaurus.
 */
export function standardGerman(text: string): string {
  const plain = text.normalize('NFC').replaceAll(/[’`\u00b4ʼ]/gu, "'")
  return PHRASES.reduce((read, [phrase, standard]) => read.replaceAll(phrase, standard), plain)
    .replaceAll(WORD, (word, at: number) => {
      const umlauts = withUmlauts(word)
      const spoken = umlauts.toLowerCase()
      const standard =
        SPOKEN_NOUNS.get(spoken) ?? (isNoun(word, at) ? undefined : (SPOKEN.get(spoken) ?? withParticle(spoken)))
      return standard === undefined ? umlauts : asLarge(word, standard)
    })
    .replaceAll(/ {2,}/gu, ' ')
}

const WORD = /[\p{L}\p{M}]+/gu

const PARTICLE =
  /^(dazu|hinzu|weg|rein|raus|ein|her|los|nach|zurück)(kemma|kumma|kemman|kamen|komen|kregen|gwä|gange|ganga|brocht|macha|doon)$/u

/** „dazukemma“ */
function withParticle(spoken: string): string | undefined {
  const [, particle, verb] = PARTICLE.exec(spoken) ?? []
  const standard = verb === undefined ? undefined : SPOKEN.get(verb)
  return standard === undefined ? undefined : `${particle}${standard}`
}

/** Written large within a text it is a name or an abbreviation: „AL“, „MR“, „Bi“. */
const isNoun = (word: string, at: number): boolean => /^\p{Lu}\p{Lu}/u.test(word) || (at > 0 && /^\p{Lu}/u.test(word))

const asLarge = (word: string, standard: string): string =>
  /^\p{Lu}/u.test(word) ? `${standard.charAt(0).toUpperCase()}${standard.slice(1)}` : standard

const inside = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'giu')

/** What several words or an apostrophe say. */
const PHRASES: readonly [RegExp, string][] = [
  // „die 2024er Gerste“
  [/(?<!\d)((?:19|20)\d\d)er(?!\p{L})/gu, '$1'],
  [
    inside(
      "wo\\s?(?:veel|vui|vill?|viel|völl?|vööl)|wie?\\s?v(?:öö?l|ell)|wia\\s?vui|wie\\s?vui|wia\\s?vü|wüvü|wie?\\s?vi(?:ll?|u)|wie\\s?viu|wieviel(?=')|wieviel",
    ),
    'wie viel',
  ],
  [inside('wieviele[nr]?|wieviela|wia\\s?vui?e|woveele'), 'wie viele'],
  [
    inside(
      'ham\\s?(?:wa|ma|mer|wer)|hamm?a|hemm?er|hemmr|hom\\s?ma|hebbt\\s?wi|(?:hend|hemm|hebt|hänt|händ|hend|ham|hom) (?:mir|mia|mr|mer)|hend\\s?mr|händ\\s?mer',
    ),
    'haben wir',
  ],
  [inside('sim?ma|semmer|sam?ma|sünd wi|sind mer'), 'sind wir'],
  // Low German, Bavarian, Swiss
  [/(?<!\p{L})(?:de|d|dia)(?=\s+(?:\p{L}|\d+\s+\p{L}))/gu, 'die'],
  // „gibt's“, „hab's“
  [/(?<=\p{L}{2})'s(?!\p{L})/giu, ' es'],
  [/(?<!\p{L})'s(?!\p{L})/giu, 'das'],
  [/(?<!\p{L})'?n(?:en|em|er|e)(?!\p{L})/giu, 'eine'],
  // „in't Silo“, „op'n Acker“, „in'n Ganzen“
  [/(?<=(?<!\p{L})(?:in|an|op|up|up|för|bi|achter|ünner|över))'t(?!\p{L})/giu, ' das'],
  [/(?<!\p{L})in'n ganzen(?!\p{L})/giu, 'im ganzen'],
  [/(?<=(?<!\p{L})(?:in|op|up|för|bi|mit|vun))'n(?!\p{L})/giu, ' den'],
  [/(?<=\p{L}{2})'n(?!\p{L})/giu, ' denn'],
  [/(?<=\p{L}{2})'(?:m|ne|nem|nen|ner|r)(?!\p{L})/giu, ' ein'],
  [/(?<!\p{L})[dz]'(?=\p{L})/giu, ''],
]

/**
 * Standard German and how it is spoken: everywhere, in the north, in Bavaria and Austria, Swabia, Switzerland. Without
 * what tells places apart: hinterm Deich, vorm Deich.
 */
const BY_STANDARD: Readonly<Record<string, string>> = {
  'für das': 'fürs',
  'für ein': 'fürn fürnen',
  'um das': 'ums',
  'durch das': 'durchs',
  'auf das': 'aufs uffs',
  'auf dem': 'aufm aufn uffm',
  'über das': 'übers',
  'unter das': 'unters',
  'aus dem': 'ausm ausn',
  'mit dem': 'mitm mitn',
  'mit der': 'mitter',
  'in der': 'inne',
  'auf der': 'auffe',
  'gibt es': 'gibts gits geits gibs gifft',
  'wenn es': 'wenns wanns',
  'braucht es': 'brauchts',
  'ist es': 'isses',
  'sind es': 'sinds sans',
  'hat es': 'hats hots hots',
  'geht es': 'gehts',
  'war es': 'wars',
  'kann es': 'kanns',
  'habe ich es': 'habichs',
  'hast du': 'haste hosch hast',
  'kannst du': 'kannste kannsch',
  'weißt du': 'weißte woisch',
  'was denn': 'wasn wosn',
  'wann denn': 'wannn',
  habe: 'hab hob heff hev han hann',
  haben: 'ham hom hebbt hebt hebben hend hen hänt händ hänn hei hamm',
  hat: 'hett hod hot hät het',
  ist: 'is isch ischt',
  sind: 'san sünd sen send sann sin',
  bin: 'bün',
  war: 'wor weer',
  gibt: 'git giv',
  kommen: 'kemma kumma kemman chömed',
  werden: 'wern werdn weren',
  wird: 'werd weard',
  worden: 'worn wordn',
  heuer: 'heia hüür',
  kommt: 'kimmt kummt chunt chunnt kunnt',
  steht: 'steiht schteht stoht',
  liegt: 'liggt ligt liit',
  zusammen: 'zamm zam zamma zäme tosamen tohopen tohoop',
  rausgekommen: 'rutkamen rutkomen',
  gewesen: 'west gwen gwä gsi gsin',
  gehabt: 'hatt ghabt ghet ghaa',
  muss: 'mutt muaß muass muas mues muess mueß',
  müssen: 'mööt miassn miassen müend',
  darf: 'dröff derf deaf dörf',
  dürfen: 'dörft dürfn derfa dörfed',
  kann: 'ko koo cha chan ka',
  soll: 'schall sull soi sött',
  machen: 'moken machn macha mache',
  tun: 'doon toan',
  bekommen: 'kreegen',
  bekommt: 'krigt kriagt kriggt krieagt',
  ich: 'i ick ik',
  wir: 'wi mia mr',
  es: 'et',
  das: 'dat dit',
  dies: 'düt dütt',
  uns: 'us ons ös üs',
  heißt: 'hoasst hoaßt hoißt hoisst heet heest heisst heissd',
  heißen: 'hoaßn hoassn heeten heten',
  gegen: 'gega gegn gegng gägen gegens',
  stehen: 'staht stengan stengen stehnd stönd stond',
  gehen: 'gaht gengan gengen gönd gond',
  gekriegt: 'kregen kriagt kreagt',
  gegangen: 'ganga gangen',
  hinterm: 'achtern hinnerm hintram',
  was: 'wat wos wa',
  wie: 'wia woans',
  warum: 'worüm warom',
  wann: 'wannehr wennehr wonn',
  wer: 'wea',
  nicht: 'nich net ned nit nöd nid nech',
  nichts: 'nix nixe nüscht nüt',
  kein: 'koa koan koin koi keen kei',
  keine: 'koane koine keene kaane',
  ein: 'oa oan een oin en',
  bloß: 'blots blot bloos',
  abgelaufen: 'afgelopen aflopen',
  eine: 'oane oine',
  mein: 'mei min mien',
  unser: 'unsa üser euse',
  unsere: 'unsre use unsane unsre üsi eusi unsri',
  unserem: 'unserm unsam üsem',
  unseren: 'unsern unsan',
  und: 'ond un',
  der: 'dr',
  mehr: 'meh mea',

  welche: 'wölle welle wölke wecke welli weli',
  welches: 'welchs wellts wöllts wölket wecket',
  welchem: 'wöllem wellem wölem welem',
  welchen: 'wölken wöllen wellen',
  welcher: 'wöller weller wölker',
  trocken: 'dröög dröge drüge',
  jüngste: 'jüngschte jengste jüngst',
  letzten: 'letztn letschten letschta',
  letzte: 'letscht letschte',
  kleinste: 'lüttste lüttst kleenste kloanste chlinschte kleinschte',
  größten: 'gröschta greeßtn gröttsten',
  größte: 'gröttste gröttst gröschte greeßte',
  letztes: 'letzts letschts',
  auch: 'aa ao ooch',
  auf: 'op uff uf up upp',
  aus: 'ut',
  bei: 'bi',
  von: 'vun vo',
  für: 'för fer',
  bis: 'bet bes',
  noch: 'no',
  schon: 'scho al schoa',
  heute: 'hüt hüüt heit heid',
  gestern: 'güstern gestan',
  etwas: 'ebbes epis öppis',
  jemand: 'ebba ebber öpper',
  wegen: 'zwengs wegam',
  dort: 'dor dort',
  viel: 'vui veel viu',
  viele: 'vuie veele vüi',
  wieder: 'wedder wieda',
  jetzt: 'jetz etz iatz jetza nu',
  einmal: 'amoi amol eenmal',
  darin: 'drin drinne',
  daran: 'dran',
  darauf: 'drauf',
}

/** Nouns of time and of every day, however large they are written. */
const NOUNS_BY_STANDARD: Readonly<Record<string, string>> = {
  Jahr: 'johr joahr',
  Woche: 'week wuch woch wuche',
  Monat: 'maand monet monad',
  Rechnung: 'reken rekning rechnig',
  Milch: 'melk mölk muich mili',
  Name: 'nama naam',
  Kuh: 'koh kua kuah',
  Kühe: 'keih köh kööh küah küa kiah',
}

const bySpoken = (byStandard: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(byStandard).flatMap(([standard, spoken]) =>
      spoken.split(' ').map((word): [string, string] => [word, standard]),
    ),
  )

/** By the spoken word in lower case. */
const SPOKEN = bySpoken(BY_STANDARD)
const SPOKEN_NOUNS = bySpoken(NOUNS_BY_STANDARD)

/** In these „ue“, „ae“ and „oe“ are two sounds. */
const TWO_SOUNDS = /[dntx]uell|^zue|soeb|michael|israel|poe[ts]|koeff|aero|duett|^soe/iu

/** With umlauts that were written out: „Guelle“, „faellig“; and with ß where a word of asking has one. */
const withUmlauts = (word: string): string =>
  (TWO_SOUNDS.test(word)
    ? word
    : word.replaceAll(/(?<![aeiouäöüyq])([aou])e/giu, (_, vowel: string) => UMLAUTS[vowel] ?? vowel)
  ).replace(/^(gr)(ö|o)ss/iu, '$1$2ß')

const UMLAUTS: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü', A: 'Ä', O: 'Ö', U: 'Ü' }
