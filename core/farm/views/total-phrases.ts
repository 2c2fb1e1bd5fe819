import type { Phrase } from '../../answers/index.ts'

// Patterns are matched in lower case.

const END = '(?=\\s*[?!.]*$)'
const NOT_BEFORE = '(?<!\\p{L})'
const NOT_BEHIND = '(?!\\p{L})'

const YEARLY =
  '(?:(?:im|aufs|übers|pro|je|fürs|das|jedes) (?:ganze[ns]? |volle[ns]? )?jahr|jährlich|jahres\\p{L}+|insgesamt|im ganzen|in summe|in der summe|alles zusammen|zusammen(?:gerechnet|genommen)?|total|unterm strich)'
const OF_A_HECTARE = '(?:hektar|ha|euro/ha|€/ha)'
const RENT = 'pachtzins(?:es|en)?|pachtpreis(?:es)?|pachtkosten|pachtaufwand|pachtzahlung(?:en)?|pachtgeld|pacht'
const ANY_RENT = `${NOT_BEFORE}(?:gesamt)?(?:${RENT})${NOT_BEHIND}`
const A_YEAR = `${NOT_BEFORE}${YEARLY}${NOT_BEHIND}`

const LIQUID_STORE = '\\p{L}*(?:tank|behälter|grube|kanal|silo|fass|lagune)s?'

const PIECE = '\\p{L}*(?:wiese|weide|fläche|feld|schlag|stück|koppel|grünland)(?:n|er|e|s)?'
const IS_OPEN =
  '(?:offen|fehlt|fehlen|aus|ausständig|ausstehend|übrig|noch nicht|ungemäht|noch dran|noch zu mähen|rückständig)'

/** „Welche Wiese fehlt noch beim ersten Schnitt?“, by the number of the cut. */
const cutLeft = (cut: number, ordinal: string): Phrase => [
  new RegExp(
    `^(?=.*${NOT_BEFORE}${IS_OPEN}${NOT_BEHIND})(?:auf |bei )?(?:welche[rnms]?|eine|wo|was)(?: (?:${PIECE}))?(?: (?:ist|sind|fehlt|fehlen|steht|stehen|haben wir|wurde|wurden|wartet|muss|müssen|noch|der|die|das|beim|mit dem|vom|am|für den|auf den|zum|nicht|immer|offen))* (?:${cut}\\.|${ordinal}[nrs]?) schnitt(?:e?s)?(?: (?:noch|nicht|offen|aus|übrig|dran|gemäht|fertig|erledigt|gemacht|geschnitten|werden|worden|immer|ausständig|rückständig))*(?:,? oder)?[?,]?(?: (?:und )?welche(?: ${PIECE})?(?: ist das| sind das)?)?${END}`,
    'gu',
  ),
  `welche schnittausstand ${cut}. schnitt`,
]

/** What farmers ask of the whole, and what the views of the farm know it by. */
export const TOTAL_PHRASES: readonly Phrase[] = [
  // What others owe: „Was schuldet uns die Naturkost noch?“, „Wer schuldet uns noch Geld?“
  [
    new RegExp(
      `^(?:was|wie viel)(?: geld| euro)? (?:schuldet|schulden) (?:uns|mir) (?:noch )?(.+?)(?: noch)?${END}`,
      'gu',
    ),
    'wie viel forderungen $1',
  ],
  [
    new RegExp(`^(?:was|wie viel)(?: geld| euro)? (?:schuldet|schulden) (.+?) (?:uns|mir)(?: noch)?${END}`, 'gu'),
    'wie viel forderungen $1',
  ],
  [
    new RegExp(
      `^(?:wer|welche kunden|welcher kunde) (?:schuldet|schulden)(?: (?:uns|mir|noch|eigentlich|was|etwas|geld))*${END}`,
      'gu',
    ),
    'welche forderungen',
  ],
  [
    new RegExp(
      `^wer (?:hat|haben) (?:uns |mir |seine rechnung |ihre rechnung |die rechnung )?noch nicht (?:be|ge)zahlt${END}`,
      'gu',
    ),
    'welche forderungen',
  ],
  [
    new RegExp(
      `^(?:was|wie viel)(?: geld| euro)? (?:bekomme|kriege|bekommen|kriegen|krieg) (?:ich|wir) noch (?:an geld |geld )?(?:von|vom) (?=.*\\p{L})(.+?)(?: (?:an )?(?:geld|euro))?${END}`,
      'gu',
    ),
    'wie viel forderungen $1',
  ],
  [
    new RegExp(`${NOT_BEFORE}(?:offene[nr]?|unbezahlte[nr]?) rechnungen (?:an|bei) (?:unsere[n]? )?(?=\\p{L})`, 'gu'),
    'forderungen ',
  ],
  [new RegExp(`${NOT_BEFORE}rechnungen an (?=(?:die|den|das|unsere?n?) \\p{L})`, 'gu'), 'ausgangsrechnungen '],
  // „An welchem Tag war das Geld da?“
  [
    new RegExp(
      `^(.*)${NOT_BEFORE}wann (?:war|ist|kam) das geld (?:da|drauf|eingegangen|gekommen|auf dem konto|bei uns)?${END}`,
      'gu',
    ),
    'wann bezahlt $1',
  ],
  // „Wie viele Kühe fehlen uns noch zum Zielbestand?“
  [
    new RegExp(
      `^wie viele? (.*?)${NOT_BEFORE}(?:fehlt|fehlen)${NOT_BEHIND}(?: (?:uns|mir|noch|da|denn|eigentlich))* (?:(?:bis )?zu[mr]|am|auf den) (?:ziel|soll|plan)-?(?:bestand|zahl|stärke)${NOT_BEHIND}(?: (?:bei |an |von )?(?:den |unseren )?(\\p{L}+))?(?: noch)?${END}`,
      'gu',
    ),
    'wie hoch ist fehlbestand $1$2',
  ],
  // The rent of a year is that of a hectare times the hectares.
  [
    new RegExp(`^(?!.*${NOT_BEFORE}${OF_A_HECTARE}${NOT_BEHIND})(.*?)${ANY_RENT}(?=.*${A_YEAR})`, 'gu'),
    '$1jahrespacht',
  ],
  [new RegExp(`^(?!.*${NOT_BEFORE}${OF_A_HECTARE}${NOT_BEHIND})(.*${A_YEAR}.*?)${ANY_RENT}`, 'gu'), '$1jahrespacht'],
  // The milk that is tested is that of the tank.
  [
    new RegExp(
      `^(?=.*(?:fett|eiweiß|zellzahl|zellen|keim|harnstoff|gefrierpunkt|milchgüte))(.*?)${NOT_BEFORE}(?:tankmilch|sammelmilch|hofmilch)${NOT_BEHIND}`,
      'gu',
    ),
    '$1milch',
  ],
  // „Gülleraum“
  [
    new RegExp(`${NOT_BEFORE}(?:gülle|jauche|mist)(?:lager)?(?:raum|kapazität|volumen)${NOT_BEHIND}`, 'gu'),
    'güllelager kapazität',
  ],
  // What was paid is told with what it comes to; what something cost is another question.
  [
    new RegExp(
      `^(?!.*(?:für|fürs|davon|noch|wann|wem|pacht)${NOT_BEHIND})(?:was|wie viel)(?: geld| euro)? (haben wir|habe ich|haben|hatten wir|wurden?|ist|sind)${NOT_BEHIND}(.*?)(?: (?:insgesamt|(?:alles |alle )?zusammen\\p{L}*|in summe|im ganzen|total|unterm strich))?(?: an)? (?:überwiesen|bezahlt|gezahlt|beglichen)(?: worden)?${END}`,
      'gu',
    ),
    'was $1$2 überwiesen',
  ],
  ...['erste', 'zweite', 'dritte', 'vierte'].map((ordinal, index) => cutLeft(index + 1, ordinal)),
  // „Diesel noch da?“
  [
    new RegExp(
      `^(?:ist |sind |haben wir )?(?:noch )?(\\p{L}{3,}) (?:noch |denn )+(?:da|übrig|vorrätig|vorhanden|auf lager)${END}`,
      'gu',
    ),
    'wie viel $1 vorrat',
  ],
  // How much lies in a tank is not how much it holds.
  [
    new RegExp(
      `^wie viel (?:liter|l|kubik|kubikmeter|m³|tonnen|t)( (?:gülle|rindergülle|jauche|diesel|heizöl|sprit|kraftstoff|wasser))? (?:(?:denn|noch|jetzt|gerade) )*(?:ist|sind|haben wir|liegt|liegen|steht|stehen|war|waren|hat es)(?: (?:denn|noch|jetzt|gerade|zurzeit))* (?:im|in der|in dem) (${LIQUID_STORE})(?: (?:noch|jetzt|drin|drinnen|gerade))*${END}`,
      'gu',
    ),
    'wie füllstand$1 $2',
  ],
  // „Wie viel Liter Diesel passen noch in den Tank?“
  [
    new RegExp(
      `^wie viel (?:liter |kubik |kubikmeter |m³ |tonnen )?(\\p{L}+ )?(?:passt|passen|geht|gehen|bringen wir|bringe ich|kriegen wir|kriege ich|bekommen wir)(?: (?:denn|da|wohl|jetzt))* noch (?:in (?:den|die|das|unseren|unsere)) (${LIQUID_STORE})(?: (?:rein|hinein|unter))?${END}`,
      'gu',
    ),
    'wie viel restkapazität $1 $2',
  ],
]
