/** What farms have and deal with, and what is like it in sound, so that it is not taken for it. In lower case. */
export const FARM_NOUNS: readonly string[] = `
  kuh kühe milchkuh milchkühe mutterkuh mutterkühe kalb kälber rind rinder bulle bullen stier stiere ochse ochsen färse färsen jungvieh vieh
  tier tiere schwein schweine sau säue sauen ferkel eber schaf schafe widder hammel bock böcke lamm lämmer ziege ziegen geiß geißen pferd pferde stute fohlen hengst
  huhn hühner henne hennen hahn gans gänse ente enten pute puten biene bienen katze hund hunde herde herden
  futter kraftfutter mineralfutter grundfutter futtermittel heu stroh silage maissilage grassilage schrot kleie treber
  milchaustauscher lecksteine salz ballen rundballen heuballen strohballen siloballen
  weizen winterweizen gerste wintergerste sommergerste hafer roggen triticale dinkel mais silomais körnermais raps rübe rüben
  zuckerrüben kartoffel kartoffeln erbsen bohnen ackerbohnen klee kleegras gras luzerne senf sonnenblumen getreide saatgut
  dünger mineraldünger gülle rindergülle mist festmist jauche kompost kalk stickstoff phosphat kali schwefel pflanzenschutz
  spritzmittel beize unkraut schädlinge mäuse
  milch milchmenge milchgeld butter käse fleisch ei eier wolle honig wurst
  acker äcker ackerland wiese wiesen weide weiden weidefläche feld felder fläche flächen grünland wald moor hang ufer graben
  gewässer brunnen bach deich weg wege straße grenze grenzen boden böden bodenprobe bodenproben humus
  stall ställe kuhstall jungviehstall schweinestall scheune halle silo lager keller tank behälter güllebehälter grube dach tor tür
  haus hof höfe betrieb zaun zäune zaunpfahl zaunpfähle tränke tröge trog melkstand melkmaschine
  traktor schlepper trecker pflug egge grubber walze sämaschine drillmaschine spritze feldspritze streuer düngerstreuer mähwerk
  mähdrescher presse anhänger wagen ladewagen güllefass reifen motor batterie schlüssel werkzeug maschine maschinen gerät geräte
  diesel heizöl öl strom stromzähler wasser holz hackschnitzel photovoltaik
  geld rechnung rechnungen milchabrechnung abrechnung abrechnungen beleg belege buchung buchungen konto kasse steuer steuern
  pacht pachtvertrag vertrag verträge versicherung versicherungen beitrag beiträge prämie prämien zuschuss förderung antrag
  anträge sammelantrag bescheid bescheide brief briefe post papier papiere unterlagen frist fristen termin termine
  kontrolle kontrollen prüfer prüfung prüfungen prüfbericht zulassung bewilligung bewilligungen bestellung bestellungen
  lieferung lieferungen liste listen buch bücher bestandsbuch weidetagebuch tagebuch register nachweis nachweise
  behandlung behandlungen besamung besamungen impfung impfungen krankheit krankheiten medikament medikamente antibiotikum
  tierarzt tierarztrechnung tierarztkosten wartezeit durchfall lahmheit klaue klauen klauenpflege euter zellzahl keimzahl
  ohrmarke ohrmarken probe proben geburt geburten kalbung kalbungen abgang abgänge zugang zugänge tierzählung meldung meldungen
  bedarf düngebedarf ertrag erträge ernte ernten gewicht menge mengen preis preise kosten umsatz gewinn verlust zahl zahlen
  hinweis hinweise mangel mängel befund befunde aufgabe aufgaben arbeit arbeiten auftrag aufträge plan pläne
  bauer bauern nachbar nachbarn händler viehhändler landhandel molkerei genossenschaft metzger schlachter schlachthof berater
  lehrling leute mitarbeiter chef mutter vater sohn tochter amt ämter gemeinde kammer polizei bank
  montag dienstag mittwoch donnerstag freitag samstag sonntag wochenende tag tage woche wochen monat monate jahr jahre vorjahr
  frühjahr frühling sommer herbst winter januar februar märz april juni juli august september oktober november dezember
  stunde stunden minute minuten morgen abend nacht mittag ostern weihnachten
  tonne tonnen kilo kilogramm zentner doppelzentner liter milliliter kubik kubikmeter hektar ar meter prozent stück euro cent
  schnitt schnitte schlag schläge tiefe höhe länge breite größe dauergrünland keim fahrsilo verlust verluste sperre eiweiß fett
  durchschnitt silage wartezeit zwischenfrucht kennzahl sachkundenachweis tierkontrolle eigenkontrolle pachtvertrag plakette
  kapazität tierseuchenkasse weidetagebuch verpächter pächter bestand bestände problem probleme magnesium rinder jungrinder mastbullen milchkuh
  stein mineral grund leistung haupt tanks zulage
  wetter regen frost hagel sturm hitze schnee sonne
  nummer nummern telefon adresse adressen name namen datum foto bild ordner frage fragen antwort seite
  karten garten torf dorf paar bar packen backen dank tor ort orte art arten grad rad rat räder bett
  teller keller stellen ställen leiter leider leute läute seite saite weise waise weiß reise reis rest rast rost list last lust
  grund grube gruppe gruppen krippe krippen grippe tipp dieb tief teich teig deckel
  kasten schrank kiste fass kanister sack regal werkstatt garage hütte iglu iglus box boxen bucht weidetor
  raum räume traum baum bäume zeit zeiten seiten teil teile ziel ziele zeile seil brot boot pott bad pfad saat
  kreis greis kreise kern gern kette blatt platt platz plätze
`
  .trim()
  .split(/\s+/u)

/** Words of standard German that sound like one of these somewhere, in lower case: they are meant as they stand. */
export const SOUND_LIKE_THEM: readonly string[] = `
  wette wetten binnen dürre schuldet lang lose waage berechnet weist kraut lotte stieg endet berechnen nachweist kühl gerötet
  löst tritt bauherr weder roden gasse dick dreck mach mähe steil komm zieh verregnen schauen saugt hell schein
  gepflückt nachsehen bohle menschen geest krume privat brach härte satt pulle kreide wohnen grobe
  verrenten löschen welken schrott glatte matt dicke krumme gescheckt düster schote schotten geselle fräsen distel
  briesch zicke gäste eiter zecke galli lockern rotte lecken pflücken riechen saugen kehren scheppern anstehen
  ansehen büßen checken pissen tauen taugen verregnet lahmt strauß danken tanken tauchen taugt trauen drohen
  dringend trinkend genau gerade grade gleich klage kläger klagen glauben kleben leben lieben loben lauben rauben
  raupen reiben treffen dachte taten daten tagte deckte backte packte wagte sagte siegen zeugen zeuge zinsen zinse
  sinne sinn singen sinken senken schenken schinken danke tante kante ende enden binden bieten beten betten bitten
  bitte mitte mieten mitten mütter müde mode motte boten raten reden retten ritten leiten leiden läuten luden
  laufend leise reise reisen reißen reizen heilen eilen heulen holzen hassen hasen hosen husten fassen fasten
  fasse fest fester feste fässer besser böser größer messer wissen wiesen weisen weißen waisen wachs wachse
  wechsel wechseln wolken walken folgen volk erlöst gelöst gelesen gelassen lesen lösen losen rasen rosen reste
  rüste geröstet rösten kästen kisten küste tausch tauschen täuschen tischen zwischen mischung tasche taschen
  dosen tosen toben decken tücken drücken trücken rücken brücken wecken wegen wegnehmen bücken buchen suche sache
  sachen lache lachen wachen waren wahren führer fahrer feiern feuer feuern fieber über eber ober opfer äpfel
  apfel kopf kopfe tropfen trupp gruppe kuppe kappe klappe klappen knapp kneten knoten boden puten pudel beutel
  büttel mittel titel taler teuer treu dreist treiber treiben trüben drüben proben prüfe brief briefe briefen
  greifen kriechen griechen krieg kriege kranke kränze kreuz kreuze grüße gruß größe gräser gläser klasse glas
  glasen gast gastes kosten kostet gestern garn kern körner kerne gerne karre karren narren irren ehren ehre ernst
  ernste ersten fern ferne firma firmen farbe farben form formen farm farmen warm wärme würmer wurm stimme stimmen
  stämme stumm dumm damm dämme ahnung einigung nennung
`
  .trim()
  .split(/\s+/u)

/** How things are. */
export const FARM_ADJECTIVES: readonly string[] = `
  gültig gültige fällig fällige offen offene trächtig trächtige fertig krank kranke gesund gesunde trocken trockene nass
  teuer billig groß große größte kleinste klein kleine alt alte älteste jüngste neu neue letzte letzten letzter erste ersten
  nächste nächsten hoch hohe höher höchste niedrig schwer leicht leer voll richtig falsch wichtig ganze ganzen nötig möglich
  übrig jährlich monatlich wöchentlich täglich pünktlich gesetzlich schriftlich vollständig zuständig ungültig
  schlechte schlechteste beste schlimmste niedrigste schwerste leichteste teuerste billigste längste kürzeste breiteste tiefste
  vollste leerste früheste späteste neueste frischeste nasseste trockenste fetteste magerste weiteste nächste stärkste
  schwächste dickste dünnste wärmste kälteste wenigste wenigsten älter jünger früher später öfter tiefer länger kürzer größer kleiner schwerer leichter teurer billiger
  halb lahm lahme tot tote faul dreckig sauber
  rot grün gelb blau schwarz braun weiß bunt meiste meisten wieder über unter hinter zwischen gegen ohne drinnen draußen
  drüben unten oben vorne hinten vorher nachher drüber drunter heute gestern morgen immer jetzt eigentlich ungefähr insgesamt
  fünf sieben zwölf zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend halbe doppelt
`
  .trim()
  .split(/\s+/u)
