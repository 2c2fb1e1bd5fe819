import { NUMERALS } from './numerals.ts'
import { parsePeriod } from './parse-period.ts'

// Clauses beside the one that asks: who is asking, where, for whom and why. „Kuh liegt fest, wie ist die Nummer vom
// Tierarzt?“ In lower case and standard German.

const ASKS =
  /(?<!\p{L})(?:wie|wieviele?|was|wann|wo|wer|wem|wen|wessen|woher|wohin|womit|wovon|woran|warum|wieso|weshalb|wofür|welche[nrsm]?)(?!\p{L})/u

/** Behind a digit or an abbreviation a full stop ends nothing. */
const CLAUSE_END = /(?<!\d|(?<!\p{L})(?:\p{L}{1,3}|tel|mwst|evtl|bspw|kundennr))[.](?=\s)|[,;:!?](?=\s)|\s[-–—]+\s|\n/u
const CLAUSE_ENDS = new RegExp(CLAUSE_END.source, 'gu')

/** What says which things are meant, or how many of them, or denies it; then nothing is left out. */
const NARROWS =
  /\d|(?<!\p{L})(?:nur|bloß|einzig|außer|ausser|ohne|kein(?:e[nrsm]?)?|aber nicht|sondern|statt|davon|dabei|jeweils|pro|je|mindestens|höchstens|maximal|(?<!nicht )mehr|weniger|über|unter|zwischen|insgesamt|zusammen|netto|brutto|beide[nrs]?|alle[nrsm]?|jede[nrsm]?|letzte[nrsm]?|vorige[nrsm]?|nächste[nrsm]?|offene?[nrs]?|fällige?[nrs]?|\p{L}{3,}(?:st|ßt)e[nrsm]?)(?!\p{L})/u
const NUMERAL = new RegExp(`(?<!\\p{L})(?:${Object.keys(NUMERALS).join('|')})(?!\\p{L})`, 'u')
const DENIES =
  /(?<!\p{L})nicht(?! mehr(?!\p{L})| auf(?!\p{L})| da(?!\p{L})| dabei(?!\p{L})| finden(?!\p{L})| so(?!\p{L}))(?!\p{L})/u
/** „Ich meine die Bullen“, „es geht um …“ say of what the question is. */
const TOPIC =
  /(?<!\p{L})(?:meine?|meinen|gemeint|rede|reden|spreche|sprechen|sprech|suche?|suchen|(?:geht|ging|handelt|dreht|drehte) (?:es |sich )*um|betrifft|bezieht|interessiere?n?|gefragt sind|anbelangt|angeht|was .* angeht)(?!\p{L})/u
/** A question that points back to what stands in the clause cannot do without it. */
const POINTS_BACK =
  /(?<!\p{L})(?:er|sie|ihn|ihm|ihr|ihre[nrsm]?|ihnen|davon|damit|dafür|dabei|daran|darauf|dort|deren|dessen|derselbe|denen|selbige)(?!\p{L})|(?<!\p{L})(?:der|die|das|den|dem)(?= (?:denn|eigentlich|noch|schon|jetzt|alles|bei|in|an|auf|zu|im|am|heute|hier|uns|mir|ge\p{L}{3,})(?!\p{L})|\s*[?!.]*$)/u

const SPEAKER_VERBS =
  'bin|hab|habe|hatte|hatten|haben|steh|stehe|stehen|sitz|sitze|sitzen|sind|muss|müssen|komm|komme|kommen|will|wollen|find|finde|hock|hocke|hocken|fahr|fahre|fahren|lieg|liege|kann|könnte|brauch|brauche|brauchen|schreib|schreibe|mach|mache|weiß|krieg|kriege|geh|gehe|ruf|rufe|telefonier|telefoniere|arbeite|guck|gucke|schau|schaue|les|lese|füll|fülle|bereite|plan|plane'
const ADVERBS =
  'also|so|na|naja|hallo|hey|hi|du|und|aber|anscheinend|jetzt|grad|gerade|leider|irgendwie|heute|morgen|gleich|eigentlich|nun|eben|momentan|hier|da|moin|servus|tja|ach|scheinbar|offenbar|vielleicht'
const SELF = new RegExp(
  `^(?:(?:${ADVERBS}) )*(?:ich|wir) (?:${SPEAKER_VERBS}|frage?|fragen)(?!\\p{L})|` +
    `^(?:(?:${ADVERBS}) )+(?:${SPEAKER_VERBS}) (?:ich|wir|ichs)(?!\\p{L})|` +
    `^(?:(?:${ADVERBS}) )*(?:bin|steh|stehe|sitz|sitze|muss|komm|komme|hock|hocke|find|finde|brauch|brauche|sind)(?= (?:gerade|grad|eben|jetzt|hier|da|am|im|beim|auf|an|in|vor|bei|schon|noch|draußen|mal|leider|das|es)(?!\\p{L}))|` +
    '^(?:hab|habe) (?:die|den|das|mein|meine|meinen|es|leider|gerade|grad|jetzt)(?!\\p{L})|' +
    '^(?:hier (?:ist|spricht|schreibt)|mein name ist) ',
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

const OFFICES =
  '\\p{L}*(?:steuer|steuererklärung|steuerberater|steuerberaterin|steuerbüro|büro|bg|fa|svlfg|finanzamt|bank|sparkasse|volksbank|raiffeisenbank|versicherung|berufsgenossenschaft|kammer|amt|behörde|landkreis|prüfer|prüferin|prüfung|kontrolle|kontrolleur|kontrolleurin|audit|antrag|formular|buchführung|buchhaltung|unterlagen|akten|akte|ordner|statistik|meldung|bericht|protokoll|vertrag|pachtvertrag|berater|beraterin|beratung|verband|notar|anwalt|gutachter|planung|wochenplan|mappe|chef|chefin|frau|mann|oma|opa|schule|azubi|lehrling)'
const PURPOSE = new RegExp(
  `^(?:(?:also|nur|bloß|kurz|schnell|mal|eben|ist|das ist|es ist|ich brauche? (?:das|es)|wir brauchen (?:das|es)|brauche? (?:das|es|ich)|wird gebraucht|und zwar) )*(?:für|wegen|zwecks) (?:(?:den|die|das|dem|der|ein|eine|einen|meine?n?|unsere?n?) )?${OFFICES}(?: (?:gleich|heute|morgen|brauche? ich das|gebraucht))*$`,
  'u',
)
const REASON =
  /^(?:(?:nur|bloß|einfach|ich frage? (?:nur |bloß |das )?|frage? (?:nur |bloß )) ?)*(?:weil|damit|denn|sonst|nicht dass|um das|um es)(?!\p{L})/u
const PRESSING =
  /^(?:(?:es|das|ist|so|also|na|naja|ach|gleich|ja|hat|bin|bisschen|etwas|recht|schon|bald|hier) )*(?:eilt|pressiert|eilig|dringend|brennt|feierabend|mittag|mittagspause|pause|wenig zeit|(?:keine|kaum) zeit|kein stress|in eile|unter zeitdruck|egal|wurscht|wurst)(?: (?:gleich|ein bisschen|bisschen|etwas|sehr|jetzt|schon))*$/u

/** How well it has to be known, and who has called. */
const ANYHOW =
  /^(?:(?:so|nur|mir|also|ruhig) )*(?:(?:ungefähr|grob|circa|in etwa|geschätzt|eine zahl) (?:reicht|genügt|langt)|(?:es )?darf(?: es|'?s)?(?: (?:auch|ruhig))* (?:ungefähr|grob|geschätzt) sein|(?:es )?muss (?:ja )?nicht (?:so |ganz )*genau sein|(?:auf )?(?:\p{L}+ )?kommt es nicht (?:so )?(?:drauf |darauf )?an)(?: mir| auch| schon)*$/u
const CALLED =
  /^(?:(?:gestern|heute|eben|gerade|grad|vorhin|da) )*(?:hat|haben) (?:(?:gestern|heute|eben|gerade|grad|vorhin|mich|uns|da|schon) )*(?:einer|jemand|der|die)(?: \p{L}+)? (?:(?:gestern|heute|eben|gerade|grad|schon wieder) )*(?:angerufen|gefragt|geschrieben|nachgefragt)$/u
const SPARE_TIME =
  /^(?:ich )?(?:hab|habe) (?:ich )?(?:(?:grad|gerade|nur|noch|kurz|bloß) )*\d+ (?:minuten?|sekunden|min)(?: zeit)?$/u

/** „… damit das Futter reicht“ says how much is meant. */
const IS_ENOUGH = /(?<!\p{L})(?:reicht|reichen|langt|langen|genügt|genügen)(?!\p{L})/u

const isAside = (clause: string, today: string): boolean => {
  if (ASKS.test(clause) || TOPIC.test(clause) || IS_ENOUGH.test(clause)) return false
  if ([PRESSING, PURPOSE, ANYHOW, CALLED, SPARE_TIME].some((kind) => kind.test(clause))) return true
  const isReason = REASON.test(clause)
  const rest = isReason ? clause.replace(REASON, '') : clause
  if (NARROWS.test(rest) || NUMERAL.test(rest) || DENIES.test(rest) || parsePeriod(rest, today)) return false
  return isReason || SELF.test(clause) || SCENE.test(clause)
}

/** „… weil …“ begins a clause without a comma, too. */
const BEFORE_REASON = /(?<=\p{L}{2}) (?=(?:weil|damit (?:ich|wir|der|die|das|er|sie))(?!\p{L}))/gu

/** Rows have their own meaning of „sitzt“ and „steht“. */
const VERB_OF_SCENE = new RegExp(`(?<!\\p{L})(?:${SPEAKER_VERBS}|${SCENE_VERBS})(?!\\p{L})`, 'gu')

/** A question apart from the clauses beside it. */
export interface Asked {
  text: string
  /** What is said beside it, where there is anything: of no number, time or negation. */
  beside?: string
}

/**
 * Cuts off what is said beside a question where something is left that asks for itself. The words of `beside` narrow
 * nothing unless they name what the question is of.
 */
export function apartFromAsides(text: string, today: string): Asked {
  const marked = text.replaceAll(BEFORE_REASON, (gap, at: number) => (ASKS.test(text.slice(at)) ? gap : ', '))
  const clauses = marked.split(CLAUSE_ENDS).map((clause) => clause.trim())
  if (clauses.length < 2) return { text }
  const aside = clauses.map((clause) => clause !== '' && isAside(clause.replace(/[?!.,;:]+$/u, ''), today))
  if (!aside.includes(true)) return { text }
  const asked = clauses.filter((clause, index) => clause !== '' && !aside[index])
  const rest = asked.join(', ')
  if (!/\p{L} .*\p{L}{4,}|\p{L}{4,} .*\p{L}/u.test(rest) || POINTS_BACK.test(rest)) return { text }
  const beside = clauses.filter((_, index) => aside[index]).join(' ')
  return { text: rest, beside: beside.replaceAll(VERB_OF_SCENE, ' ') }
}
