import type { Phrase } from '../../answers/index.ts'
import { VARIANT_PHRASES } from './variant-words.ts'

const phrase = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu')

/** What a variant is one of; those that are said of much else say it not. */
const PLAN_OF_TOKENS: readonly (readonly [tokens: RegExp, plan: string])[] = [
  [/nurmineralisch|guelle|ohnemineral/u, 'düngevariante'],
  [/betont|tagweide|kostenguenstig|ohnesoja/u, 'futtervariante'],
  [/oekoregelung|futtersicherheit/u, 'anbauvariante'],
  [/umtrieb|kurzrasen/u, 'weidevariante'],
]

/** Who names a variant asks of its plan. */
function withPlan([words, token]: Phrase): Phrase {
  const plan = PLAN_OF_TOKENS.find(([tokens]) => tokens.test(token))?.[1]
  return [words, plan === undefined ? token : `${token}${plan} `]
}

/** What is asked of plans in several words, or in one that means something else elsewhere. */
export const PLAN_PHRASES: readonly Phrase[] = [
  ...VARIANT_PHRASES.map(withPlan),
  [
    /(?<!\p{L})für wie ?viele? (?:tiere|viecher|vieh|stück(?: vieh)?|kühe|rinder|köpfe)(?= (?:ist|gilt|rechnet|wurde|reicht|taugt) .*weide)/gu,
    ' tiere ',
  ],
  [/(?<=(?:viel|viele|an|kilo|kg|der|bleibt) )n(?!\p{L})/gu, 'stickstoff'],
  [/(?<!\p{L})(?:der|beim|im|vom) anbau(?!\p{L})/gu, ' anbauplan '],
  [phrase('(?:noch )?(?:auf dem zettel|auf der liste|zu buche)'), ' '],
  [/(?<!\p{L})soll(?:te|en|ten)?(?!\p{L})(.*?)(?<!\p{L})haben(?=\s*[?!.]*$)/gu, ' zugeteilt $1'],
  [
    /(?<!\p{L})(?:läuft|ist|geht)(?!\p{L})(.*?)(?<!\p{L})(?:schief|faul|verkehrt|im argen)(?=\s*[?!.]*$)/gu,
    ' warum unmöglich $1',
  ],
  // It is no time: the plan of a year tells the winter before.
  [
    /(?<!\p{L})(?:im|in diesem|übern|über den|den ganzen|den) winter(?: über)?(?= .*(?:bestellt|bedeckt|begrünt|bewachsen|grün)(?!\p{L}))/gu,
    ' winterbedeckung ',
  ],
  [
    /(?<=(?:bestellt|bedeckt|begrünt|bewachsen|grün)(?!\p{L}).*)(?<!\p{L})(?:im|in diesem|übern|über den|den ganzen|den) winter(?: über)?(?!\p{L})/gu,
    ' winterbedeckung ',
  ],
  // „Was weist der Plan aus?“, „Wie viel plant er ein?“
  [/(?<!\p{L})(?:weist|weisen)(?!\p{L})(.*?)(?<!\p{L})aus(?=\s*(?:[?!.,]|$))/gu, ' ausgewiesen $1'],
  [
    /(?<!\p{L})(?:plant|planen|setzt|setzen)(?!\p{L})(.*?)(?<!\p{L})(?:ein|ei|an)(?=\s*(?:[?!.,]|$))/gu,
    ' eingeplant $1',
  ],
  [/(?<!\p{L})(?:zieht|ziehen)(?!\p{L})(.*?)(?<!\p{L})(?:ab|runter|weg)(?=\s*(?:[?!.,]|$))/gu, ' abgezogen $1'],
  [/(?<!\p{L})(?:trägt|tragen)(?!\p{L})(.*?)(?<!\p{L})bei(?=\s*(?:[?!.,]|$))/gu, ' bringt $1'],
  [
    /(?<!\p{L})(?:wirft|werfen|schmeißt|schmeißen)(?!\p{L})(.*?)(?<!\p{L})ab(?=\s*(?:[?!.,]|$))/gu,
    ' deckungsbeitrag $1',
  ],
  [/(?<!\p{L})(?:geht|gehen)(?!\p{L})(.*?)(?<!\p{L})ab(?=\s*(?:[?!.,]|$))/gu, ' fehlangabe $1'],
  [
    /(?<=(?:hektar|ha|fläche)(?!\p{L}).*)(?<!\p{L})damit (?:das |mein |unser )?futter (?:auch )?(?:reicht|langt|ausreicht|gesichert ist|sicher ist)(?!\p{L})/gu,
    ' anbauplan futter ',
  ],
  [
    /^(?:was für|welche) (?:angaben?|werte?|zahlen|daten|eingaben?)(?: \p{L}+)*? (?:fehlt|fehlen)(?!\p{L})/gu,
    ' rechenlücke ',
  ],
  // „Behälter“ has the same stem.
  [/(?<!\p{L})(?:zu )?behalten(?!\p{L})/gu, 'aufbewahren'],
  // „Woran scheitert es?“
  [/(?<!\p{L})(?:woran|an was) (?:scheitert|hapert|hängt|klemmt|liegt)(?: es)?(?!\p{L})/gu, ' warum unmöglich '],
  // Where animals were is no number of a plan either.
  [
    /^(?!.*plan)wie viele? (?=.*(?<!\p{L})(?:waren?|standen?|liefen?|grasten?|weideten?)(?!\p{L}))/gu,
    ' weidetagebuch ',
  ],
  // A harvest that has been is no number of a plan.
  [/(?<!\p{L})(?:dt|doppelzentner|t|tonnen)\s?(?:\/|je|pro) ?(?:ha|hektar)(?!\p{L})/gu, ' ertragjehektar '],
  [
    /(?<!\p{L})(?:hat|habe?|haben|hatten?)(?!\p{L})(.*?)(?<!\p{L})(?:gebracht|verkauft|eingenommen|eingebracht|abgeworfen|verdient)(?!\p{L})/gu,
    ' ernteergebnis $1 ',
  ],
  // What a plan has no number for, since something is missing.
  [/^was ist(?: denn)?(?= (?:im|beim|für|am) .*plan)(.*?) (?:noch )?offen(?=\s*[?!.]*$)/gu, ' rechenlücke $1'],
  [
    /^was (?:fehlt|fehlen|felt|muss (?:ich|man) (?:noch )?eintragen)(?: (?:mir|uns|noch|denn))*(?= (?:für|im|beim|zum|bei|in) .*plan)/gu,
    ' rechenlücke ',
  ],
  [
    /(?<!\p{L})(?:steht|stehen|gibt es|ist|sind)(?!\p{L})(.*?plan.*?)(?<!\p{L})(?:nichts?|nix|keine? ration(?:en)?)(?!\p{L})(.*?)(?: drin| geplant| vorgesehen)?(?=\s*[?!.]*$)/gu,
    ' rechenlücke $1 $2',
  ],
  [
    phrase(
      '(?:die |der |das |den |am )?(?:nächste[nrsm]?|als nächstes|demnächst)(?! (?:jahr|woche|monat|frühjahr|sommer|herbst|winter|saison))',
    ),
    ' alsnächstes ',
  ],
  [phrase('(?:statt|anstatt|anstelle)(?: von)?'), ' variantenabstand '],
  [phrase('(?:jahresmenge|jahresbedarf|jahresverbrauch)'), ' imjahr bedarf '],
  [phrase('(?:ähren|spät|qualitäts|abschluss)gabe'), ' gabe gabe3 '],
  [phrase('(?:schosser|schoss)gabe'), ' gabe gabe2 '],
  [phrase('andüngung|(?:start|anfangs|frühjahrs)gabe'), ' gabe gabe1 '],
  [
    /(?<=wann .*?)(?<!\p{L})(?:kommen|gehen|können|dürfen|sollen|treiben)(?!\p{L})(.*?)(?<!\p{L})(?:raus|aus|nach draußen|auf die weide)(?: auf die weide)?(?=\s*[?!.]*$)/gu,
    ' weideaustrieb $1',
  ],
  // „Was soll 2027 auf den Steinacker?“
  [
    /^was (?:soll|sollte|kommt|käme|steht|plant der plan)(?!\p{L})(?!.*(?:gabe|gülle|kas|düng|futter|mist|ration|weide(?!\p{L})))(.*?)(?=(?<!\p{L})(?:auf|in) (?:den|das|die|dem|der)(?!\p{L}))/gu,
    ' anbauplan kultur $1 ',
  ],
  [/(?<!\p{L})(?:fua|fu|fo|fö)(?:d|dd|tt)(?:a|er|r)(?=plan|ration|variante)/gu, 'futter'],
  [
    phrase('(?:am )?(?:günstigsten?|günstigste[rsm]|billigsten?|billigste[rsm]|preiswertesten?|sparsamsten?)'),
    ' ammwenigsten kosten ',
  ],
  [phrase('(?:am )?(?:teuersten?|teuerste[rsm]|kostspieligsten?)'), ' ammmeisten kosten '],
  [phrase('(?:teurer|günstiger|billiger|preiswerter|mehr geld|weniger geld)(?: als)?'), ' variantenabstand kosten '],
  [
    phrase('(?:am )?(?:einträglichsten?|rentabelsten?|lohnendsten?)|(?:lohnt|rechnet|bringt) (?:sich )?am meisten'),
    ' ammmeisten deckungsbeitrag ',
  ],
  [phrase('(?:am )?(?:meisten?|höchsten?|höchste[rsm]|größten?|größte[rsm]|besten?|beste[rsm])'), ' ammmeisten '],
  [
    phrase('(?:am )?(?:wenigsten?|niedrigsten?|niedrigste[rsm]|geringsten?|geringste[rsm]|kleinsten?|kleinste[rsm])'),
    ' ammwenigsten ',
  ],
  [phrase('(?:mehr|weniger|höher|niedriger|besser|schlechter|länger) als'), ' variantenabstand '],
  [
    phrase(
      'unterschied|unterscheid\\p{L}*|differenz|vergleich(?:en|e|t)?|gegenüber|verglichen(?: mit)?|im vergleich(?: zu[rm]?)?',
    ),
    ' variantenabstand ',
  ],
  [
    phrase(
      '(?:verlier|spar|gewinn|einbüß)(?:e|en|t|st|te|ten)?|(?:mehr|weniger) raus(?:kommen|kommt)?|einsparen|eingespart',
    ),
    ' variantenabstand ',
  ],
  [phrase('(?:und )?um wie ?viel(?= (?:euro|cent|ct))'), ' variantenabstand '],
  [phrase('(?:und )?um wie ?viel(?: \\p{L}+)?'), ' variantenabstand '],
  [phrase('(?:pro|je|am|den|einen) (?:tag|kuh und tag)|täglich'), ' amtag '],
  [phrase('(?:im|pro|je|übers|das) jahr|jährlich'), ' imjahr '],
  [phrase('(?:pro|je|das|den|der|einen|ein) (?:kilo|kg|liter) (?:ecm|milch)|milchkosten|stückpreis'), ' jemilch '],
  [phrase('(?:pro|je) (?:kuh|tier|kopf|nase)'), ' jetier '],
  [phrase('(?:pro|je) (?:ha|hektar)'), ' jehektar '],
  [phrase('fehlt|fehlen|felt|fehlende[nrsm]?'), ' fehlangabe '],
  [/(?<!\p{L})und (?:warum|wieso|weshalb)\s*[?!.]*$/gu, ' '],
  [phrase('zur ?zeit|zum jetzigen stand'), ' '],
  // „Warum geht das nicht?“
  [
    /(?<!\p{L})(?:geht|gehen|klappt|funktioniert|kommt)(?!\p{L})(.*?)(?<!\p{L})nicht(?!\p{L})(?: in frage)?/gu,
    ' unmöglich $1',
  ],
  // What a field or a group is given.
  [phrase('kriegen|kriegt|krieg|bekommen|bekommt|bekäme|bekämen|kriegte|kriegten'), ' zugeteilt '],
  // „Für welche Tiere rechnet der Plan nichts?“
  [
    /(?<!\p{L})(?:rechnet|berechnet|plant|gerechnet)(?!\p{L})(.*?)(?<!\p{L})(?:nichts?|nix|keinen?|gar nicht)(?!\p{L})/gu,
    ' rechenlücke $1',
  ],
  [phrase('nicht (?:aus)?(?:rechnen|gerechnet|berechnet|planen|geplant)'), ' rechenlücke '],
  [
    /(?<!\p{L})nicht (?:\p{L}+ )?(?:annehmen|angenommen|auswählen|ausgewählt|nehmen|wählen|übernehmen|anklicken|einschalten|möglich|machbar|gehen|gewählt)(?: werden)?(?!\p{L})/gu,
    ' unmöglich ',
  ],
  [phrase('trockenmasse'), ' tm '],
  [phrase('frischmasse'), ' fm '],
  [/(?<!\d)([1-4])\. ?gabe/gu, ' gabe gabe$1 '],
  ...['erste', 'zweite', 'dritte', 'vierte'].map((word, index): Phrase => [
    phrase(`${word.slice(0, -1)}(?:e[nrsm]?|i)? gabe?`),
    ` gabe gabe${index + 1} `,
  ]),
]
