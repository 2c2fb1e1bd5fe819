// Verbs of asking and telling with the sentence frames that they open, in lower case and standard German. What they
// frame is the question; they say nothing of it.

import { ASKING_OF } from './asking-words.ts'

const LEAD =
  '(?:(?:du|ihr|also|so|na|ach|und|dann|nun|jetzt|bitte|mal|eben|hallo|hey|hi|moin|servus|bloß|gleich|kurz|schnell|mensch)[, ]+)*'
const WHOM = 'mir|uns|ihm|ihr|ihnen'
const PARTICLES =
  'doch|bitte|mal|einmal|bloß|schnell|kurz|eben|ruhig|jetzt|grad|gerade|gleich|fix|geschwind|rasch|flott|zügig|auch|halt|' +
  'just|nochmal|nochmals|vielleicht|zufällig|eventuell|freundlicherweise|netterweise|ganz|so|das|es|denn|ja|noch|schon|eigentlich'
const BETWEEN = `(?: (?:${WHOM}|${PARTICLES}))*`
const END = '(?=\\s*[?!.]*\\s*$)'
const ASKED = `(?=[,:]? (?:ob|${ASKING_OF})(?!\\p{L}))`
/** What may be asked for without a question word. */
const THING = "(?=[:,]? (?:der|die|das|den|dem|alle|unsere?n?|meine?n?|nur|ein|eine|einen|ne|'ne)(?!\\p{L}))"

/** Imperatives with the particles that may stand behind the question. */
const IMPERATIVES: readonly [verbs: string, particles: string][] = [
  ['sage?|sach|sagt|sagen sie', 'an|durch|bescheid'],
  ['zeige?|zeigt|zeigen sie', 'an|her'],
  ['gib|gebe?|gebt|geben sie', 'durch|raus|her|an|bescheid|auskunft'],
  ['nenne?|nennt|nennen sie|verrate?|erzähle?|erkläre?|verklickere?', ''],
  ['benenne?|benennen sie|beziffere?|beziffern sie|übermittele?|übermitteln sie|bestätige?|bestätigen sie', ''],
  ['lies|lese?|lest|lesen sie', 'vor|ab'],
  ['suche?|sucht|suchen sie|krame?|fische?', 'raus|heraus|zusammen'],
  ['finde?|findet|finden sie', 'raus|heraus'],
  [
    'gucke?|guckt|schaue?|schaut|schauen sie|sieh|sehen sie|checke?|prüfe?|kontrolliere?|recherchiere?',
    'nach|rein|rüber|drüber|ab',
  ],
  ['liste?|listet|listen sie|zähle?|zählen sie|führe?|führen sie|schlüsseln sie', 'auf'],
  ['legen sie|weisen sie', 'dar|vor|nach'],
  ['teilen sie', 'mit'],
  ['rufe?|blende?|spucke?|rücke?|drucke?|teile?|stelle?|fasse?', 'auf|ein|aus|raus|mit|zusammen'],
]
/** They command more than an answer, where nobody is to be told. */
const IMPERATIVES_FOR_SOMEBODY =
  'schreibe?|schreibt|schicke?|schickt|hole?|holt|bringe?|mache?|macht|erstelle?|gib|stelle?'

const INFINITIVES =
  'sagen|zeigen|nennen|geben|durchgeben|angeben|vorlesen|raussuchen|heraussuchen|suchen|nachsehen|nachschauen|nachgucken|gucken|' +
  'schauen|prüfen|nachprüfen|checken|rauskriegen|rausfinden|herausfinden|ausrechnen|aufschreiben|aufzählen|auflisten|mitteilen|' +
  'verraten|erzählen|erklären|schreiben|schicken|beantworten|ansagen|durchsagen|aufsagen|aufrufen|anzeigen|rausgeben|herausgeben|' +
  'bescheid (?:sagen|geben)|auskunft (?:geben|erteilen)|benennen|beziffern|übermitteln|bestätigen|darlegen|nachweisen|weiterhelfen|helfen|zusammenstellen|raussagen|ermitteln'
const MODALS =
  'kannst|könntest|könnt|könntet|würdest|würdet|magst|möchtest|willst|darfst|solltest|sollst|müsstest|musst|tätest|tust|tätst'
const MODAL = `(?:(?:du|ihr) )?(?:${MODALS})(?: (?:du|ihr))?|(?:könnten|würden|können|möchten) sie`

/** What is asked for by its name alone. */
const NUMBER_NOUN =
  '\\p{L}*(?:adresse|nummer|telefon|mail|anschrift|zahl|zahlen|wert|werte|menge|fläche|größe|liste|datum|termin|summe|betrag|preis|ertrag|erträge|höhe|bestand)(?!\\p{L})'
const WANTS =
  '(?:ich|wir) (?:hätte?n?|habe?|wüsste?n?|möchte?n?|wollte?n?|will|wollen|muss|müssen|müsste?n?|sollte?n?|soll|würde?n?|täte?n?|darf|brauche?|bräuchte?n?)'
const WISHES = `(?: (?:${PARTICLES}|gern|gerne|zu gern|zu|nur|erst|heute|dringend|lieber|wieder|genau|genauer))*`
const KNOWING =
  'wissen|gewusst|erfahren|fragen|gefragt|sehen|gesehen|nachfragen|nachgefragt|hören|herausfinden|rausfinden'

/** A number is often one that a partner has given: „Die Molkerei will die Kundennummer wissen“. */
const PARTNER =
  '(?:(?:der|die|unser|unsere) )?\\p{L}*(?:molkerei|meierei|handel|händler|genossenschaft|schlachthof|tierarzt|tierärztin|lohner|lohnunternehmer)(?!\\p{L})'
/** Who else wants to know: „Meine Frau will wissen, …“, „Der Prüfer fragt nach der Fläche …“ */
const SOMEBODY =
  `(?!${PARTNER})` +
  "(?:(?:der|die|unser|unsere|mein|meine|ein|eine|'n|ne) )?\\p{L}{3,}(?: (?:von|vom|aus) (?:der |dem )?\\p{L}+)?"
/** Those who may need a number. */
const OFFICIAL =
  '(?:(?:der|die|das|unser|unsere|mein|meine) )?\\p{L}*(?:berater|beraterin|prüfer|prüferin|kontrolleur|kontrolleurin|bank|amt|kammer|büro|buchhaltung|versicherung|chef|chefin|frau|mann|fahrer|notar|notarin)'
const HIS_WANTS = '(?:will|möchte|wollte|muss|müsste|braucht|bräuchte|hätte gern|verlangt)'
const SEEKING =
  '(?: (?:gern|gerne|jetzt|gerade|grad|mal|unbedingt|dringend|von mir|von uns|noch|auch|eben|schon wieder|wieder|mich|uns))*'

const ANSWERING =
  'auskunft|mitteilung|angabe|angaben|bekanntgabe|nennung|benennung|übermittlung|bestätigung|rückmeldung|information'

const imperatives = IMPERATIVES.flatMap(([verbs, particles]) =>
  particles === '' ? [] : `^${LEAD}(?:${verbs})${BETWEEN}(?=[ ,:])[,:]?(.+?),? (?:mal )?(?:${particles})${END}`,
)

const pattern = (source: string): RegExp => new RegExp(source, 'u')

/** Each leaves its first group, or what stands behind it; in the order in which they are tried. */
const FRAMES: readonly RegExp[] = [
  // „Lies mir mal … vor“, „Rechne mir … aus“
  ...imperatives.map(pattern),
  pattern(`^${LEAD}(?:rechne?|zähle?|addiere?)${BETWEEN}(?=[ ,:])[,:]?(.+?) (?:aus|vor|durch)${END}`),
  // „Rechne … zusammen“ asks for the total.
  pattern(`^${LEAD}(?:rechne?|zähle?|addiere?)${BETWEEN}(?= zusammen[,:]? )( zusammen),?`),
  pattern(`^${LEAD}(?:rechne?|zähle?|addiere?)${BETWEEN}(?=[ ,:])[,:]?(.+ zusammen)${END}`),
  pattern(
    `^${LEAD}(?:${IMPERATIVES.map(([verbs]) => verbs).join('|')})${BETWEEN}(?: (?:nach|rein|raus|an|durch|vor|her|bescheid|auf|mit|dar))?${ASKED}[,:]?`,
  ),
  pattern(
    `^${LEAD}(?:mache?|erstelle?|gib|schreibe?)(?: (?:${WHOM}))?${BETWEEN} (?:eine?|ne|'ne|die) (?:liste|übersicht|aufstellung|tabelle|zusammenstellung|auflistung)(?: (?:von|mit|über|zu))?(?= )`,
  ),
  pattern(
    `^${LEAD}(?:${IMPERATIVES_FOR_SOMEBODY}) (?:${WHOM})${BETWEEN}(?:${ASKED}|${THING})[,:]?(.+?)(?: (?:auf|raus|heraus|hin|zusammen|her|rüber))?${END}`,
  ),
  // „Bitte benennen Sie die Größe …“
  pattern(
    `^${LEAD}(?:benenne?|benennen sie|beziffere?|beziffern sie|übermittele?|übermitteln sie|bestätigen sie|geben sie)${BETWEEN}${THING}[,:]?`,
  ),
  // „Stellen Sie den Bedarf … gegenüber“ asks for both.
  pattern(
    `^${LEAD}(?:stelle?|stellen sie|vergleiche?|vergleichen sie)${BETWEEN}(?= )(.+?)(?: (?:gegenüber|einander gegenüber))${END}`,
  ),
  // „Wir bitten um Angabe der …“, „Um Mitteilung wird gebeten, …“
  pattern(
    `^${LEAD}(?:(?:ich|wir|hiermit|darum|daher|höflich|freundlich) )*(?:bitten?|ersuchen?|erbitten?|benötigen?)(?: (?:ich|wir|sie|hiermit|höflich|freundlichst|noch))* (?:um )?(?:(?:eine|die|kurze|kurzen|zeitnahe|schriftliche|ihre) )*(?:${ANSWERING})(?: darüber| dazu)?(?=[,:]? (?:der|des|von|zu|zum|zur|ob|bis|seit|ab|w\\p{L}+|die|das)(?!\\p{L}))[,:]?`,
  ),
  pattern(
    `^${LEAD}um (?:${ANSWERING})(?: darüber)? (?:wird|werden sie)(?: (?:höflich|freundlich|hiermit))* (?:gebeten|ersucht)${ASKED}[,:]?`,
  ),
  pattern(
    `^${LEAD}(?:es ist |es wird |bitte )?(?:mitzuteilen|anzugeben|anzuzeigen|darzulegen|nachzuweisen|gefragt|erfragt)(?: ist)?${ASKED}[,:]?`,
  ),
  pattern(`^${LEAD}ist (?:ihnen|dir|euch) bekannt${ASKED}[,:]?`),
  // „Kannst du mir mal … raussuchen“, „Würdest du mir sagen, …“
  pattern(`^${LEAD}(?:${MODAL})${BETWEEN} (?:${INFINITIVES})${ASKED}[,:]?`),
  pattern(`^${LEAD}(?:${MODAL})${BETWEEN}(?= )(.+?) (?:${INFINITIVES})${END}`),
  pattern(
    `^${LEAD}(?:ich (?:wollte?|will|möchte|würde) (?:nur |mal |gern |gerne )*(?:fragen|wissen),? )?ob (?:du|ihr|sie)${BETWEEN} (?:${INFINITIVES}) (?:kannst|könntest|könnt|können|könnten|magst)${ASKED}[,:]?`,
  ),
  pattern(
    `^${LEAD}(?:wärst|wärest|bist|sei|wäre?t)(?: du| ihr)? so (?:gut|lieb|nett|freundlich)(?: und)?(?: (?:sagst|sag|zeigst|zeig|gibst|gib|nennst|nenn|suchst|schaust|guckst|verrätst|verrat|liest)${BETWEEN})?(?: (?:nach|raus|vor))?[,:]? `,
  ),
  pattern(
    `^${LEAD}(?:tu|tue|tust|tätst|tätest)(?: du)?(?: (?:${WHOM}))?(?: mal)? (?:den|einen) gefallen(?: und)?(?: (?:sag|sage|sagst|zeig|zeigst|gib|gibst|nenn|nennst)${BETWEEN})?[,:]? `,
  ),
  // „Ich wüsste gern, …“, „Ich hätt gern gewusst, …“, „Ich müsste mal eben wissen, …“
  pattern(`^${LEAD}${WANTS}${WISHES}(?: (?:${KNOWING}))${ASKED}[,:]?`),
  pattern(`^${LEAD}(?:wollte?|will|möchte?|muss|müsste?)${WISHES}(?: (?:${KNOWING}))${ASKED}[,:]?`),
  pattern(
    `^${LEAD}(?:\\p{L}{4,} )?(?:wollte?|will|möchte?|muss|müsste?|würde?|hätte?) (?:ich|wir)${WISHES}(?: (?:${KNOWING}))${ASKED}[,:]?`,
  ),
  pattern(`^${LEAD}(?:ist|wär|wäre)(?: (?:dir|euch|uns|${PARTICLES}))* bekannt${ASKED}[,:]?`),
  pattern(`^${LEAD}was (?:mich|uns) (?:(?:${PARTICLES}) )*interessier(?:t|en würde|te)(?: ist| wäre)?[,:]? `),
  pattern(`^${LEAD}${WANTS}${WISHES}(?: von dir)?(?: (?:${KNOWING}))[,:]? `),
  pattern(`^${LEAD}(?:ich|wir) wüsste?n?${WISHES}${ASKED}[,:]?`),
  // „Für den Antrag brauch ich die Fläche vom …“
  pattern(
    `^${LEAD}(?:für|zwecks|wegen|zu|zum|zur) (?:\\p{L}+ )?\\p{L}{4,} (?:brauche?|bräuchte?|brauchen|bräuchten|benötige|benötigen) (?:ich|wir)${BETWEEN} (?=(?:die|das|den) ${NUMBER_NOUN})`,
  ),
  pattern(
    `^${LEAD}(?:ich|wir) (?:wüsste?n?|hätte?n?|bräuchte?n?|brauche?n?) (?:(?:${PARTICLES}|gern|gerne|dringend) )*(?=(?:die|den|das|eine) ${NUMBER_NOUN})`,
  ),
  pattern(`^${LEAD}(?:mich|uns) (?:würde?|tät|täte|tut|hätte?)${WISHES} interessier(?:en|t)(?:[,:] | )`),
  pattern(`^${LEAD}(?:${SOMEBODY}) ${HIS_WANTS}${SEEKING}(?: (?:wissen|hören))${ASKED}[,:]?`),
  pattern(`^${LEAD}(?:${SOMEBODY}) (?:fragt|fragte|(?:hat|hätte)(?=.* gefragt))${SEEKING}(?: gefragt)?${ASKED}[,:]?`),
  pattern(
    `^${LEAD}(?:${SOMEBODY}) ${HIS_WANTS}${SEEKING} (?=(?:die|das|den|unsere?n?|meine?n?|alle) )(.+) (?:wissen|haben|sehen|hören)${END}`,
  ),
  pattern(
    `^${LEAD}(?:${OFFICIAL}) (?:braucht|bräuchte|verlangt|fordert|will|hätte gern)${SEEKING} (?=(?:die|das|den|unsere?n?|meine?n?|alle) )`,
  ),
  pattern(
    `^${LEAD}(?:${SOMEBODY}) (?:(?:fragt|fragte|erkundigt sich)${SEEKING}|(?:hat|hat sich)${SEEKING}(?: gefragt| erkundigt)) nach (?=(?:dem|der|den|unsere[rnm]|meine[rnm]) )`,
  ),
  pattern(
    `^${LEAD}was (?:ich|wir) (?:noch |mal |gern |gerne |eigentlich |schon immer )*(?:wissen|fragen) (?:will|wollte?n?|möchte|muss|wollen)(?: ist)?[,:]? `,
  ),
  pattern(`^${LEAD}(?:es wäre|wäre?|wär) (?:gut|schön|nett|toll|super|interessant|hilfreich)(?: zu wissen)?,? `),
  pattern(
    `^${LEAD}(?:hast|habt|hätte?st)(?: du| ihr)?${BETWEEN} (?:im kopf|parat|zur hand|griffbereit|auf dem schirm|auf dem zettel)[,:]? `,
  ),
  pattern(`^${LEAD}(?:weißt|wisst|kennst|erinnerst)(?: du| ihr)(?: dich)?${BETWEEN}${ASKED}[,:]?`),
]

/** A question without the verb that only frames it: „Lies mir mal die Adresse vor“ is „die Adresse“. In lower case. */
export function withoutAskingFrame(text: string): string {
  for (const frame of FRAMES) {
    const found = frame.exec(text)
    if (!found) continue
    const rest = found[1] === undefined ? text.slice(found[0].length) : found[1] + text.slice(found[0].length)
    const tidy = rest.replace(/^[\s,:;.-]+/u, '').trim()
    if (/\p{L}{2}/u.test(tidy)) return tidy
  }
  return text
}
