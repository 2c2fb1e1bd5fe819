/**
 * What people say around a question and what says nothing of it, by what it is for. Parts of expressions in
 * standard German.
 */
const SMALL_TALK: readonly string[] = [
  // Turning to somebody
  '(?:jetzt |nun |na |ach |du |also |und )?(?:sag|sagt|erzähl|verrat|verrate)(?:e)?(?: (?:mir|uns))?(?: (?:doch|bitte|mal|einmal|bloß|schnell|kurz|eben|an))+',
  '(?:sag|verrat|erzähl)e? (?:mir|uns)(?=,? (?:wie|was|wann|wo|wer|welche[nrsm]?|ob)(?!\\p{L}))',
  'hör(?:t)? (?:mal|einmal|zu|her)|pass (?:mal )?auf|(?:schau|guck|sieh)e? (?:doch |bitte |kurz |schnell ){0,4}(?:mal|einmal)(?: (?:nach|rein|her|bitte|kurz|schnell)){0,4}',
  '(?:ich )?(?:hätte?|habe?) (?:da )?(?:mal )?(?:nur )?(?:eine )?(?:kurze |kleine |schnelle |blöde |dumme )?frage',
  '(?:kurze|kleine|schnelle|blöde|dumme|doofe|andere|nächste) frage(?=\\s?[:,.!-])|frage(?=\\s?:)',
  // Not knowing
  '(?:ich )?(?:habe? )?(?:keine ahnung|keinen plan|kein plan)(?: mehr)?',
  '(?:ich )?weiß (?:ich )?(?:es |das )?(?:gerade |grad |jetzt |leider |gar |auch ){0,4}nicht(?: mehr)?(?: (?:genau|sicher|so genau|auswendig))?(?=\\s*[,.:;?!-]|$)',
  '(?:ich )?(?:habe? )?(?:es |das )?(?:schon |wieder |leider |total |ganz ){0,4}vergessen(?=\\s*[,.:;-])',
  '(?:ich )?komm(?:e)? (?:gerade |grad |jetzt )?nicht drauf|(?:ich )?komm(?:e)? (?:gerade |grad |jetzt )?nicht darauf',
  '(?:es |das )?fällt mir (?:gerade |grad |jetzt )?nicht (?:mehr )?ein|(?:ist|ist es) mir entfallen',
  '(?:ich )?(?:erinner|erinnere) mich nicht(?: mehr)?|wenn ich mich (?:recht|richtig) erinner[en]*|wenn ich(?: es)? (?:recht|richtig) weiß',
  '(?:weißt|wisst|weiß) (?:du|ihr|man)(?: (?:vielleicht|zufällig|eigentlich|noch|auswendig|gerade|grad|schon)){0,4}(?: das| es)?(?=\\s*[,.:;?!]|\\s(?:wie|was|wann|wo|wer|welche[nrsm]?|ob)(?!\\p{L})|$)',
  'soweit ich weiß|soviel ich weiß|meines wissens',
  // Wanting to know
  '(?:mich|uns) (?:würde?|tät|täte) (?:mal |ja |schon |eigentlich |noch ){0,4}interessieren|(?:mich|uns) interessiert(?: mal| eigentlich| noch){0,4}(?=\\s?,|\\s(?:wie|was|wann|wo|wer|welche[nrsm]?|ob)(?!\\p{L}))',
  'ich (?:frage?|fragte) mich(?: (?:gerade|grad|nur|schon|bloß)){0,4}|ich (?:wollte?|will|möchte?|muss|müsste?|würde?|sollte?) (?:gern |gerne |bloß |nur |mal |kurz |eben |noch |schnell |eigentlich ){0,4}(?:wissen|fragen|sehen)',
  'ich (?:bräuchte?|brauche?|hätte?)(?: gern| gerne| mal| kurz| schnell| bitte| noch){0,4} (?:die|eine) (?:kurze |schnelle )?(?:info|information|auskunft|angabe|zahl)',
  '(?:nur |bloß |einfach )?(?:mal )?(?:so )?(?:aus|zur) (?:reiner |purer |lauter )?neugierd?e?|interessehalber|rein interessehalber|der neugierd?e? halber|nur (?:so|mal so|mal) (?:zur info|fürs protokoll|gefragt)',
  'wenn ich (?:mal )?fragen darf|wenn (?:es |das )?(?:geht|möglich ist|recht ist|keine umstände macht)|falls (?:du )?(?:das |es )?(?:weißt|möglich)',
  '(?:die )?hauptsache(?: ist)?,?(?: (?:ich|wir|man) (?:weiß|wissen|sehe?|sehen)| dass ich weiß)?,?',
  'kannst du (?:mir |uns )?(?:das |es )?(?:bitte |mal |kurz |schnell |eben |vielleicht ){0,4}(?:sagen|raussuchen|heraussuchen|nachsehen|nachschauen|nachgucken|ausrechnen|zeigen|verraten)',
  // Not so exactly
  '(?:(?:nur|bloß|einfach|gerade|grad|ganz|so|mal) ){0,4}(?:über den daumen(?: gepeilt| geschätzt)?|pi mal daumen|grob (?:geschätzt|gerechnet|gesagt|gepeilt|überschlagen)|(?:schätzungs|überschlags|näherungs)weise|überschlägig|so um den dreh|in etwa|annähernd|im groben|im großen und ganzen|auf die schnelle|aus dem kopf|auf anhieb|als hausnummer)',
  '(?:einfach|bloß|nur|mal)(?: (?:mal|nur)){0,2} so(?= (?:wie|was|wann|wo|wer|welche)|\\s*[,.:;?!]|$)|so (?:ganz )?(?:grob|ungefähr|circa|ca\\.?|etwa|im schnitt(?= ungefähr))',
  // Saying what one says
  '(?:mein|meine|meinte|denk|denke|glaub|glaube|sag|sage|schätz|schätze) (?:ich|wir)(?: mal| jetzt| halt){0,4}(?=\\s*[,.:;?!)]|$)',
  'ich (?:meine|mein)(?=\\s?,)|wie gesagt|kurz gesagt|ehrlich gesagt|offen gesagt|genauer gesagt|besser gesagt|anders gesagt|sagen wir(?: mal)?|unter uns(?: gesagt)?',
  'ehrlich(?=\\s*[,:])|im ernst|allen ernstes|sozusagen|gewissermaßen|mehr oder weniger(?!\\s+als)|so oder so|wie auch immer|zum beispiel|beispielsweise|z\\.\\s?b\\.',
  // Being cross
  'zum (?:teufel|kuckuck|donnerwetter|henker|geier)|um (?:himmels|gottes) willen|verdammt(?: noch mal)?|verflixt(?: noch mal)?|verdammte[nrs]?|blöde[nrs]?|herrgott(?: noch mal)?|mein gott|himmel herrgott|mannomann|meine güte',
  // Behind it
  '(?:verstehst|siehst) du(?=\\s*[?!.]*$)',
  '(?:und|oder) so (?:weiter|was|etwas|ähnlich|in der art)(?=\\s*[?!.]*$)|usw\\.?(?=\\s*[?!.]*$)|etc\\.?(?=\\s*[?!.]*$)',
]

const AROUND = new RegExp(`(?<![\\p{L}\\d])(?:${SMALL_TALK.join('|')})(?![\\p{L}\\d])`, 'giu')
/** What asks once more behind a question. */
const BEHIND =
  /,\s?(?:gell|gelle|nicht wahr|stimmt es|stimmts|oder nicht|oder doch|oder was|oder wie|was meinst du|oder)(?=\s*[?!.]*$)/iu
/** What is left of signs between parts that are gone. */
const LEFT_SIGNS = /^[\s,;:.!-]+|[\s,;:]+(?=[?!.]*\s*$)|(?<=[,;:]\s*)[,;:]|\s+(?=[,;?!])/gu

/** A question without what is said around it; all of it where nothing else is said. */
export function withoutSmallTalk(text: string): string {
  const rest = text.replace(BEHIND, '').replaceAll(AROUND, ' ')
  if (rest === text) return text
  const tidy = rest.replaceAll(/ {2,}/gu, ' ').replaceAll(LEFT_SIGNS, '').trim()
  return /\p{L}{2}/u.test(tidy) ? tidy : text
}
