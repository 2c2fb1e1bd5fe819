import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { standardGerman } from '../../../core/shared/german/read-spoken.ts'
import { runs } from '../../runs.ts'

describe('spoken German', () => {
  it.each([
    ["ham wir's fürs Heu", 'haben wir es für das Heu'],
    ['wieviel Guelle hab ich aufm Langen Kamp?', 'wie viel Gülle habe ich auf dem Langen Kamp?'],
    ["was kostet 'ne neue Spritze", 'was kostet eine neue Spritze'],
    ['Was wiegt die 2024er Gerste?', 'Was wiegt die 2024 Gerste?'],
    ['Gibt’s noch Diesel?', 'Gibt es noch Diesel?'],
    ['groesster Schlag', 'größter Schlag'],
    ['Wo veel Köh hebbt wi?', 'wie viele Kühe haben wir?'],
    ['Wia vui Heu hom ma no?', 'wie viel Heu haben wir noch?'],
    ['Wievil Milch händ mer hüt?', 'wie viel Milch haben wir heute?'],
    ['D’ Spritz isch net do', "D' Spritze ist nicht da"],
    // „Ich mache“ is said so in standard German, too
    ['Ich mache die Post: wie viel Milch war es?', 'Ich mache die Post: wie viel Milch war es?'],
    ['Als Tochter mache ich die Post', 'Als Tochter mache ich die Post'],
    // Small and dear
    ['Wie vui Kaiberl san do?', 'wie viele Kalb sind da?'],
    ['Hüehnli, Göckele, Öchsle, Schweinderl, Köhken', 'Huhn, Hahn, Ochse, Schwein, Kuh'],
    ['Was kosten die Bullenkälbchen und Ohrmärkle?', 'Was kosten die Bullenkalb und Ohrmarke?'],
    // In one word with the verb
    ['woran scheiterts', 'woran scheitert es'],
    ['Wann zahlemer und brauchi des?', 'Wann zahlen wir und brauche ich des?'],
    ['Wo stehtn die Spritze?', 'Wo steht denn die Spritze?'],
    ['was wiegt so a Bulle', 'was wiegt so ein Bulle'],
    // Swiss
    ['Wer het s schlächtischt Resultat?', 'Wer hat das schlechteste Resultat?'],
    ['Wänn lauft d Frischt ab?', 'Wann läuft die Frist ab?'],
    ['Wie gross isch d Strasse?', 'Wie groß ist die Straße?'],
    ['Wellere ghört do dezue?', 'Welcher gehört da dazu?'],
    ['wat is mit dat Silo', 'was ist mit das Silo'],
    ['Hemm mir meh Heu?', 'haben wir mehr Heu?'],
  ])('„%s“ is „%s“', (spoken, standard) => {
    expect(standardGerman(spoken)).toBe(standard)
  })

  it.each([
    'Wie groß ist der Lange Kamp?',
    'Zuerst die aktuelle Steuer, eventuell neue Quellen, soeben vom Bauern.',
    'Ende des Monats läuft die Frist ab.',
    'AL, MR und WEA; der Sand am Op-Tisch',
    'sand im getriebe',
    'Kuhle, Säule, Hähnchen, Masse, Kammer, Sommer, Firma, Bewässerung',
    // Fields are called so.
    'Hinterm Deich, vorm Deich, überm Bach, unterm Berg',
    'Wann hat Michael Bauer manuell dosiert?',
    'Der Wert vom 12.05.2026 lag bei 6,1.',
  ])('leaves standard German as it is: „%s“', (text) => {
    expect(standardGerman(text)).toBe(text)
  })

  it('reads what it has read once more as the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const read = standardGerman(text)
        expect(standardGerman(read).length).toBeLessThanOrEqual(read.length + 2)
      }),
      { numRuns: runs(200) },
    )
  })
})
