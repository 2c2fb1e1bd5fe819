import { beforeAll, describe, expect, it } from 'vitest'
import type { Case } from './cases.ts'
import { askFarm, EXAMPLE_FARM, type Ask } from './farms.ts'
import { VALLEY_FARM } from './valley-farm.ts'

const OF_THE_VALLEY: readonly Case[] = [
  // Waters beside a field, and what else is near
  ['Wie weit ist es von der Bachwies bis zum Bach?', 'says', '4 m'],
  ['Welches Gewässer grenzt an die Bachwies?', 'says', 'Vils', '4 m'],
  ['Welche Flächen liegen an der Vils?', 'says', 'Bachwies', '!Pfarracker'],
  ['Wer hat Bienen am Waldstück?', 'says', 'Sepp Moser'],
  ['Steht beim Waldstück eine Siedlung?', 'says', '20 m'],
  ['Wie nah sind die Häuser am Waldstück?', 'says', '20 m', '!Gewässer'],
  // How a field is used, and what it is
  ['Wie wird die Bachwies genutzt?', 'says', 'Mähweide', '!5,9'],
  ['Wie oft wird die Bachwies gemäht?', 'says', 'Schnittzahl 3'],
  ['Welche Fläche umfasst der Pfarracker?', 'says', '7,6 ha'],
  ['Was für ein Boden ist auf dem Pfarracker?', 'says', 'sandiger Lehm', '!K2O'],
  // Leases
  ['Wann endet der Vertrag mit der Kirche?', 'says', '30.09.2027'],
  ['Flurstücksnummer Pfarracker', 'says', '412', '!7,6'],
  ['In welcher Gemarkung liegt der Pfarracker?', 'says', 'Gemarkung Au'],
  ['Wie viel Pachtland haben wir?', 'says', 'zusammen 14,2 ha', '!EUR'],
  ['Welche Pacht ist am günstigsten?', 'says', 'Waldstück', '!Pfarracker'],
  ['Verlängert sich der Pachtvertrag vom Pfarracker automatisch?', 'says', 'verlängert sie sich'],
  // Measured
  ['Wann wurde das Wasser untersucht?', 'says', '17.06.2025', '!08.11.2023'],
  ['Wie viel Nitrat ist im Brunnenwasser?', 'says', '43 mg/l'],
  ['Welchen Nitratwert hat das Labor im Brunnenwasser gefunden?', 'says', '43 mg/l'],
  ['TM-Gehalt Maissilage', 'says', '34,6 %', '!11,2'],
  ['Wie ist die Futteranalyse ausgefallen?', 'says', '34,6 %', '11,2'],
  // Manure, fertilizers, products
  ['Wer hat uns Mist gegeben?', 'says', 'Sepp Moser', '!Marek'],
  ['Wie viel Phosphat kam mit dem Mist rein?', 'says', '448 kg'],
  ['Hat der Harnstoff einen Ureasehemmstoff?', 'ja', 'Ureasehemmstoff'],
  ['In welchem Mittel ist Pinoxaden?', 'says', 'Axial 50'],
  // Work
  ['Wie lange hat das Ausmisten gedauert?', 'says', '11 h'],
  ['In welchem Stadium wurde die Gerste gespritzt?', 'says', 'BBCH 49'],
  ['Wogegen wurde die Gerste gespritzt?', 'says', 'Netzflecken'],
  ['Wie spät war es beim Spritzen der Gerste?', 'says', '06:30'],
  ['Saatstärke Mais Pfarracker', 'says', '9,2 Körner/m2', '!24'],
  ['Wie wurde der Gärrest ausgebracht?', 'says', 'Schleppschuh'],
  ['Seit wann steht der Mais auf dem Pfarracker?', 'says', '22.04.2026'],
  // Reasons
  ['Warum war der Mais auf dem Pfarracker 2025 so schlecht?', 'says', 'Wildschaden'],
  ['Wieso brauchen die Rüben so wenig Stickstoff?', 'says', 'Hoher Nmin'],
  ['Was ist der Grund für den niedrigen N-Bedarf auf dem Waldstück?', 'says', 'Hoher Nmin'],
  ['Wieso hat der Mais auf dem Pfarracker so wenig gebracht?', 'says', 'Wildschaden'],
  // Of a sort, of a number, of a purpose
  ['Welche Maissorten haben wir?', 'says', 'Amarola', '!Getreidehalle'],
  ['Nenne die zwei größten Schläge', 'says', 'Pfarracker', 'Waldstück', '!Bachwies'],
  ['Wann kommt die dritte Gabe?', 'says', '26.05.2026'],
  ['Wie viel Saatgut kam auf den Pfarracker?', 'says', '9,2 Körner/m2', '!24'],
  ['Wurde die Gerste in der Blüte gespritzt?', 'nein', 'Blühender Bestand nein'],
  ['Wofür brauchen wir das Rapsschrot?', 'says', 'Waldstück'],
  ['Wie alt ist der Pachtvertrag vom Pfarracker?', 'says', '01.10.2018', '!Bodenprobe'],
  ['Wie lange ist das Waldstück noch gepachtet?', 'says', '31.10.2033'],
  ['Welche Felder grenzen an Wohnhäuser?', 'says', 'Waldstück', '!Bachwies'],
  ['Hat es im Mai geregnet?', 'ja', 'Regen'],
  ['Wer hat den Brunnen untersucht?', 'says', 'Bodenlabor Isartal'],
  ['Welcher Fahrer hat die Gerste gespritzt?', 'says', 'Korbinian'],
  ['Wann fahre ich Gülle?', 'aside'],
  // Stores
  ['Was liegt in der Getreidehalle?', 'says', 'Weizen'],
  ['Wie viel Weizen liegt noch in der Halle?', 'says', '86 t', '!Eingetragen ist 1'],
  ['Wie viele Eier haben wir noch?', 'says', '1.140 Stück'],
  ['Welcher Bestand an Eiern ist bei uns eingetragen?', 'says', '1.140 Stück'],
  ['Wie viele Monate reicht die Güllegrube?', 'says', '5 Monate'],
  ['Wie wird ein Leck an der Güllegrube erkannt?', 'says', 'Kontrollschacht'],
  ['Wofür wird der Hangbrunnen genutzt?', 'says', 'Tränkewasser'],
  ['Von wem ist das Elumis?', 'says', 'Landhandel Huber'],
  ['An wen haben wir den Weizen verkauft?', 'says', 'Landhandel Huber'],
  ['Wer liefert die Fresser?', 'says', 'Landhandel Huber'],
  ['Wann kommen die Fresser?', 'says', '23.06.2026'],
  ['Wem haben wir Eier geschenkt?', 'says', 'Kindergarten'],
  ['Warum ist Weizen verdorben?', 'says', 'Kornkäfer'],
  ['Warum haben wir Weizen verkauft?', 'aside'],
  ['Warum wurden die Reifen storniert?', 'says', 'Zu teuer'],
  ['Welche Bestellung wurde abgesagt?', 'says', 'Reifen', '!Fresser'],
  ['Wo haben wir die Fresser bestellt?', 'says', 'Landhandel Huber'],
  ['Was war in der Getreidehalle drin?', 'says', 'Weizen', '!420'],
  ['Wie groß ist unser Eigenanteil an der Güllegrube?', 'says', '350 m³', '!%'],
  ['Wann werden die Fresser geliefert?', 'says', '23.06.2026'],
  ['Wann wird Elumis geliefert?', 'aside'],
  ['Haben wir Bienen?', 'aside'],
  ['Wie viel Liter wurden getankt?', 'says', '450 l', '!Kapazität'],
  ['Wie viel Tonnen Weizen liegen in der Halle?', 'says', '86 t', '!Kapazität'],
  ['Wie viel Mist nahmen wir vom Moser auf?', 'says', '140 t'],
  ['Wie viele Millimeter hat es geregnet?', 'says', '14 mm'],
  ['Warum war der Ertrag auf dem Pfarracker so gering?', 'says', 'Wildschaden'],
  ['Wie viel Diesel ging im April drauf?', 'says', '450 l'],
]

const OF_THE_EXAMPLE: readonly Case[] = [
  ['Wie ist das Tankergebnis?', 'says', '331 Tsd./ml', '!Nmin'],
  ['Wie viel organische Substanz hat die Wümmewiese?', 'says', 'Humus 9,5 %'],
  ['Wie viel Reststickstoff war im Boden Hinterm Deich?', 'says', '55 kg/ha'],
  ['Wie viel Silomais liegt noch?', 'says', 'Maissilage', '!ha'],
  ['Wann war die Spritzung auf dem Moorstück aufgeschrieben?', 'says', 'Erfasst am'],
  ['Wann wurde der Diesel zuletzt gezählt?', 'says', '01.05.2026', '!12.03.2026'],
  ['Was ist in der Gülle drin?', 'says', 'N 3,8 kg/m³', '!Kapazität'],
  ['Reicht der Lagerraum für Gülle?', 'aside'],
  // What came after it no view tells.
  ['Was kam nach dem Weizen auf dem Moorstück?', 'aside'],
  ['Was war nach dem Roggen auf dem Bergfeld?', 'aside'],
]

describe.each([
  ['a farm in a valley', VALLEY_FARM, OF_THE_VALLEY],
  ['the example farm', EXAMPLE_FARM, OF_THE_EXAMPLE],
] as const)('questions of land and stores in other words to %s', (_, rows, cases) => {
  let ask: Ask
  beforeAll(async () => void (ask = await askFarm(rows)))

  it.each(cases.map((one) => [one[0], one] as const))('„%s“', async (question, [, verdict, ...told]) => {
    const fact = await ask(question)
    if (verdict === 'aside') return expect(fact?.answered ?? false, fact?.text).toBe(false)
    expect(fact, question).toMatchObject({ answered: true })
    if (verdict === 'ja') expect(fact!.text).toMatch(/^Ja\b/u)
    for (const words of told)
      if (words.startsWith('!')) expect(fact!.text).not.toContain(words.slice(1))
      else expect(fact!.text).toContain(words)
  })
})
