// Sentences that tell something and ask nothing: what the one who asks does, and what goes on around. In lower case and
// standard German.

import { ASKING_OR_WHETHER } from './asking-words.ts'

/** Of oneself; some of them begin a sentence without „ich“ („Sitze gerade …“). */
const SPEAKER_VERBS =
  'bin|hab|habe|hatte|hatten|haben|steh|stehe|stehen|sitz|sitze|sitzen|sind|muss|müssen|komm|komme|kommen|will|wollen|find|finde|hock|hocke|hocken|fahr|fahre|fahren|lieg|liege|kann|könnte|brauch|brauche|brauchen|schreib|schreibe|mach|mache|weiß|krieg|kriege|geh|gehe|ruf|rufe|telefonier|telefoniere|arbeite|guck|gucke|schau|schaue|les|lese|füll|fülle|bereite|plan|plane'
const ADVERBS =
  'also|so|na|naja|hallo|hey|hi|du|und|aber|anscheinend|jetzt|grad|gerade|leider|irgendwie|heute|morgen|gleich|eigentlich|nun|eben|momentan|hier|da|moin|servus|tja|ach|scheinbar|offenbar|vielleicht'
/** „Ich tanke …“, „wir gleichen … ab“: any verb, but those that wish or say what is meant. */
const ANY_VERB =
  '(?!(?:hätte|möchte|würde|wüsste|wollte|bräuchte|meine?|suche|rede|spreche|benötige|keine?|eine?|unsere?|diese|alle)n?(?!\\p{L}))\\p{L}{2,}(?:e|en|ern|eln)'
const SELF = new RegExp(
  `^(?:(?:${ADVERBS}) )*(?:ich|wir)(?: als \\p{L}+)? (?:${SPEAKER_VERBS}|frage?|fragen|${ANY_VERB})(?!\\p{L})|` +
    `^(?:(?:${ADVERBS}) )+(?:${SPEAKER_VERBS}) (?:ich|wir|ichs)(?!\\p{L})|` +
    `^(?:(?:${ADVERBS}) )*(?:bin|steh|stehe|sitz|sitze|muss|komm|komme|hock|hocke|find|finde|brauch|brauche|sind)(?= (?:gerade|grad|eben|jetzt|hier|da|am|im|beim|auf|an|in|vor|bei|schon|noch|draußen|mal|leider|das|es)(?!\\p{L}))|` +
    '^(?:ich|wir) hätten? .*(?:abzugeben|übrig|zu verkaufen|anzubieten|im angebot)$|' +
    '^(?:hab|habe) (?:die|den|das|mein|meine|meinen|es|leider|gerade|grad|jetzt)(?!\\p{L})',
  'u',
)

const SUBJECT =
  "(?:(?:und|also|weil|denn) )?(?:(?:der|die|das|mein|meine|unser|unsere|ein|eine|'n|ne|so ein|dieser|diese|jemand von der|jemand vom|einer von der|einer vom) )?(?:\\p{L}+ )?\\p{L}{3,}"
const SCENE_VERBS =
  'will|wollen|möchte|möchten|wollte|braucht|brauchen|fragt|fragen|sagt|sagen|meint|meinen|behauptet|ruft|kommt|kommen|steht|sitzt|wartet|warten|liegt|streikt|spinnt|schimpft|drängelt|drängt|nervt|schaut|guckt|hockt|zickt|lahmt|hustet|hinkt|frisst|säuft|piept|brüllt|zweifelt|glaubt|bezweifelt'
const STATES_OF_SCENE =
  '(?:ist|sind) (?:(?:gerade|grad|jetzt|schon|wieder|heute|gleich|morgen) )*(?:da|hier|krank|kaputt|leer|defekt|weg|dran|am apparat|am telefon|auf dem hof|im anmarsch|unterwegs|neugierig|hinüber)|' +
  'geht (?:gerade |grad |wieder )*nicht(?: mehr)?|hat (?:(?:gerade|grad|eben|schon|wieder|mich|uns|danach|angerufen|gefragt|durchfall|fieber|husten|schmerzen|es eilig) ?)+'
const SCENE = new RegExp(
  `^${SUBJECT} (?:(?:${SCENE_VERBS})(?!\\p{L})|(?:${STATES_OF_SCENE})\\s*(?:und (?:ich|wir|der|die|das|es) .*)?$)`,
  'u',
)

/** Forms of the commonest verbs that stand behind their subject or a word of asking. */
export const FINITE =
  'ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|hatte|hatten|bin|habe|hab|kann|können|könnte|muss|müssen|soll|sollen|sollte|will|wollen|wollte|darf|dürfen|mag|möchte|möchten|' +
  'kommt|kommen|kam|kamen|steht|stehen|stand|standen|geht|gehen|ging|gingen|liegt|liegen|lag|lagen|sitzt|sitzen|saß|macht|machen|sagt|sagen|sagte|meint|meinen|meinte|fragt|fragen|fragte|glaubt|glauben|behauptet|denkt|denken|dachte|weiß|wissen|braucht|brauchen|sucht|suchen|schreibt|schreiben|schrieb|ruft|rufen|rief|wartet|warten|läuft|laufen|lief|bleibt|bleiben|fährt|fahren|fuhr|gibt|gab|stimmt|passt|reicht|fehlt|fehlen|heißt|spielt|arbeitet|telefoniert|rechnet|rechnen|plant|planen|füllt|füllen|sortiert|sortieren|prüft|prüfen|streitet|streiten|wundert|wundern|ärgert|freut|bekommt|kriegt|kriegen|bekam|nimmt|nehmen|hält|halten|verliert|verlor|findet|finden|fand|fällt|regnet|dauert|sieht|sehen|sah|schaut|hört|interessiert|vergisst|bespricht|besprechen|diskutieren'
/** A subject of up to four words, then the verb. */
const TELLS = new RegExp(
  `^(?:(?!(?:${ASKING_OR_WHETHER}|${FINITE}|dass)(?!\\p{L}))[\\p{L}'’-]+,? ){1,5}(?:${FINITE})(?!\\p{L})`,
  'u',
)
/** „Sitze an der Steuer“ */
const TELLS_OF_SELF =
  /^(?:bin|sitze?|stehe?|hocke?|liege|hab|habe|komme|fahre|arbeite|telefoniere|bereite|plane|warte|brauche?|kriege?) (?!(?:ich|wir|du|er|sie|es|man|ihr|mir)(?!\p{L}))/u
/** „Ich find den Zettel nicht“ */
const NOT_FOUND =
  /^(?:(?:ich|wir|und|aber|leider|jetzt|grad|gerade) )*(?:find|finde|findet|finden|seh|sehe|hab|habe|haben) (?:(?:leider|grad|gerade|jetzt|auch) )*(?:(?:den|die|das|meinen?|unseren?|mein|unser|meine|unsere|keinen?) )?(?:\p{L}+ ){0,3}(?:nicht|nirgends|nirgendwo)(?: (?:mehr|wieder|da|dabei|hier|gefunden|zur hand|im kopf))*$/u

/** What the one who asks does, of which no row tells. */
export const VERB_OF_SPEAKER = new RegExp(
  `^(?:(?:${ADVERBS}) )*(?:ich|wir)(?: als \\p{L}+)? ${ANY_VERB}(?!\\p{L})`,
  'u',
)

/** „Der Prüfer blättert im Ordner und fragt“ */
const REPORTED =
  /^.{8,60} (?:und|,) (?:fragt|fragte|fragen|sagt|meint|will|möchte|überlegt|rechnet)(?: (?:es|das|sich|mich|uns|gerade|wissen|nach|mit))*$/u

/** True of a sentence that tells of the one who asks, by what it says. */
export const tellsOfSelf = (clause: string): boolean =>
  SELF.test(clause) || TELLS_OF_SELF.test(clause) || NOT_FOUND.test(clause)

export const isNotFound = (clause: string): boolean => NOT_FOUND.test(clause)

/** True of a sentence that tells something: a subject, then its verb. */
export const isStatement = (clause: string): boolean =>
  tellsOfSelf(clause) || SCENE.test(clause) || TELLS.test(clause) || REPORTED.test(clause)

/** The verbs of such sentences, which rows may have a meaning of their own for. */
export const VERB_OF_STATEMENT = new RegExp(`(?<!\\p{L})(?:${SPEAKER_VERBS}|${SCENE_VERBS}|${FINITE})(?!\\p{L})`, 'gu')

/** Where somebody is who asks is no place that is asked of: „Ich steh im Stall“. */
export const PLACE_OF_SPEAKER =
  /(?<!\p{L})(?:im|am|beim|vorm|hinterm|aus dem|in der|in die|in den|in meiner|an der|an den|auf dem|auf der|vor der|vor dem|bei der) (?:stall|büro|küche|halle|hof|scheune|melkstand|werkstatt|feld|acker|weide|wiese|schlepper|trecker|traktor|auto|bus|bahn|garten|haus|tür|straße|stadt|landhandel|markt|messe|telefon|schreibtisch|computer|rechner|tisch|bett|sofa|steuer|abrechnung|buchhaltung)(?! \d)(?!\p{L})/gu
