import type { Case } from './cases.ts'

/** The example farm asked of land, stores and what is brought there. */
export const FIELD_AND_STORE_CASES: readonly Case[] = [
  // How full stores are
  ['Füllstand Güllebehälter', 'says', '929,5 m³ von 1.450 m³', '64,1 %'],
  ['wie viel liter diesel gehen noch in den tank rein', 'says', 'frei sind 1.150 l'],
  ['passt noch eine ladung von 1000 liter diesel rein', 'says', 'frei sind 1.150 l'],
  ['wie viel platz ist noch im güllebehälter', 'says', 'frei sind 520,5 m³'],
  ['wie voll ist der Güllekanal', 'aside'],
  ['was liegt alles im fahrsilo 1', 'says', 'Maissilage'],
  ['ist der güllebehälter schon voll', 'says', '64,1 %'],
  // How long it lasts
  ['wie viel diesel verbrauchen wir am tag', 'says', '13,46 l am Tag', '1.050 l in 78 Tagen', '!zusammen'],
  ['wie lange reicht der mais noch', 'says', '1,69 t am Tag', 'noch 180 Tage'],
  ['wieviel diesel verbrauchen wir pro woche', 'aside'],
  // What was spread and sown, by its place and what it took
  ['wie viel kubik gülle auf der hauswiese', 'says', '25 m³/ha'],
  ['wie viel kilo senf pro hektar', 'says', '18 kg/ha'],
  ['wie viele ballen hat die hauswiese gebracht', 'says', '12 Rundballen/ha'],
  ['erster schnitt kuhweide, wieviel rundballen je ha', 'says', '12 Rundballen/ha'],
  ['wann kam der mais hinterm deich in die erde', 'says', '25.04.2026'],
  ['letzte gülle wann wo', 'says', '22.04.2026, Hinterm Deich'],
  ['um wie viel uhr haben wir hinterm deich gegüllt', 'says', '09:00'],
  ['mit was ist die gülle ausgebracht worden', 'says', 'Schleppschuh'],
  ['wie viel phosphat hat der lange kamp gekriegt', 'says', '46', '!22 mg'],
  ['wie viel stickstoff darf auf den steinacker', 'says', '180 kg/ha'],
  ['wie viel n liegt hinterm deich im boden', 'says', '55 kg/ha'],
  ['wie viel ammonium-n hat die hauswiese abgekriegt', 'says', '52,5 kg/ha'],
  ['auf der kuhweide schon gemäht?', 'says', '18.05.2026'],
  ['wer hat 2025 auf der wümmewiese geweidet', 'says', 'Jungrinder'],
  ['welche schläge sind unser eigen', 'says', 'Steinacker', '!Bergfeld'],
  ['welche kultur kam vor der gerste', 'says', 'Wintertriticale'],
  ['welche felder brauchen kalk', 'says', 'Wümmewiese', '!Hauswiese'],
  ['wem gehört s bergfeld', 'says', 'Ilse Brandt'],
  // What was reported and delivered
  ['wann ist die abgabe an jan gemeldet worden', 'says', '28.03.2025'],
  ['wann wurde diesel geliefert', 'says', '12.03.2026'],
  ['zellzahl tank', 'says', '331'],
  // From when and until when
  ['diesel verbraucht seit anfang märz', 'says', '1.050 l'],
  ['was hab ich an diesel verbraucht seit anfang 2026', 'says', '1.050 l'],
  ['diesel verbraucht seit ende april', 'aside'],
  ['wie viel mais lag ende april da', 'says', '343 t'],
  ['wie viel diesel hatten wir ende april', 'says', 'am 30.04.2026'],
  ['durchschnitt weizen letzte fünf jahre', 'says', 'im Mittel 84 dt/ha'],
  // Comparisons
  ['vergleich weizenertrag 2022 und 2023', 'says', '80 dt/ha gegen 88 dt/ha'],
  ['wie stark is der trecker', 'says', '120 kW'],
  // „ein Stück“ is no field
  ['Welche Stücke sind kleiner als 10 Hektar?', 'says', 'Hauswiese', 'Kuhweide', 'Langer Kamp', 'Moorstück'],
  ['Wie viel Gülle kam 2026 über alle Felder?', 'says', 'zusammen 584,5 m³'],
]
