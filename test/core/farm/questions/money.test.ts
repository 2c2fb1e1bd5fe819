import { describe, expect, it } from 'vitest'
import { askFarm, type Ask } from './farms.ts'
import { DAIRY } from './money-dairy.ts'
import { BULLS_AND_POWER } from './money-farms.ts'

const bulls = await askFarm(BULLS_AND_POWER)
const dairy = await askFarm(DAIRY)

/** What an answer has to say, or after „!“ must not. */
type Case = readonly [question: string, ...told: string[]]

const holds = (ask: Ask, cases: readonly Case[], more?: { inPerson: boolean }): void => {
  it.each(cases)('„%s“', async (question, ...told) => {
    const fact = await ask(question, more)
    expect(fact, question).toMatchObject({ answered: true })
    for (const words of told)
      if (words.startsWith('!')) expect(fact!.text).not.toContain(words.slice(1))
      else expect(fact!.text).toContain(words)
  })
}

const isRefused = (ask: Ask, questions: readonly string[]): void => {
  it.each(questions)('does not answer „%s“', async (question) => {
    expect((await ask(question))?.answered ?? false, question).toBe(false)
  })
}

describe('what came in and went out', () => {
  holds(bulls, [
    ['Was haben wir im April ausgegeben?', 'netto 1.350,00 EUR, brutto 1.606,50 EUR', 'MR-1', '!VF-2'],
    ['Wie hoch waren die Ausgaben im April?', 'netto 1.350,00 EUR'],
    ['Wie hoch waren die Kosten im April?', 'netto 1.350,00 EUR'],
    ['Was haben wir heuer beim Maschinenring ausgegeben?', '971,04 EUR', '!DG-1'],
    ['Was haben wir heuer für Tierarzt ausgegeben?', '490,64 EUR', '!MR-1'],
    ['Was haben wir netto für Dünger ausgegeben?', '8.550', '!28.320'],
    ['Was war die größte Ausgabe im April?', 'MR-1', '816'],
    ['Was haben wir im April eingenommen?', 'netto 55.584,00 EUR', 'bezahlt am 08.05.2026', '!MR-1', '!brutto 57'],
    ['Wie viel Geld kam vom Bayernnetz?', '22.320,00 EUR', '!VF-1'],
    ['Wie viel haben wir heuer vom Schlachthof bekommen?', '72.604,00 EUR', '77.686,28 EUR', '!EEG'],
    ['Haben wir heuer mehr eingenommen als ausgegeben?', '94.924,00 EUR', '38.632,30 EUR', '!Ja', '!Nein'],
    ['Welcher Lieferant hat heuer am meisten gekriegt?', '• Viehhandel Bogner: 30.302,40 EUR', '!Vilsfleisch'],
    ['Wer hat uns im April bezahlt?', 'Bayernnetz', '!MR-1', '!DG-1'],
    ['Wie viel Geld haben wir dieses Jahr vom Vilsfleisch bekommen?', '77.686,28 EUR', '!EEG'],
    ['Ausgaben gegenüber Einnahmen im April', 'Einnahmen netto 55.584,00 EUR', 'Ausgaben netto 1.350,00 EUR'],
    ['Welche Lieferantenrechnungen sind offen?', 'TA-1', 'DG-1', '!EEG'],
    ['Bis wann gilt das Skonto bei Kriegl?', '27.02.2026'],
    ['Wer hat uns am meisten bezahlt?', '• Schlachthof Vilsfleisch: 72.604,00 EUR', '!Bogner'],
  ])
  isRefused(bulls, [
    'Wie hoch ist unser Gewinn?',
    'Was haben wir letztes Jahr eingenommen?',
    'Was haben wir dem Schlachthof bezahlt?',
    'Was kostet der Strom?',
    'Wie viel Geld bekommen wir noch?',
    'Haben wir im April mehr als 1000 Euro ausgegeben?',
    'Wie viel haben wir im Durchschnitt im Monat ausgegeben?',
    'Wie hoch sind die Ausgaben je Hektar?',
  ])
  isRefused(dairy, [
    'Wie viel haben wir eingenommen?',
    'Wie hoch war unser Umsatz?',
    'Wie viel Steuern müssen wir zahlen?',
  ])
})

describe('what was paid and is to be paid', () => {
  holds(bulls, [
    ['Wie viel haben wir im April gezahlt?', '27.04.2026: brutto 30.302,40 EUR', '!EEG', '!VF'],
    ['Wie viel haben wir dem Maschinenring heuer gezahlt?', '06.05.2026: brutto 971,04 EUR'],
    ['Was hat uns Bayernnetz im April überwiesen?', '15.04.2026: netto 22.320,00 EUR', '!AB-1'],
    ['Welche Rechnungen haben wir im April bezahlt?', 'AB-1', '!EEG'],
    ['Was haben wir im April überwiesen bekommen?', '22.320,00 EUR', '!AB-1'],
    ['Was muss diese Woche bezahlt werden?', 'DG-1', '635,46 EUR', 'überfällig', '!TA-1', '!MR-1'],
    ['Was muss ich bis Ende Mai bezahlen?', 'zusammen brutto 1.126,10 EUR', 'TA-1', 'DG-1', '!AB-1'],
    ['Haben wir die Zündkerzen schon bezahlt?', 'Nein', 'DG-1'],
    ['Wurde die Rechnung AB-1 pünktlich bezahlt?', '2 Tage zu spät'],
    ['Wurde die Rechnung MR-1 pünktlich bezahlt?', 'fällig war sie am 07.05.2026: pünktlich'],
    ['Wie viele Tage ist die Donaugas-Rechnung überfällig?', 'seit 18 Tagen überfällig'],
    [
      'Haben wir beim Kriegl Skonto gezogen?',
      '2 % Skonto bis 27.02.2026, innerhalb dieser Frist bezahlt am 25.02.2026',
    ],
  ])
  holds(dairy, [
    ['Was muss ich bis zum 10. Juni bezahlen?', 'RN-871', '4.239,68', '!RN-2', '!RN-1'],
    ['Wie viel muss ich im Juni zahlen?', 'zusammen brutto 4.340,71 EUR'],
    ['Was ist bis zum 10. Juni zu zahlen?', '4.239,68', '!RN-2'],
    ['Wann ist der zweite Schnitt dran?', '28.06.2026'],
    ['Wann müssen wir den zweiten Schnitt machen?', '28.06.2026'],
    ['Wie viel Kraftfutter kommt im Juni?', '8,3 t'],
    ['Ist die Dieselrechnung pünktlich bezahlt worden?', 'bezahlt am 24.03.2026', '26.03.2026: pünktlich'],
  ])
})

describe('what receipts hold', () => {
  holds(bulls, [
    ['Wie viel Vorsteuer hatten wir im April?', '256,50 EUR', '!2.328,48'],
    ['Wie viel Umsatzsteuer haben wir heuer bezahlt?', 'als bezahlt eingetragen 3.761,94 EUR', '!5.082,28'],
    ['Wie viel Stück Jungbullen wurden im Februar abgerechnet?', '14 Stück'],
    ['Was bringt ein Schlachtbulle im Schnitt?', '26 Stück', '2.792,46 EUR je Stück'],
    ['Wie viel hat ein Bulle im April gebracht?', '2.772,00 EUR je Stück', '!2.810'],
    ['Wie viel Strom haben wir im März eingespeist?', '104.300 kWh', '22.320,00 EUR', '!Jungbullen'],
    ['Was kostet ein Fresser?', '1.180 EUR je Stück'],
    ['Was kostet ein Fresser im Schnitt?', '1.180,00 EUR je Stück'],
    ['Was haben wir bei Kriegl gekauft?', '25 t', '8.550 EUR'],
  ])
  isRefused(bulls, ['Wie viel Strom haben wir im April eingespeist?', 'Wie viel Strom haben wir verbraucht?'])
  holds(dairy, [
    ['Was war auf der Rechnung vom 8. Mai?', '6.000 kg Milchleistungsfutter', '500 kg Mineralfutter', '5.000 kg KAS'],
    ['Wie viele Positionen hat die Rechnung RN-871?', '3 Positionen'],
    ['Zu welchem Lieferschein gehört die Rechnung RN-1?', 'LS-1'],
    ['Wie viel Mehrwertsteuer steckt in den Rechnungen von diesem Jahr?', '1.368,61 EUR', '153,58 EUR zu 7 %'],
    ['Von wem kam die letzte Rechnung?', 'Meinecke, TA-5'],
    ['Welche Rechnung kam als erste dieses Jahr?', 'RN-1'],
    ['Wann wurde KAS das erste Mal dieses Jahr geliefert?', '20.02.2026', '!07.05.2026'],
    ['Welche Dünger haben wir gekauft?', 'DAP 18/46', 'KAS 27', '!Bestand'],
    ['Wer hat den Diesel geliefert?', 'Landhandel Raisen Nord'],
  ])
})

describe('what ordered work costs and what is still to come', () => {
  holds(bulls, [
    ['Was kostet die BHKW-Wartung?', '3.890,00 EUR', '!534'],
    ['Was verlangt der Donaugas für die Wartung?', '3.890,00 EUR', '!534'],
    ['Was kostet das Maislegen?', '1.700,00 EUR', 'ausgeführt'],
    ['Was hat das Rübenlegen je Hektar gekostet?', '64,00 EUR je ha'],
    ['Wie viel kosten alle Aufträge zusammen?', 'zusammen 6.406,00 EUR (ohne 1, deren Preis fehlt)'],
    ['Welcher Auftrag ist der teuerste?', '3.890'],
    ['Fehlt noch eine Rechnung vom Maschinenring?', 'Mais legen', '!Rüben'],
    ['Welche Rechnung fehlt noch?', 'Mais legen', '!Rüben'],
    ['Was hat uns der Maschinenring gekostet?', '816', '!1.700'],
  ])
  holds(dairy, [
    ['Wie viel Kraftfutter wird dieses Jahr noch geliefert?', '58,1 t', '!6.500'],
    ['Wie viel Kraftfutter haben wir noch?', 'gezählt wurde nie', '!6.500'],
    ['Wie viele Hektar muss Harms dieses Jahr noch häckseln?', 'Zusammen: 52,2 ha'],
    ['Was will das Veterinäramt von uns?', 'Anhörung', '!zu bezahlen'],
  ])
})
