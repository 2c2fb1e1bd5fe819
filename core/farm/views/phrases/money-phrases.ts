import { phraseTable, type Phrase } from '../../../answers/index.ts'

const PARTS = {
  MUCH: '(was|wie viele?)( (geld|euro))?( (alles|noch|denn|jetzt|insgesamt))*',
  WE: '(wir|mir|ich|man|der hof|der betrieb)',
  HAVE: '(habe?|haben|hatten?)',
  PAY: '(be|ge)?zahlen|überweisen|begleichen|löhnen|blechen',
  GOT: 'bekommen|gekriegt|kriegt|erhalten|kassiert',
  PAID: '(be|ge)zahlt|überwiesen|beglichen',
  SPENT: 'ausgegeben|ausgaben?|geldausgaben?|geldabflüssen?',
  EARNED: 'eingenommen|einnahmen?|geldeinnahmen?|umsatz|umsätzen?|erlöse?n?|gesamterlös|gesamtumsatz',
  /** What is paid by no bill, or what is asked of it is no sum. */
  NO_BILL:
    'pacht|steuer|lohn|löhne|gehalt|gehälter|miete|beitrag|beiträge|strafe|bußgeld|mindestens|höchstens|zuerst|als nächstes|maximal|pro|je|' +
    'zinsen?|darlehen|kredit|rate|versicherung|prämie|kaution|warum|wem|wer|wann',
  MEAN: 'im schnitt|im durchschnitt|im mittel|durchschnittlich',
  TAX: 'umsatzsteuer|mehrwertsteuer|mwst|ust',
  MONEY_PAYER:
    'L*(schlachthof|schlachterei|schlachtbetrieb|metzgerei|metzger|molkerei|meierei|käserei|zuckerfabrik|netzbetreiber|netzbetrieb)s?',
}

/** What came in and went out, what it was for and what is still to be paid. */
export const MONEY_PHRASES: readonly Phrase[] = phraseTable(
  String.raw`
  # What is left over is told by no receipt, nor what tax comes to.
  (rein|roh)?gewinn(s|e|en|spanne)?|überschuss|überschüsse|profit|reingewinn → betriebsergebnis
  ^(?!.*‹(TAX|vorsteuer)›)(was|wie viele?|welche)( an)? «L*steuern?» (muss|müssen|haben|zahlen|werden)›«.*?» (PAY|PAID)› → was steuerlast $1 $2
  # „Rechnung R-44190“ is found by the digits of its number.
  L{1,4}-((19|20)\d\d-)?(?!(19|20)\d\d›)«\d{3,}»› → $1
  # In and out held against one another
  (mehr |weniger |höher )?(SPENT|EARNED)( als| und| oder| minus| abzüglich| gegenüber| gegen)( die| der| den| wir| \
    unsere[nr]?)*« .*?»? (SPENT|EARNED) → geldbilanz$1
  # Who got or paid the most
  ^(wer|welche[rsmn]? (lieferant|händler|partner|firma|kontakt|betrieb)(en)?) (hat|haben|bekam|bekommt|kriegt|kriegte)\
    (?!.*‹uns›.*‹(PAID)›)(?!.*‹(stundensatz|stundenlohn|lohn)›)«.*?»( am| das) meiste[ns]?( geld)?( von uns)? ?(bekommen|gekriegt|erhalten|verdient|kassiert|berechnet|abgerechnet)?«.*»$ → \
    wer ausgabenrang$1$2
  ^(wem HAVE WE|(an wen|wohin) (HAVE WE|ging|geht|floss|fließt)|wem (zahlen|bezahlen|überweisen) WE)« .*?»?( am| \
    das) meiste[ns]?( geld)?( (PAID|gegangen|geflossen))?«.*»$ → wer ausgabenrang$1$2
  ^(?!.*‹(stundensatz|stundenlohn|lohn)›)(wer|welche[rsmn]? (kunde|abnehmer|partner|firma|käufer)n?) (hat|haben|zahlt|bezahlt|überweist)( uns)?« .*?»?( am| das) meiste[ns]?( geld)?( \
    (uns|an uns))?( (PAID|gebracht|eingebracht))?«.*»$ → wer einnahmenrang$1$2
  ^von wem HAVE WE« .*?»?( am| das) meiste[ns]?( geld)? (GOT|eingenommen)«.*»$ → wer einnahmenrang$1$2
  # What others still owe
  ^(?=.*‹(geld|euro)›)(was|wie viele?)( geld| euro)? (bekommen?|kriegen?|krieg) (ich|wir)( noch| insgesamt| an| \
    geld)+« (vom|von) .+?»?$ → wie viel forderungen$1
  # A limit is held against the sum, which nobody tells.
  ^(?=.*‹(mehr als|weniger als|über|unter|mindestens|höchstens)› .*\d)«(HAVE|waren?|sind|ist|lagen?|liegen)›.*?»‹(SPENT)› → $1gesamtausgabe
  # A mean is of one of the things, and not of the bills.
  ^(was|wie viele?)( euro| geld)? (kostet|kosten|kostete|zahlen WE)«.*?»‹(MEAN)›«.*» → was mittelpreis$1$2
  # By the day that it was paid
  ^MUCH HAVE WE« .*?» (überwiesen|bezahlt|gezahlt|ausgezahlt|gutgeschrieben) (bekommen|gekriegt|kriegt)$ → was geldeingang$1
  ^MUCH (wurden?|ist|sind) (uns|an uns)« .*?»? (PAID)( worden)?$ → was geldeingang$1
  ^(?!.*‹(nicht|noch|nie)›)(wer|welche[rnsm]? (kunden?|firma|partner|käufer|abnehmer)) (hat|haben) (uns|mir)« .*?»? (PAID)$ → was geldeingang$1
  ^(?!.*‹(an|ausgangsrechnung|ausgangsrechnungen)›)«.*?»‹rechnung«en»›(?=.*‹HAVE WE›.*‹(PAID)END) → $1eingangsrechnung$2
  ^(?!.*‹(für|fürs|davon|noch|wann|wem|NO_BILL)›)MUCH HAVE WE›« .*?»?( (insgesamt|alles|zusammenL*|in summe|im ganzen|total|unterm strich|schon|\
    bereits|tatsächlich))*( an)? (PAID)$ → was geldausgang$1
  ^(?!.*‹(für|fürs|noch|wann|NO_BILL)›)(?=.*‹(uns|mir)›)MUCH (hat|haben)( (uns|mir))? «.+?»( (uns|mir))? (PAID)$ → \
    was geldeingang $1
  ^(was|wie viele?)( an)? (geld|euro) (ging|gingen|floss|ist|sind)›«.*?» «an (?!uns›|mich›).+?»( gegangen| geflossen)?$ → was geldausgang$1 $2
  ^MUCH (hat|haben)( uns)?( der| die)? «MONEY_PAYER»« (im|am|in|seit|dieses|letztes|letzten|20).*?»?( uns)? (PAID)$ → was geldeingang $1$2
  ^wann (kam|war|ist) das geld (vom|von der|von) «.+?»( (da|an|rein|drauf|gekommen|eingegangen))?$ → wann bezahlt $1
  # By the receipts
  (?<=(geld|euro) HAVE WE )«.*?»(vom|von|von der|von den) «.+?» (GOT)$ → geldeinnahme $1$2
  ^wie viele?( (geld|euro))? HAVE WE« .*?»? (vom|von|von der|von den|von unserer|von unserem) «MONEY_PAYER»« .*?»? (GOT)$ → was \
    geldeinnahme$1 $2$3
  ^(was|wie viele?) (geld|euro) (kam|kamen|ging|gingen)›«.*?»( (rein|ein|herein|reingekommen))?( vom| von)« .+»? → was geldeinnahme $1$2
  ^(was|wie viele?) (geld|euro) (kam|kamen|ging|gingen)›«.*?» (rein|ein|herein|reingekommen)$ → was geldeinnahme $1
  ^(was|wie viele?) (geld|euro) (ging|gingen|floss|ist|sind)›«.*?» (raus|hinaus|weg|ab|heraus|rausgegangen|\
    abgeflossen|weggegangen)$ → was geldausgabe $1
  ^(wie hoch|was|welche) (waren|sind|ist) (die |unsere )?(gesamt)?kosten(?= (im MONTH|dieses|diesen|letzten|letztes|seit|insgesamt|20\d\d|im \
    (ersten|zweiten|dritten|vierten|1\.|2\.|3\.|4\.) quartal)›|END) → wie hoch geldausgabe
  SPENT → geldausgabe
  EARNED → geldeinnahme
  # What is to be paid by a day; what is overdue is among it.
  ^(?!.*‹(NO_BILL|für|fürs)›)MUCH ((muss|müssen|müsste|müssten|soll|sollen)( WE)?|(ist|sind)(?=.* zu ))›«.*?» (zu \
    )?(PAY|PAID)( (werden|sein))?$ → was zahlungspflicht $1
  # Paid in time, with a discount, how long overdue
  ^((welche|was für) «.*?» )?(ist|sind|wurden?|war|waren|HAVE WE)«( .*?)?» (rechtzeitig|pünktlich|fristgerecht|zu \
    spät|verspätet|in der frist|termingerecht) (PAID)( worden)?$ → was zahlungsstand $1$2
  ^(seit wann|wie lange|wie viele? (tage|wochen)( lang)?) (ist|sind|war) «.*?(rechnung|beleg).*?» (überfällig|\
    fällig|drüber|im verzug|in verzug)$ → was zahlungsstand $1
  ^(?=.*‹(PAID|zahlungsziel|verzug)›)(um )?(wie viele tage|wie lange) «.*»‹(zu spät|verspätet|nach (der )?fälligkeit|\
    (nach|über) (dem|das) zahlungsziel|(in|im) verzug)›«.*?»( PAID)?$ → was zahlungsstand $1 $2
  ^(?=.*‹(PAID|gezogen|genutzt|genommen|bekommen|gekriegt|abgezogen|mitgenommen)›)(HAVE WE|wurden?|ist|war)«.*?»‹skonto›«.*?» (PAID|gezogen|genutzt|\
    genommen|abgezogen|mitgenommen|bekommen|gekriegt)( worden)?$ → was skontofrist $1$2
  ^bis wann (gilt|läuft|geht|haben wir|gibt es) «.*?»‹skonto›«.*?»$ → was skontofrist $1$2
  # What stands on a receipt
  ^(was|welche (waren|artikel|positionen|posten)) (war|ist|waren|sind|steht|stand|stehen|standen)( alles)? auf «.*?(rechnung|beleg|lieferschein|abrechnung|gutschrift).*?»\
    ( drauf)?$ → was beleginhalt $1
  ^(wie viele?|welche) (positionen|posten) (hat|hatte|stehen|standen|enthält|sind|waren)( auf)? «.*?(rechnung|beleg|lieferschein|abrechnung|gutschrift).*?»$ → \
    was beleginhalt $1
  ^(zu )?welche[mnrs]? lieferschein(en?)? (gehört|gehören|hat|steht|ist|war|gehörte) «.*?(rechnung|beleg|abrechnung).*?»$ → was beleginhalt $1
  # Tax by direction and rate
  ^(?!.*‹(geltend|zurück|satz|satzL*|steuersatz)›)(was|wie viele?|wie hoch|summe)« .*?»?‹vorsteuer›«.*»$ → was vorsteuersumme steueraufkommen $1$2
  ^(was|wie viele?|wie hoch|summe)« .*?»?‹(TAX)›«.*?‹(wir|ich)›.*?» (PAID)$ → was vorsteuersumme steueraufkommen $1$2
  ^(was|wie viele?|wie hoch|summe)(?!.*‹(pro|je|prozent|samt|mit|inklusive|inkl|einschließlich|ohne|vor|exklusive|plus)›)(?=.*‹(rechnungen|belegen?|belege|haben wir|gesamt|zusammen|insgesamt|jahr|monat|quartal|\
    20\d\d|MONTH)›)« .*?»?‹(TAX)›«.*»$ → was steueraufkommen $1$2
  # What one brings, and how much was settled
  ^(was|wie viele?|welchen preis)( geld| euro)? (bringt|brachten?|(hat|haben)(?=.*(gebracht|eingebracht|erlöst)END)|\
    erzielten|hatten|(bekommen|kriegen|bekamen|kriegten) (wir|ich) (für|pro|je)) ((die|der|das|unsere|alle|eine?n?) \
    )?«(.*‹)?L*(bullen?|ochsen?|kuh|kühe|kälber|kalb|rinder|rind|färsen?|schweine?|sau|ferkel|lamm|lämmer|\
    schafe?)›.*?»( (ein|gebracht|eingebracht|erlöst))?$ → was warenerlös $1
  ^was (zahlt|zahlte|bezahlt) (uns )?(der |die )?«MONEY_PAYER»( uns)? für (eine?n? |die |den |das )?«.+?»$ → was warenerlös $2 $1
  ^wie viele? (stück )?«.+?» (wurden?|sind|hat|haben|HAVE WE)«.*?» (abgerechnet|vergütet)( worden)?$ → was warenerlös $1$2
  # What work costs: „Was verlangt Donaugas für die Wartung?“
  ^was (verlangt|nimmt|berechnet) «.+?» für «.+?»$ → was kostet $2 $1
  # What comes is no purchase.
  (?<=^(wie viele?|was|welche[srnm]?|wie oft)›.*)(wird|werden|kommt|kommen)›«.*?»‹noch›«.*?»( (geliefert|angeliefert|gebracht))?$ → erwartet $1$2
  # „Von wem kam die letzte Rechnung?“
  ^(?!.*‹(brief|briefe|schreiben|post|mahnung)›)(?=.*‹(kam|kamen)›)«.*?»‹rechnung«en|»› → $1eingangsrechnung$2
  ^welche rechnung(en)? (fehlt|fehlen|steht|stehen)( (noch|uns|mir))*( aus)?$ → welche rechnungausstand
  ^(fehlt|fehlen)( (noch|uns|mir))* (eine |die )?rechnung(en)?« (von|vom) .+?»?( noch)?$ → welche rechnungausstand$1
`,
  PARTS,
)
