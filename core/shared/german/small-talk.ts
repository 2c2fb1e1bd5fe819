import { ASKING, ASKING_OR_WHETHER } from './asking-words.ts'
import { INTERJECTIONS, MANNER_ADJECTIVES } from './closed-classes.ts'

const ASKED = `(?:${ASKING_OR_WHETHER})(?!\\p{L})`
const MANNER = MANNER_ADJECTIVES.join('|')
/** What may stand before an adverb that goes with the asking. */
const ASKING_BEFORE = 'mal|noch|bitte|doch|bloß|eben|nur|ganz|jetzt|möglichst|sehr|so'
const ASKING_BEHIND = `mal|bitte|noch|eben|nochmal|${ASKING}|die|der|das|den|alle|unsere?n?|meine?n?|zur|zum`

/**
 * What people say around a question and what says nothing of it, by what it is for. Parts of expressions in
 * standard German.
 */
const SMALL_TALK: readonly string[] = [
  // Turning to somebody
  '(?:jetzt |nun |na |ach |du |also |und )?(?:sag|sach|sagt|erzähl|verrat|verrate)(?:e)?(?: (?:mir|uns))?(?: (?:doch|bitte|mal|ma|einmal|bloß|schnell|kurz|eben|an))+',
  `(?:sag|verrat|erzähl)e? (?:mir|uns)(?=,? ${ASKED})`,
  'hör(?:t)? (?:mal|einmal|zu|her)|pass (?:mal )?auf|(?:schau|guck|sieh)e? (?:doch |bitte |kurz |schnell ){0,4}(?:mal|einmal)(?: (?:nach|rein|her|bitte|kurz|schnell)){0,4}',
  '(?:ich )?(?:hätte?|habe?) (?:da )?(?:mal )?(?:nur )?(?:eine )?(?:kurze |kleine |schnelle |blöde |dumme )?frage',
  '(?:kurze|kleine|schnelle|blöde|dumme|doofe|andere|nächste) frage(?: (?:zwischendurch|noch|nebenbei|am rande))?(?=\\s?[:,.!-])|frage(?=\\s?:)',
  // Not knowing
  '(?:ich )?(?:habe? )?(?:keine ahnung|keinen plan|kein plan)(?: mehr)?',
  `(?:ich )?weiß (?:ich )?(?:es |das )?(?:gerade |grad |jetzt |leider |gar |auch ){0,4}nicht(?: mehr)?(?: (?:genau|sicher|so genau|auswendig))?(?=\\s*[,.:;?!-]|\\s${ASKED}|$)`,
  '(?:ich )?(?:habe? )?(?:es |das )?(?:schon |wieder |leider |total |ganz ){0,4}vergessen(?=\\s*[,.:;-])',
  '(?:ich )?komm(?:e)? (?:gerade |grad |jetzt )?nicht drauf|(?:ich )?komm(?:e)? (?:gerade |grad |jetzt )?nicht darauf',
  '(?:es |das )?fällt mir (?:gerade |grad |jetzt )?nicht (?:mehr )?ein|(?:ist|ist es) mir entfallen',
  '(?:ich )?(?:erinner|erinnere) mich nicht(?: mehr)?|wenn ich mich (?:recht|richtig) erinner[en]*|wenn ich(?: es)? (?:recht|richtig) weiß',
  `(?:weißt|wisst|weiß) (?:du|ihr|man)(?: (?:vielleicht|zufällig|eigentlich|noch|auswendig|gerade|grad|schon)){0,4}(?: das| es)?(?=\\s*[,.:;?!]|\\s${ASKED}|$)`,
  'soweit ich weiß|soviel ich weiß|meines wissens',
  'hilf mir (?:mal |bitte |kurz )*auf die sprünge|(?:ich )?steh(?:e)? (?:gerade |grad )*auf dem schlauch',
  'ohne (?:quatsch|witz|scherz|flachs|mist|schmarrn|spaß)|spaß beiseite|nicht dass ich (?:da |noch |mal )*(?:was|etwas|es|das|einen?)? ?(?:vergesse|verpasse|übersehe|verschlafe|verschwitze)n?|keine eile(?:, aber)?|nur keine eile',
  `(?<=^(?:(?:so|also|und|dann|gut|ok|okay)[, ]+)*)(?:(?:zunächst|erst|zuerst) (?:mal|einmal)|erstmal|zum schluss(?: noch)?|zu guter letzt|als (?:nächstes|erstes|letztes)(?= (?:bitte|noch|mal)))(?: (?:mal|einmal|noch|bitte))*(?=[,:]? (?:${ASKING}|die|der|das|den)(?!\\p{L}))`,
  // Wanting to know
  `(?:mich|uns) (?:würde?|tät|täte) (?:mal |ja |schon |eigentlich |noch ){0,4}interessieren|(?:mich|uns) interessiert(?: mal| eigentlich| noch){0,4}(?=\\s?,|\\s${ASKED})`,
  'ich (?:frage?|fragte) mich(?: (?:gerade|grad|nur|schon|bloß)){0,4}|ich (?:wollte?|will|möchte?|muss|müsste?|würde?|sollte?) (?:gern |gerne |bloß |nur |mal |kurz |eben |noch |schnell |eigentlich ){0,4}(?:wissen|fragen|sehen)',
  'ich (?:bräuchte?|brauche?|hätte?)(?: gern| gerne| mal| kurz| schnell| bitte| noch){0,4} (?:die|eine) (?:kurze |schnelle )?(?:info|information|auskunft|angabe|zahl)',
  '(?:nur |bloß |einfach )?(?:mal )?(?:so )?(?:aus|zur) (?:reiner |purer |lauter )?neugierd?e?|interessehalber|rein interessehalber|der neugierd?e? halber|nur (?:so|mal so|mal) (?:zur info|fürs protokoll|gefragt)',
  `kann ich (?:sehen|wissen|erfahren)(?=,? ${ASKED})`,
  'wenn ich (?:mal )?fragen darf|wenn (?:es |das )?(?:geht|möglich ist|recht ist|keine umstände macht)|falls (?:du )?(?:das |es )?(?:weißt|möglich)',
  '(?:die )?hauptsache(?: ist)?,?(?: (?:ich|wir|man) (?:weiß|wissen|sehe?|sehen)| dass ich weiß)?,?',
  'kannst du (?:mir |uns )?(?:das |es )?(?:bitte |mal |kurz |schnell |eben |vielleicht ){0,4}(?:sagen|raussuchen|heraussuchen|nachsehen|nachschauen|nachgucken|ausrechnen|zeigen|verraten)',
  // Not so exactly
  '(?:(?:nur|bloß|einfach|gerade|grad|ganz|so|mal) ){0,4}(?:über den daumen(?: gepeilt| geschätzt)?|pi mal daumen|grob (?:geschätzt|gerechnet|gesagt|gepeilt|überschlagen)|(?:schätzungs|überschlags|näherungs)weise|überschlägig|so um den dreh|in etwa|annähernd|im groben|im großen und ganzen|auf die schnelle|aus dem kopf|auf anhieb|als hausnummer)',
  `(?:einfach|bloß|nur|mal)(?: (?:mal|nur)){0,2} so(?= ${ASKED}|\\s*[,.:;?!]|$)|so (?:ganz )?(?:grob|ungefähr|circa|ca\\.?|etwa|im schnitt(?= ungefähr))`,
  // Saying what one says
  '(?:mein|meine|meinte|denk|denke|glaub|glaube|sag|sage|schätz|schätze) (?:ich|wir)(?: mal| jetzt| halt){0,4}(?=\\s*[,.:;?!)]|$)',
  'ich (?:meine|mein)(?=\\s?,)|wie gesagt|kurz gesagt|ehrlich gesagt|offen gesagt|genauer gesagt|besser gesagt|anders gesagt|sagen wir(?: mal)?|unter uns(?: gesagt)?',
  'ehrlich(?=\\s*[,:])|im ernst|allen ernstes|sozusagen|gewissermaßen|mehr oder weniger(?!\\s+als)|so oder so|wie auch immer|zum beispiel|beispielsweise|z\\.\\s?b\\.',
  '(?:(?:mal|jetzt|ganz|so|nur|einfach|eher) ){0,3}(?:blöd|dumm|doof|direkt|anders|andersrum|andersherum|nebenbei|vorsichtig|ehrlich|offen|naiv|laienhaft|frech) gefragt',
  '(?:(?:mal|jetzt|ganz|so) ){0,3}(?:genau|streng|grob|im grunde|rein vorsorglich|alles in allem|unterm strich) (?:genommen|gesehen|betrachtet|gesprochen)(?! \\p{L}+t(?!\\p{L}))',
  'im (?:grunde|prinzip|endeffekt)(?: genommen)?|an und für sich|an sich(?= (?:ist|sind|war|hat|haben))|zum glück|gott sei dank|so weit so gut|nichts für ungut|nur so nebenbei|unter vier augen|im vertrauen',
  '(?:nur|bloß) (?:ganz )?(?:kurz|schnell)? ?(?:eine?|ne) frage(?: noch)?(?=\\s*[:,.!-])|(?:eine?|ne) frage (?:hätte?|habe?) ich (?:da )?(?:noch|mal)?|noch (?:eine?|ne) frage|noch (?:was|eins|etwas)(?=\\s*[:,.!-])',
  // How the answer is wanted
  '(?:(?:am besten|einfach|bitte|gern|gerne|nur|mal) ){0,3}(?:auf einen blick|der reihe nach|in einem satz|in ein paar worten|in (?:zwei|drei|wenigen) worten|in kurzform|in stich(?:worten|punkten)|stichpunktartig|als (?:liste|tabelle|übersicht|aufstellung|stichpunkte)|in tabellenform|in listenform|in (?:aller )?(?:kürze|ruhe)|aus dem stegreif|schritt für schritt|klipp und klar|(?:kurz|schnell) und (?:knapp|bündig|gut|schmerzlos|klein|präzise)|so (?:genau|kurz|schnell|knapp|präzise) (?:wie|als) (?:möglich|es geht)|ohne (?:großes|viel|langes) (?:gerede|drumherum|gelaber|trara|tamtam|blabla|schnickschnack))',
  '(?:am besten|einfach|nur|bloß)(?: (?:mal|nur|die|eine?|ne))* (?:zahl|antwort|wert|angabe)(?=\\s*[:,])|ich brauche? nur die (?:zahl|antwort)|am besten (?:gleich|sofort|direkt|mal)|am besten(?=\\s*[:,])',
  `(?<=^(?:(?:also|so|na|hallo|hey|du|mal|bitte|jetzt|ganz|nur|mir) )*)(?:(?:${ASKING_BEFORE}) )*(?:${MANNER})(?= (?:${ASKING_BEHIND})(?!\\p{L})|\\s*[:,])`,
  `(?<=(?:sage?|zeige?|gib|nenne?|suche?|gucke?|schaue?|brauche?|bräuchte?|[:,])(?: (?:mir|uns|ich))? )(?:(?:${ASKING_BEFORE}) )*(?:${MANNER})(?= (?:${ASKING_BEHIND})(?!\\p{L})|\\s*[:,])`,
  '(?:laut|nach|gemäß) (?:deinen|unseren|den|meinen|euren|deiner|unserer) (?:daten|unterlagen|aufzeichnungen|einträgen|büchern|akten|listen|informationen|zahlen)',
  // Pointing at a place that is named anyway
  '(?:da|dort|hier|ganz)(?: (?:gleich|ganz|weit))? (?:oben|unten|hinten|vorne?|drüben|droben|drunten|herum)',
  '(?:drinnen?|darin)(?= (?:im|in)(?!\\p{L}))|(?<=(?:im|in der|in dem|in den|in unserem|in unserer) \\p{L}{3,} (?:(?:noch|so|alles|jetzt|denn) )*)drinnen?(?=\\s*[?!.]*$)',
  '(?<=noch .*(?:im|in der|in dem|in den) \\p{L}{3,} )(?:drin|darin|drinnen?)(?=\\s*[?!.]*$)',
  'vor ort|bei uns (?:daheim|zuhause|zu hause|hier|am hof|auf dem hof)|hierzulande',
  // Closing
  '(?:(?:mit )?(?:viele[nr]?|liebe[nr]?|schöne[nr]?|beste[nr]?|freundliche[nr]?|herzliche[nr]?) gr(?:ü|u)ß(?:e|en)?|lg|mfg|vg)(?=\\s*[?!.]*$)',
  '(?<=[,.!?] )(?:(?:(?:mit )?(?:viele|liebe|schöne|beste|freundliche|herzliche)[nr]? )?gr(?:ü|u)ß(?:e|en)?|lg|mfg|vg),?(?: (?:von |vom )?\\p{L}+)?(?=\\s*[?!.]*$)',
  '(?:(?:vielen|besten|tausend|lieben|herzlichen|schönen) dank|danke?(?:schön)?)(?: (?:im voraus|schon mal|schonmal|dir|ihnen|für die hilfe|vorab)){0,3}',
  // Being cross
  'zum (?:teufel|kuckuck|donnerwetter|henker|geier)|um (?:himmels|gottes) willen|verdammt(?: noch mal)?|verflixt(?: noch mal)?|verdammte[nrs]?|blöde[nrs]?|herrgott(?: noch mal)?|mein gott|himmel herrgott|mannomann|meine güte',
  // Behind it
  '(?:verstehst|siehst) du(?=\\s*[?!.]*$)',
  '(?:und|oder) so (?:weiter|was|etwas|ähnlich|in der art)(?=\\s*[?!.]*$)|usw\\.?(?=\\s*[?!.]*$)|etc\\.?(?=\\s*[?!.]*$)',
]

const AROUND = new RegExp(`(?<![\\p{L}\\d])(?:${SMALL_TALK.join('|')})(?![\\p{L}\\d])`, 'giu')
const GREETING = [
  ...INTERJECTIONS,
  'grüß (?:dich|euch|gott)',
  'hör mal',
  'guten (?:morgen|tag|abend)',
  'so',
  'also',
].join('|')
const ADDRESSEE =
  'du|ihr|chef|chefin|boss|meister|meisterin|kolleg(?:e|in|en)|kumpel|alter|digg[ae]r?|bruder|leute|freunde|kinder|jungs|schatz|' +
  'herr nachbar|mein(?:e)? (?:lieber?|liebes|guter?|freund|bester?|jung|junge|deern)|lieber?|liebes|hofkern|computer|assistent(?:in)?'
/** Who is spoken to, before or behind the question: „Chef, …“, „Mein Lieber, …“ */
const ADDRESS = new RegExp(
  `^(?:(?:${GREETING})[,!. ]+)*(?:(?:(?:${ADDRESSEE})(?: (?:${ADDRESSEE}))*)[,:!]+\\s+)+|,\\s*(?:${ADDRESSEE})(?=\\s*[?!.]*$)`,
  'giu',
)

/** What asks once more behind a question. */
const BEHIND =
  /,\s?(?:gell|gelle|nicht wahr|stimmt es|stimmts|oder nicht|oder doch|oder was|oder wie|was meinst du|oder|(?:und )?(?:was|wie ?viel) (?:kommt|käme|ergibt|macht) (?:das|da|sich|es)(?: (?:denn|dann|so|alles|eigentlich))*(?: (?:raus|heraus|bei raus|dabei raus|aus))?)(?=\s*[?!.]*$)/iu
/** What is left of signs between parts that are gone. */
const LEFT_SIGNS = /^[\s,;:.!-]+|[\s,;:]+(?=[?!.]*\s*$)|(?<=[,;:]\s*)[,;:]|\s+(?=[,;?!])/gu

/** A question without what is said around it; all of it where nothing else is said. */
export function withoutSmallTalk(text: string): string {
  const rest = text.replace(BEHIND, '').replaceAll(ADDRESS, '').replaceAll(AROUND, ' ')
  if (rest === text) return text
  const tidy = rest.replaceAll(/ {2,}/gu, ' ').replaceAll(LEFT_SIGNS, '').trim()
  return /\p{L}{2}/u.test(tidy) ? tidy : text
}
