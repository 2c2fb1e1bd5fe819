import { MONTHS } from '../../../shared/german/months.ts'
import { phraseTable, type Phrase } from './phrase-table.ts'

const MONTH = `(?:${MONTHS.join('|')})`
const AND = '(?:\\s*,\\s*(?:und\\s+)?|\\s+und\\s+|\\s+)'

const MONTHS_IN_A_ROW = new RegExp(`(?<!\\p{L})${MONTH}(?:${AND}${MONTH}){2,}(?!\\p{L})`, 'gu')

/** „März, April und Mai“ is „März bis Mai“: a time where each follows the one before. */
export const withMonthsInARow = (text: string): string =>
  text.replaceAll(MONTHS_IN_A_ROW, (all) => {
    const named = (all.match(new RegExp(MONTH, 'gu')) ?? []).map((name) => MONTHS.indexOf(name))
    const isRow = named.every((month, at) => at === 0 || month === named[at - 1]! + 1)
    return isRow ? `${MONTHS[named[0]!]!} bis ${MONTHS[named.at(-1)!]!}` : all
  })

const PARTS = {
  SEASON: 'frühjahr|sommer|herbst',
  UNIT:
    'tage?n?|wochen?|monate?n?|jahre?n?|stunden?|uhr|minuten?|ha|hektar|kg|kilo|liter|l|t|tonnen?|dt|%|' +
    'prozent|euro|€|cent|stück|kühe|kälber|rinder|bullen|tiere?n?|ballen|mal|kubik|kubikmeter|m³|m3',
}

/** Times as they are said and typed, by what the patterns of times know. */
export const TIMES_SAID: readonly Phrase[] = phraseTable(
  String.raw`
  (zu(r|m)?) (zeit|momentanen zeitpunkt)|z\. ?zt\.?|zz?t\.|z\. ?z\.|stand heute|bis dato → zurzeit
  (im|in diesem) (moment|augenblick) → zurzeit
  nach wie vor → noch
  # A time in which all lies that is entered, so that what has no year is not asked for.
  ((über|in|aus|für) )?(alle[nr]?|all die|all den|die ganzen|den ganzen|sämtliche[nr]?) (die )?jahre?n?( hinweg| \
    hindurch)?(,? (die|wo) (wir|du|hier|drin|da|es)( L+){0,3}? (haben|hast|hat|stehen|sind|gibt))?(?=\s*([,?!.]|\
    $)| (im|in|zusammen|gesehen|gerechnet))( (gesehen|gerechnet))?~ → _seit 1990_
  die ganze zeit( über)?|seit (an)?beginn der aufzeichnung(en)?|seit wir (das )?aufschreiben|von anfang an → _
  # „fernd“, as it is said in the South
  vorfernd|vorfert|vorfernten → vorletztes jahr
  fernd|ferndn|fert|fernten|ferten|färn → letztes jahr
  im vorvorjahr → vorletztes jahr
  dies(?= (frühjahr|sommer|herbst|winter|quartal|halbjahr|monat)›)~ → dieses
  dies(?= woche›)~ → diese
  # „heuer im Frühjahr“, „letztes Jahr im Herbst“
  (heuer|dieses jahr|dies jahr) im (?=SEASON›)~ → dieses_
  im «SEASON» (heuer|dieses jahr|dies jahr) → dieses $1
  (letztes|voriges|vergangenes) jahr im (?=SEASON›)~ → letzten_
  im «SEASON» (letztes|voriges|vergangenes) jahr → letzten $1
  vorletztes jahr im (?=SEASON›)~ → vorletzten_
  im «SEASON» vorletztes jahr → vorletzten $1
  heuer (?=im MONTH›)~ → dieses jahr_
  «MONTH» heuer → $1 dieses jahres
  (im |in |vom )?monats? (?=MONTH›)~ → im_
  # „im diesjährigen März“, „die letztjährige Ernte“
  (diesjährig|heurig)e[nrsm]? «MONTH|SEASON» → $1 dieses jahres
  (letztjährig|vorjährig)e[nrsm]? «MONTH|SEASON» → $1 letzten jahres
  (diesjährig|heurig)e[nrsm]? «L{3,}» → $1 dieses jahr
  (letztjährig|vorjährig)e[nrsm]? «L{3,}» → $1 letztes jahr
  gestrige[nrsm]? «L{3,}» → $1 von gestern
  # All that is entered, where no other time is said and nothing falls due.
  ~(?<!(von|vom|ab|seit|zwischen|MONTH|jahr|woche|monat|ostern|pfingsten|weihnachten|\d\.|20\d\d)(›.*)? )bis (zum )?heute(?=(?!.*\
    (fällig|frist|muss|müssen|soll|sollte|gezahlt|bezahlt|fertig|abgeben|einreichen))) → bisher
  # „seit 21“, „anno 22“, „'24“
  «seit|anno|seit anno|ernte|jahrgang|kampagne|wirtschaftsjahr» '?«[12]\d»(?![\d.,:/%]\d?)(?! ?UNIT›)~ → $1 20$2
  ~(?<=^|[\s(])'«[0-3]\d»(?=$|[\s,?!.)])~ → 20$1
  # „Was war am 3. Mai auf der Kuhweide?“
  ^was war( da)? (?=(am|im|ende|anfang|mitte|letzte[nrs]?(?! jahr)|gestern|vorgestern|heute|diese[nrs]?) .*‹(auf|\
    in|im) )~ → was wurde gemacht_
  seit (letzte|vergangene|vorige)[mnr] (?=MONTH›)~ → seit_
  # Fractions of years
  (ein(em)? )?halbe[ns] jahr → 6 monaten
  (ein(em)? )?dreiviertel ?jahr → 9 monaten
  (ein(em)? )?viertel ?jahr → 3 monaten
  (anderthalb|eineinhalb|1,5) jahren? → 18 monaten
  (zweieinhalb|2,5) jahren? → 30 monaten
  (ein(e[nrm]?)? )?halbe[nrsm]? (?=(hektar|tonne|liter|kubik|dezitonne)›)~ → 0,5_
  # „die drei Werte: März, April, Mai“
  ((die|den|der) )?(beiden|zwei|drei|vier|\d) (letzten )?(werte|zahlen|monate|mengen|angaben)[: ]+(?=MONTH›)~ →
`,
  PARTS,
)
