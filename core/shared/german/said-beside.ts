// What people say beside a question, clause by clause: who asks and what for, how the answer is wanted, what they look
// at meanwhile. In lower case and standard German.

import { ASKING } from './asking-words.ts'
import type { Clause } from './clauses.ts'

const noneOrMore = (words: string): string => `(?:(?:${words}) )*`

/** Who may want to know something, and what it may be for; a farm has no rows that are called so. */
export const OFFICE =
  '\\p{L}*(?:steuer|steuererklärung|steuerberater|steuerberaterin|steuerbüro|steuerkanzlei|kanzlei|büro|bg|fa|svlfg|finanzamt|bank|sparkasse|volksbank|raiffeisenbank|versicherung|berufsgenossenschaft|kammer|amt|amtes|ämter|behörde|landkreis|prüfer|prüferin|prüfers|prüfung|kontrolle|kontrolleur|kontrolleurs|kontrolleurin|audit|antrag|formular|buchführung|buchhaltung|buchhalter|buchhalterin|controlling|controller|controllerin|unterlagen|akten|akte|ordner|statistik|meldung|bericht|berichtsheft|protokoll|vertrag|pachtvertrag|berater|beraterin|beratung|verband|notar|notarin|anwalt|anwältin|gutachter|gutachterin|planung|wochenplan|mappe|besprechung|sitzung|versammlung|vorbereitung|ablage|übersicht|inventur|jahresabschluss|abschluss|bilanz)'
const KIN =
  '(?:junior|senior)?(?:chef|chefin|ehefrau|ehemann|frau|mann|mama|mutter|mutti|papa|vater|vati|oma|opa|bruder|schwester|sohn|tochter|schwager|schwiegervater|schwiegermutter|onkel|tante|junior|senior|altbauer|schwiegersohn|schwiegertochter|großvater|großmutter|stallchef|stallchefin|azubi|azubine|lehrling|praktikant|praktikantin|schule|lehrer|lehrerin|nachbar|nachbarin|kollege|kollegin|mitarbeiter|mitarbeiterin|betriebsleiter|betriebsleiterin|besuch|besucher)'
const DOCTOR = '\\p{L}*(?:tierarzt|tierärztin|veterinär|veterinärin|vet|doktor)'
export const ARTICLE =
  '(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|unserer|vom|von|von der|von dem|zur|zum)'
export const ROLE = `(?:${OFFICE}|${KIN}|${DOCTOR})(?: (?:\\p{L}+ )?(?:von|vom|aus|bei|beim|der|des|im)(?: (?:der|dem|den))? \\p{L}+)?`

const SOON =
  'jetzt|grad|gerade|eben|gleich|heute|morgen|übermorgen|schon|wieder|schon wieder|auch|nur|bloß|mal|noch|noch mal|nochmal|bald|dringend|unbedingt|genau|ganz genau|gern|gerne|extra|immer|ständig|dauernd|mich|uns|mir|danach|dazu|da|es|das|gestern|vorhin|so|hier|nächste woche|diese woche|heute morgen|heute abend|morgen früh'

export const whole = (...parts: string[]): RegExp => new RegExp(`^${parts.join('')}$`, 'u')

/** „Gruß, Anna“: nothing of a question stands behind it. */
const CLOSING =
  /^(?:(?:mit )?(?:(?:ganz )?(?:viele[nr]?|liebe[nr]?|schöne[nr]?|beste[nr]?|freundliche[nrm]?|herzliche[nr]?|sonnige[nr]?) )?(?:grüßen|grüße|gruß|gruss|gruesse|gruessen)|lg|mfg|vg|vlg|hdl|ciao|tschüss|tschüß|tschau|bis (?:dann|bald)|schönen (?:tag|abend|feierabend)(?: noch)?|gute nacht)(?: (?:aus|von|vom) (?:der |dem )?\p{L}+| (?!\p{L}*(?:wie|was|wann|wer|wo)(?!\p{L}))\p{L}+)?(?: \p{L}+)?$/u

const SALUTATION =
  /^(?:sehr geehrte[rs]? .*|(?:guten|schönen) (?:morgen|tag|abend|nachmittag)(?: \p{L}+){0,3}|(?:hallo|hallöchen|hi|hey|he|moin|moinsen|servus|grüezi|grüß (?:dich|euch|gott)|gude|tach|mahlzeit|liebe[rs]?)(?: (?!wie|was|wann|wer|wo|wem|wen|welche|gibt|ist|sind|war|hat|hast|habe|haben|kann|kannst|darf|muss)\p{L}+){0,3})$/u

const INTRODUCTION =
  /^(?:(?:ja|so|also|und|na|hallo|hi|moin|servus) )*(?:hier (?:ist|spricht|schreibt|noch mal|nochmal|wieder) (?!die frage).*|mein name ist .*|(?!(?:der|die|das|ein|eine|wie|was|wann|wer|wo|welche\p{L}*|ist|sind|war) )(?:\p{L}+ ){1,2}hier(?: noch ?mal| wieder)?|ich (?:bin|bins|bin's) (?:(?:es )?(?:der|die|das) (?:(?! und ).)*|neu(?: \p{L}+){0,3}|(?:grad|gerade|jetzt|noch|erst|nur) (?:hier|da|neu|unterwegs|draußen|im .*|am .*|auf .*|beim .*|in .*)))$/u

/** „… fragt“, „Das Amt will es genau wissen“, „Frage vom Prüfer“ */
const ANYBODY = `(?:(?:und|also|weil|denn|da|jetzt) )?(?:${ARTICLE} )?(?:\\p{L}+ )?\\p{L}{3,}(?: (?:von|vom|aus) (?:der |dem )?\\p{L}+)?`
const WANTS_IT = whole(
  `(?!(?:ich|wir|du|ihr|${ASKING})(?!\\p{L}))${ANYBODY} `,
  `(?:will|möchte|wollte|muss|müsste|braucht|bräuchte|brauchen|wollen|verlangt|fragt|fragte|fragen|fragten|hat|haben|hatte)(?: (?:${SOON}))*`,
  '(?: (?:wissen|haben|sehen|hören|gefragt|nachgefragt|angefragt|rückgefragt|angerufen|nach|an|rum|herum|eine frage|fragen|ne frage|auskunft|bescheid))*',
)
const WHO_ASKS = [
  whole(
    `(?:hier )?(?:(?:eine|die|ne|noch eine|und noch eine|kurze|kleine|schnelle|dringende|wichtige) )*\\p{L}*-?(?:frage|anfrage|rückfrage|nachfrage)(?:,? (?:(?:von|vom|des|der|für|aus|an) .{2,30}|noch|dazu|zwischendurch|nebenbei|hätte ich|habe ich|hab ich)(?: (?:noch|auch|da))?)?`,
  ),
  whole(
    '(?:(?:und|also|jetzt|nun|deswegen|deshalb|daher|darum|dazu|dafür|drum|aus dem grund|hier|meine|die|eine|nächste|letzte|andere|zweite|dritte|erste|noch|ganz|kurz|schnell) )+(?:eine |die |meine |noch )?fragen?',
  ),
  whole('(?:und |ach |ach ja |also )*(?:noch|nur noch|dann noch) (?:was|etwas|eins|eine sache|kurz)(?: anderes)?'),
  whole(
    '(?:(?:also|und|jetzt|nun|noch|noch mal|nochmal|kurz|zurück|mal|wieder|ganz) )*(?:zu|zur|zum|wegen) (?:den |der |dem |unseren |meinen )?(?:zahlen|sache|thema|geschichte|daten|eintragungen|unterlagen)(?: (?:von|vom) (?:vorhin|eben|gerade|gestern))?',
  ),
  whole(
    '(?:(?:ich|wir) )?(?:wüsste?n?|hätte?n?|möchte?n?|würde?n?|will|wollen|wollte?n?|muss|müsste?n?|frage?|fragen) (?:(?:gern|gerne|mal|nur|bloß|noch|kurz|eben|schnell|auch|mich|uns|euch|dich|zu gern|eigentlich|bitte|was|etwas|eine frage) ?)*(?:wissen|gewusst|fragen|gefragt|erfahren|hören)?',
  ),
  whole('(?:(?:nur|bloß|mal|so|einfach|rein|jetzt|ganz|doof|blöd|dumm|kurz|schnell|anders|direkt) )+gefragt'),
  whole(
    `(?:(?:hallo|und|mal) )*(?:weiß|wisst|weißt|hat|habt|hast|kann|sieht)(?: (?:von euch|da|hier|bei euch))* (?:jemand|einer|wer|irgendwer|du|ihr|mir)(?: (?:von euch|zufällig|noch|hier|vielleicht|mal|das|es|eben|schnell|bitte|sagen|helfen|nachsehen|auf dem schirm|im kopf|parat))*`,
  ),
]
/** „Der Prüfer kommt morgen“, „da steht der Tierarzt“ */
const ROLE_IS_THERE = [
  whole(
    `${noneOrMore('und|also|weil|denn|da|jetzt')}(?:${ARTICLE} )?${ROLE} (?:kommt|kommen|steht|stehen|sitzt|sitzen|wartet|warten|ist|sind|ruft|nervt|drängelt|drängt|schimpft|meint|behauptet|sagt|glaubt|hängt|schaut|war)(?: (?:${SOON}|an|vorbei|vor der tür|auf dem hof|im haus|im büro|in der küche|am telefon|am apparat|dran|drauf|neben mir|hier|nebenan|was anderes|etwas anderes|das gegenteil|nicht|neugierig|ins haus|zu uns|auf der matte|in der leitung|im anmarsch|unterwegs|zu besuch|weg|raus|krank))*`,
  ),
  whole(
    `${noneOrMore(SOON)}(?:kommt|kommen|steht|ist|sitzt|ruft|war|habe|hab|haben|hatte)(?: (?:ich|wir|mal|jetzt|gerade|grad|eben|schon|wieder|gleich|morgen|heute|nächste woche|diese woche))* (?:${ARTICLE} )?${ROLE}(?: (?:${SOON}|an|vorbei|am telefon|am apparat|dran|vor der tür|zu besuch|im haus|auf dem hof|neben mir|in der leitung|vor mir|hier))*`,
  ),
  whole(
    `(?:(?:und|also|ich|wir|da|es|ja) )*(?:hab|habe|haben|ist|sind|kommt|kriegen|bekommen)(?: (?:${SOON}))* (?:besuch|jemand|jemanden|einen|eine|einer|leute|druck) (?:vom|von|von der|von dem|von einem|von einer|aus dem|aus der) ${ROLE}(?: (?:${SOON}|am telefon|am apparat|dran|vor der tür|zu besuch|im haus|auf dem hof|da))*`,
  ),
]
/** „für die Bank“, „brauche ich für den Antrag“; „zum Antrag“ would say of what it is. */
const NEEDED = '(?:brauche?n?|bräuchte?n?|benötigen?|wird gebraucht|ist|wäre?)'
const DETERMINER = '(?: (?:den|die|das|dem|der|ein|eine|einen|einem|einer|meine?[nmr]?|unsere?[nmr]?|deren))?'
const PURPOSE = whole(
  `(?:(?:also|nur|bloß|kurz|schnell|mal|eben|das ist|es ist|ist|und zwar|(?:ich|wir) ${NEEDED}(?: (?:das|es|die|den|dringend))?|${NEEDED}(?: (?:ich|wir|das|es))?(?: das)?) )*`,
  `(?:(?:für|fürs|zwecks)${DETERMINER} (?:${OFFICE}|${KIN})|(?:wegen|vor)${DETERMINER} \\p{L}*(?:kontrolle|prüfung|audit|besprechung|sitzung|versammlung|besuchs?|inventur)|zur (?:vorbereitung|ablage|übersicht|planung|kontrolle))`,
  `(?: (?:der|des|für|von|vom|mit|beim|bei|zur|zum)(?: (?:den|die|das|dem|der|mein\\p{L}*|unser\\p{L}*))? \\p{L}+)?(?: (?:${SOON}|am \\p{L}+|brauche? ich das|gebraucht))*`,
)

/** How the answer is wanted. */
const FORM_WORDS =
  'bitte|nur|bloß|einfach|gern|gerne|am besten|mir|mal|ganz|so|ich|wir|brauche|brauch|will|hätte|möchte|es|das|die|der|eine|einen|ein|einem|eine einzige|in|als|mit|ohne|keine|keinen|kein|langes|langen|lange|reicht|genügt|langt|reichen|genügen|ist|wäre|da|und|oder|wie|möglich|antworte|antworten|schreib|gib|sag|ja|nein|auch|schon|völlig|viel|gerede|drumherum|text'
const FORM_CORE =
  'zahl|zahlen|ziffer|kurz|knapp|kurze|knappe|kurzer|kurzen|schnelle|schnell|satz|sätzen|stichwort|stichworte|stichpunkte|stichpunkten|stichworten|antwort|antworten|erklärung|erklärungen|erläuterung|roman|romane|details|einzelheiten|liste|tabelle|übersicht|ungefähr|grob|circa|größenordnung|hausnummer|genau|exakt|deutsch'
const ANSWER_FORM = new RegExp(
  `^(?=.*(?<!\\p{L})(?:${FORM_CORE})(?!\\p{L}))(?:(?:${FORM_WORDS}|${FORM_CORE})(?: |$))+$`,
  'u',
)
const ANYHOW =
  /^(?:(?:so|nur|mir|also|ruhig|die|der|das) )*(?:\p{L}*(?:nummer|name|datum|summe|betrag|adresse) (?:reicht|genügt|langt)|(?:ungefähr|grob|circa|in etwa|geschätzt|eine zahl) (?:reicht|genügt|langt)|(?:es )?darf(?: es|'?s)?(?: (?:auch|ruhig))* (?:ungefähr|grob|geschätzt) sein|(?:es )?muss (?:ja )?nicht (?:so |ganz )*genau sein|(?:auf )?(?:\p{L}+ )?kommt es nicht (?:so )?(?:drauf |darauf )?an)(?: mir| auch| schon)*$/u

const PRESSING =
  /^(?:(?:es|das|ist|wäre?|so|also|na|naja|ach|gleich|ja|hat|bin|ich|wir|brauche?n?|bisschen|etwas|recht|schon|bald|hier|mir|sehr|ganz|total|bis|spätestens|heute|morgen|abend|mittag|nachher|vormittag|nachmittag|noch|vor|dem) )*(?:eilt|pressiert|eilig|dringend|brennt|feierabend|mittagspause|pause|wenig zeit|(?:keine|kaum) zeit|kein stress|in eile|unter zeitdruck|egal|wurscht|wurst)(?: (?:gleich|ein bisschen|bisschen|etwas|sehr|jetzt|schon|fertig|haben|wissen))*$/u
/** „Ich brauch das bis morgen“ */
const NEEDED_BY =
  /^(?:(?:ich|wir|das|es|und|also) )*(?:brauche?n?|muss|müssen|müsste|bräuchte?n?)(?: (?:ich|wir|das|es|die|zahl|zahlen|antwort|dringend|unbedingt|spätestens|heute|noch))* (?:bis|noch) (?:heute|morgen|übermorgen|gleich|mittag|abend|heute abend|morgen früh|morgen mittag|zum wochenende|montag|dienstag|mittwoch|donnerstag|freitag)(?: (?:haben|wissen|abgeben|fertig|fertighaben))*$/u
const SPARE_TIME =
  /^(?:ich )?(?:hab|habe) (?:ich )?(?:(?:grad|gerade|nur|noch|kurz|bloß) )*\d+ (?:minuten?|sekunden|min)(?: zeit)?$/u

const LATELY =
  '(?: (?:es|das|das alles|ich|wir|mir|uns|gerade|grad|jetzt|leider|gar|auch|schon|wieder|total|komplett|völlig|einfach|nur|so|mehr|bloß|ehrlich gesagt))*'
const NOT_KNOWING = [
  whole(
    `(?:ich |wir |und |aber |also |das |es )*(?:hab|habe|haben)${LATELY} (?:vergessen|nicht(?: mehr)? (?:im kopf|parat|da|dabei|gefunden|gewusst|aufgeschrieben|notiert|verstanden|auf dem schirm|vor mir|zur hand)|den überblick verloren|keine ahnung|keinen plan|keinen überblick(?: mehr)?|verschwitzt|verlegt|verschlampt)`,
  ),
  whole(
    `(?:ich |wir |und |aber |also |das |es )*(?:weiß|wissen|komm|komme|erinnere? mich|find|finde|findet|finden|kapier|kapiere|versteh|verstehe|kann mich|blick|blicke|seh|sehe)${LATELY} (?:nicht|nix|nichts|nirgends|nirgendwo)(?: (?:mehr|genau|drauf|darauf|so genau|auswendig|durch|erinnern|sicher|dran|daran|wo|wieder|heraus|raus))*`,
  ),
  whole(
    `(?:es |das |mir |uns |und |aber |also )*(?:fällt|will|ist)${LATELY} (?:nicht|entfallen)(?: (?:mehr|ein|einfallen|in den kopf))*`,
  ),
  whole(
    `(?:weißt|wisst|hast|habt) (?:du|ihr)${LATELY}(?: (?:eine|ne|irgendeine|da))*(?: ahnung| plan| idee)?(?: (?:zufällig|vielleicht|eigentlich|noch))*`,
  ),
  whole('(?:nur )?damit (?:ich|wir|er|sie|man) (?:bescheid|es|das|was) (?:weiß|wissen|habe?n?)(?: (?:hat|haben))?'),
  whole(
    '(?:das |es )?(?:müsste?|sollte?|muss|wird|steht)(?: (?:das|es|doch|ja|eigentlich|irgendwo|bestimmt|schon|alles))* (?:im|in dem|in der|in den|bei dir|hier|irgendwo|da|drin)(?: (?:system|programm|datenbank|unterlagen|büchern|daten|computer|app|drin|stehen|sein|steht|eingetragen|hinterlegt|gespeichert))*',
  ),
]

/** What asks for nothing behind a question mark, either. */
const ASIDE_OF_ANY: readonly RegExp[] = [...WHO_ASKS, PURPOSE, ANSWER_FORM, ANYHOW, PRESSING, ...NOT_KNOWING]
const TOLD: readonly RegExp[] = [SALUTATION, INTRODUCTION, WANTS_IT, ...ROLE_IS_THERE, NEEDED_BY, SPARE_TIME]

/** As the patterns of clauses read it. */
export const tidy = (clause: string): string => clause.toLowerCase().replaceAll(/\s+/gu, ' ').trim()

/** Longer ones tell something. */
const LONGEST = 90

/** True of a clause that says nothing of what is asked, whatever is asked; `end` are the signs behind it. */
export function saysNothingOfIt({ text, end }: Clause): boolean {
  const clause = tidy(text)
  if (clause.length > LONGEST) return false
  const isAside = (kind: RegExp): boolean => kind.test(clause)
  return ASIDE_OF_ANY.some(isAside) || (!end.includes('?') && TOLD.some(isAside))
}

const WHO = whole(`(?:${ARTICLE} )?${ROLE}(?: \\p{L}{3,})?`)

/** True of what names but who asks: „Steuerberater: …“ */
export const namesWhoAsks = (clause: string): boolean => WHO.test(tidy(clause))

/** True of the clause with which a message closes: no question stands behind it. */
export const closesMessage = (clause: string): boolean => clause.length <= LONGEST && CLOSING.test(tidy(clause))
