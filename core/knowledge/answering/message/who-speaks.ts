// Who has said what is asked, and what an office writes around it: „…, sagt meine Frau – …“, „Wir bitten um
// Mitteilung: …“. In lower case and standard German.

import { ASKING } from '../../../shared/german/asking-words.ts'
import { ARTICLE, OFFICE, tidy, whole } from '../../../shared/german/said-beside.ts'

/** Of somebody else, before or behind what he says. */
const REPORTS =
  'sagt|sagte|meint|meinte|fragt|fragte|ruft|rief|brummt|brummte|murmelt|klagt|stöhnt|schimpft|erzählt|erzählte|behauptet|' +
  'überlegt|grübelt|rätselt|denkt|glaubt|wundert sich|erkundigt sich|erkundigte sich|will wissen|wollte wissen|möchte wissen'
const NOW =
  'es|das|dies|mich|uns|mir|gerade|grad|eben|jetzt|gleich|heute|noch|auch|immer|schon|wieder|nochmal|vorher|vorab|vorhin|nachher|kurz|' +
  'mal|unbedingt|endlich|sofort|selbst|telefonisch|schriftlich|persönlich|dauernd|ständig|dringend|gern|gerne|genau|besorgt|neugierig'
/** Where people of a farm stand and talk; no field is called so. */
const PLACE =
  '(?:am|an der|an|auf dem|auf der|aus dem|aus der|beim|bei der|im|in der|ins|über den|durch das|durchs|per|vor der|neben mir|neben uns|von der|vom|zum|hinterm|hinter dem) ' +
  '(?:telefon|apparat|hörer|leitung|zaun|tor|tür|fenster|handy|whatsapp|mail|sms|zuruf|büro|küche|küchentisch|frühstück|frühstückstisch|mittagessen|abendessen|kaffee|tisch|werkstatt|hof|halle|flur|stalltür|stallgasse|schreibtisch|auto|sofa|versammlung|stammtisch)'
const WHERE = `(?: (?:${PLACE}|neben mir|neben uns|draußen|drinnen|nebenan))?`
const FROM = `(?: (?:von|vom|von der|aus dem|aus der|der|des|beim|bei der|bei) (?:${OFFICE}|(?:\\p{L}*(?:molkerei|landhandel|viehhandel|genossenschaft|gemeinde|verein|kirche|feuerwehr))|nebenan|gegenüber))?`
const SOMEBODY = `(?!(?:ich|wir|du|ihr|man|sie|${ASKING})(?!\\p{L}))(?:${ARTICLE} )?(?:\\p{L}+ )?\\p{L}{2,}${FROM}`

/** Behind what somebody says, and no beginning: „Schreibt das Amt, bis wann …?“ asks. */
const SAYS_WHO = whole(`(?:so |da |und )?(?:${REPORTS})(?: (?:${NOW}))* ${SOMEBODY}(?: (?:${NOW}))*${WHERE}`)

/** „…, will der Nachbar wissen“ */
const WANTS_TO_KNOW = whole(
  `(?:so |das |es )?(?:will|wollte|möchte)(?: (?:${NOW}))* ${SOMEBODY}(?: (?:${NOW}))*${WHERE} (?:wissen|hören|erfahren|haben)`,
)

const ANSWERING =
  '(?:auskunft|auskünfte|mitteilung|angabe|angaben|beantwortung|rückmeldung|stellungnahme|antwort|bestätigung|information|nachricht|klärung)'
const HOW =
  '(?:(?:eine|kurze|kurzen|kurzer|zeitnahe|schriftliche|baldige|umgehende|ihre|freundliche|entsprechende|folgende|nachstehende) )*'
const WHICH =
  '(?: (?:folgender|der folgenden|nachstehender|der nachstehenden|zu folgender|zu nachstehender) (?:fragen?|punkte|angaben?)| zu folgendem| bis \\p{L}+)?'
const MORE = '(?:hiermit|höflich|freundlich|freundlichst|sie|ich|wir|daher|darum|deshalb|noch)'
const RECORDS =
  '(?:(?:der|des|das|die|den|ihrer|unserer|ihres|unseres|ihre|unsere|ihr|unser|einer|eines) )?(?:laufende[nsr]? |jährliche[nsr]? |anstehende[nsr]? )?(?:datenpflege|stammdatenpflege|prüfung|antragsprüfung|betriebsprüfung|kontrolle|vervollständigung|aktualisierung|abgleichs?|datenabgleichs?|bearbeitung|antragsbearbeitung|bestandsaufnahme|erhebung|befragung|verfahrens?|vorgangs?|besuchs?|jahresabschlusses|akten?|unterlagen)'
const OF_RECORDS =
  '(?: (?:der|des|ihrer|unserer|ihres|unseres) (?:akten?|unterlagen|daten|stammdaten|antrags|antrages|vorgangs|betriebsakte|betriebsdaten|kartei|statistik))?'
const OFFICIAL_ASKS = `(?:(?:bitte|bitten|ersuche|ersuchen)(?: ${MORE})* um ${HOW}${ANSWERING}${WHICH}(?: (?:per|an|via) \\p{L}+)?|(?:benötige|benötigen|brauche|brauchen|erbitte|erbitten|wünschen)(?: ${MORE})* ${HOW}${ANSWERING})`
/** What a letter says before and behind what it asks. */
const IN_LETTERS = [
  whole(`(?:${MORE} )*${OFFICIAL_ASKS}(?: ${MORE})*`),
  whole(`um ${HOW}${ANSWERING}${WHICH} (?:wird|werden sie) (?:höflich |freundlich |hiermit )*(?:gebeten|ersucht)`),
  whole(
    `(?:(?:gemäß|laut|wie|unter bezugnahme auf|bezugnehmend auf|mit bezug auf|in bezug auf|nach) (?:unser|unsere[rmn]?|ihr|ihre[rmn]?|das|die|der|dem|heutige[smrn]?|gestrige[smrn]?)? ?(?:telefonat|telefongespräch|gespräch|schreiben|absprache|vereinbarung|anfrage|anruf|besprochen|vereinbart|mail|e-mail)(?: (?:von|vom) (?:heute|gestern|\\p{L}+))?)(?: ${OFFICIAL_ASKS})?`,
  ),
  whole(
    '(?:die|diese) (?:angabe|angaben|information|auskunft|antwort|zahl) (?:wird|werden|ist|benötigen|brauchen)(?: (?:wir|ich))?(?: für (?:den|die|das|unsere[nr]?|ihre[nr]?) \\p{L}+)?(?: (?:benötigt|gebraucht|erforderlich|nötig))?',
  ),
  whole(
    '(?:wir |ich )?(?:danken|danke|bedanken uns|vielen dank|besten dank|herzlichen dank)(?: (?:ihnen|dir|euch|uns|sehr|schon|bereits|jetzt|im voraus|vorab|herzlich))*(?: für (?:ihre|deine|eure|die) (?:\\p{L}+ )?\\p{L}+)?',
  ),
  whole(
    `(?:für )?${HOW}${ANSWERING} (?:wären?|danken|danke|bedanken)(?: (?:ich|wir|ihnen|uns|mich|dankbar|sehr|im voraus|bereits|schon))*`,
  ),
  whole(`(?:im rahmen|im zuge|anlässlich|aus anlass|zwecks|zur|für) ${RECORDS}${OF_RECORDS}(?: ${OFFICIAL_ASKS})?`),
  whole(
    '(?:betreff|betr\\.?|(?:ihre |unsere )?(?:rückfrage|anfrage|nachfrage|auskunft|auskunftsersuchen|datenabfrage))',
  ),
  whole(
    '(?:(?:bitte|wir|ich|es|hier|und) )*(?:beantworten|beantworte|geht um|haben|habe|stellt sich|stellen)(?: (?:sie|uns|mir|sich|ihnen|noch|dazu|hierzu|bitte))* (?:folgendes|folgende|die folgende|folgende[rn]?|nachstehende)(?: fragen?| punkte?)?',
  ),
  whole(
    `bitte (?:teilen|teile|geben|gib)(?: (?:sie|uns|mir|kurz|umgehend|zeitnah|noch|folgendes))* (?:mit|an|bekannt|auskunft|bescheid)`,
  ),
]

const HEAD =
  '\\p{L}*(?:datum|tag|zeitpunkt|uhrzeit|betrag|betrages|menge|einheit|namen?|absender|fristende|frist|nummern?|kennzeichen|ohrmarken?|bezeichnung|wert|werte|quelle|quellenangabe|beleg|fundstelle|begründung|ort|anzahl|zahl|aktenzeichen|anschrift|angabe|nennung)'
const ADDED =
  '(?:(?:und|sowie|nebst|mit|unter|samt|dem|der|des|den|die|das|jeweilige[nmrs]?|genaue[nmrs]?|zugehörige[nmrs]?|gegebenenfalls|ggf\\.?|auch|jeweils|möglichst|kurz) )*'
/** „Bitte mit Datum.“, „Bitte Absender und Fristende.“: which of what is told anyway is wanted most. */
const WANTED = [
  whole(
    `bitte ${ADDED}${HEAD}(?: ${ADDED}${HEAD})*(?:(?<=(?:angabe|nennung|datum|tag|bezeichnung)) (?:der|des|von) (?:\\p{L}+ ){0,2}\\p{L}+)?(?: (?:angeben|mitteilen|nennen|benennen|beifügen|bestätigen|ergänzen|dazu|mit angeben|dazuschreiben))?`,
  ),
  whole(`bitte (?:${NOW} |${ADDED})*(?:bestätigen|antworten|nachsehen|prüfen|nachprüfen)(?: sie)?`),
]

/** Longer ones tell something. */
const LONGEST = 110
const isOf = (kinds: readonly RegExp[], clause: string): boolean =>
  clause.length <= LONGEST && kinds.some((kind) => kind.test(clause))

/** True of a clause that says only that an answer is asked for. */
export const asksForAnAnswer = (clause: string): boolean => isOf(IN_LETTERS, tidy(clause))

/** True of what may stand behind something only: who has said it, and what of it is wanted. */
export const closesWhatIsSaid = (clause: string): boolean =>
  isOf([SAYS_WHO, WANTS_TO_KNOW, ...WANTED, ...IN_LETTERS], tidy(clause))

const QUOTED_QUESTION = /[„“"»](?<asked>[^„“”"»«?]*\?)[“”"«]/gu
const QUOTED_SPEECH = new RegExp(`[„“"»](?<told>[^„“”"»«]{3,})[“”"«](?=, (?:${REPORTS})(?!\\p{L}))`, 'giu')

/** Direct speech without its quotation marks. */
export const withoutQuotes = (text: string): string =>
  text.replaceAll(QUOTED_QUESTION, '$<asked>').replaceAll(QUOTED_SPEECH, '$<told>')
