import type { Case } from './cases.ts'

/** One question in the verbs of a class, and verbs of others of which the rows say nothing. */
export const VERB_CLASS_CASES: readonly Case[] = [
  // Coming and going
  ['Wann trudelt Harms zum Umpumpen der Gülle ein?', 'says', '15.06.2026'],
  ['Wann kreuzt der Lohnunternehmer zum Aufrühren auf?', 'says', '15.06.2026'],
  ['Wann hat Cordes die Kuh eingesackt?', 'says', '12.02.2026'],
  ['Wann ist der Brief der Molkerei hereingeschneit?', 'says', '15.05.2026'],
  // Using up
  ['Wie viel Diesel haben wir im April verjubelt?', 'says', '450 l'],
  ['Wie viel Maissilage haben die Kühe im März weggeputzt?', 'says', '52 t'],
  // Money
  ['Wann haben wir den Diesel geblecht?', 'says', '24.03.2026'],
  ['Was haben wir für das DAP gelöhnt?', 'says', '620'],
  ['Bis wann muss ich die Tierarztrechnung berappen?', 'says', '14.06.2026'],
  ['Wie viel hat uns die Tierärztin abgeknöpft?', 'says', '101,03'],
  // In the field
  ['Wann wurde das Moorstück überspritzt?', 'says', '12.05.2026'],
  ['Wie viel KAS habe ich auf den Steinacker gehauen?', 'says', '300 kg/ha'],
  ['Wann wurde auf der Hauswiese begüllt?', 'says', '20.03.2026'],
  // Animals
  ['Wann haben wir das Kalb 276000390000042 markiert?', 'says', '17.05.2026'],
  ['Wo haben wir im Herbst 2025 die Jungrinder hingetrieben?', 'says', 'Wümmewiese'],
  ['Wann haben wir die Kühe 2025 von der Weide heimgetrieben?', 'says', '18.10.2025'],
  ['Wo nächtigen die Mastbullen?', 'says', 'Bullenstall'],
  // Papers
  ['Wann verjährt der Sachkundenachweis?', 'says', '11.06.2026'],
  ['Wann haben wir den Sammelantrag hochgeladen?', 'says', '12.05.2026'],
  ['Wie viel Stickstoff steckte an der Gülle für Tietjen dran?', 'says', '228 kg'],
  ['Wie viel Stickstoff benötigt der Raps am Steinacker?', 'says', '180 kg/ha'],
  // What the verb asks for stands in no row
  ['Was hat er dafür bezahlt?', 'aside'],
  ['Wann wurde Alma durchgeimpft?', 'aside', '!10.05.2026'],
  ['Wann wurde Alma geimpft?', 'aside', '!10.05.2026'],
  ['Wann haben wir den Schlepper verscherbelt?', 'aside', '!02.06.2020'],
  ['Wann wurde der Schlepper überholt?', 'aside', '!02.06.2020'],
  ['An wen haben wir den Steinacker verpachtet?', 'aside', '!Brandt'],
  ['Wann haben wir den Brief vom Veterinäramt beantwortet?', 'aside', '!18.05.2026'],
  ['Wie viel Diesel haben wir im März verscherbelt?', 'aside', '!400'],
  ['Wie viel Rapsschrot wurde eingekauft?', 'aside', '!52,2'],
  ['Wann hat Harms den Silomais gehäckselt?', 'aside', '!10.09.2026'],
  ['Wann wurde Elsa besamt?', 'aside', '!15.05.2026'],
  ['Wie viele Kälber haben wir im April enthornt?', 'aside', '!1 '],
]
