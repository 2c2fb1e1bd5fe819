import { beforeAll, describe, expect, it } from 'vitest'
import type { Case } from './cases.ts'
import { FARM_OF_WORDS } from './farm-of-words.ts'
import { askFarm, type Ask } from './farms.ts'

const CASES: readonly Case[] = [
  // Machines
  ['Wie breit arbeitet die Spritze?', 'says', '18 m'],
  ['Was fasst die Spritze?', 'says', '2.500 l'],
  ['Tankinhalt der Spritze?', 'says', '2.500 l'],
  ['Wann war die letzte Spritzenkontrolle?', 'says', '12.03.2024', '!20.02.2025'],
  ['Bis wann ist die Spritze geprüft?', 'says', '31.03.2027'],
  ['Wann muss die Spritze geprüft werden?', 'says', '31.03.2027', '!12.03.2024'],
  ['Stundenzählerstand vom Hoflader?', 'says', '3.210'],
  ['Wie lautet das amtliche Kennzeichen vom Hoflader?', 'says', 'LA-BC 12'],
  ['Welche Ausstattung hat der Hoflader?', 'says', 'Palettengabel'],
  ['Was hat der Hoflader gekostet?', 'says', '21.500 EUR'],
  ['Welche Marke hat der Hoflader?', 'says', 'Schäffer 2630'],
  // Certificates and permits
  ['Wann hat Vroni die Sachkunde gemacht?', 'says', '08.04.2016'],
  ['Was war das Thema der letzten Fortbildung?', 'says', 'Abdrift', '!Resistenzen'],
  ['Wer ist Ersthelfer bei uns?', 'says', 'Lois Huber'],
  ['Bis wann sind wir QS zertifiziert?', 'says', '31.01.2027'],
  ['Wer hat das QS-Audit gemacht?', 'aside'],
  ['Wann läuft der Erste-Hilfe-Kurs ab?', 'says', '01.03.2026'],
  ['Seit wann haben wir die wasserrechtliche Erlaubnis?', 'says', '06.05.2019'],
  ['Wann wurde die Grundwasserentnahme genehmigt?', 'says', '06.05.2019'],
  ['Welche Auflagen hat der Brunnen?', 'says', 'Zähler jährlich ablesen'],
  // Letters and applications
  ['Wer hat uns gemahnt?', 'says', 'Landtechnik Baur', '!Gartenverein'],
  ['Wann wurde die Mahnung geschrieben?', 'says', '06.05.2026', '!09.05.2026'],
  ['Wer hat sich beschwert?', 'says', 'Gartenverein', '!Baur'],
  ['Welche Nummer hat die Mahnung?', 'says', 'LB-12'],
  ['Waren wir mit der Wirtschaftsdünger-Meldung zu spät?', 'ja'],
  ['Welche Anträge fehlen noch?', 'says', 'Agrardiesel', '!Wirtschaftsdünger'],
  ['Welche Anträge sind noch offen?', 'says', 'Agrardiesel', '!Wirtschaftsdünger'],
  ['Welche Anträge muss ich noch abgeben?', 'says', 'Agrardiesel', '!Wirtschaftsdünger'],
  ['Wann endet die Antragsfrist für Agrardiesel?', 'says', '30.09.2026'],
  ['Bei wem reichen wir den Agrardiesel ein?', 'says', 'Hauptzollamt'],
  ['Wie viele Tage war die Wirtschaftsdünger-Meldung zu spät?', 'says', '2 Tage'],
  ['Wann muss der Agrardiesel beantragt sein?', 'says', '30.09.2026'],
  ['Mit was ist der Hoflader ausgestattet?', 'says', 'Palettengabel'],
  ['Wann läuft der TÜV vom Fendt ab?', 'says', '31.08.2027'],
  // What stands in registers
  ['Wann hatte die Biogasanlage eine Störung?', 'says', '07.05.2026'],
  ['Wer hat uns im April kontrolliert?', 'says', 'Veterinäramt', '!Lois'],
  ['Wann wurden wir zuletzt kontrolliert?', 'says', '15.04.2026'],
  ['Wann war die letzte Vor-Ort-Kontrolle?', 'says', '15.04.2026'],
  ['Wie hoch war der Wildschaden?', 'says', '480 EUR'],
  ['Was steht im Betriebstagebuch?', 'says', 'Störung Rührwerk', '!Wildschweine'],
  // Who and where
  ['Wer repariert den Fendt?', 'says', 'Landtechnik Baur'],
  ['Wer hat den Fendt repariert?', 'aside'],
  ['Wer ist unser Viehhändler?', 'says', 'Viehhandel Roth: Telefon 0871 99', '!Geflügelhof'],
  ['Wie heißt der Viehhändler?', 'says', 'Viehhandel Roth', '!Geflügelhof'],
  ['Wer ist 2025 ausgeschieden?', 'says', 'Tobi Kern', '!Mastbullen'],
  ['Welche Mitgliedsnummer haben wir beim Maschinenring?', 'says', 'MR-7'],
  ['Was ist der Maschinenring?', 'says', '0871 123', 'Betriebshelfer'],
  ['Wer macht das Büro?', 'says', 'Resi Huber'],
  ['Wer macht den Stall?', 'says', 'Xaver Lang'],
  ['Wer hat eine Ausbildung?', 'aside'],
  ['Wann ist Xaver mit der Lehre fertig?', 'says', '31.08.2027'],
  ['Wann endet die Lehre von Xaver?', 'says', '31.08.2027'],
  ['In welchem Lehrjahr ist Xaver?', 'says', 'im ersten Jahr'],
  ['Wann hat Xaver gestern Feierabend gemacht?', 'says', '15:30'],
  ['Von wann bis wann hat Xaver gestern gearbeitet?', 'says', '06:30', '15:30'],
  ['Wie hoch liegt der Hof?', 'says', '431'],
  ['Wem gehört der Betrieb?', 'says', 'Lois Huber (50 %)'],
  ['Was verkaufen wir ab Hof?', 'says', 'Kartoffeln'],
  ['Unsere Steuernummer?', 'aside'],
  // What is ordered
  ['Wann werden die Kartoffeln gerodet?', 'says', '14.09.2026'],
  ['Wer hat die Kartoffeln gerodet?', 'aside'],
  ['Welche Aufträge sind erst angefragt?', 'says', 'Gerste dreschen', '!roden'],
  ['Was kostet das Dreschen pro Hektar?', 'says', '150,00 EUR je ha'],
  // What was done to animals, by whom and how often
  ['Wie oft wurden die Hennen geimpft?', 'says', 'Eingetragen ist 1', '!200'],
  ['Gegen welche Krankheit sind die Hennen geimpft?', 'says', 'Newcastle'],
  ['Wann hat Dr. Kern zuletzt behandelt?', 'says', '11.03.2026', '!02.05.2026'],
  ['Wie viel Noromectin bekam ein Tier?', 'aside'],
  ['Wann haben wir Ludwig abgemeldet?', 'says', '06.03.2026'],
  ['Wie lange wurden die Bullen im Mai behandelt?', 'says', '04.05.2026'],
  ['Wie viel Noromectin wurde verabreicht?', 'says', '90 ml'],
  ['Warum sind die Hennen im März gestorben?', 'says', 'Fuchs'],
  // Animals
  ['Wann wurde Ludwig geschlachtet?', 'says', '03.03.2026'],
  ['Woran sind die Hennen im März gestorben?', 'says', 'Fuchs'],
  ['Von wem haben wir die Hennen?', 'says', 'Geflügelhof Maier'],
  ['Was kriegen die Bullen zu fressen?', 'says', 'Maissilage', '16 kg'],
  ['Seit wann gilt die Ration?', 'says', '02.02.2026'],
  ['Wie viele Bullen sind in der Endmast?', 'says', '34'],
  ['Wogegen sind die Hennen geimpft?', 'says', 'Newcastle'],
  ['Wann wurden die Ochsen entwurmt?', 'says', '14.04.2026'],
  ['Wann müssen die Ochsen entwurmt werden?', 'aside'],
  ['Welche Ochsen wurden nicht entwurmt?', 'aside'],
  ['Wie lange wirkt Draxxin?', 'says', '9 Tage'],
  ['Wann endete die Behandlung der Bullen?', 'says', '04.05.2026'],
  ['Wie viele Bullen waren lahm?', 'says', '2 Bullen lahm'],
  ['Für wie viele Bullen gab es die Lebensmittelketteninformation?', 'says', 'Anzahl 6'],
  ['Welche Tiere sind geschlachtet worden?', 'says', 'Abgang am 03.03.2026'],
  // Money
  ['Was bekamen wir pro Bulle?', 'says', '2.800,00 EUR je Stück'],
  ['Wer kauft unsere Bullen?', 'aside'],
  ['Seit wann ist die Rechnung von Baur überfällig?', 'says', '01.05.2026', 'seit 19 Tagen'],
  ['Wie viel Geld ging an Viehhandel Roth?', 'says', '2.140,00 EUR'],
  ['Was haben die Bullen im März gebracht?', 'says', '5.600,00 EUR'],
  ['Was kriegen wir für die Bullen?', 'says', '2.800,00 EUR je Stück'],
  ['Welchen Preis hatten die Jungbullen?', 'says', '2.800,00 EUR je Stück'],
  ['Was zahlt der Schlachthof für einen Bullen?', 'says', '2.800,00 EUR je Stück'],
  ['Wie viel wurde uns im März überwiesen?', 'says', '5.992,00 EUR', '!2.140'],
  ['Wie viel Geld kam im März rein?', 'says', '5.600,00 EUR', '!2.000'],
  ['Wie viele Angestellte haben wir?', 'says', '2 Personen', '!Anlieferung'],
  ['Wie viel hat der Schlachthof im März bezahlt?', 'says', '5.992,00 EUR'],
  ['Wann kam das Geld vom Schlachthof?', 'says', '16.03.2026'],
  ['Wie viele Bullen hat der Schlachthof abgerechnet?', 'says', '2 Stück', '!Beleg:'],
]

describe('words for columns of office, animals and money', () => {
  let ask: Ask
  beforeAll(async () => void (ask = await askFarm(FARM_OF_WORDS)))

  it.each(CASES.map((one) => [one[0], one] as const))('„%s“', async (question, [, verdict, ...told]) => {
    const fact = await ask(question, { inPerson: true })
    expect(fact?.answered ?? false, fact?.text).toBe(verdict !== 'aside')
    if (verdict === 'ja') expect(fact!.text).toMatch(/^Ja\b/u)
    for (const words of verdict === 'aside' ? [] : told)
      if (words.startsWith('!')) expect(fact!.text).not.toContain(words.slice(1))
      else expect(fact!.text).toContain(words)
  })
})
