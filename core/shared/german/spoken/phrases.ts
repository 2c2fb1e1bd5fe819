const inside = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'giu')

const SIZES = 'groot|grot|groß|oft|hoch|hooch|old|oolt|lang|swoor|swor|düür|wiet|breet|deep|laat'

/** „Wo veel“, „wia vui“, „wie vill“; also „wieviel“ before an apostrophe. */
const HOW_MUCH = [
  'wo\\s?(?:veel|vui|vill?|viel|völl?|vööl|vääl|väl)',
  'wie?\\s?(?:veel|vui|völl?|vööl|vell|vill?|viehl|vihl|viu|vü)',
  'wi\\s?viel',
  'wie?\\s?fiel',
  'wieviel',
  'wia\\s?(?:vui|vu|vü|viel|vill)',
  'wüvü',
].join('|')

/** What several words or an apostrophe say, and how it is said in standard German. */
export const PHRASES: readonly [RegExp, string][] = [
  // „die 2024er Gerste“
  [/(?<!\d)((?:19|20)\d\d)er(?!\p{L})/gu, '$1'],
  [inside(HOW_MUCH), 'wie viel'],
  [inside('wieviele[nr]?|wieviela|wia\\s?vui?e|woveele|wi\\s?viele|wie\\s?vili'), 'wie viele'],
  // Low German asks „wo“ for how much.
  [inside(`wo(?= (?:${SIZES})(?!\\p{L}))`), 'wie'],
  // „Wenn isch d Weize gsäit worde?“
  [
    /^wenn (?=(?:isch|is|ist|het|hät|hot|hod|hei|händ|hend|hamma|hämmer|hammer|hesch|host|chunnt|kimmt|git|mues|muess|cha|goht|gaht|san|sind|sin|war|wor|woar|wird|hom|ham|hob|han|hani)(?!\p{L}))/giu,
    'wann ',
  ],
  [inside("an'?n (meisten|gröttsten|lüttsten|öllsten|swoorsten)"), 'am $1'],
  [inside('w[ao]t för(?: een| en|n)?|wos fia(?: a| oa)?|was fir(?: a)?|was für a'), 'was für'],
  [
    inside(
      'ham\\s?(?:wa|ma|wer)|haw\\s?(?:wa|mer)|hamer|hamwr|hommer|ham mer|hamm?a|hemm?er|hämmer|hemmr|hom\\s?ma|hebbt\\s?wi|(?:hend|hemm?|hebt|hänt|händ|hend|ham|hom|han|hun|hawwe|hom) (?:mir|mia|mr|mer)|hend\\s?mr|händ\\s?mer',
    ),
    'haben wir',
  ],
  // „Hammer noch Heu?“ is no tool, which would have an article before it.
  [/^hammer(?=\s+\p{L}+)(?!\s+(?:und|oder|für|mit)(?!\p{L}))/giu, 'haben wir'],
  [
    /(?<=\p{L}\s+)(?<!(?<!\p{L})(?:de[rnms]|ein|eine[nmr]|kein|keinen|unser|unseren|mein|meinen|dein|welcher|welchen|jeder|viele|zwei|drei|neue[nr]|alte[nr]|große[nr]|kleine[nr]|schwere[nr]|kostet?|liegt|und|oder|mit|ohne)\s+)hammer(?!\p{L})/gu,
    'haben wir',
  ],
  [inside('sim?ma|semmer|simmer|sam?ma|sünd wi|(?:sind|sin|sinn|san|sen|send) (?:mer|mr|ma|mia)'), 'sind wir'],
  [inside('miass?\\s?ma|miaß\\s?ma|miasma|müss?mer|müemer|möss?mer|mia?s?smer'), 'müssen wir'],
  [inside('kemm?a?ma|kimm?a?ma|chömmer|künnemer|kinnmer'), 'können wir'],
  [inside('deafma|derfma|dörfmer|törfmer'), 'dürfen wir'],
  [inside('kriang?ma|griagn?ma|kriegmer|griegmer|kriemer'), 'bekommen wir'],
  [inside('brauchma|bruuchmer|brauchmer'), 'brauchen wir'],
  [inside('weammer|wemmer|woimma|woima'), 'wollen wir'],
  // „die letzten Mal“, „as letzte Moi“, „s letscht Mal“
  [
    inside('(?:as|s|es|et|dat) (?=(?:letz|läätz|letsch|erst|ersch|näch|nägs|nöch|verg)\\p{L}+ (?:m[aoå]h?[li]|mool))'),
    'das ',
  ],
  // „so a Bulle“, „was für a“, „is des a Kua“; not „Schlag A“ or „Weide a“.
  [
    /(?<=(?<!\p{L})(?:so|is|isch|ist|hat|hot|hod|hots|no|noch|wia|wie|mit|von|vo|vom|für|fia|auf|uff|bei|gibt|gits|geits|als|des|dös|hab|hob|han|mir|i|braucht|kost|koscht|kostet|wiegt) )a(?= \p{L}{3,})/gu,
    'ein',
  ],
  // „des Zeich“
  [
    /(?<=(?<!\p{L})(?:des|das|dös|dees|dat|s|det) )(?:zeich|zeuch|züügs?|zeugs|tüüch|tüüg|glump|graffl)(?!\p{L})/giu,
    'Zeug',
  ],
  // „Wann tragst des ei?“ is no egg.
  [
    /(?<!(?<!\p{L})(?:ein|das|des|dös|s|kein|koa|koi|je|pro|per|jedes|a|viel|ganzes|frisches|braunes|weißes) )(?<=\p{L} )eii?(?=\s*[?!.]*$)/gu,
    'ein',
  ],
  // „Welles Viech“ is one animal, „'s Viech“ all of them.
  [/(?<=(?<!\p{L})(?:wel\p{L}+|wöl\p{L}+|jed\p{L}+|je|pro|kein|koi|koa) )viech(?!\p{L})/giu, 'Tier'],
  // „Was koscht es Kraftfudder?“, „Wann is es Kälbche gebore?“
  [
    /(?<=(?<!\p{L})(?:kos(?:ch)?[td]|hot|hod|hodd|isch|laaft|leit|schdeht|schteht|kummt|kimmt|werd|wärd|wu|fer|uff|hawwe|hammer|hat'?|is) )(?:es|s)(?= \p{Lu}\p{Ll}{2})/gu,
    'das',
  ],
  // „en d'Iglus“, „g'macht“
  [/(?<!\p{L})en d'(?=\p{L})/giu, 'in die '],
  [/(?<!\p{L})([gb])'(?=\p{Ll})/giu, '$1'],
  // „Woran scheiterts?“
  [
    /(?<=(?<!\p{L})(?:wo\p{L}*|wann|wie|was|warum|wieso|weshalb|wer|wia|wos|wat|wenn) )(?!nichts|rechts|links|jetzts|bereits|stets|abseits)(\p{L}{3,}t)s(?!\p{L})/gu,
    '$1 es',
  ],
  // „off de Wiese“, not „off“ of what is open
  [inside('off(?= (?:de[nmrs]?|d[nr]|hinter\\p{L}*|unse?r\\p{L}*|welch\\p{L}*)(?!\\p{L}))'), 'auf'],
  [inside('im (?:ganza?|ganze|gsamte|janze)(?! \\p{L}+e?s? ?(?:jahr|johr|stall|dorf|kreis))'), 'im ganzen'],
  [/(?<=(?:heet|heißt|heest|hoaßt|hoast|hoißt|is|isch|steiht|wohnt) )(?:de|dei)(?=\s*[?!.]*$)/giu, 'der'],
  // „De Köh“, but not „De Vries“
  [/^De(?= (?!Vries|Boer|Haan|Jong|Groot|Buhr|Witt)\p{Lu}\p{Ll})/gu, 'Die'],
  // „al all Kalver“, „all de Reken“
  [/(?<=(?<!\p{L})al )all(?= \p{L})/giu, 'alle'],
  [/(?<!\p{L})all(?= (?:de|uns|mien|düsse|disse)(?!\p{L}))/giu, 'alle'],
  // Low German, Bavarian, Swiss
  [/(?<![\p{L}\d])(?:de|d|dia)(?=\s+(?:\p{L}|\d+\s+\p{L}))/gu, 'die'],
  // In the south „ge“ is not heard before b, d, k, p, t and z: „baut worde“, „düngt worn“.
  [
    /(?<!\p{L})(?!b[^aioulräöü]|durch|\p{L}*iert)([bpdtkz]\p{L}{2,}t) (?=(?:worden|worde|wordn|wordde|worn|wore|worrn)(?!\p{L}))/giu,
    'ge$1 ',
  ],
  // „für's“, „uff's“
  [/(?<=(?<!\p{L})(?:für|fer|fir|auf|uff|an|in|um|durch|dorch|unter|über|vor|hinter))'s(?!\p{L})/giu, ' das'],
  // „gibt's“, „hab's“
  [/(?<=\p{L}{2})'s(?!\p{L})/giu, ' es'],
  [/(?<!\p{L})'s(?!\p{L})/giu, 'das'],
  [/(?<!\p{L})'?n(?:en|em|er|e)(?!\p{L})/giu, 'eine'],
  // „Hat er n Termin?“, but not the nitrogen of „wie viel n“
  [
    /(?<=(?<!\p{L})(?:hat|hatte|habe?|haben|gibt|gab|ist|is|war|noch|brauche?|brauchen) )n(?= (?!gehalt|gabe|bedarf|düng|saldo|bilanz|pro |je )\p{L}{3,})/gu,
    'ein',
  ],
  [
    /(?<=\p{L}{2} )(?<!(?:viel|wenig|mehr|kg|kilo|reiner) )n(?= \p{Lu}\p{Ll})(?! (?:Gehalt|Gabe|Bedarf|Düng|Saldo|Bilanz))/gu,
    'ein',
  ],
  // As it is shortened
  [/(?<!\p{L})mind\.?(?=\s+\d)/giu, 'mindestens'],
  [/(?<!\p{L})durchschn\.?(?!\p{L})/giu, 'durchschnittlich'],
  [/(?<!\p{L})wg\.?(?=\s+\p{L})/giu, 'wegen'],
  [/(?<!\p{L})lt\.?(?=\s+\p{L})/giu, 'laut'],
  [/(?<!\p{L})stc?k\.?(?!\p{L})/giu, 'Stück'],
  [/(?<!\p{L})stdn?\.?(?!\p{L})/giu, 'Stunden'],
  [/(?<!\p{L})bzw\.?(?!\p{L})/giu, 'oder'],
  // „und“
  [/(?<=\p{L}\s)u\.?(?=\s\p{L})/gu, 'und'],
  [
    /(?<=(?<!\p{L})(?:aus|auf|uff|mit|von|vun|nach|seit|hinter|hinner|unter|unner|vor|über|iwwer))'m(?!\p{L})/giu,
    ' dem',
  ],
  // „in't Silo“, „op'n Acker“, „in'n Ganzen“
  [/(?<=(?<!\p{L})(?:in|an|op|up|up|för|bi|achter|ünner|över))'t(?!\p{L})/giu, ' das'],
  [/(?<!\p{L})in'n(?!\p{L})/giu, 'im'],
  [/(?<!\p{L})(?:achter|achtern)'n(?!\p{L})/giu, 'hinter dem'],
  [/(?<!\p{L})(?:ünner)'n(?!\p{L})/giu, 'unter dem'],
  [/(?<!\p{L})an'n(?!\p{L})/giu, 'am'],
  [/(?<!\p{L})to'n(?!\p{L})/giu, 'zum'],
  [/(?<!\p{L})to'r(?!\p{L})/giu, 'zur'],
  [/(?<!\p{L})(?:vun|von)'n(?!\p{L})/giu, 'vom'],
  [/(?<!\p{L})bi'n(?!\p{L})/giu, 'beim'],
  [/(?<=(?<!\p{L})(?:op|up|för|mit))'n(?!\p{L})/giu, ' den'],
  [/(?<=\p{L}{2})'n(?!\p{L})/giu, ' denn'],
  [/(?<=\p{L}{2})'(?:m|ne|nem|nen|ner|r)(?!\p{L})/giu, ' ein'],
  [/(?<!\p{L})[dz]'(?=\p{L})/giu, ''],
]

const COUNTED =
  'kuh|kalb|rind|bulle|ochse|schwein|schaf|ziege|huhn|henne|gans|ente|tier|kühe|milchkühe|mutterkühe|kälber|rinder|färsen|bullen|ochsen|jungtiere|tiere|schweine|sauen|säue|ferkel|eber|schafe|lämmer|ziegen|zicklein|pferde|fohlen|hühner|hennen|gänse|enten|puten|küken|herden|felder|schläge|äcker|wiesen|weiden|flächen|ställe|rechnungen|briefe|verträge|bescheide|maschinen|schlepper|tage|wochen|monate|jahre|leute|termine|aufgaben'

/** Speech does not tell „wie viel“ from „wie viele“: of what is counted it is the latter. */
export const COUNTS: readonly [RegExp, string] = [
  new RegExp(
    `(?<!\\p{L})(wie viel)(?=\\s+(?:\\p{L}+e[nr]?\\s+)?(?:milch|mutter|jung|mast|zucht|lege)?(?:${COUNTED})(?!\\p{L}))`,
    'giu',
  ),
  '$1e',
]
