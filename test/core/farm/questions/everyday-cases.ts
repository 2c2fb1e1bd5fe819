import type { Case } from './cases.ts'

/** The example farm asked in everyday words, by what makes them hard. */
export const EVERYDAY_CASES: readonly Case[] = [
  // The most and the least by an adjective
  ['Wo ist der Boden am sauersten?', 'says', 'Wümmewiese', '5,4', '!Hauswiese'],
  ['Wo isch dr Boda am sauerschta?', 'says', 'Wümmewiese', '5,4'],
  ['Welche zwei Felder sind am humusreichsten?', 'says', 'Wümmewiese', 'Kuhweide', '!Hauswiese'],
  ['Welches ist die neueste Maschine?', 'says', 'Güllewagen', '!Anhängespritze'],
  ['Welche Maschin isch die jüngschte bei ons?', 'says', 'Güllewagen'],
  ['Was war unsere teuerste Rechnung?', 'says', 'RN-2026-00213', '2.951,20 EUR'],
  ['In welchem Jahr war der Weizen am besten?', 'says', '2023', '88'],
  ['Welches ist das jüngste Kalb?', 'says', '00042', '!00041'],
  ['Welches Feld liegt am nächsten am Graben?', 'says', 'Bergfeld', '8 m'],
  ['Welche Wartezeit ist die längste?', 'says', 'Mastivet', '96 Stunden'],
  // An adjective before a name asks for nothing, and what a crop needs is no gift that it got
  ['Hat der große Steinacker mehr Phosphat als das Bergfeld?', 'says', 'Nein: 16 mg/100 g gegen 18 mg/100 g'],
  ['Wie viel Stickstoff braucht der Weizen auf dem Moorstück?', 'says', 'N-Bedarf 168 kg/ha'],
  ['Wie viel Stickstoff braucht das Grünland auf der Kuhweide?', 'aside', '!Gülle'],
  ['Was sind die drei größten Felder?', 'says', 'Steinacker', 'Wümmewiese', 'Hinterm Deich'],
  // What is not entered is not answered by what is
  ['Was hat der Güllewagen beim Kauf gekostet?', 'aside', 'Kaufpreis'],
  ['Wie viele Kälber sind seit Januar bei uns auf die Welt gekommen?', 'says', 'zusammen 6'],
  // An amount of one good is none of the harvest
  ['Güllemenge auf der Hauswiese', 'says', '25 m³/ha', '!Rundballen'],
  ['Wie hoch war die Güllemenge 2026?', 'says', '584,5 m³', '!Rundballen'],
  ['Wann wurde die Hauswiese zuletzt gemäht, und von wem?', 'says', '18.05.2026', 'Hinnerk Behrens'],
  // „Datiert“ asks for the day that is told anyway, and a middle may be left out
  ['Von wann ist die letzte Bodenprobe vom Moorstück?', 'says', '09.10.2023'],
  ['Wie ist die Bodenprobe vom Moorstück datiert?', 'says', '09.10.2023'],
  ['Welche Maschine hat eine Grenzeinrichtung?', 'says', 'Düngerstreuer'],
  ['Wieviel Hektar Troid hent mr 2026, also Woiza ond Gerschda?', 'says', 'Weizen', 'Gerste'],
  // Who is entered as something is it
  ['Wer ist als Tierarzt hinterlegt?', 'says', '040 66969-118', '!Mastivet'],
  // What is one's own is no „von uns“
  ['Wie ist die Nummer von unserer Tierärztin?', 'says', '040 66969-118'],
  // What was, and what is to come
  ['letzte abkalbung welche kuh', 'says', 'Elsa', '15.05.2026', '!Trächtig'],
  ['Wann war Bertas Abkalbung?', 'says', '10.06.2025', '!08.07.2026'],
  ['Welche Kuh hat die nächste Abkalbung?', 'says', 'Berta', '08.07.2026'],
  ['Wann ist das letzte Kalb vom Hof gegangen?', 'says', '18.05.2026', '!15.05.2026'],
  // Days of a whole summer are not those of a month
  ['Wie viele Tage waren die Kühe letztes Jahr auf der Weide?', 'says', '166 Tage'],
  ['weidetage heuer kühe', 'says', '17 Tage'],
  ['Wie viele Weidetage hatten die Kühe 2025 mehr als die Jungrinder?', 'says', '145 Tage mehr'],
  ['Wie viele Tage waren die Kühe im September 2025 auf der Weide?', 'aside', '!166'],
  ['weidetage kühe september 2025', 'aside', '!166'],
  // A number that is entered is held against no count of what is
  ['Wie viele Tage waren die Kühe länger auf der Weide als die Jungrinder?', 'aside', '!61'],
  // Years as they are typed
  ['maisfläche 26 zusammen?', 'says', 'zusammen 22,2 ha'],
  ['moorstück früchte 24 und 25', 'says', 'Wintergerste 2024', 'Winterraps 2025'],
  // Several things of one entry
  ['Von wann bis wann waren die Jungrinder letzten Herbst auf der Wümmewiese?', 'says', '22.09.2025', '12.10.2025'],
  ['gülle umpumpen wer wann', 'says', '15.06.2026', 'Harms'],
  ['Wer ist Jan Tietjen?', 'says', 'Nachbar'],
  ['Was hatte Alma im Mai, und womit haben wir sie behandelt?', 'says', 'Mastitis', 'Mastivet'],
  ['Wann wurde das Moorstück gespritzt?', 'says', '12.05.2026', '!Dort steht auch'],
  // How big a herd is
  ['Wie groß ist die Herde?', 'says', 'zusammen 150'],
  ['Wie groß ist der Tierbestand?', 'says', 'zusammen 150'],
  ['Wie groß ist unsere Milchviehherde?', 'says', 'Tierzahl 70'],
  ['Wie groß ist der Kuhbestand gerade?', 'says', 'Tierzahl 70'],
  ['Wie groß ist der Rinderbestand?', 'says', 'zusammen 150', '!Mineralfutter'],
  // A difference, however it is called
  ['Um wie viele Hektar ist unser Ackerland 2026 größer als das Dauergrünland?', 'says', '25 ha mehr'],
  ['Unterschied Ackerland Grünland in ha', 'says', '25 ha mehr'],
  ['Weizenertrag 2025 gegen 2024: Differenz?', 'says', '4 dt/ha mehr'],
  ['Um wie viel is der Weizenertrag 2025 gestiegen gegen 2024?', 'says', '4 dt/ha mehr'],
  ['Um wie viel ist der Weizenertrag von 2024 auf 2025 gestiegen?', 'says', '4 dt/ha mehr'],
  ['Differenz zwischen Berta und Alma?', 'aside', '!kg'],
  // Spraying is of fields where nothing else is named
  ['Wann wurde zuletzt gespritzt?', 'says', '12.05.2026', 'Moorstück', '!Diarrsan'],
  ['Wer hat gespritzt?', 'says', 'Hinnerk Behrens', '!Mastivet'],
  ['Was wurde Alma gespritzt?', 'says', 'Mastivet'],
  ['Welche Felder sind noch nicht gespritzt?', 'says', '7 von 8', 'Bergfeld', '!Moorstück'],
  ['Welche Felder haben wir im Mai bearbeitet?', 'says', 'Kuhweide', 'Hauswiese', 'Moorstück', '!Briefe'],
  // No yes and no no to what nobody has entered
  ['Wurde der Tierarzt schon gerufen?', 'says', '040 66969-118', '!Ja'],
  ['Haben wir die Pacht schon bezahlt?', 'aside', '!Ja', '!Nein', '!620'],
  ['Haben wir schon kalken lassen?', 'aside', '!Ja', '!Düngemittel'],
  ['Haben wir den Weizen schon geerntet?', 'aside', '!Ja', '!87'],
  ['Hat das Moorstück Drainage?', 'aside', '!Ja', '!Nein'],
  ['Hat das Bergfeld eine Beregnung?', 'aside', '!Ja', '!Nein'],
  // What was there before, and what is not leased
  ['Was stand vor der Gerste auf dem Bergfeld?', 'says', 'Wintertriticale', '!Größe'],
  ['Fruchtfolge vom Moorstück?', 'says', 'Winterraps 2025', 'Winterweizen 2026'],
  ['Wie viel Hektar sind Eigentum?', 'says', '73 ha', '!Bergfeld'],
  // What is to come, with what should be done by now
  ['Was passiert am 15. Juni?', 'says', 'Gülle aufrühren'],
  ['Was ist diese Woche noch zu tun?', 'says', '22.05.2026', 'Überfällig: Plakette „Anhängespritze“'],
  ['Wie viel Diesel haben wir noch?', 'says', 'Diesel', '!Arbeiten'],
  ['Wie viele Liter Diesel sind noch da?', 'says', 'Diesel', '!Arbeiten'],
  // Fields that a log does not tell of, and the field that it tells of most
  ['Auf welchen Schlägen kam keine Gülle?', 'says', 'Bergfeld', '!Hauswiese'],
  ['Welche Herde war noch nie auf der Weide?', 'says', 'Mastbullen', '!Milchkühe'],
  ['Welcher Schlag hat die meisten Düngungen bekommen?', 'says', 'die meisten: Moorstück', '!Steinacker,'],
  // How full and how free
  ['Wie viel Gülle ist im Behälter?', 'says', 'rechnerisch', '!Kapazität'],
  ['Wie viel Gülle war am 1. März im Behälter?', 'says', 'am 01.03.2026'],
  ['Um wie viele Kühe liegen wir unter dem Zielbestand?', 'says', 'Fehlbestand', '!Soll-Anzahl'],
  // What each got, and what came on all of a field
  ['Wie viel Diarrsan bekam jedes Kalb?', 'aside', '!200 ml'],
  ['Wie viel KAS kam auf den Steinacker?', 'says', '300 kg/ha', '4.410 kg'],
  ['Wie viel KAS je Hektar kam auf den Steinacker?', 'says', '300 kg/ha', '!4.410'],
  // How many days there are to it, and how many there were
  ['In wie vielen Tagen endet Hinnerks Sachkundenachweis?', 'says', '11.06.2026', 'in 22 Tagen'],
  ['Wie viele Tage bleiben von heute an, bis Hinnerks Sachkundenachweis Pflanzenschutz endet?', 'says', 'in 22 Tagen'],
  ['Wie viele Tage sind es von heute bis zu Bertas erwarteter Kalbung?', 'says', 'in 49 Tagen'],
  ['In wie vielen Wochen kalbt Berta?', 'says', '7 Wochen'],
  ['Wie viele Tage vor Fristende haben wir den Sammelantrag 2026 eingereicht?', 'says', '3 Tage'],
  // In all, and not on a hectare
  ['Was kostet die Pacht fürs ganze Bergfeld?', 'says', '7.440 EUR', '!EUR/ha'],
  ['Was kriegt die Brandt von uns jedes Jahr fürs Bergfeld, alles in allem in Euro?', 'says', '7.440 EUR'],
  ['Wie viel KAS haben wir auf dem ganzen Steinacker gestreut?', 'says', 'zusammen'],
  // Of what comes by the kilo and by the cubic metre, the most of each
  ['Welcher unserer Dünger enthält am meisten Phosphat?', 'says', 'DAP 18/46: P2O5 46 %', '!59'],
  ['In welchem Dünger ist am meisten Phosphor?', 'says', 'DAP 18/46: P2O5 46 %'],
  // With the name of the one it is
  ['Von welcher Kuh stammt das Kalb 00043?', 'says', '00005 „Dora“'],
  // How far off
  ['Berta: Tage bis Kalbetermin?', 'says', '08.07.2026', 'in 49 Tagen'],
  // What is missing stands before it, and what is asked of it behind
  ['BVD-Probe fehlt noch – Ohrmarke?', 'says', '00043', '!00041'],
  // What is asked of a paper and no row says
  ['Wer hat die Anhörung unterschrieben?', 'aside'],
  // What happened when something was so is not asked without that
  ['Haben wir noch gespritzt, als die Plakette schon abgelaufen war, und wann?', 'aside'],
  ['Hebbt wi mit de Sprütt noch sprütt, as de Plakett al aflopen weer – un wannehr?', 'aside', '!Ja'],
  // Two days that follow on one another
  ['Wie viele Rundballen haben wir am 18. und 19. Mai gepresst?', 'says', '186 Rundballen'],
  // An adjective orders by nothing that it does not mean
  ['Welches Feld ist am längsten?', 'aside'],
  ['Welcher Schlag hat den leichtesten Boden?', 'aside'],
  ['Wo war der Boden am teuersten?', 'aside'],
  ['Welche Gerste ist die beste?', 'aside', '!ha'],
  // The most of what is added up for each
  ['Welches Feld hat 2026 am meisten Stickstoff bekommen?', 'says', 'Hinterm Deich: Stickstoff 114 kg/ha'],
  ['Welcher Acker hat dieses Jahr am wenigsten mineralischen Stickstoff gekriegt?', 'says', 'Langer Kamp', '18 kg/ha'],
  ['Bei wem haben wir am meisten gekauft?', 'says', 'Landhandel Raisen Nord GmbH: netto 4.720 EUR'],
  ['Welche Kultur hat die größte Fläche?', 'says', 'Silomais: Größe 22,2 ha'],
  ['Wo haben wir am meisten gedüngt?', 'aside'],
  // Totals that nobody calls one
  ['Rundballen vom 18.5. auf beiden Flächen zusammen?', 'says', 'zusammen 186 Rundballen'],
  ['Dünger gekauft 2026?', 'says', 'zusammen 7.000 kg'],
  ['Wie groß sind unsere Wiesen alle zusammengerechnet?', 'says', 'zusammen 30 ha'],
  ['Wie hoch ist der Phosphatgehalt über alle Felder gemittelt?', 'says', 'im Mittel 15,63 mg/100 g'],
  ['Was muss ich noch alles an Rechnungen zahlen, in Summe?', 'says', '101,03 EUR', '!2.951'],
  // What follows from two values
  ['Wie lange hat das Einarbeiten hinterm Deich gedauert?', 'says', '50 Minuten'],
  ['War 2025 beim Weizen besser als 2024, und um wie viel?', 'ja', '87 dt/ha gegen 83 dt/ha, 4 dt/ha mehr'],
  ['Wie war der Weizen 2025 im Vergleich zu 2024?', 'offen', '87 dt/ha gegen 83 dt/ha, 4 dt/ha mehr'],
  ['Um wie viel war der Weizenertrag 2025 höher als 2024?', 'offen', '4 dt/ha mehr'],
  ['Ist die Zellzahl gestiegen und um wie viel?', 'ja', 'um 121 Tsd./ml'],
  ['Wird die Zellzahl besser oder schlechter?', 'offen', 'Gestiegen: von 210 Tsd./ml auf 331 Tsd./ml'],
  ['Wie viele Plätze haben wir noch im Kuhstall?', 'says', 'frei 4 Plätze', '!74'],
  ['Für wie viele Tiere ist der Jungviehstall gebaut?', 'says', '45 Plätze'],
  ['Wie weit ist der Güllebehälter vom Brunnen weg?', 'says', '85 m', '!140'],
  // To whom, by whom, since when
  ['Wem haben wir 2025 Gülle gegeben?', 'says', 'Jan Tietjen', '!Ausführende'],
  ['Wie viel Gülle hat Jan Tietjen gekriegt?', 'says', '60 m³'],
  ['Wem haben wir die Hauswiese gedüngt?', 'aside', '!Hinnerk'],
  ['Unter welcher Kundennummer führt uns die Molkerei?', 'says', '20417'],
  ['Bei wem kriege ich Auskunft zum Pflanzenschutz?', 'says', 'LWK Bremervörde', '66969-502'],
  ['Seit wann haben wir QM-Milch?', 'says', '11.02.2025'],
  ['Gehört das Bergfeld uns nicht selber?', 'ja', 'Gepachtet'],
  // Fields by what they are, works by what they are done with
  ['Wieviel Kubikmeter je Hektar gingen auf den Acker hinterm Deich?', 'says', '30 m³/ha', '!18 kg'],
  ['Wann war ich zuletzt mit dem Güllefass auf der Hauswiese?', 'says', '20.03.2026'],
  ['Womit wurde der Weizen gegen Pilze behandelt?', 'says', 'Input-Fungizid'],
  ['Wurde der Raps gegen Pilze gespritzt?', 'aside'],
  ['Welche Fläche hat den höchsten Phosphatgehalt?', 'says', 'Langer Kamp', '22 mg/100 g', '!Steinacker'],
  ['Wie viel % der Fläche ist Grünland?', 'says', '35,3 %'],
  ['Welche Felder haben 2026 keine Gülle bekommen?', 'offen', 'Steinacker', '!Hauswiese', '!Messungen'],
  ['Hat der Steinacker dieses Jahr schon Gülle gekriegt?', 'aside', '!Messungen'],
  ['Welche Rechnungen sind bezahlt?', 'says', 'RN-2026-00213: Bezahlt am 20.03.2026', '!• Dr.'],
  ['Wie viele Iglus haben wir?', 'aside', '!Tiere'],
  ['Wie viele Tage nach der Geburt ist das 41er gemeldet worden?', 'says', '10 Tage', '16.05.2026'],
  ['Und wann wäre Schluss gewesen?', 'aside'],
  ['Haben wir noch Platz im Bullenstall?', 'nein', 'frei 0 Plätze'],
  // Verbs in other forms
  ['Wann haben wir den Sammelantrag losgeschickt?', 'says', '12.05.2026'],
  ['Wann habe ich den Sammelantrag weggeschickt?', 'says', '12.05.2026'],
  ['Ist der Sammelantrag schon raus?', 'ja', '12.05.2026', '!Kontakte'],
  ['Was ist dazugepachtet?', 'says', 'Bergfeld', '!Steinacker'],
  ['Welche Arbeiten sind eingeplant?', 'offen', '!18.05.2026'],
  // A word that is not understood ends it
  ['Wie viele Laktationen hat Carla schon?', 'aside'],
  ['Was hat die Gerste 2025 auf dem Steinacker gebracht dt/ha?', 'aside', '!14,7'],
  // Two things asked of the same entries
  ['Wo haben die Jungrinder letzten Herbst geweidet, und wie viele waren es?', 'says', 'Wümmewiese', 'Anzahl 20'],
  ['Milchaustauscher: Menge und bis wann?', 'says', '250 kg', '20.06.2026'],
  ['Wie viel Milchaustauscher brauchen wir und bis wann?', 'says', '250 kg', '20.06.2026'],
  ['Womit haben wir am 12.5. gespritzt, und wie viel Liter pro Hektar?', 'says', 'Input-Fungizid', '1 l/ha'],
  ['Wer kommt zum Gülle aufrühren und wann?', 'says', 'Harms', '15.06.2026'],
  ['Wie viel Diesel ist da und warum?', 'aside'],
  ['Wie viel Gülle haben wir 2025 abgegeben und an wen?', 'says', '60 m³', 'Jan Tietjen'],
  // From one day to another
  ['Wie viele Tage liegen zwischen Geburt und Meldung beim Kalb von Alma?', 'says', '10 Tage'],
  ['Wie viele Tage nach der Geburt wurden die Kälber gemeldet?', 'says', '10 Tage', 'Nicht eingetragen ist', '00042'],
  ['Wie viele Tage war die Milch von Alma gesperrt?', 'aside'],
  // Without a verb
  ['Gülle Hauswiese März, Kubik aufn ha?', 'says', '25 m³/ha'],
  ['Gülle Hauswiese dieses Frühjahr, Kubikmeter insgesamt, nicht pro Hektar', 'says', '212,5 m³'],
  ['Zellen März April Mai', 'says', '210', '265', '331'],
  // Where one view has nothing and another knows
  ['Wie viel Kubik Gülle hat Tietjen letztes Jahr abgekriegt?', 'says', '60 m³'],
  ['Von wem haben wir keine Telefonnummer gespeichert?', 'says', 'Jan Tietjen', '!Meinecke'],
  ['Wie viele Jungrinder waren auf der Wümmewiese?', 'says', 'Anzahl 20'],
  ['Wie viel Pacht bezahlen wir fürs Bergfeld je Hektar?', 'says', '620 EUR/ha', '!7.440'],
  ['Was war letztes Jahr auf dem Hinterm Deich?', 'says', 'Winterweizen', '!Senf'],
  ['Die Molkerei will unsere Kundennummer wissen', 'says', '20417', '!71034'],
  [
    'Letzten Herbst auf der Wümmewiese – was für Tiere liefen da und wie viele?',
    'says',
    'Anzahl 20',
    '!Eingetragen ist',
  ],
  ['Kubikmeter Gülle, die dieses Jahr insgesamt aufs Land gefahren wurden?', 'says', '584,5 m³', '!212,5 m³ ('],
  ['Was kriegt die Tierärztin noch von uns?', 'says', '101,03 EUR', '!Telefon'],
  ['Milchkühe: wo liegt der Bestand?', 'says', '70', '!Stall'],
  // What narrows, and what only stands beside
  ['Wie viele Felder haben wir aktuell?', 'says', '8 Felder'],
  ['nummer von dr meinecke bitte, kuh liegt fest', 'says', '66969-118', '!0412'],
  ['Tierärztin hier – welche Probe ist noch beim Labor?', 'says', '00042', '!00041'],
  ['Wie viele Rinder waren am Stichtag 1. Mai gemeldet?', 'says', 'zusammen 150'],
  ['Womit hatten wir die Kuh Alma behandelt?', 'says', 'Mastivet'],
  ['Woran war Alma erkrankt?', 'says', 'Mastitis'],
  ['Woran erkenne ich eine trächtige Kuh?', 'aside'],
  // A work that is missing is no record that lacks something
  ['Bei welchen Feldern fehlt noch die Gülle?', 'aside'],
  ['Von welchem Stück fehlt der erste Schnitt noch?', 'aside'],
  ['Hat die Meinecke ihr Geld schon?', 'says', 'Nein', '0533', '!Ja'],
  // What joins it to what was said before, and where it is asked
  ['Und wie viel Diesel haben wir im April verbraucht?', 'says', '450 l'],
  ['Wann kam der KAS bei uns?', 'says', '27.02.2026', '!Zusammen'],
  // Times
  ['Anteil Mais an der Ackerfläche heute?', 'says', '40,4 %'],
  ['Wie viel Diesel haben wir im Monat April verbraucht?', 'says', '450 l', '!650'],
  ['Wie viel Diesel haben wir im diesjährigen April verbraucht?', 'says', '450 l', '!650'],
  ['Wie viel Diesel haben wir 04/2026 verbraucht?', 'says', '450 l', '!650'],
  ['Wie viel Diesel haben wir bis heute verbraucht?', 'says', 'zusammen 1.050 l'],
  ['Welche Schläge haben bis heute mehr als 12 ha?', 'says', 'Felder', '!2024'],
  ['letztjähriger Weizenertrag', 'says', '87 dt/ha', '!88'],
  // What it costs, and what others call the farm
  ['Was zahln wir der Ilse fürn Hektar Bergfeld?', 'says', '620 EUR/ha'],
  ['Was zahlen wir der Ilse fürs Bergfeld?', 'says', '620 EUR/ha'],
  ['Welche Nummer haben wir bei der Molkerei?', 'says', '20417', '!040'],
  // Crops that one word names together
  ['Wie viel Hektar Getreide habe ich?', 'says', '18,1 ha'],
  ['Haben wir Getreide?', 'ja', 'Wintergerste'],
  ['Welche Felder haben dieses Jahr Wintergetreide?', 'says', 'Bergfeld', 'Moorstück', '!Steinacker'],
  ['Haben wir Sommergetreide?', 'offen', '!Wintergerste'],
  ['Wie viel Hektar Ölfrüchte haben wir 2026?', 'says', '14,7 ha'],
  // Of an application there is one of its sort
  ['Haben wir den Sammelantrag 2026 rechtzeitig abgeschickt?', 'ja', '12.05.2026'],
  ['Wurde der Sammelantrag innerhalb der Frist gestellt?', 'ja', '12.05.2026'],
  ['Wurde der Sammelantrag verspätet eingereicht?', 'nein', '12.05.2026'],
  ['Sind Rechnungen offen?', 'ja', '0533', '!RN-2026-00342'],
  // What may be done with an animal again
  ['Dürfte Alma heute geschlachtet werden?', 'ja', '18.05.2026'],
  ['Ist Mastivet für Fleisch heute frei?', 'ja', '18.05.2026'],
  ['Alma: heute schlachtbar?', 'ja', '18.05.2026'],
  // Offices: what they have, what goes to them and what comes from them
  ['Wie viele Rinder hatten wir am 1. Mai 2026 laut HIT insgesamt?', 'says', 'zusammen 150'],
  ['Gesamtbestand Rinder HIT 01.05.2026?', 'says', 'zusammen 150'],
  ['Ist das Kalb 43 in HIT gemeldet?', 'ja', '05.04.2026'],
  ['Was haben wir bei der LWK Bremervörde 2026 abgegeben?', 'says', 'Sammelantrag', 'Nährstoffeinsatz'],
  ['LWK Bremervörde 2026: was abgegeben?', 'says', 'Sammelantrag', 'Nährstoffeinsatz'],
  ['Was hat uns die LWK geschickt?', 'says', 'Anhörung', '!Kammerweg'],
  // Shares, years and layers
  ['Grünlandanteil 2026 in Prozent?', 'says', '35,3 %'],
  ['wieviel prozent vom land ist bei uns 2026 gras?', 'says', '35,3 %'],
  ['Welchen Stickstoffbedarf haben wir für das Moorstück 2025 und 2026 ermittelt?', 'says', '168 kg/ha', '174 kg/ha'],
  ['Was haben wir beim Weizen im Schnitt der zwei Jahre 2024 bis 2025 je Hektar geerntet?', 'says', '85 dt/ha'],
  ['wieviel dezitonnen weizen im mittel von 24 bis 25', 'says', '85 dt/ha'],
  ['Welche Antibiotika haben wir eingesetzt?', 'says', 'Mastivet'],
  // From one day to another
  ['Gülle an Tietjen 2025: Tage von Abgabe bis Meldung?', 'says', '18 Tage'],
  ['wieviel tage hats gedauert bis die gülle an tietjen gemeldet war?', 'says', '18 Tage'],
  // A yes or a no, with what is asked beside it
  ['Haben wir den Sammelantrag 2026 rechtzeitig abgeschickt, und an welchem Tag?', 'ja', '12.05.2026'],
  ['Wurde der Sammelantrag verspätet eingereicht, und wenn ja, wann?', 'nein', '12.05.2026'],
  ['Dürfte Alma heute geschlachtet werden, und bis wann läuft die Wartezeit?', 'ja', '18.05.2026'],
  ['Welche Arbeit ist mit Harms fest vereinbart?', 'says', '15.06.2026'],
  ['Ältestes Rind im Bestand?', 'says', 'Carla'],
  // Nobody's name is asked for
  ['Hat schon wer die Hauswiese gemäht?', 'ja', '18.05.2026'],
  // Compared, the oldest by its day, and what is said beside
  ['Um wie viel Hektar ist der Acker heuer größer als die Wiesen?', 'says', '25 ha mehr'],
  ['Älteste Bodenuntersuchung: welche Fläche?', 'says', 'Langer Kamp', '18.02.2019'],
  ['Das Moorstück ist ja gespritzt, ab wann ist die Wartezeit rum?', 'offen', '!Alma', '!Mastivet'],
  // An ordinary word is no word of a dialect
  ['Welche Felder sind größer als 12 grob Hektar?', 'offen', '!Gewässer'],
]
