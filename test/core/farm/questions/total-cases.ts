import type { Case } from './cases.ts'

/** What things come to, and how offices and the old ask, on 20 May 2026. */
export const TOTAL_CASES: readonly Case[] = [
  // The rent of a year is that of a hectare times the hectares
  ['Wieviel Pachtzins habe ich der Frau Brandt für das Bergfeld im ganzen Jahre zu entrichten?', 'says', '7.440 EUR'],
  ['gesamte pachtkosten p.a. fürs bergfeld', 'says', '7.440 EUR'],
  ['Was kostet das Bergfeld je Hektar Pacht?', 'says', '620 EUR/ha'],
  // What was paid, is owed or comes, together
  ['Wie viel Euro haben wir im März insgesamt bezahlt?', 'says', '5.616,8', '!netto'],
  ['wieviel geld ist 2026 schon an den raisen nord geflossen', 'says', '5.616,8'],
  ['Auf welchen Betrag belaufen sich unsere Verbindlichkeiten?', 'says', '101,03'],
  ['Bitte beziffern Sie die Verbindlichkeiten aus Lieferungen und Leistungen.', 'says', '101,03'],
  ['Welche Kuh weist das höchste Alter auf?', 'says', 'Carla'],
  ['Wie hoch war der Weizenertrag im Erntejahre 2025?', 'says', '87 dt/ha'],
  ['Wie hoch ist der Kraftstoffvorrat des Betriebes?', 'says', '1.850'],
  ['Bitte nennen Sie die fernmündliche Erreichbarkeit der Tierärztin.', 'says', '66969-118'],
  ['Bitte stellen Sie die Größe der Hauswiese und des Moorstücks gegenüber.', 'says', '8,5 ha', '6,1 ha'],
  ['Wie hoch belief sich die Rechnung unserer Tierärztin vom Mai samt Mehrwertsteuer?', 'says', '101,03', '!16,13'],
  ['rundballen vom ersten schnitt alle zusammengerechnet', 'says', '186 Rundballen'],
  ['Was fassen Güllebehälter und Kanal miteinander?', 'says', '1.770 m³'],
  ['offene posten in summe', 'says', '101,03'],
  ['Was habe ich dem Viehdoktor zu begleichen?', 'says', '101,03'],
  ['Teuerste Rechnung des Jahres?', 'says', '2.951,20'],
  // What lies in a store is not what it holds
  ['wieviel liter sind im tank', 'says', '1.850', '!Gülle'],
  ['Wie viel Kubik Gülle ist im Güllebehälter?', 'says', '929,5 m³'],
  ['Wie viel Liter fasst der Dieseltank?', 'says', '3.000 l', '!1.850'],
  ['wenn morgen der tankwagen kommt wieviel liter diesel passen noch in den tank', 'says', '1.150 l'],
  ['diesel noch da?', 'says', '1.850 l'],
  // Two years and the best of several
  ['hatten wir 2025 mehr raps als jetzt oder weniger, gib mir beide flächen', 'says', '6,1 ha', '14,7 ha'],
  ['Maisfläche letztes Jahr und dieses Jahr, beide Zahlen bitte', 'says', '9,8 ha', '22,2 ha'],
  ['bestes weizenjahr der letzten fünf und mit welchem ertrag', 'says', '2023', '88 dt/ha'],
  ['Wann hat Dora abgekalbt?', 'says', '02.04.2026'],
  ['In welchem Jahr ist uns der Weizen am besten geraten?', 'says', '2023'],
  // Words of offices and of the old
  ['Um welche Stunde ward mit dem Gülleausbringen am 22. April begonnen?', 'says', '09:00'],
  ['Würden Sie mir bitte die Fernsprechnummer unserer Verpächterin heraussuchen?', 'says', '040 66969-777'],
  ['kommt der Harms zum umpumpen, ist das fest ausgemacht und für wann', 'says', '15.06.2026'],
  ['Von welcher Kuh stammt das Kalb mit den letzten Ziffern 42?', 'says', '00006'],
  ['azubi hier, steh am iglu. kalb mit der 44 hinten, von welcher kuh ist das', 'says', '00004'],
  ['An welchem Tage hat unsere Alma die letzte Gabe gegen das Euterleiden empfangen?', 'says', '12.05.2026'],
  ['Zu welchem Preise haben wir den Diesel im März erstanden?', 'says', '1,12'],
  ['Wieviel Kubikmeter sind dem Tietjen im Vorjahre überlassen worden?', 'says', '60 m³'],
  ['Wie viele Plätze sind im Bullenstall noch unbesetzt?', 'says', '0 Plätze'],
  ['was isch letscht jahr ufem moorstück gwachse', 'says', 'Winterraps'],
  ['Wie viel Hektar haben wir 2026 insgesamt gegüllt?', 'says', 'zusammen 20,9 ha'],
  // A share is of what the question says, and of the year that it is of
  ['wie viel Prozent vom Acker sind Weizen?', 'says', '6,1 von 55 ha', '11,1 %'],
  ['Wie hoch ist der Anteil vom Mais an der Ackerfläche?', 'says', '22,2 von 55 ha', '40,4 %'],
  ['Anteil Grünland an der Gesamtfläche', 'says', '30 von 85 ha', '35,3 %'],
  ['Maisanteil 2025?', 'says', '9,8 von 85 ha', '11,5 %'],
  ['Welcher Anteil der Kühe steht trocken?', 'says', '8 von 70', '11,4 %'],
  ['Anteil der Mastbullen an allen Rindern', 'says', '24 von 150', '16 %'],
  ['zu wie viel prozent sind die felder gepachtet', 'says', '12 von 85 ha', '14,1 %'],
  ['pachtanteil', 'says', '14,1 %'],
  ['wie viel prozent der kälber sind gemeldet', 'says', '3 von 4', '75 %'],
  ['wieviel prozent von den kühen waren bei der letzten tierwohl-kontrolle lahm', 'says', 'Lahmheit 6 %'],
  ['Wie hoch war der Anteil lahmer Kühe bei der Eigenkontrolle im Februar?', 'says', 'Lahmheit 6 %'],
  // Where it is open of most of them, and where no part is said
  ['wie viel prozent der kühe sind tragend', 'aside'],
  ['Wie viel Prozent der Kühe?', 'aside'],
  // All of a name beside one of another
  ['Was passt in Behälter plus Kanal zusammen?', 'says', '1.770 m³'],
  // The difference, however it is asked for
  ['Um wie viel ist die Kuhweide kleiner als die Hauswiese?', 'says', '7 ha gegen 8,5 ha', '1,5 ha weniger'],
  ['Wie viel kleiner ist das Moorstück gegenüber dem Bergfeld?', 'says', '5,9 ha weniger'],
  ['Wie viel älter ist Alma als Berta?', 'says', '14.03.2019', '602 Tage früher'],
  ['Ist Berta älter als Alma?', 'nein', '602 Tage später'],
  ['Ertragsunterschied Weizen 2023 und 2024', 'says', '5 dt/ha mehr'],
  ['Um wie viel liegt der Weizenertrag 2023 über dem von 2024?', 'says', '5 dt/ha mehr'],
  // What others pay, what they are called
  ['Hat der Landhandel schon bezahlt?', 'aside'],
  // A guess is nothing to say that there is none by
  ['welcher Zettel kam von der LUFA?', 'aside'],
  ['nummer von meinecke', 'says', '040 66969-118', '!2026-0412'],
]
