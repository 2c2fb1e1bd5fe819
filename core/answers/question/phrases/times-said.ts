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
}

/** Times as they are said and typed, by what the patterns of times know. */
export const TIMES_SAID: readonly Phrase[] = phraseTable(
  String.raw`
  zu[rm]? zeit|z\. ?zt\.?|stand heute|bis dato|(im|in diesem) (moment|augenblick) → zurzeit
  nach wie vor → noch
  # A time in which all lies that is entered, so that what has no year is not asked for.
  ((über|in|aus|für) )?(alle[nr]?|all die|all den|die ganzen|den ganzen|sämtliche[nr]?) (die )?jahre?n?( hinweg| \
    hindurch)?(,? (die|wo) (wir|du|hier|drin|da|es)( L+){0,3}? (haben|hast|hat|stehen|sind|gibt))?(?=\s*([,?!.]|\
    $)| (im|in|zusammen|gesehen|gerechnet))( (gesehen|gerechnet))?~ → _seit 1990_
  im vorvorjahr → vorletztes jahr
  dies(?= (jahr|frühjahr|sommer|herbst|winter|quartal|halbjahr|monat)›)~ → dieses
  # „heuer im Frühjahr“, „letztes Jahr im Herbst“
  (heuer|dieses jahr) im «SEASON»|im «SEASON» (heuer|dieses jahr) → dieses $1$2
  (letztes|voriges) jahr im «SEASON»|im «SEASON» (letztes|voriges) jahr → letzten $1$2
  heuer im «MONTH»|«MONTH» heuer → $1$2 dieses jahres
  (im |in |vom )?monats? (?=MONTH›)~ → im_
  # „im diesjährigen März“, „die letztjährige Ernte“
  (diesjährig|heurig)e[nrsm]? «MONTH|SEASON» → $1 dieses jahres
  (diesjährig|heurig)e[nrsm]? «L{3,}» → $1 dieses jahr
  (letztjährig|vorjährig)e[nrsm]? «L{3,}» → $1 letztes jahr
  # All that is entered, where no other time is said and nothing falls due.
  ~(?<!(von|vom|ab|seit|zwischen|MONTH|jahr|woche|monat|ostern|pfingsten|weihnachten|\d\.|20\d\d)(›.*)? )bis (zum )?heute(?=(?!.*\
    (fällig|frist|muss|müssen|soll|sollte|gezahlt|bezahlt|fertig|abgeben|einreichen))) → bisher
  # „Was war am 3. Mai auf der Kuhweide?“
  ^was war( da)? (?=(am|letzte[nrs]?(?! jahr)|gestern|heute) .*‹(auf|in|im) )~ → was wurde gemacht_
  seit (letzte|vergangene|vorige)[mnr] (?=MONTH›)~ → seit_
  # Fractions of years
  (ein(em)? )?halbe[ns] jahr → 6 monaten
  (ein(em)? )?viertel ?jahr → 3 monaten
`,
  PARTS,
)
