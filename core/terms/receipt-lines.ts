import { readNumber } from '../shared/german/read-german.ts'
import { FERTILIZERS } from './fertilizers.ts'

/** What a line of a receipt is; only goods lie in a store. */
export type LineNature = 'goods' | 'service' | 'freight' | 'deposit' | 'fee' | 'discount'

/** What goods are, as far as the line says it. */
export type GoodsCategory = 'fertilizer' | 'plant_protection' | 'seed' | 'feed' | 'fuel' | 'medicine' | 'other'

/** What is behind these words says how, whither or for what, and names no other thing. */
const BEHIND =
  /\s(?:inkl|incl|einschl|inklusive|einschließlich|zzgl|zuzüglich|frei|franko|ab|für|mit|ohne|von|vom|aus|bei|laut|lt|gem|gemäß|zur|zum|zu|nach|per|je|pro|in|im|auf|an|am)(?=[\s.,])/iu

/** The last parts of words that are no goods, and words of their own; the first that fits. */
const NATURES: readonly (readonly [LineNature, string])[] = [
  [
    'discount',
    'rabatt|nachlass|preisnachlass|bonus|boni|skonto|rundung|rundungsdifferenz|rundungsausgleich|rückvergütung|anzahlung|abschlagszahlung|vorauszahlung|akonto|gutschriftsbetrag',
  ],
  [
    'deposit',
    'pfand|pfandbetrag|pfandgeld|pfandwert|leergut|leergutrückgabe|leergutrücknahme|leihgebinde|europalette|europaletten|euro-?palette|euro-?paletten|eur-?palette|eur-?paletten|tauschpalette|tauschpaletten|palettentausch|pfandpalette|pfandpaletten|pfandfass|pfandkiste|pfandkisten|pfandflasche|pfandflaschen|pfandcontainer|mehrwegpfand|leihpalette|leihpaletten',
  ],
  [
    'freight',
    'fracht\\p{L}+|fracht|frachten|frachtkosten|frachtanteil|frachtpauschale|frachtzuschlag|frachtsatz|transport|transporte|transportkosten|transportpauschale|lieferung|anlieferung|zustellung|liefergebühr|lieferkosten|lieferpauschale|versand|versandkosten|versandpauschale|porto|portokosten|verpackungskosten|speditionskosten|spedition|logistikkosten|logistikpauschale|anfahrt|anfahrten|anfahrtskosten|anfahrtspauschale|fahrtkosten|fahrkosten|fahrtkostenpauschale|maut|mautgebühr|mautkosten|mautzuschlag|mautpauschale|rollgeld|kilometergeld|abfuhr|anfuhr|zufuhr|postgebühr|zustellgebühr|entladung|entladekosten',
  ],
  [
    'fee',
    'gebühr|gebühren|pauschale|verbrauchsmaterial|kleinmaterial|fleischbeschau|fleischuntersuchung|klassifizierung|vorkosten|zuschlag|zuschläge|aufschlag|abgabe|umlage|beitrag|beiträge|mitgliedsbeitrag|jahresbeitrag|entgelt|entgelte|prämie|zinsen|verzugszinsen|sollzinsen|steuer|kosten|auslagen|provision|honorar|mahnkosten|grundpreis|versicherung|versicherungen|versicherungsprämie',
  ],
  [
    'service',
    'beratung|arbeit|arbeiten|lohnarbeit|lohnarbeiten|leistung|leistungen|dienstleistung|dienstleistungen|stunde|stunden|arbeitsstunden|arbeitszeit|fahrzeit|miete|pacht|wartung|reparatur|reparaturen|prüfung|überprüfung|untersuchung|untersuchungen|analyse|analysen|probenahme|ausbringung|einsatz|montage|inspektion|instandsetzung|drusch|mähdrusch|mähen|dreschen|pressen|häckseln|pflügen|grubbern|eggen|säen|drillen|spritzen|streuen|wickeln|schwaden|wenden|fahren|abfahren|ausbringen|kalken|mulchen|lohn|lohnspritzen|lohndrusch|lohnhäckseln|trocknung|reinigung|einlagerung|lagerung|beizung|lohnbeizung|aufbereitung|vermittlung|behandlung|besamung|klauenpflege|entsorgung|schulung|seminar|lizenz|abo|abonnement|wartungsvertrag|nutzung|internet|telefon|telefonie|mobilfunk|strom|stromlieferung|ökostrom|arbeitspreis|leistungspreis|netznutzung|messstellenbetrieb|wasserlieferung|trinkwasser|abwasser|schmutzwasser|besuch|hausbesuch|stallbesuch|hofbesuch|betriebsbesuch|weggeld|wegegeld|notdienst|notbesuch|geburtshilfe|kaiserschnitt|operation|kastration|enthornung|narkose|impfung|blutentnahme|ultraschall|injizieren|injektion|fangprämie|trächtigkeitsuntersuchung|bestandsbetreuung|buchführung|buchhaltung|jahresabschluss|lohnabrechnung|service|kundendienst|techniker|monteur|monteurstunde|monteurstunden',
  ],
]

/** Words that stand for what they are only by themselves: „Stromkabel“ ends otherwise, „Bodenabgabe“ is none. */
const ONLY_WHOLE = new Set(
  'bonus boni pfand lohn porto maut abo strom service steuer kosten pacht einsatz besuch lieferung wenden streuen fahren in'.split(
    ' ',
  ),
)

const EXPRESSIONS = NATURES.map(([nature, words]) => ({
  nature,
  expression: new RegExp(
    `(?<!\\p{L})(?:${words
      .split('|')
      .map((word) => (ONLY_WHOLE.has(word) && word !== 'pfand' ? word : `\\p{L}*-?${word}`))
      .join('|')})(?!\\p{L})`,
    'iu',
  ),
}))

/** Units in which nothing is measured that lies in a store. */
const UNITS_OF_SERVICES =
  /^(?:stunden?|std\.?|h|akh|minuten?|min\.?|tage?|monate?|jahre?|km|kwh|mwh|ha|pauschal|psch\.?|fuhren?|fahrten?|einsätze?)$/i

/** „Klotz kleben“, „Mais häckseln“: what ends in a verb is done and not delivered. */
const DOING = /\s(?!(?:ge|be|ver|ent|er|zer)\p{Ll}+en$)\p{Ll}{3,}(?:en|eln|ern)$/u

/** With the name of goods they say that these came, alone what it cost to bring them. */
const DELIVERED = /^(?:an)?lieferung$/i

/** Goods although a part of them is called so. */
const STILL_GOODS =
  /(?<!\p{L})(?:ersatzteil\p{L}*|\p{L}*(?:satz|set|kit|kabel|zähler|aggregat|behälter|karton|flasche|mittel|dose|kanister|gerät|palette|box|öl))(?!\p{L})/iu

/** What a line of a receipt is, by the words that name it and its unit. */
export function lineNature(article: string, unit: string): LineNature {
  const plain = article.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ').trim()
  const behind = BEHIND.exec(plain)
  const head = (behind && behind.index > 0 ? plain.slice(0, behind.index) : plain).trim()
  const isNamed = goodsCategory(plain) !== undefined
  const hits = EXPRESSIONS.flatMap(({ nature, expression }) => {
    const found = expression.exec(head)
    return found && !(isNamed && DELIVERED.test(found[0]))
      ? [{ nature, at: found.index, end: found.index + found[0].length }]
      : []
  })
  const [first] = hits.toSorted((one, other) => one.at - other.at)
  const isTime = UNITS_OF_SERVICES.test(unit.trim()) || (!isNamed && DOING.test(head))
  if (first === undefined) return isTime ? 'service' : 'goods'
  if (first.nature === 'deposit' || first.nature === 'discount') return first.nature
  // Where another word names the thing itself, this one only tells of it.
  const rest = `${head.slice(0, first.at)} ${head.slice(first.end)}`
  return STILL_GOODS.test(rest) && !isTime && first.at > 0 ? 'goods' : first.nature
}

const FERTILIZER_NAMES = FERTILIZERS.flatMap(({ name, words }) => [name.toLowerCase(), ...words])

/** The first that fits; a compound is what its last part is, but of feed its first part says so, too. */
const CATEGORIES: readonly (readonly [GoodsCategory, RegExp])[] = [
  [
    'medicine',
    /(?<!\p{L})(?:\p{L}*impfstoff\p{L}*|antibiotik\p{L}*|\p{L}*injektor(?:en)?|injektionslösung|inj\.|ad us\. ?vet|arzneimittel|tierarznei\p{L}*|entwurmung\p{L}*|\p{L}*wurmmittel)(?!\p{L})/iu,
  ],
  [
    'plant_protection',
    /(?<!\p{L})(?:\p{L}*(?:herbizid|fungizid|insektizid|molluskizid|rodentizid|wachstumsregler|spritzmittel|pflanzenschutzmittel|schneckenkorn|beizmittel|netzmittel|additiv)\p{Ll}?|glyphosat\p{L}*|roundup\p{L}*|chlortoluron|prosulfocarb|pendimethalin|metamitron|terbuthylazin|zul\.? ?-?nr\.?)(?!\p{L})|(?<!\d)0\d{5}-\d{2}(?!\d)/iu,
  ],
  [
    'seed',
    /(?<!\p{L})(?:\p{L}*saatgut|z-saat\p{L}*|saat(?:weizen|gerste|mais|roggen|raps|hafer|kartoffeln|erbsen|bohnen|mischung)|\p{L}*samen|\p{L}*(?:gras|zwischenfrucht|wiesen|weide|blüh|klee)mischung|\p{L}*nachsaat|pflanzkartoffeln?|pflanzgut|hybrid(?:raps|roggen|gerste|mais)|\p{L}*weidelgras|phacelia|ölrettich|gelbsenf)(?!\p{L})/iu,
  ],
  [
    'feed',
    /(?<!\p{L})(?:(?!futter(?:trog|wagen|tisch|mittelwagen))\p{L}*futter(?:mittel|kalk|hefe|harnstoff|zucker)?|mlf|\p{L}*schrot|milchaustauscher|k(?:ä|ae)lbermilch|mat|\p{L}*pellets?|leckeimer|leckmasse|\p{L}*leckstein\p{L}*|viehsalz|melasse|biertreber|treber|trester|\p{L}*schnitzel|\p{L}*kleie|\p{L}*kuchen|\p{L}*starter|heu|silage|\p{L}*silage|propylenglykol|mineralmischung|futterharnstoff)(?!\p{L})/iu,
  ],
  [
    'fertilizer',
    new RegExp(
      String.raw`(?<!\p{L})(?:\p{L}*(?:dünger|düngemittel|superphosphat|kalkstickstoff|kalk|kieserit|phosphat|kompost|gülle|gärreste?)|kali|kornkali|patentkali|npk|dap|map|tsp|ssa|ass|asl|ahl|schwefelsaures|ammonsulfat\p{L}*|ammoniumsulfat|ammoniumnitrat\p{L}*|bittersalz|entec|alzon|piagran|piamon|${FERTILIZER_NAMES.join('|')})(?!\p{L})`,
      'iu',
    ),
  ],
  [
    'fuel',
    /(?<!\p{L})(?:(?:agrar|bio|winter|sommer|premium)?-?diesel(?:kraftstoff)?|b7|kraftstoff|benzin|super e5|super e10|hvo ?\d*|heizöl(?: el)?|flüssiggas|propangas)(?!\p{L})/iu,
  ],
  [
    'other',
    /(?<!\p{L})(?:\p{L}*(?:folie|netz|garn|ersatzteile?|öl|fett|filter|schraube|reifen|batterie|draht|pfahl|handschuhe|adblue|werkzeug|stretch|ohrmarken?|stroh|einstreu|sägespäne|streuer|wagen|schlauch|keilriemen))(?!\p{L})/iu,
  ],
]

/** What kind of goods an article is; undefined where its name does not say it. */
export function goodsCategory(article: string): GoodsCategory | undefined {
  // What the article is for and with comes after what it is.
  const behind = BEHIND.exec(article)
  const head = behind && behind.index > 0 ? article.slice(0, behind.index) : article
  return CATEGORIES.find(([, words]) => words.test(head))?.[0]
}

const PACKS = String.raw`(?:säcke?n?|sackware|sack|bigbags?|big ?bags?|bb|kanister|kartons?|beutel|eimer|dosen?|flaschen?|ve|paletten?|gebinde|kisten?|fässer|fass|ibc|container|packung(?:en)?|pack|pck\.?|tüten?|rollen?|bund)`
const PACK_UNIT = new RegExp(`^${PACKS}$`, 'iu')
const PIECES = /^(?:stück|stk\.?|st\.?|ve|kolli)?$/i
const CONTENT = String.raw`(\d{1,5}(?:[.,]\d{1,3})?) ?(kg|g|t|dt|l|ml|ltr\.?|liter)`

/** Whether goods are counted in packs of which the unit does not say what is in them. */
export const isPack = (unit: string): boolean => PACK_UNIT.test(unit.trim())

/** What is in one pack, where the line says it: „Sack à 25 kg“, „25-kg-Sack“, „Kanister 20 l“, „BB 600 kg“. */
export function packContent(article: string, unit: string): { amount: number; unit: string } | undefined {
  const found = new Set<string>()
  const take = (match: RegExpExecArray | null) => match && found.add(`${readNumber(match[1]!)} ${match[2]!}`)
  take(new RegExp(String.raw`(?:à|á|a|je|zu|per)\s*${CONTENT}(?!\p{L})`, 'iu').exec(article))
  take(new RegExp(String.raw`(?<![\d.,])${CONTENT}[\s-]*${PACKS}(?!\p{L})`, 'iu').exec(article.replaceAll('-', ' ')))
  take(new RegExp(String.raw`(?<!\p{L})${PACKS}\s*${CONTENT}(?!\p{L})`, 'iu').exec(article))
  if (found.size === 0 && isPack(unit))
    take(new RegExp(String.raw`(?<![\d.,])${CONTENT}(?![\p{L}/])`, 'iu').exec(article))
  if (found.size !== 1 || !(isPack(unit) || PIECES.test(unit.trim()))) return undefined
  const [amount, name] = [...found][0]!.split(' ') as [string, string]
  return Number(amount) > 0 ? { amount: Number(amount), unit: /^l/i.test(name) ? 'l' : name } : undefined
}
