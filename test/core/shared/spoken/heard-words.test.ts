import { describe, expect, it } from 'vitest'
import { standardGerman } from '../../../../core/shared/german/read-spoken.ts'

describe('words that no table of a region has', () => {
  it.each([
    // Saxon and Franconian: soft for hard, at any place
    ['Wieviel Tonnen Graftfutter gommen im Juli?', 'wie viel Tonnen Kraftfutter kommen im Juli?'],
    ['Wann missn mer de Bacht iwwerweisn?', 'Wann müssen wir die Pacht überweisen?'],
    // Bavarian
    ['Wos miaß ma no bsorgn?', 'Was müssen wir noch besorgen?'],
    ['Ab wann is unsa Schein nimma güitig?', 'Ab wann ist unser Schein nicht mehr gültig?'],
    ['Wer fuadat heid de Goaßn?', 'Wer füttert heute die Ziegen?'],
    // Swabian
    ['Was dät dr Prüfer an onserer Spritz bemängla?', 'Was dät der Prüfer an unserer Spritze bemängeln?'],
    ['Wann miasset mr d Maschee repariera?', 'Wann müssen wir die Maschee reparieren?'],
    // Swiss
    ['Wo isch d Chue iigträit?', 'Wo ist die Kuh eingetragen?'],
    ['Was hämmer iikauft?', 'Was haben wir eingekauft?'],
    ['Isch d Chue behandlet worde?', 'Ist die Kuh behandelt worden?'],
    // By what only one region writes
    ['Wann wurde die Milch jeliefert und jewendt?', 'Wann wurde die Milch geliefert und gewendet?'],
    ['Ist der Dregger da?', 'Ist der Trecker da?'],
    // Low German
    ['Wat fehlt noch int Bestandsbook?', 'Was fehlt noch in das Bestandsbuch?'],
    // Rhenish
    ['Wä hät de Rechnunge jeprüft?', 'Wer hat die Rechnungen geprüft?'],
  ])('„%s“ is „%s“', (spoken, standard) => {
    expect(standardGerman(spoken)).toBe(standard)
  })

  it('hears none that may be several, nor one of standard German', () => {
    expect(standardGerman('Wos hob i im Garten, de Karten?')).toBe('Was habe ich im Garten, die Karten?')
    expect(standardGerman('Wos kost a Distel?')).toContain('Distel')
  })

  it('reads a hostile text at once', () => {
    const letters = 'abdegiklmnoprstuwäöüaoiua'
    const word = (seed: number): string =>
      Array.from({ length: 25 }, (_, at) => letters[(seed * 31 + at * at * 7 + at * seed) % letters.length]).join('')
    const text = `wos hob i ${Array.from({ length: 150 }, (_, seed) => word(seed)).join(' ')}`.slice(0, 4000)
    const begun = performance.now()
    standardGerman(text)
    expect(performance.now() - begun).toBeLessThan(200)
  })
})
