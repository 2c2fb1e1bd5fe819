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
  # Of what was got for a thing others are asked, too.
  ~(?<=‹(für|fürs) .*)‹eingenommen$ → bekommen
  # In and out held against one another
  (mehr |weniger |höher )?(SPENT)( als| und| oder| minus| abzüglich| gegenüber| gegen)( die| der| den| wir| unsere[nr]?)*« .*?»? (EARNED) → geldbilanz$1
  (mehr |weniger |höher )?(EARNED)( als| und| oder| minus| abzüglich| gegenüber| gegen)( die| der| den| wir| unsere[nr]?)*« .*?»? (SPENT) → geldbilanz$1
  # Who got or paid the most
  ^(wer|welche[rsmn]? (lieferant|händler|partner|firma|kontakt|betrieb)(en)?) (hat|haben|bekam|bekommt|kriegt|kriegte)\
    (?!.*‹uns›.*‹(PAID)›)(?!.*‹(stundensatz|stundenlohn|lohn)›)«.*?»( am| das) meiste[ns]?( geld)?( von uns)? ?(bekommen|gekriegt|erhalten|verdient|kassiert|berechnet|abgerechnet)?«.*»$ → \
    wer ausgabenrang$1$2
  ^(wem|an wen) HAVE WE« .*?»?( am| das) meiste[ns]?( geld)? (PAID)«.*»$ → wer ausgabenrang$1$2
  ^(?!.*‹(stundensatz|stundenlohn|lohn)›)(wer|welche[rsmn]? (kunde|abnehmer|partner|firma|käufer)n?) (hat|haben|zahlt|bezahlt|überweist)( uns)?« .*?»?( am| das) meiste[ns]?( geld)?( \
    (uns|an uns))?( (PAID|gebracht|eingebracht))?«.*»$ → wer einnahmenrang$1$2
  ^von wem HAVE WE« .*?»?( am| das) meiste[ns]?( geld)? (GOT|eingenommen)«.*»$ → wer einnahmenrang$1$2
  ^(an wen|wohin) (ging|geht|floss|fließt|ist)« .*?»?( am| das) meiste[ns]?( geld)?( gegangen| geflossen)?«.*»$ → wer ausgabenrang$1$2
  ^(wem|an wen) (zahlen|bezahlen|überweisen) WE am meisten( geld)?$ → wer ausgabenrang
  # What others still owe
  ^(was|wie viele?)( geld| euro) (bekommen?|kriegen?|krieg) (ich|wir) (insgesamt )?noch( insgesamt)?$ → wie viel forderungen
  ^(was|wie viele?) (bekommen?|kriegen?|krieg) (ich|wir) noch (an )?geld$ → wie viel forderungen
  ^(welche|wie viele?) (EARNED)( (stehen|sind|fehlen))( uns| noch)* (aus|offen|ausstehend)$ → welche forderungen
  # A limit is held against the sum, which nobody tells.
  ^(?=.*‹(mehr als|weniger als|über|unter|mindestens|höchstens)› .*\d)«(HAVE|waren?|sind|ist|lagen?|liegen)›.*?»‹(SPENT)› → $1gesamtausgabe
  ^(?=.*‹(mehr als|weniger als|über|unter|mindestens|höchstens)› .*\d)«(HAVE|waren?|sind|ist|lagen?|liegen)›.*?»‹(EARNED)› → $1gesamteinnahme
  # A mean is of one of the things, and not of the bills.
  ^(was|wie viele?)( euro| geld)? (kostet|kosten|kostete|zahlen WE)«.*?»‹(MEAN)›«.*» → was mittelpreis$1$2
  ^(was|wie viele?)( euro| geld)? (hat|HAVE WE)›«.*?»‹(MEAN)›«.*?» (gekostet|PAID|ausgegeben)$ → was mittelpreis$1$2
  ^(?!.*(pacht|milch|lohn))«.*?»‹(durchschnittlich(e[rn]?)?|mittlere[rn]?) (einkaufs)?preis› → $1mittelpreis
  # By the day that it was paid
  ^MUCH HAVE WE« .*?» (überwiesen|bezahlt|gezahlt|ausgezahlt|gutgeschrieben) (bekommen|gekriegt|kriegt)$ → was geldeingang$1
  ^MUCH (wurden?|ist|sind) (uns|an uns)« .*?»? (PAID)( worden)?$ → was geldeingang$1
  ^(?!.*‹(nicht|noch|nie)›)(wer|welche[rnsm]? (kunden?|firma|partner|käufer|abnehmer)) (hat|haben) (uns|mir)« .*?»? (PAID)$ → was geldeingang$1
  ^(?!.*‹(an|ausgangsrechnung|ausgangsrechnungen)›)«.*?»‹rechnung«en»›(?=.*‹HAVE WE›.*‹(PAID)END) → $1eingangsrechnung$2
  ^(?!.*‹(für|fürs|davon|noch|wann|wem|NO_BILL)›)MUCH HAVE WE›« .*?»?( (insgesamt|alles|zusammenL*|in summe|im ganzen|total|unterm strich|schon|\
    bereits|tatsächlich))*( an)? (PAID)$ → was geldausgang$1
  ^(?!.*‹(für|fürs|davon|noch|wann|wem|NO_BILL)›)MUCH (wurden?|ist|sind)›« .*?»?( (insgesamt|alles|zusammenL*|in summe|im ganzen|total))*( \
    von uns) (PAID)( worden)?$ → was geldausgang$1
  ^(?!.*‹(für|fürs|davon|noch|wann|wem|NO_BILL)›)MUCH (wurden?|ist|sind)›(?=.*‹an (?!uns›))«.*?» (PAID)( worden)?$ → was geldausgang$1
  ^(?!.*‹(für|fürs|noch|wann|NO_BILL)›)MUCH (hat|haben) (uns|mir) «.+?» (PAID)$ → was geldeingang $1
  ^(?!.*‹(für|fürs|noch|wann|NO_BILL|wir|ich|man)›)MUCH«( brutto| netto)?» (hat|haben)( uns| mir)? «.+?» überwiesen$ → was geldeingang$1 $2
  ^(was|wie viele?)( an)? (geld|euro) (ging|gingen|floss|ist|sind)›«.*?» «an (?!uns›|mich›).+?»( gegangen| geflossen)?$ → was geldausgang$1 $2
  ^MUCH (hat|haben)( uns)?( der| die)? «MONEY_PAYER»« (im|am|in|seit|dieses|letztes|letzten|20).*?»?( uns)? (PAID)$ → was geldeingang $1$2
  ^wann (kam|war|ist) das geld (vom|von der|von) «.+?»( (da|an|rein|drauf|gekommen|eingegangen))?$ → wann bezahlt $1
  # By the receipts
  (?<=(geld|euro) HAVE WE )«.*?»(vom|von|von der|von den) «.+?» (GOT)$ → geldeinnahme $1$2
  ^wie viele?( (geld|euro))? HAVE WE« .*?»? (vom|von|von der|von den|von unserer|von unserem) «MONEY_PAYER»« .*?»? (GOT)$ → was \
    geldeinnahme$1 $2$3
  ^(was|wie viele?) (geld|euro) (kam|kamen|ging|gingen)›«.*?»( (rein|ein|herein|reingekommen))?( vom| von)« .+»? → was geldeinnahme $1$2
  ^(was|wie viele?) (geld|euro) (kam|kamen|ging|gingen)›«.*?»( (rein|ein|herein|reingekommen))$ → was geldeinnahme $1
  ^(was|wie viele?) (geld|euro) (ging|gingen|floss|ist|sind)›«.*?»( (raus|hinaus|weg|ab|heraus|rausgegangen|abgeflossen|weggegangen))$ → was geldausgabe $1
  ^MUCH HAVE WE›«.*?» verdient$ → was geldeinnahme $1
  ^(wie hoch|was|welche) (waren|sind|ist) (die |unsere )?(gesamt)?kosten(?= (im MONTH|dieses|diesen|letzten|letztes|seit|insgesamt|20\d\d|im \
    (ersten|zweiten|dritten|vierten|1\.|2\.|3\.|4\.) quartal)›|END) → wie hoch geldausgabe
  (teuerste|größte|höchste|kostspieligste)[nrms]? (einkauf|anschaffung|kauf) → größte geldausgabe
  SPENT → geldausgabe
  EARNED → geldeinnahme
  # What is to be paid by a day; what is overdue is among it.
  ^(?!.*‹(NO_BILL|für|fürs)›)MUCH (muss|müssen|müsste|müssten|soll|sollen) WE›«.*?» (PAY)$ → was zahlungspflicht $1
  ^(?!.*‹(NO_BILL|für|fürs)›)MUCH (muss|müssen|müsste|müssten|soll|sollen)›«.*?» (PAID)( (werden|sein))?$ → was zahlungspflicht $1
  ^(?!.*‹(NO_BILL|für|fürs)›)MUCH (ist|sind)›«.*?» zu (PAY)$ → was zahlungspflicht $1
  ^(?!.*‹(NO_BILL|für|fürs)›)MUCH steht«.*?» zu[mr]? (zahlung|zahlen|bezahlen) an$ → was zahlungspflicht $1
  # Paid in time, with a discount, how long overdue
  ^(ist|sind|wurden?|war|waren|HAVE WE)«( .*?)?» (rechtzeitig|pünktlich|fristgerecht|zu spät|verspätet|in der frist|termingerecht) (PAID)( worden)?$ → \
    was zahlungsstand$1
  ^(welche|was für) «.*?» (wurden?|HAVE WE|ist|sind)«( .*?)?» (rechtzeitig|pünktlich|fristgerecht|zu spät|verspätet) (PAID)( worden)?$ → \
    was zahlungsstand $1$2
  ^wie viele? (tage|wochen)( lang)? (ist|sind|war) «.*?» (überfällig|drüber|im verzug|in verzug)$ → was zahlungsstand $1
  ^wie lange (ist|sind) «.*?rechnung.*?» (überfällig|im verzug|in verzug)$ → was zahlungsstand $1
  ^(?=.*‹(PAID|gezogen|genutzt|genommen|bekommen|gekriegt|abgezogen|mitgenommen)›)(HAVE WE|wurden?|ist|war)«.*?»‹skonto›«.*?» (PAID|gezogen|genutzt|\
    genommen|abgezogen|mitgenommen|bekommen|gekriegt)( worden)?$ → was skontofrist $1$2
  ^bis wann (gilt|galt|läuft|lief|geht|ging|haben wir|kann ich|bekommen wir|gibt es) «.*?»‹skonto›«.*?»$ → was skontofrist $1$2
  ^seit wann (ist|sind) «.*?(rechnung|beleg).*?» (überfällig|fällig|drüber|im verzug|in verzug)$ → was zahlungsstand $1
  ^bei wem (stehen|stehe|steh) (wir|ich)( noch)? in der kreide$ → wem schulden wir geld
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
  ^(was|wie viele?)( geld| euro)? (bringt|brachte|hat|haben|kriegen wir für|bekommen wir für)(?= eine?n? )«.*?‹L*(bullen?|ochsen?|kuh|kalb|rind|\
    färse|schwein|sau|ferkel|lamm|schaf).*?»( (gebracht|eingebracht))?$ → was warenerlös $1
  ^(was|wie viele?)( geld| euro)? (haben|hat) (die|unsere|der|das|alle) «.*?‹L*(bullen?|ochsen?|kuh|kühe|kälber|kalb|rinder|rind|färsen?|schweine?|\
    ferkel|lämmer|schafe?)›.*?» (gebracht|eingebracht|erlöst)$ → was warenerlös $1
  ^(was|wie viele?)( geld| euro)? (kriegen|bekommen) (wir|ich) für (die|unsere) «L*(bullen|ochsen|kühe|kälber|rinder|färsen|schweine|ferkel|\
    lämmer|schafe)»$ → was warenerlös $1
  ^(was|wie viele?)( geld| euro)? brachten? (die|unsere|der|das|alle) «.*?‹L*(bullen?|ochsen?|kuh|kühe|kälber|kalb|rinder|rind|färsen?|schweine?|\
    ferkel|lämmer|schafe?)›.*?»( ein)?$ → was warenerlös $1
  ^(was|wie viele?)( geld| euro)? (bekamen|bekommen|kriegen|kriegten) (wir|ich) (pro|je) «bulle|bullen|ochse|kuh|kalb|rind|färse|schwein|ferkel|lamm»$ → \
    was warenerlös $1
  ^(welchen|was für einen) preis (hatten|haben|erzielten) (die|unsere) «L*(bullen|ochsen|kühe|kälber|rinder|färsen|schweine|ferkel|lämmer)›.*?»$ → \
    was warenerlös $1
  ^wer (kauft|zahlt|bezahlt|vergütet) (uns )?(den |unseren )?«strom|biogasstrom»( ab)?$ → was warenerlös $1
  ^was (zahlt|zahlte|bezahlt) (uns )?(der |die )?«MONEY_PAYER»( uns)? für (eine?n? |die |den |das )?«.+?»$ → was warenerlös $2 $1
  ^wie viele? (stück )?«.+?» (wurden?|sind|hat|haben|HAVE WE)«.*?» (abgerechnet|vergütet)( worden)?$ → was warenerlös $1$2
  # What work costs: „Was verlangt Donaugas für die Wartung?“
  ^was (verlangt|nimmt|berechnet) «.+?» für «.+?»$ → was kostet $2 $1
  # What comes is no purchase.
  (?<=^(wie viele?|was|welche[srnm]?|wie oft)›.*)(wird|werden|kommt|kommen)›«.*?»‹noch›«.*?»( (geliefert|angeliefert|gebracht))?$ → erwartet $1$2
  ^«wie viele?|wie oft» (kommt|kommen)›«.*?»‹noch›«.*»$ → $1 erwartet $2$3
  # „Von wem kam die letzte Rechnung?“
  ^(?!.*‹(brief|briefe|schreiben|post|mahnung)›)(?=.*‹(kam|kamen)›)«.*?»‹rechnung«en|»› → $1eingangsrechnung$2
  ^welche rechnung(en)? (fehlt|fehlen|steht|stehen)( (noch|uns|mir))*( aus)?$ → welche rechnungausstand
  ^(fehlt|fehlen)( (noch|uns|mir))* (eine |die )?rechnung(en)?« (von|vom) .+?»( noch)?$ → welche rechnungausstand$1
  ^(fehlt|fehlen)( (noch|uns|mir))* (eine |die )?rechnung(en)?( noch)?$ → welche rechnungausstand
`,
  PARTS,
)
