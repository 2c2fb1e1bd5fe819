import { standardGerman } from '../../shared/german/read-spoken.ts'
import { daysOfFeast, FEASTS, isMovable, type Feast } from '../../shared/time/feasts.ts'
import { germanDay } from '../../shared/german/write-german.ts'

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu')

const FEAST_DAYS = FEASTS.map(
  (feast) => [word(`(?:(?:am|an|zu|zum|über|um) )?(?:den )?(?:${feast.words})`), feast] as const,
)

/** What the law is asked in several words, or in one that means something else elsewhere. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  // „heute, am 20. Mai,“ is one day.
  [/(?<!\p{L})heute?,? (?=(?:am |den |dem |der )?\d{1,2}\.)/gu, ' '],
  [/(?<!\p{L})(?:frühestens wann|wann frühestens)(?!\p{L})/gu, 'ab wann'],
  [/(?<!\p{L})(?:spätestens wann|wann spätestens)(?!\p{L})/gu, 'bis wann frist'],
  [/(?<!\p{L})(morgen|heute|übermorgen) (?:früh|vormittag|mittag|nachmittag|abend|nacht)(?!\p{L})/gu, '$1 '],
  [
    /(?<!\p{L})(?:letzte[rnms]?|spätester|letztmögliche[rnms]?) (?:termin|tag|frist|möglichkeit|zeitpunkt|abgabetermin|drücker)(?:(?: dafür| hierfür)(?=\s*[?!.]*$))?(?!\p{L})/gu,
    'bis wann frist',
  ],
  [
    /(?<!\p{L})(?:erste[rnms]?|frühester|frühestmögliche[rnms]?) (?:termin|tag|möglichkeit|zeitpunkt)(?!\p{L})/gu,
    'ab wann',
  ],
  [/(?<!\p{L})(?:auf )?(?:den )?letzten drücker(?!\p{L})/gu, 'bis wann'],
  [/(?<!\p{L})(?:in welchem|bis zu welchem|ab welchem) alter(?!\p{L})/gu, 'bis wann'],
  // „Wie lange hebt man Lieferscheine auf?“
  [/(?<!\p{L})(?:hebe?|hebt|heben|haben(?= (?:man|wir|ich) ))(?!\p{L})(.*?) auf(?=\s*[?!.]*$)/gu, ' muss $1 aufheben'],
  [/(?<!\p{L})(?:bewahre?|bewahrt|bewahren)(?!\p{L})(.*?) auf(?=\s*[?!.]*$)/gu, ' muss $1 aufbewahren'],
  [/(?<!\p{L})(?:schmeiße?|schmeißt|werfe?|werfen|tue?)(?!\p{L})(.*?) weg(?=\s*[?!.]*$)/gu, ' $1 wegwerfen'],
  // „Gibt es für Mist eine Sperrfrist?“ means every year.
  [
    /^(?:gilt|gelten|gibt es|gibt)(?!\p{L})(?!.*(?:\d|heute|morgen|gerade|jetzt|aktuell|derzeit| im ))(.*?)(?<!\p{L})(?:auch )?eine?(?= \p{L}*sperr)/gu,
    'wann ist$1',
  ],
  // „Wie viele Tage hab ich für die Meldung?“ asks what one has to keep to.
  [
    /(?<!\p{L})wie ?(?:viele?|lange?) (?:(tage?|wochen?|monate?|stunden?|zeit) )?(?:(?:hab|habe|haben|hat|bleibt|bleiben) (?:ich|wir|man|mir|uns))(?: noch)?(?: (zeit|luft))?(?= (?:zum|zur|für|bis|um|ihn|sie|es|das|die|den|mit|bei)(?!\p{L})|\s*[?!.]*$)/gu,
    'bis wann muss ich frist',
  ],
  [/(?<!\p{L})bis zu welche[mnr] (?:tag|termin|zeitpunkt|datum)(?!\p{L})/gu, 'bis wann'],
  [/(?<!\p{L})(?:im|auf den) (?:betriebs)?(?:schnitt|durchschnitt|mittel)(?!\p{L})/gu, ' '],
  // What holds elsewhere is what holds in general.
  [
    /,?(?<!\p{L})(?:(?:also |aber |und )?(?:außerhalb|abseits)(?: von| vom| der| des| von den)?|nicht (?:im|in den|in)|ohne|außer(?: in| im)?) (?:rote[nsmr]? gebiete?n?s?|(?:dem |den )?nitratgebiete?n?)(?!\p{L})/gu,
    ' ',
  ],
  [
    /(?<!\p{L})(?:normale[nrs]?|gewöhnliche[nrs]?|übliche[nrs]?) (?=(?:felder|feldern|äcker|äckern|flächen|schläge|schlägen)(?!\p{L}))/gu,
    ' ',
  ],
  [/(?<!\p{L})glöz ?(?:nr\.? ?)?4(?!\d)/gu, ' vorgeschrieben glözvier '],
  // „Wie viele Tage nach der Geburt wurde es gemeldet?“ is held against the law.
  [/(?<=(?:tage?|lange?) nach (?:der )?geburt )(?:wurde|hab|habe|haben)(?: (?:ich|wir))?(?!\p{L})/gu, 'ist'],
  // Of calves it is the one that is open.
  [
    /(?<!\p{L})(?:aller)?(?:jüngste|neueste|letztgeborene|kleinste)[nrs]? (?=(?:kalb|kälbchen|kälble|kälber)(?!\p{L}))/gu,
    ' ',
  ],
  [/(?<!\p{L})(?:nh ?4|ammonium)(?: ?-? ?n)?(?!\p{L})/gu, 'ammoniumstickstoff'],
  [/(?<!\p{L})gesamt ?-? ?n(?!\p{L})/gu, 'gesamtstickstoff'],
  [/(?<!\p{L})daran(?=\s*[?!.]*$)/gu, 'fällig'],
  // „Wie viel ist drin?“
  [/(?<!\p{L})darin(?=\s*[?!.]*$)/gu, 'erlaubt'],
  [/(?<!\p{L})rote[nsmr]? gebiete?n?(?!\p{L})/gu, 'rotesgebiet'],
  [/(?<!\p{L})stoff ?strom ?-?bilanz/gu, 'stoffstrombilanz'],
  // „Mais nach Mais“
  [/(?<!\p{L})(\p{L}{3,}) (?:nach|auf) \1(?!\p{L})/gu, '$1 hintereinander'],
  [/(?<!\p{L})wie (?:warm|heiß|kalt|windig|nass|trocken) (?:wird|ist|bleibt) (?:es|das)(?!\p{L})/gu, 'wetter'],
  // „Wird es morgen trocken?“
  [
    /(?<!\p{L})(?:wird|werden|bleibt|soll) es(?!\p{L})(.*?)(?<!\p{L})(?:warm|heiß|kalt|trocken|nass|schön|sonnig|windig|stürmisch|frostig)(?: werden| bleiben)?(?=\s*[?!.]*$)/gu,
    'wetter $1',
  ],
  // „…, reicht der Zettel noch?“ asks the same once more.
  [/(?<!\p{L})(?:oder|und) (?:reicht|genügt|langt)(?!\p{L})/gu, ' '],
  [
    /,?\s(?:oder|und)? ?ohne (?:\p{L}+ ){0,2}?zu (?:säen|sähen|bestellen|drillen|bepflanzen|ansäen)(?!\p{L})/gu,
    ' unbestellt ',
  ],
]

/**
 * A question in lower case with the days that are called by a name as days of the year, and what several words say of
 * the law in one. `today` is a day; a feast is the next one to come.
 */
export function asLawIsAsked(question: string, today: string): string {
  const text = standardGerman(question).toLowerCase().replaceAll(/\s+/gu, ' ')
  const withFeasts = FEAST_DAYS.reduce(
    (read, [words, feast]) => read.replaceAll(words, () => ` ${written(feast, today)} `),
    text,
  )
  return PHRASES.reduce((read, [words, said]) => read.replaceAll(words, said), withFeasts).trim()
}

function written(feast: Feast, today: string): string {
  const year = Number(today.slice(0, 'YYYY'.length))
  const days = [year, year + 1].map((of) => daysOfFeast(feast, of)).find(({ to }) => to >= today)!
  const [first, last] = [days.from, days.to].map((day) =>
    germanDay(day).slice(0, isMovable(feast) ? undefined : 'TT.MM.'.length),
  )
  return first === last ? `am ${first!}` : `${first!} bis ${last!}`
}
