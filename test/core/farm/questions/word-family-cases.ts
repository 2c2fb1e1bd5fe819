import type { Case } from './cases.ts'

/** The example farm asked with other words of the same family, and in other forms of sentence. */
export const WORD_FAMILY_CASES: readonly Case[] = [
  // Office words
  ['Unter welchem Aktenzeichen läuft der Sammelantrag?', 'says', 'SA-2026-999-0001'],
  ['Was für eine Tierzahl haben wir der Tierseuchenkasse gemeldet?', 'says', 'Anzahl 150'],
  ['Bis wann hätte der Sammelantrag weg sein müssen?', 'says', '15.05.2026'],
  ['Wie viele weibliche Jungrinder wurden am 1. Mai gezählt?', 'says', 'Anzahl 42'],
  ['Wann war Hinnerk zuletzt auf Fortbildung?', 'says', 'Letzte Fortbildung 15.03.2023'],
  ['Sag mal die FLIK-Nummer vom Steinacker', 'says', 'DENILI9990000004'],
  ['Von wann ist das Zellzahl-Schreiben der Molkerei?', 'says', 'Datum 13.05.2026'],
  ['Was steht im Weidetagebuch?', 'says', 'Weideaustrieb'],
  ['Wann war die letzte Stallkontrolle?', 'says', '19.05.2026'],
  // How far off a day is
  ['Wie viele Tage bleiben mir, um auf die Anhörung zu antworten?', 'says', '08.06.2026', 'in 19 Tagen'],
  ['Wie viele Tage sind die Kühe schon draußen?', 'says', '04.05.2026', 'vor 16 Tagen'],
  ['Wie lange ist die Bodenprobe vom Langen Kamp her?', 'says', '18.02.2019', 'gut 7 Jahre'],
  ['Wie lange läuft die Pacht vom Bergfeld noch?', 'says', '30.09.2030', 'gut 4 Jahre'],
  // The day is no answer to another thing
  ['Welche Maissorte wurde Hinterm Deich gelegt?', 'aside'],
  ['Betriebsstunden vom Schlepper aktuell?', 'aside'],
  ['Welche Rechnung muß als erste beglichen sein?', 'says', '2026-0533', '14.06.2026', '!20.03.2026'],
  ['Was haben wir voriges Jahr im März gedüngt?', 'says', '12.03.2025', 'Rindergülle'],
  // What a machine is called, and since when it is there
  ['Seit wann haben wir den Trecker?', 'says', '02.06.2020'],
  ['Kaufdatum vom Güllefass?', 'says', '15.01.2021'],
  ['Wie alt ist der Güllewagen?', 'says', '15.01.2021', '!Güllebehälter'],
  ['Wie lang galt die Plakette der Spritze?', 'says', '31.12.2025'],
  ['Wer hat die Spritze geprüft?', 'aside'],
  // What is expected, and what has come
  ['Wann wird die Gülle umgepumpt?', 'says', '15.06.2026'],
  ['Wann kommt der Lohnunternehmer?', 'says', '15.06.2026', '!13.05.2026'],
  ['Bis wann muss das Milchpulver für die Kälber da sein?', 'says', '20.06.2026'],
  ['Wie viel Kraftfutter wurde im April geliefert?', 'aside'],
  // How many grazed, and how long
  ['Wie viele Kühe waren 2025 auf der Weide?', 'says', 'Anzahl 62'],
  ['Wie lange waren die Jungrinder 2025 draußen?', 'says', '22.09.2025', '12.10.2025'],
  ['Wann kamen die Jungrinder letztes Jahr wieder rein?', 'says', '12.10.2025'],
  ['Seit wann sind die Kühe auf der Kuhweide?', 'says', '04.05.2026'],
  // Who gave and who got
  ['Gülle an Tietjen voriges Jahr, wie viel Kubik?', 'says', '60 m³'],
  ['Wer nimmt unsere Gülle ab?', 'says', 'Jan Tietjen'],
  ['Was steckt in unserer Gülle an Stickstoff?', 'says', '3,8 kg/m³', '!228'],
  ['Welche Lieferscheinnummer hatte die Gülleabgabe?', 'says', 'WD-1'],
  ['Wer hat die Bullen im März bekommen?', 'says', 'Schlachthof Elbmarsch'],
  ['Wie viele Bullen sind im März zum Schlachten gegangen?', 'says', 'Anzahl 2'],
  ['Kälber-Zugänge durch Geburt dieses Jahr, wie viel zusammen?', 'says', 'zusammen 6'],
  // What is in a store is not what it could hold
  ['Was geht in den Dieseltank maximal rein?', 'says', '3.000 l'],
  ['Was passt ins große Güllelager plus Kanal rein?', 'says', '1.450 m³', '320 m³'],
  ['Wie viel Gülle ist noch im Behälter?', 'aside'],
  ['Wie viel Diesel ist im Tank?', 'says', '1.850 l', '!3.000'],
  ['Wie viel Liter Sprit haben wir noch?', 'says', '1.850 l', '!Fungizid'],
  ['Wie voll ist der Dieseltank in Prozent?', 'says', '61,7 %', '1.850 l von 3.000 l'],
  ['Ist der Stall 1 voll?', 'aside'],
  // Shares, and texts that hold them
  ['Bei der Tierwohlkontrolle, wie viel Prozent haben da gelahmt?', 'says', 'Lahmheit 6 %'],
  ['Kalkammonsalpeter hat wie viel Prozent N?', 'says', 'N 27 %', '!kg/ha'],
  // One animal by its number, whatever it has grown to be
  ['Von welcher Kuh ist das Kalb mit der 44 hinten?', 'says', '00004'],
  ['Wann wurde das Kalb 00003 geboren?', 'says', '10.06.2025'],
  ['Ist 00003 ein Kalb?', 'aside'],
  // Compounds
  ['Was war unser schlechtestes Weizenjahr?', 'says', '2022', '80'],
  ['Wie hoch war der Humuswert der Kuhweide?', 'says', '7 %'],
  ['Wie hoch ist die Märzrechnung?', 'says', '2.665,60 EUR'],
  ['Von welchen Äckern weiß ich den pH-Wert gar nicht?', 'says', 'Moorstück', '!Hinterm Deich'],
  ['Wie viel ml Mastivet hat Alma gekriegt?', 'says', '30 ml'],
  // A word that only looks like what is asked
  ['Wie viele Ohrmarken haben wir noch?', 'aside'],
  ['Wie viele Kälber sind krank?', 'aside'],
  ['Wie viel Milch gibt Alma am Tag?', 'aside'],
  ['Wie viele Plätze fehlen im Kuhstall?', 'aside'],
  // Said beside the question
  ['Wann hat Papa den Sammelantrag eingereicht?', 'says', '12.05.2026'],
  ['Hat die Mama den Sammelantrag pünktlich abgeschickt, wann war das?', 'says', '12.05.2026'],
  ['Die Oma hat wann die Dieselrechnung bezahlt?', 'says', '24.03.2026'],
  ['Wann hat Oma gekalbt?', 'aside'],
  ['Hat Papa den Sammelantrag pünktlich abgeschickt?', 'aside'],
  ['Mailadresse vom Veterinäramt bräuchte ich dringend', 'says', 'veterinaeramt@landkreis.example'],
  ['Die Telefonnummer vom Tierarzt, bitte schnell', 'says', '040'],
  ['Unter welcher Kundennummer führt uns die Molkerei, fürs Formular?', 'says', '20417'],
  ['Wie viel Gülle ist im April neu hinzugekommen?', 'says', '167 m³'],
  ['Wie viel Stickstoff hat die Bedarfsermittlung für den Silomais Langer Kamp ergeben?', 'says', '142 kg/ha'],
  ['Welche Maßnahmen gab es im Februar wegen der lahmen Kühe?', 'says', 'Klauenpflege'],
  ['Gülle im April auf Hinterm Deich, wieviel Kubik je Hektar warn das?', 'says', '30 m³/ha'],
  ['Ammonium-Stickstoff in unsrer Rindergülle?', 'says', 'NH4-N 2,1 kg/m³'],
  // What is asked of stands first, or the word that asks last
  ['Berta soll wann kalben?', 'says', '08.07.2026'],
  ['Jungviehstall, für wie viele Viecher ist der ausgelegt?', 'says', '45 Plätze'],
  ['Güllebehälter: wann wurde der gebaut?', 'says', '2011'],
  ['QS Rind, wie lange gilt das?', 'says', '02.09.2027'],
  ['Spritzen-TÜV zuletzt gemacht am?', 'says', '20.10.2022'],
  ['Nährstoffeinsatz 2025, wann war der letzte Abgabetag?', 'says', '31.03.2026', '!Eingereicht'],
  // What dates a thing is no day that is asked for
  ['Tierarztrechnung vom 15. Mai, wann ist die fällig?', 'says', '14.06.2026'],
  // Animals, and not how often
  ['Wie viele Jungrinder waren letzten Herbst auf der Wümmewiese?', 'says', 'Anzahl 20'],
  ['Letzten Herbst hatten wir Jungrinder auf der Wümmewiese, wie viel Stück warns?', 'says', 'Anzahl 20'],
  ['Letzten Herbst haben Jungrinder auf der Wümmewiese geweidet, wie viele waren das?', 'says', 'Anzahl 20'],
  ['Was wurde am zwölften Mai gespritzt?', 'says', 'Input-Fungizid'],
  ['Wie viel kilo N ging mit der Gülle 2025 zum Nachbarn?', 'says', '228 kg'],
  ['Bis wann dürfen wir das Input noch spritzen, wann läuft die Zulassung aus?', 'says', '31.12.2028'],
  // Who of the farm does it; their condition is of animals
  ['Wer ist zuständig für den Stall?', 'aside', '!laktierend'],
  ['Wer ist beim Veterinäramt zuständig?', 'says', 'Veterinäramt Rotenburg'],
]
