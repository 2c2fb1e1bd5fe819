import type { Case } from './cases.ts'

/** The example farm asked in plain words, as somebody says a question anew who knows how the rows are called. */
export const PLAIN_CASES: readonly Case[] = [
  // What is free, of a tank and of a barn
  ['Wie viel Liter sind im Dieseltank noch frei?', 'says', '1.150 l'],
  ['Wie hoch ist die freie Kapazität vom Dieseltank?', 'says', '1.150 l'],
  ['Wie viel l Diesel passt noch in den Tank?', 'says', '1.150 l'],
  ['Welche Ställe waren am 1. Mai voll?', 'says', 'Iglus', 'Bullenstall', '!Milchvieh', '!Jungvieh'],
  ['Welche Ställe hatten am 1. Mai keine freien Plätze?', 'says', 'Iglus', 'Bullenstall', '!Milchvieh'],
  ['Welche Ställe haben keine freien Plätze?', 'says', 'Iglus', 'Bullenstall', '!Milchvieh'],
  ['Wie viele Plätze waren am 1. Mai im Stall 2 Jungvieh frei?', 'says', '42 von 45', 'frei 3'],
  // The waiting time of a spraying, up to the first day of harvest
  ['Bis wann läuft die Wartezeit vom Input-Fungizid auf dem Moorstück?', 'says', '15.06.2026', '16.06.2026'],
  ['Bis wann ist die Wartezeit vom Pflanzenschutz am 12.05.2026 auf dem Moorstück?', 'says', '16.06.2026'],
  ['Ab wann darf ich nach der Spritzung vom 12.05.2026 ernten?', 'says', '16.06.2026'],
  ['Ist die Wartezeit auf dem Moorstück vorbei?', 'says', 'frühestens ab dem 16.06.2026'],
  ['Darf ich auf dem Moorstück schon ernten?', 'says', 'frühestens ab dem 16.06.2026'],
  ['Darf ich auf der Hauswiese schon ernten?', 'aside', '!16.06.2026'],
  ['Wie viele Tage Wartezeit hat Input?', 'says', '35 Tage', '!16.06.2026'],
  ['Wann wurde das Moorstück gespritzt?', 'says', '12.05.2026', '!Wartezeit'],
  // A name, money, how a farm works: none is an amount of something else
  ['Wie heißt der Güllewagen?', 'aside', '!m³'],
  ['Was haben wir von Tietjen für Gülle eingenommen?', 'aside', '!aufgenommen'],
  ['Welche Bewirtschaftung hat der Betrieb?', 'aside', '!Felder', '!Pacht'],
  // A difference is between two values
  ['Wie viel mehr N-Bedarf als Stickstoff hat der Steinacker 2026?', 'aside', '!180'],
  ['Um wie viel war die Zellzahl am 18.05.2026 höher als am 31.03.?', 'says', '121 Tsd./ml mehr'],
  ['Wie viel höher war die Zellzahl am 18.05.2026 als am 30. April?', 'says', '66 Tsd./ml mehr'],
  ['Wie viele Tage liegen zwischen dem Weidebeginn der Kühe 2025 und 2026?', 'says', '2 Tage früher'],
  ['Wie viele Tage liegen zwischen dem 20.05.2026 und der Kalbung von Berta?', 'says', '49 Tage'],
  ['Wie viele Tage liegen zwischen heute und dem Ende der Sachkunde von Hinnerk Behrens?', 'says', '11.06.2026'],
  ['Wie viel mehr Lebendgewicht je Tier haben 2026 die Milchkühe als die Mastbullen?', 'says', '200 kg mehr'],
  ['Wie hoch ist 2026 das Lebendgewicht je Tier der Kühe?', 'says', '650 kg', '!450'],
  ['Wann gingen dieses Jahr Kälber an Cordes?', 'says', '20.04.2026', '12.05.2026', '18.05.2026', '!12.02.2026'],
  // Years in a row are one time, others are not
  [
    'Wie hoch ist der Ertrag von Weizen 2021, 2022, 2023, 2024 und 2025 im Durchschnitt?',
    'offen',
    'im Mittel 84 dt/ha',
  ],
  ['Wie hoch ist der Ertrag von Weizen 2021, 2023 und 2025 im Durchschnitt?', 'aside'],
  // What offices were told of a day
  ['Wie viele Rinder waren am 1. Mai gemeldet?', 'says', 'zusammen 150'],
  ['Wie viele Kühe waren am 1. Mai gemeldet?', 'says', '70'],
  ['Wie viel Gülle kam 2026 auf die Felder zusammen?', 'says', '584,5 m³'],
]
