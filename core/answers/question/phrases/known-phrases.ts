import { ABBREVIATIONS } from './abbreviations.ts'
import { ASIDES, WHO_ASKS } from './asides.ts'
import { EVERYDAY_PHRASES } from './everyday-phrases.ts'
import { FORMAL_GERMAN } from './formal-german.ts'
import { LIGHT_VERBS } from './light-verbs.ts'
import { phraseTable, type Phrase } from './phrase-table.ts'
import { SHARES } from './shares.ts'
import { TIMES_SAID } from './times-said.ts'

const PARTS = {
  PARTICLE:
    'ab|an|auf|aus|dazu|drauf|durch|ein|her|hin|mit|nach|raus|rein|runter|vor|weg|zu|zurück|hinzu|heraus|herein|hervor',
  CLAUSE_END: '(?=\\s*((dieses|letztes|im|seit|in|bisher|heuer) [^?!.]*)?[?!.]*$)',
}

/** Idioms for what views know in one word. */
const IDIOMS: readonly Phrase[] = phraseTable(
  String.raw`
  (in |zu )?welche[ms] (jahr|monat|zeitpunkt)|welcher (monat|tag)(?= (war|hatte|hat|brachte)›) → wann
  «ab|bis|seit»( zu)? welche[mn] tage?n? → $1 wann
  laut ((der|dem|den|unserer|unserem|unseren|meiner|meinem) )?L*(liste|kartei|buch|zettel|heft|aufzeichnung(en)?|\
    buchung(en)?|eintragung(en)?|eintrag|einträgen|unterlagen|daten|system|programm|app|hofkern|labor|bericht|register|\
    tabelle|übersicht) → _
  gesamt«menge|verbrauch|ertrag|kosten|gewicht|lieferung|milchmenge» → $1 insgesamt
  kuub|kubb?ick?s?|cbm|kbm|kubikmetern|festmeter → kubik
  (herrn?|frau|familie) (?=L)~ →
  (dt|kg|l|m³|m3|t)\s?/\s?ha → _
  ~(?<=wie viele? )m3›~ → kubik
  # „Hat schon wer Futter bestellt?“ asks for nobody's name.
  ^«hat|hatte|ist|war»( (schon|da|denn|mal|noch|eigentlich|bereits))* wer›~ → $1
  # „Dürften die Kälber heute geschlachtet werden?“
  ^dürft(en?)?›~ → dürfen
  ^könnt(en?)?›(?! (ihr|sie|du))~ → können
  # „das 43er Kalb“
  ~(?<!\d)«\d{1,5}»er → $1
  ^gehör(t|en) ((uns|mir)( selbst| selber)? «.*?»|«.*?» (uns|mir)( selbst| selber)?)$ → ist $1$2 nicht gepachtet
  ^gehör(t|en) «.*?» (uns|mir) nicht( selber| selbst)? → ist $1 gepachtet
  (gehört|gehören)›«.*?» (uns|mir) nicht( selber| selbst)? → $1 gepachtet
  # „Für wie viele Tiere ist der Stall gebaut?“
  ^für wie viele? (tiere? |stück vieh |vieh |viecher |rindviecher |kühe? |kälber |rinder |bullen |plätze )?«.*?» \
    ?(gebaut|ausgelegt|gedacht|gemacht|zugelassen|vorgesehen) → wie viele plätze $1
  ~wie weit«.*?»(vom|von dem|zum|bis zum) brunnen( weg| entfernt)? → wie hoch brunnenabstand $1
  jeden monat|im monat|pro monat|je monat|monatlich → monatlich
  jede woche|pro woche|in der woche|wöchentlich → wöchentlich
  (ohne|exklusive|exkl\.?|vor) (der )?(steuern?|mehrwertsteuer|umsatzsteuer|mwst|ust) → netto
  (mit|einschließlich|inklusive|inkl\.?|samt) (der )?(steuern?|mehrwertsteuer|umsatzsteuer|mwst|ust) → brutto
  # „Was muss noch her?“
  (muss|müssen)«.*?» (noch )?(her|ran)(?=\s*([?!.]*$| und))~ → $1 bedarf
  (muss|müssen|habe?|haben|gilt es)(?=.*(rechnung|noch|offen))«.*?»‹«(zu )?(bezahlen|zahlen|überweisen|\
    begleichen)» → muss$1 unbezahlt $2
  # Of what goes up or down a total, a difference and both ends are told anyway.
  (zwischen|bei|von) (den|der) (beiden |zwei |ersten und (der )?(zweiten|letzten) |ersten zur (zweiten|letzten) )?(letzten )?(wiegungen|wiegung|\
    messungen|messung)(?=.*(zugenommen|abgenommen|zugelegt|gestiegen|gefallen|verändert))~ →
  teurer geworden|verteuert|aufgeschlagen → preis gestiegen
  (billiger|günstiger) geworden|verbilligt → preis gefallen
  ^(wird|werden) «.*» (besser|schlechter|mehr|weniger) → $1 entwickelt
  zuerst «fällig|bezahlen|zahlen» → als nächstes $1
  (muss|müssen|soll|sollen)›«.*» (zuerst|als (aller)?erste[srn]?)( zu)? (bezahlt|beglichen|überwiesen|gezahlt|\
    bezahlen|zahlen|begleichen|überweisen)( werden| sein)? → $1 als nächstes fällig
  ^(?!.*(wie weit|am L+sten))«.*»‹(ist|sind)›«.*» (weg|raus)$ → $1 ist $2 weggegangen
  ^wann (muss|müssen|soll|sollen) (ich|wir) «.*» (machen|erledigen|einplanen)$ → wann ist $1 geplant
  # Of what is near, of what is free
  am nächsten(?= (am|an|beim|bei|zum|zur)›)~ → am nahsten
  «plätze?n?»›(?=.*‹noch›)(?!.*‹freie?n?›)~ → freie $1
  ^was (will|wollte|wollen|möchte|schreibt|schrieb)(?! (ich|wir|man)›) → welche briefe von
  (wohin|zu wem|an wen) (gehen|geht|gingen|ging|kamen|kam) → wem abgegangen
  (steht|stehen)›«.*?»( noch)? aus$ → $1 ausstehend
  (steht|stehen)›«.*» an$ → $1 ansteht
  (nicht )?(pro|je|vom|am|aufs|auf den|auf dem) (ha|hektar) → _
  # „Wie viele Liter“ asks for an amount.
  ~wie viele(?= (liter|kubikL*|m³|tonnen|kiloL*|kg|doppelzentner|dezitonnen|dt|zentner|stunden|euro|hektar|ha|\
    ballen|rundballen|quaderballen|heuballen|strohballen|siloballen|siliballen|fuhren|ladungen|\
    einheiten)›)~ → wie viel
  # „das Kalb mit der 00041 am Ende“
  mit (der|den|dem) (nummer |endung |ohrmarke )?«\d{3,}» → $1
  (das |die )?auf «\d{2,}» endet → $1
  # No row tells of the person who asks.
  bin ich|ich bin → ichselbst
  ^«((welche|wie viele) L+ )?»(gibt|geben)›«.*?»( gerade| jetzt| noch)? milch$ → $1ist$2 laktierend
  (der|den|pro|je) (liter|kilo|sack|zentner|doppelzentner)|(das|pro|je) kilo|(die|eine|pro|je) (tonne|dezitonne)|\
    ein (kilo|liter|sack|zentner|doppelzentner) → stückpreis
  (je|pro|ein|einem|im|der) (kubik|kubikmeter|m³) → nährstoffgehalt
  noch nie(mals)?|nie zuvor|noch überhaupt nie → nicht seit 1990
  # „die zwei Bullen“, but not „die zwei ältesten“
  «die|den|der|alle[nr]?|unsere[nr]?|meine[nr]?» (zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|beiden)(?= L)(?! L+[sß]te[nrs]?›)~ → $1
  ~(?<=‹alle[nr]?) ([2-9]|1\d)(?= L{4}.*(zusammen|gesamt|summe))(?! (tage|wochen|monate|jahre|stunden)n?›)~ →
  # What has a number: „der zweite Schnitt“.
  zweite[nrsm]?(?= (schnitt|gabe|spritzung|düngung|aufwuchs)›)~ → 2
  dritte[nrsm]?(?= (schnitt|gabe|spritzung|düngung|aufwuchs)›)~ → 3
  kalben → abkalben
  zu (tun|erledigen|machen) → ansteht
  soll(en)?(?= .+ werden›)~ → geplant
  von wann bis wann → seit wann und bis wann
  # „Wie viel ging letzten Monat weg?“
  (ging|gingen|geht|gehen)›«.*» «PARTICLE»CLAUSE_END~ → $1 $2gegangen
  (kam|kamen|kommt|kommen)›«.*» «PARTICLE»CLAUSE_END~ → $1 $2gekommen
  (nahm|nahmen|nimmt|nehmen)›«.*» «PARTICLE»CLAUSE_END~ → $1 $2genommen
  ~(?<=wie viel ((kilo|kg|liter|tonnen)\s+)?((war|gab es|haben wir|hatten wir|kam|hat|\
    gibt)\s+)?(im\s+L+\s+)?)milch → milchmenge
  ~(?<=im )letzten (?=MONTH›)~ →
  nicht «bezahlt|erledigt» → un$1
  # Times as they are said in a hurry.
  letzt jahr|(im )?vorjahr → letztes jahr
  seit (jahresbeginn|jahresanfang|anfang des jahres|neujahr) → dieses jahr
  # What is asked behind the question says nothing of it: „… oder krieg ich da Ärger?“, „… oder so?“
  ~,?\s(oder|und)\s(so|nicht|was|wie|fehlt (der|die|das) noch|(krieg|bekomm)e? ich da(nn)? (ärger|probleme?|\
    einen? strafe))END →
  # Its number is no year.
  ~natura 2000~ → natura
  ~(in |über )?(den|der|die) (letzten|vergangenen) (paar )?(jahren?|monaten?|wochen|tagen?) → _
`,
  PARTS,
)

/** „2027, wenn …“ is no number with decimals. */
const YEARS_BEFORE_COMMA = phraseTable(String.raw`~(?<=(?<![\d.,])(19|20)\d\d),(?=\s)~ → _`)

/** All of them in the order in which they are read, with those of what is asked about. */
export const phrasesAround = (own: readonly Phrase[]): readonly Phrase[] => [
  ...ABBREVIATIONS,
  ...TIMES_SAID,
  ...WHO_ASKS,
  ...FORMAL_GERMAN,
  ...SHARES,
  ...own,
  ...YEARS_BEFORE_COMMA,
  ...ASIDES,
  ...EVERYDAY_PHRASES,
  ...LIGHT_VERBS,
  ...IDIOMS,
]
