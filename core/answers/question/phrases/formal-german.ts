import { phraseTable, type Phrase } from './phrase-table.ts'

/** What is asked for in a letter, and how the old say it: „Auf welchen Betrag belaufen sich …?“ */
export const FORMAL_GERMAN: readonly Phrase[] = phraseTable(String.raw`
  auf (welche[nrs]?|wie viel) (betrag|summe|höhe|euro)?\s?(belaufen|beläuft|belief|beliefen)( sich)? → wie hoch \
    ist
  # „Welches Rind weist das höchste Alter auf?“
  (weist|weisen|wies|wiesen)(?= .* auf›)~ → hat
  (im|des|vom|aus dem|zum) (kalender|ernte|anbau|wirtschafts?|antrags|berichts|haushalts)jahre?s? \
    (?=(19|20)\d\d›)~ → _
  bis (einschließlich|inklusive|inkl\.?) (?=.*\d)~ → bis_
  (per|zum stichtag|mit stand vom|stand|nach dem stand vom) (?=\d{1,2}\.)~ → am_
  (offene[nr]? |bestehende[nr]? |fällige[nr]? )?verbindlichkeiten( aus lieferungen( und leistungen)?)?( gegenüber( \
    (dem|der|den))?)? → offene rechnungen
  (fernmündliche|telefonische)[nr]? (erreichbarkeit|erreichbar|verbindung|kontaktdaten) → telefonnummer
  # Verbs of offices that leave it to a noun what is so
  (?<!bis )(zu|an) welche[mn] (zeitpunkt|termin|datum|tage?|kalendertage?) → wann
  erfolgte(n)?(?= d) → war
  (?<!aus .*)(besteht|bestehen)(?! .*aus›| aus›)(?=›.* (L*(wartezeit|frist|sperre))| für| bei|\s*[?!.]*$) → ist
  ^über «(welche[nrsm]?|wie viele?) .*?» (verfügt|verfügen|verfügte|verfügten) → $1 hat
  (verfügt|verfügen) «.*?» ?über(?= (ein|eine|einen|keine?n?|den|die|das|wie|welche)›) → hat $1
  ~(?<=^welche[rsn]? L*(zeichen|nummer|datum|namen) )trägt → hat
  von welche[rm] (stelle|absender|behörde|person|seite)( (stammt|stammen|kommt|rührt))?(?= d) → von wem ist
  ^«welche[rsn]? (?!.*‹bei›).*? (wurde|wurden|wird|werden|ist|sind) .*?» ?(erzielt|festgestellt|gesetzt|gehalten|\
    ausgewiesen|angesetzt)$ → $1
  ~(?<=^(welche[rs]?|wie hoch|auf welche) .*(pacht|zins|preis|betrag).*)(vereinbart|festgelegt|festgeschrieben)$ →
  ^welche «(gülle|rindergülle|jauche|mist|gärrest|diesel|dünger|heu|stroh|silage|kalk|futter)»n?menge(?= L) → \
    wie viel $1
  innerhalb (des|der) (?=(roten|nitrat|gelben|schutz|wasserschutz|natur)L*)~ → im_
  # „… ob die Plakette noch gültig ist“
  ^ob «.+?» «(ist|sind|war|waren|hat|haben|hatte|hatten|wird|werden|wurde|wurden|darf|dürfen|kann|können|muss|\
    müssen|gibt|gab|liegt|liegen|steht|stehen|läuft|gilt)»$ → $2 $1
  # „Im Vorjahre“, „auf welchem Schlage“
  ~(?<=‹(im|am|vom|zum|beim|dem|diesem|welchem|welchen) )«herbst|vorjahr|frühjahr|monat|tag|stall|schlag|feld|\
    preis|haus»e → $1
  # „Was habe ich dem Händler zu begleichen?“ asks for how much.
  ^(?!.*pacht)(was|wie viel) (habe?|haben) (ich|wir) «.*?» ?(noch )?zu (bezahlen|zahlen|entrichten|begleichen|\
    berappen)$ → was schulde ich $1
  «L{6,}»[ -]nr\.?›(?! ?\d)~ → $1nummer
  ward → wurde
  (p\.\s?a\.?|per annum|jahraus,? jahrein) → im jahr
  um welche stunde|zu welcher stunde → um welche uhrzeit
  (entrichtet|berappt|geblecht|gelöhnt|abgegolten) → bezahlt
  (gewärtigen|zu erwarten|zu gewärtigen) → erwartet
  (empfangen|verabfolgt) → bekommen
  (abgetreten|überlassen|ausgehändigt) → abgegeben
  fernsprecher|fernsprechnummer|fernsprechanschluss|fernruf|fernmeldenummer|rufnr\.? → telefonnummer
  lieferantenrechnung(en)? → eingangsrechnungen
  begonnen → angefangen
  offene[rn]? posten → offene rechnungen
  euterleiden|euterkrankheit|euterbrand|eutergeschichte → euterentzündung
  # „Durchschnittsertrag“, „Durchschnittspreis“
  (durchschnitts|mittel)(?=(ertrag|preis|gewicht|gehalt|zahl|wert|leistung|verbrauch|menge|alter)(e|es|s|\
    en)?›)~ → durchschnittlich_
  # „Gülleausbringen“, „Düngerstreuen“
  «gülle|mist|jauche|gärrest|kalk|dünger»-?(ausbringe?n|ausbringung|fahren|streuen) → $1 ausgebracht
  # „harrt noch des ersten Schnittes“
  harr(e)?t( noch)? (des|der) «L+»( «L+?»(e?s)?)?$ → $1 $2 noch offen
  # „kalb 43 mit den letzten Ziffern“
  (mit )?(de[nrm] )?(letzten |hinteren )?(ziffern?|zahlen|stellen|endziffern?|endnummern?|endzahlen)( auf)? \
    (?=\d)~ →
  # „Kalb 44, von welcher Kuh ist das?“
  ^(das |unser )?«L*kalb.*?\d.*?»,? (von|zu) (welcher|wem)( kuh)? (ist|stammt|kommt|gehört) (das|es)$ → welche \
    mutter hat $1
  # „am längsten nicht mehr beprobt“
  am längsten (nicht|keine)( mehr)?(?= .*(beprobt|untersucht|probe))~ → am ältesten
  # „der letzten fünf“ of years that were named
  ~(?<=jahr.*‹(der|den|die) (letzten|vergangenen) )«\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn»(?= \
    (und|mit)›|\s*[?!.,]|$)~ → $1 jahre
`)
