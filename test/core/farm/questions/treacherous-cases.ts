import type { Case } from './cases.ts'

/** The example farm asked for what sounds like something that it has and is something else. */
export const TREACHEROUS_CASES: readonly Case[] = [
  // A sum is nothing of each
  ['Wie viel Diesel hab ich je Hektar verbraucht?', 'aside'],
  ['Wie viel Diesel hab ich pro Kuh verbraucht?', 'aside'],
  ['Wie viel KAS je Hektar habe ich auf dem Steinacker gestreut?', 'says', '300 kg/ha'],
  // A number is of what it is said of
  ['Wann war der 4. Schnitt auf der Hauswiese?', 'aside'],
  ['Wann war der 1. Schnitt auf der Hauswiese?', 'says', '18.05.2026'],
  ['Wie viele Kühe stehen in Stall 2?', 'offen', '!Berta'],
  // More is said than any row can tell
  ['Auf welchen Feldern habe ich nur KAS gestreut?', 'aside'],
  ['Wie groß ist der größte Schlag nach dem Steinacker?', 'aside'],
  ['Wie weit ist das Bergfeld vom Hof weg?', 'aside'],
  ['Wie viele Kühe hat der andere Betrieb?', 'aside'],
  ['Wann wurde zuletzt gespritzt und warum?', 'aside'],
  // What is told of one is not told of the other, in its own unit or for each
  ['Welche Sorte war die Vorfrucht auf dem Moorstück?', 'aside'],
  ['Ernte Weizen 2025 gegen 2024: Differenz in Tagen?', 'aside'],
  ['Wie hoch sind die Ausgaben im Schnitt?', 'aside'],
  ['Wer hat den Güllebehälter gebaut?', 'aside'],
  // What was done is not what is due
  ['Wann habe ich auf die Anhörung geantwortet?', 'aside'],
  ['Habe ich den Agrardieselantrag 2026 gestellt?', 'offen'],
  ['Hab ich den Nährstoffeinsatz 2025 gemeldet?', 'ja', '24.03.2026'],
  // None is said of nothing that may be
  ['Welche Kühe haben nicht dieses Jahr gekalbt?', 'says', 'Berta', '!Alma'],
  ['Welche Kühe haben 2025 nicht gekalbt?', 'aside'],
  ['Welche Kühe sind nicht trächtig?', 'aside'],
  ['Welche Kühe sind trocken und tragend?', 'says', 'Berta', '!Alma'],
  ['Welche Rechnungen über 2.500 Euro habe ich?', 'says', 'RN-2026-00213', 'RN-2026-00342', '!2026-0533'],
  // Whose it is and which way it went
  ['Wie viel Gülle habe ich von Tietjen bekommen?', 'aside'],
  ['Wie viel Gülle hat Tietjen bekommen?', 'says', '60 m³'],
  ['Welche Felder habe ich verpachtet?', 'aside'],
  ['Wie viele Hektar gehören mir?', 'says', 'zusammen 73 ha'],
  ['Wie viel Geld habe ich für die Milch bekommen?', 'aside'],
  ['Wie viel Stroh habe ich?', 'aside'],
  ['Wie viele Kälber wurden dieses Jahr geboren?', 'says', 'zusammen 6'],
  ['Wann kommen die Kühe von der Weide?', 'aside'],
  // „Größte“ before a number is of that number, and not of how large a field is
  ['Welche Felder mit dem größten pH-Wert?', 'says', 'Hinterm Deich', '6,2', '!14,7'],
  ['Welches Feld hat den kleinsten Humusgehalt?', 'says', 'Bergfeld', '!Moorstück'],
  ['Welches Feld hat die größte Fläche?', 'says', 'Steinacker', '14,7 ha'],
  ['Welche Belege mit dem größten Betrag?', 'says', '2.951,20 EUR'],
  // What is asked of one that is named is told, also where it is not so
  ['Dauergrünland von Hinterm Deich?', 'says', 'Dauergrünland nein', '!keine'],
  ['Moorstück gepachtet?', 'says', 'Gepachtet nein'],
  ['Was ist Verpächter vom Bergfeld?', 'says', 'Ilse Brandt'],
  // Two words in a row name one column
  ['Welche TAM-Meldungen mit Kennzahl 2 unter 4?', 'says', 'Kennzahl 2 3,96', '!Kennzahl 1'],
  ['Welche Behandlungen mit Wartezeit Fleisch unter 10 Tagen?', 'says', 'Mastivet', '!Diarrsan'],
  ['Welche Arbeiten mit Dauer unter 25 Minuten?', 'aside'],
  // Both parts of what is written short
  ['Welche Zwischen- und Zweitfrüchte haben wir?', 'says', 'Senf 2026', 'Weidelgras'],
  // What holds animals is counted as it is called
  ['Wie viele Herden haben wir?', 'says', '4 Herden', '!150'],
  ['Wie viele Fütterungsgruppen gibt es?', 'says', '2 Fütterungsgruppen', '!70'],
  ['Wie hoch ist der Soll-Bestand der Herden im Schnitt?', 'offen', '!Behandlungen'],
  // The day on which it was written down, and how many there are, are something else
  ['Wann wurde die Rindergülle auf dem Moorstück erfasst?', 'says', 'Erfasst am 14.03.2025', '!am 12.03.2025'],
  ['Wie hoch ist die Anzahl aller Behandlungen im Schnitt?', 'aside'],
  ['Wie viele Pflanzenschutzmittel haben wir?', 'says', '!Sachkunde'],
  // Nobody has said than what.
  ['Welche von unseren Feldern liegen darunter?', 'aside'],
]
