import { phraseTable, type Phrase } from '../../../answers/index.ts'

const PARTS = {
  /** What is spread and what is taken up by the hectare. */
  MANURE: 'gülle|rindergülle|schweinegülle|mist|festmist|rindermist|jauche|gärreste?|gärsubstrat|kompost|odel',
  BOUGHT:
    'L*(futter|schrot|dünger|saatgut|stroh|heu|diesel|kalk|salz|mineralien|pellets|futtermittel)|kas|dap|' +
    'harnstoff|kali|sprit|heizöl|milchpulver|milchaustauscher',
  /** „Wann wurde die Güllegabe erfasst?“ */
  WRITTEN_DOWN: 'erfasst|eingetragen|aufgezeichnet|aufgeschrieben|dokumentiert|notiert|vermerkt',
  USE: '(mit|be)?nutzen|belegen',
  MAY_USE: '(darf|dürfen) (ich|wir) (davon )?((mit|be)?nutzen|belegen)',
  OF_ONE: '(von|vom|an|am|in|im|bei|beim|der|des|dem)( (der|dem|unserer))?',
  STORE: '[\\p{L}-]*(grube|behälter|lager|silo|tank|kanal|halle)',
  CROP:
    'L*(mais|weizen|gerste|roggen|hafer|triticale|dinkel|raps|rüben|soja|bohnen|erbsen|kartoffeln|klee|luzerne|' +
    'senf|zwischenfrucht|kleegras|ackergras)|rübe',
  BY_WEIGHT: 'kilo|kg|kilogramm|liter|einheiten|körner|pflanzen',
  /** It says already what was done or is meant. */
  SAYS_WHAT_FOR:
    'ausgebracht|ausgesät|gesät|gefahren|gedüngt|gestreut|gespritzt|verteilt|gelegt|gedrillt|brauch|benötig|' +
    'bedarf|ertrag|erträge|ernte|geerntet|gedroschen|gebracht|pacht|kost|preis|euro|darf|dürfen|erlaubt|soll|' +
    'muss|milch|nährstoff|plan|saldo|bilanz|nmin',
  /** Work in the field that has its turn. */
  TURN:
    '(\\d\\.? )?(gras|silo|heu)?schnitt|schnitte|mahd|aufwuchs|(gülle|mist|dünger|kas|n|stickstoff|spät|' +
    'erste |zweite |\\d )gabe|L*düngung|spritzung|ernte|drusch|silieren|häckseln|mähen|dreschen|L*ernte|' +
    'nachsaat|aussaat|saat',
}

/** What several words say of land and stores, and the word that the views of the farm know for it. */
export const FIELD_PHRASES: readonly Phrase[] = phraseTable(
  String.raw`
  # Goods are called by the year of their harvest.
  ^(?=.*(verkauf|lager|liegt|liegen|übrig|vorrat|vorrätig|bestand|noch da|verfüttert|eingelagert))«.*?»‹(aus der|von der|\
    der|aus|von|vom) ernte(jahr)? «(19|20)\d\d» → $1 ernte$2
  # „In welchem Dünger ist am meisten Phosphor?“
  ^in welche[mn]r? «L*dünger|düngemitteln?|L*mitteln?|L*zide?n?|präparat»«( (von|vom|aus|bei) L+( L+)?)?» (ist|sind|steckt|stecken) → welcher $1$2 enthält
  # Who gets manure from somebody takes it: „Wie viel Gülle habe ich von Tietjen bekommen?“, but not what is got for it.
  ^(?=.*‹MANURE›)(?!.*‹(für|fürs)›)«.*‹(habe?|haben|hatten?) (ich|wir)›.*‹(von|vom)›.*» (bekommen|gekriegt|erhalten|geholt|\
    genommen|abgenommen)$ → $1 aufgenommen
  ^«wie viele? (L+ )?MANURE» (ging|gingen)›«( .*?)?» (an|zu|nach)› → $1 haben wir $2 abgegeben an
  # What others pay is no purchase of the farm, and nobody has entered it.
  hat(te)? (er|sie)( uns| mir| dafür| davon)*(?= (be|ge)zahlt)~ → gegenleistung
  # Who pays the farm pays what it has billed: „Hat die Molkerei schon überwiesen?“
  ^(hat|haben) (?!.*(‹(wir|ich|man|mama|papa)›|rechnung))(?=.*‹((be|ge)?zahlt|überwiesen|beglichen)( hat| \
    haben)?\s*[?!.]*$)~ → hat ausgangsbeleg_
  # Rain that has fallen is not less than before.
  ^(?=.*‹(regen|niederschlag|niederschläge|schnee)›)«.*»‹(gefallen|runtergekommen|heruntergekommen)$ → $1geregnet
  # „Was stand auf dem Bergfeld vor der Gerste?“
  ^was (stand|war|wuchs|hatten wir) «.*» vor (der|dem|unserer|unserem) (jetzigen |diesjährigen |heutigen )?«CROP»$ → \
    welche vorfrucht hatte $1 $2
  # What comes into the ground is sown.
  (kam|kamen|brachten?|ging|gingen)›«.*» (in|unter) (die erde|den boden|den acker) → $1 gesät
  (in|unter) (die erde|den boden|den acker) (gekommen|gebracht|gegangen) → gesät
  # Nitrogen that lies in the soil is what a sample of it found.
  (n|stickstoff)›(?=.* im boden›)«.*» im boden → nmin$1
  ^wem gehör(t|en)›(?! noch)~ → wer ist verpächter
  # Who found a value is not asked for: „Welchen Nitratgehalt hat das Labor gemessen?“
  hat (das|unser|euer|ein) (L*labor|lufa) «.*?» ?(gefunden|gemessen|ermittelt|festgestellt|nachgewiesen)$ → hat $1
  # Of a store that is shared
  ^wie viel( [L³]+)? OF_ONE «STORE»( davon)? (gehör(t|en) (uns|mir)|(sind|ist) (unsere?[rs]?|meine?[rs]?)|MAY_USE)$ → \
    wie viel eigenteil $1
  ^«STORE»[:,]? wie viel( [L³]+)?( davon)? (gehör(t|en) (uns|mir)|MAY_USE)( davon)?$ → wie viel eigenteil $1
  ^wie viel( [L³]+)? (gehör(t|en) (uns|mir)|(darf|dürfen) (ich|wir))( davon)? OF_ONE «STORE»( davon)?( USE)?$ → \
    wie viel eigenteil $1
  ^«.*STORE»[:,]? (unser|mein) (eigener )?(eigen|nutzungs)?anteil( in (m³|kubikmetern?|kubik|litern?|tonnen))?$ → wie viel eigenteil $1
  (wie (groß|hoch) ist )?(unser|mein|unsere[mn]?) (eigener )?(eigen|nutzungs)?anteil (an|von|am)( (der|dem))? (?=L*STORE›)~ → wie viel eigenteil_
  ^«wie viel( L+)?» ((von|vom|an|des|der|dem|von der) )*(land|fläche|flächen|acker|grünland|grund|boden|hektar) \
    gehör(t|en)( denn)? (uns|mir)( selbst| selber)?$ → wie viel hektar felder nicht gepachtet
  # How much a store still takes, and how full it is.
  ((zu )?wie viele? prozent|wie) (voll|leer)›(?!.*(stall|iglu|box|abteil))~ → wie füllstand
  ^(ist|sind) (?=.*(tank|behälter|silo|lager|grube|kanal|speicher))«.*?»( (noch|schon|fast|bald|halb|ganz|\
    ziemlich|eigentlich|jetzt))* (voll|leer)$ → wie füllstand $1
  # How long it lasts follows from what is used up in a day.
  ^(wie lange?|bis wann|für wie lange) (reicht|reichen|langt|langen|hält|halten|kommen wir mit)(?= .*(BOUGHT|\
    L*silage|mais|gras|vorrat))«.*?»( (noch|hin|aus))*$ → wie lange tagesverbrauch $1
  ^(?!.*(pro|je|eine|jede) (milch)?kuh)(?=.*(verbrauch|fress|frisst|fütter))«.*?»((am|pro|je|jeden) tag|\
    täglich) → $1 tagesverbrauch
  # „Auf der Wiese schon gemäht?“
  ^(?!.*‹(wie|was|wann|wer|wo|welche[rnms]?|ist|sind|war|hat|habe?|haben|wird|wurden?)›)«.*» (schon|bereits) \
    «L*geL{3,}(t|en)»\s*\??$ → ist $1 schon $2
  # A rent that is due is no rent that was paid.
  ^(habe?|haben|hat|ist|sind|wurden?) «.*?‹(pacht|pachtzins|pachtgeld)›.*?» ((be|ge)zahlt|überwiesen|beglichen)( worden)?$ → ist \
    beleg $1 bezahlt
  kalken lassen → gekalkt
  # „Ist der Weizen schon gedroschen?“ asks of what grows now, and not of what was harvested in other years.
  ^(?!.*(\d|jahr|heuer|letzt|vorig|jemals|‹(wann|wer|im|seit|vor|bis|MONTH)›))«(ist|sind) .*?|(habe?|haben|hat|wurden?) (?=.*\
    ‹(schon|bereits)›).*?» «geerntet|abgeerntet|gedroschen|abgedroschen|eingefahren|eingebracht»( worden)?$ → $1 dieses jahr $2
  ^wer (hat|haben) «.*» «geweidet|gegrast» → welche $1 $2
  ^(welche (kultur|frucht)|was) (kam|kommt|stand|war|wuchs|wurde) vor (der|dem|den) «L+( (auf|am|im|in|beim) .+| hinterm .+)?»$ → welche \
    vorfrucht hat $1
  ^(wie ist |wie war |welche |die )?fruchtfolge (ist |hat |war |hatte )?(das |die |der |den |vom |von der |von |auf dem |auf der |am |beim |im |in \
    der )?«.{3,}»$ → welche kulturen $1 seit 1990
  # „Welche Fläche ist unser Eigentum?“
  ^«wie viele? (hektar|ha)|wie viel (fläche|land|acker)|welche (flächen?|felder|äcker|schläge)» (sind|ist|haben wir|gehört|gehören|liegt|liegen)( \
    (davon|in|im|unser|unsere|uns|als|eigenes|eigene))* (eigentum|eigentumsflächen?|eigenland|eigen|eigene flächen?)$ → $1 felder nicht gepachtet
  ^wie viel (eigentum|eigenland|eigene fläche)( haben wir)?$ → wie viel hektar felder nicht gepachtet
  # The day on which it was written down is another than the one on which it was done.
  ^wann (wurden?|ist|sind|war|waren|habe?|haben) «.*?»WRITTEN_DOWN$ → wann erfassungstag $1
  # „Passt noch eine Ladung rein?“ is told with how much goes in.
  ^(passt|passen|geht|gehen) ((denn|da|wohl|jetzt) )*noch (eine? )?(ladung |fuhre |lieferung |fass )?(von |mit \
    )?(\d[\d.]* )?(liter|l|kubik|kubikmeter|m³|tonnen|t)? ?«.*?»(rein|hinein)$ → wie viel restkapazität $1
  ^wie viel (platz|luft|raum) (ist|haben wir|hat|gibt es)«.*?» noch«.*?»(?=silo|tank|behälter|grube|lager|\
    kanal)~ → wie viel restkapazität$1$2
  ^(wie viel platz (ist|gibt es|haben wir)( denn)? noch|(passt|passen|geht|gehen) noch( eine?)?( L+)?) (?=(im|in)› \
    .*(stall|iglu|box|abteil))~ → wie viele freie plätze_
  # „Wie viel Liter gibt eine Kuh am Tag?“
  ^(?!.*(futter|silage|fress|frisst|weide|wasser|mist|gülle|stroh|kosten|kostet|plan|ration))(?=.*(milch|liter|\
    kilo|kg|melk|gibt|geben))«.*?»((je|pro|eine?|jede) (milch)?kuh›«.*?»(täglich|(und|am|pro|je|im) tag)|\
    (täglich|(am|pro|je|im) tag) (und |pro |je )(milch)?kuh) → wie hoch tagesmilch $1 $2
  # „Was haben wir an Diesel verbraucht?“ asks for how much.
  ^was «habe?|haben|hatten|hat|ist|sind|wurden?|ging|gingen|kam|kamen|geht|läuft|brauchen|braucht|fressen|liegt|\
    lag»›«.*?» an (?=(BOUGHT|MANURE|L*silage|mais|gras|milch|strom|wasser)›)~ → wie viel $1$2_
  # „Wie viel Tonnen Weizen liegen in der Halle?“
  ^wie viele? «(kubikmeter|kubik|m³|tonnen|t|dt|doppelzentner) L{4,}» (ist|sind|liegt|liegen|haben wir)( noch)? (im|\
    in der|in) «L*(silo|lager|halle|platte|scheune)( \d+)?»$ → wie viel $1 vorrat $2
  # „Wie viel Mais lag Ende April da?“
  ^wie viel «((tonnen|t|liter|kubik|kilo|kg|doppelzentner|dt|ballen) )?L+» (lag|lagen|liegt|liegen|ist|sind|war|\
    waren|hatten wir|haben wir)›«.*?»( noch)? (da|übrig|vorhanden|auf lager)( gewesen)?$ → wie viel $1 vorrat$2
  # The need is the most that may be given; what is still left of it is another question.
  ^wie viel ((kilo|kg|kilogramm) )?«n|stickstoff|phosphat» (darf|dürfen)(?!.*(noch|gülle|mist|organisch|\
    wirtschaftsdünger|herbst|winter))( (ich|wir|man))? (auf|aufs|an|in) «.*?»( (drauf|geben|bringen|streuen|\
    düngen|ausbringen))?$ → wie hoch düngebedarf $1 $2
  # What lies in a store is its stock.
  ^was (liegt|lag|lagert|ist|war|steht|haben wir|hab ich|habe ich|steckt)( (da|denn|alles|noch|gerade|jetzt|zurzeit))* \
    (im|in der|in|auf dem) (?=L*(silo|lager|tank|behälter|halle|schrank|kammer|scheune|speicher)›)~ → was lagerinhalt_
  # Too sour a soil wants lime.
  ^«welche[rs]? L+|wo|auf welche[mnr] L+» (brauche?n?|braucht|bräuchten?|benötigen?|benötigt|fehlt|müssen|muss|\
    müssten?)( (noch|wieder|ich|wir|dringend))* (kalk|gekalkt werden|kalken|gekalkt) → welche felder ph zu niedrig
  # The day and the place of work in the field stand together.
  ^«.*(MANURE|gedüngt|gespritzt|gestreut|gesät|gemäht|gefahren).*?»,? ?(wann|wo),?( und)? (wann|wo)$ → wann $1
  (das letzte mal|zum letzten mal|zuletzt|letzte[rns]?) «MANURE»›(?!.*(ausgebracht|gefahren|abgegeben|abgabe|\
    probe|analyse|untersuch|aufgerührt|gerührt|gepumpt))~ → zuletzt $1 ausgebracht
  um wie viel uhr|um welche (uhrzeit|zeit)|zu welcher uhrzeit|wann genau → welche uhrzeit
  mit was( für (einem|einer|einen|ein|eine))? → womit
  # Kilos of something on the hectare are what was sown or spread.
  ^(?!.*SAYS_WHAT_FOR)«(.*‹)?wie viel BY_WEIGHT .*(pro|je|am|aufs|auf den|auf dem|vom|im) (ha|hektar)›.*?»$ → $1 \
    ausgebracht
  # „Wann ist der zweite Schnitt dran?“
  ^(und )?(ab )?wann (ist|sind|wird|werden|wäre|steht|stehen|kommt|kommen|geht es mit|soll|sollen) \
    «.*?‹TURN›.*?»( (dran|an der reihe|so ?weit|fällig|an|geplant|vorgesehen|los|sein|kommen))?$ → wann ist \
    geplant $1
  # Who gives manure to the farm is one from whom it takes it.
  ^wer (hat|haben) (uns|mir) «.*?MANURE» (gegeben|gebracht|geliefert|abgegeben|überlassen|dagelassen)$ → von wem haben wir \
    $1 aufgenommen
  # How it came onto the field is with what.
  ^wie (wurden?|wird|werden) «.*?MANURE›.*?» (ausgebracht|gefahren|rausgefahren|ausgefahren|verteilt)$ → womit wurde $1 ausgebracht
  wie spät (war|ist) es → welche uhrzeit
  gegen (was|welche (krankheit|krankheiten|schädlinge|schaderreger)) → wogegen
  (rest|boden)stickstoff›«( (war|ist|hatten wir|haben wir|steckt|steckte))?»( noch)?( im boden)? → nmin$1
  organische[rn]? substanz → humus
  was für (ein|einen|eine|nen) (boden|bodentyp)›~ → welche bodenart
  # How often it is mown in a year is how it is used, how often it was is counted.
  ^(wie oft|wie häufig) (wird|werden|mähen wir|schneiden wir|nutzen wir)« .*?»(geschnitten|gemäht|gemäht|genutzt)?$ → welche schnittzahl hat$1
  ^wie viele? (schnitte|nutzungen) (macht|machen wir|gibt|bringt|hat) «(auf )?((der|die|das|dem|unsere?) )?L+( \
    L+)?»$ → welche schnittzahl hat $1
  # What is low or little says nothing beside why it is so.
  ^«(warum|weshalb|wieso) (ist|war|sind|waren|fiel|hat|haben|braucht|brauchen|benötigt|benötigen) .*?» (so \
    )?(niedrig|gering|hoch|klein|wenig|viel|schlecht)«( (gebracht|ergeben|getragen|n|stickstoff|phosphat|phosphor|\
    dünger))?»( (ausgefallen|aus))?$ → $1$2
  «(grund|ursache|begründung) für .*?»(so )?(niedrigen?|geringen?|hohen?|kleinen?) «(n|stickstoff|phosphat|dünge)?-?bedarf» → $1$2
  # What was there before is the crop before; what came after it no view tells.
  ^was (war|stand|wuchs|hatten wir) (da )?(vorher|davor|zuvor|als vorfrucht) (auf|am|im|in|beim) «.*?»$ → welche \
    vorfrucht hat $1
  ^(was|welche (frucht|kultur)) (war|kam|kommt|stand|steht|folgt|folgte|wuchs|wird|wurde|haben wir|hatten wir|bauen wir)«( .*?)?» nach \
    (der|dem|den) «CROP» → nachfrucht$1 $2
  # „Platz im Dieseltank noch?“
  ^(platz|luft|raum)(?=.*‹noch›) (im|in der) (?=L*(tank|silo|behälter|grube|kanal)›)~ → wie viel restkapazität_
  ^seit wann (steht|stehen|wächst|wachsen) «((der|die|das|unser|unsere) )?CROP» → wann gesät $1
  getreide(arten|art|sorten) → getreide
  # How old a lease is has to do with its begin, and how long it goes on with its end.
  ^wie alt (ist|sind) «.*?(pacht|pachtvertrag|pachtverträge|pachtverhältnis|vertrag)›.*»$ → wann pachtbeginn $1
  ^wie lange (ist|sind|haben wir|bleibt) «.*?» noch «gepachtet|in pacht»$ → bis wann pachtende $1
  (grenzt|grenzen|stoßen|stößt) an ((die|den|der|das|ein|eine) )?(?=(wohn)?(haus|häuser|siedlung|gebiet|bebauung|anwohner))~ → haben_
  ^hat es (?!.*‹(viel|wenig|mehr|weniger|genug|stark|arg|ordentlich|kaum)›)«.*?»geregnet$ → gab es $1 regen
  ^(wie lange?|wie viele monate) (reicht|reichen) «((der|die|das|unser|unsere) )?L*(grube|behälter|lager|kanal)( L+)?»$ → wie viele \
    lagermonate hat $1
  ^was (ist|steckt)( alles)?( in| im)? «((der|dem|unserer|unserem) )?L*(gülle|gärrest|gärreste|gärresten|mist|jauche)( drin| darin| drinnen| enthalten)?»$ → welche \
    nährstoffe hat $1
  welche[rn]? (schlepper)?fahrer «(hat|haben|ist|war|fuhr)» → wer $1
  # What is near a field is not the farm's own.
  ^(haben wir|gibt es bei uns|besitzen wir|halten wir) «bienen|bienenvölker|häuser|wohnhäuser|ein haus|eine imkerei»$ → besitztum $1
  # What is ordered comes on the day that it is expected.
  ^wann (wird|werden) «.*» (geliefert|angeliefert|gebracht)$ → wann liefertermin $1
  ^wann (kommt|kommen) «((der|die|das|unsere?) )?L*(hennen|küken|kette|ersatzteile?|folie|netz|garn|ersatzohrmarken?|fresser)»$ → wann \
    liefertermin $1
  ^wo (haben|hatten) wir «.*» (bestellt|geordert)$ → bei welchem lieferanten $1 bestellt
  # What something is for
  ^(wofür|wozu|für was) (brauchen|brauche|benötigen|benötige) (wir|ich) «.*»$ → welchen verwendungszweck hat bedarf $1
  # What land is leased is told in hectares.
  wie viel (pachtland|pachtflächen?|zupacht|pachtgrund|gepachtetes land) → wie viel hektar gepachtet
  # What goes away of it is used up.
  ^wie viel «((liter|tonnen|kilo|kg) )?BOUGHT» (ging|gingen)« ((im|seit|in den|in der) .*|letzte[nsr]? .*|diese[nsr]? .*|heuer)»$ → wie viel $1 \
    verbraucht$2
  # „Wie viel Weizen liegt noch in der Halle?“
  ^wie viel «L{4,}»(?<!platz|raum|kapazität|luft|futterplatz|fläche|vieh) (ist|sind|liegt|liegen|lagert|lagern|steht|haben wir)( (denn|jetzt|noch|da))* \
    (im|in der|in|auf der) «L*(silo|lager|halle|platte|scheune|speicher|kammer|tank)( \d+)?»$ → wie viel $1 vorrat $2
  ^wie viel(e(?= (tonnen|liter|kubik|kilo)›))? «((tonnen|t|liter|kubik|kilo|kg|dt) )?L{4,}»(?<!platz|raum|kapazität|\
    zeit|geld|weide|fläche|land|gras|hektar|arbeit|stunden|urlaub|tage|stickstoff|phosphat|bedarf|milch|schulden|\
    luft|prozent|euro|pacht|tonnen|liter|kubik|kilo) (liegt|liegen|lagert|haben wir|habe ich)( (denn|jetzt))* noch$ \
    → wie viel $1 vorrat
  ^wie viele? «eier|(säcke|rollen|kanister|ballen|bigbags|paletten)( L+)?» (haben wir|habe ich|sind|liegen)( (noch|\
    denn|jetzt|da))* ?(noch|da|übrig|im lager)$ → wie viel $1 vorrat
  # What comes is announced, what came was delivered.
  ^«(wie viel|was|wann)( L+)*? BOUGHT|(wie viel|was|wann)» (kommt|kommen|kriegen wir|bekommen wir)(?= .*(im|am|\
    in|ab|bis|nächste[rmns]?|diese[rmns]?|kommende[rmns]?) )(?=.*BOUGHT|(?<=BOUGHT L+))~ → $1 angekündigt
  ^wann (kam|kamen|ist|sind|haben wir) ((das|der|die|den|unser|unsere|letzte[rsn]?) )*«BOUGHT»( (gekommen|\
    angekommen|bekommen|gekriegt|an|eingetroffen|da|her))?$ → wann geliefert $1
`,
  PARTS,
)
