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
]
