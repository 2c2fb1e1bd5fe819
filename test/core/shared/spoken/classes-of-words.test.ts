import { describe, expect, it } from 'vitest'
import { standardGerman } from '../../../../core/shared/german/read-spoken.ts'
import { NAMES_LIKE_THINGS } from '../../../../core/shared/german/spoken/names-like-things.ts'

describe('a class of words as a region says it', () => {
  it.each([
    // Strong participles of Low German, which have no ge-
    ['Wokeen hett den Bull rutdreven?', 'Wer hat den Bulle rausgetrieben?'],
    ['Wannehr is de Breef rutgahn?', 'Wann ist die Brief rausgegangen?'],
    ['Wo veel hett de Sög freten?', 'wie viel hat die Sau gefressen?'],
    ['Is dat Feld al plaant?', 'Ist das Feld schon geplant?'],
    // -ll- and -nn- for -ld- and -nd-, -de for -e, oo and ee
    ['Wo groot sünd de Feller?', 'wie groß sind die Felder?'],
    ['Wat för Deepde hett de Kanaal?', 'was für Tiefe hat die Kanaal?'],
    ['Wannehr weer de drüdde Snitt?', 'Wann war die dritte Schnitt?'],
    // The French -age
    ['Woveel Grassilaasch hebbt wi?', 'wie viel Grassilage haben wir?'],
    ['Wieviel Maissilasch hammer noch?', 'wie viel Maissilage haben wir noch?'],
    // Palatine and Hessian: unrounded, -ww-, -j-, -e for -en, -ent for -net
    ['Wann hammer die Gill gfahre?', 'Wann haben wir die Gülle gefahren?'],
    ['Wieviel Schwewwel hot de Wäze kriet?', 'wie viel Schwefel hat die Weizen gekriegt?'],
    ['Wer hot es Kraftfudder geliwwert?', 'Wer hat das Kraftfutter geliefert?'],
    ['Hot er des ausgerechent?', 'Hat er des ausgerechnet?'],
    ['Wieviel Wääz brauche mer zum Fiddere?', 'wie viel Weizen brauchen wir zum Füttern?'],
    ['Wann is die Gill fer de Harms uffzurihre?', 'Wann ist die Gülle für die Harms aufzurühren?'],
    ['Wie lang is de Schein noch gildich?', 'Wie lang ist die Schein noch gültig?'],
    // Swabian: no ge- before b, d, g, k, p, t, z; vr-; an apostrophe within
    ['Hent mr d’Güll scho ausbracht?', 'Haben wir Gülle schon ausgebracht?'],
    ['Wieviel Däg send vrganga?', 'wie viele Tage sind vergangen?'],
    ["Wann hent mr d'Küah g'molka?", 'Wann haben wir Kühe gemolken?'],
    // What is another thing elsewhere
    ['Wieviel Küah send uff dr Woid?', 'wie viele Kühe sind auf der Weide?'],
    ['Wia groß is da Woid?', 'Wie groß ist da Wald?'],
    ['Welles Feld isch am saurschda?', 'Welches Feld ist am sauersten?'],
    // What joins two nouns
    ['Wat köst de Deertenkontroll?', 'Was kostet die Tierkontroll?'],
    ['Wann war die letscht Eigekontroll bei de Kieh?', 'Wann war die letzte Eigenkontrolle bei die Kühe?'],
    ['Was kostet de Rinnergill?', 'Was kostet die Rindergülle?'],
    // A particle and „zusammen“
    ['Hot er des agedacht?', 'Hat er des angedacht?'],
    ['Wann hent mr älles zsammgrechnet?', 'Wann haben wir alles zusammengerechnet?'],
    // „de“ alone shows a dialect where a sound shows it, too
    ["Was is aus'm Kanal zu pumpe?", 'Was ist aus dem Kanal zu pumpen?'],
    ['Was steht drin? Un wann war des?', 'Was steht darin? Und wann war des?'],
  ])('„%s“ is „%s“', (spoken, standard) => {
    expect(standardGerman(spoken)).toBe(standard)
  })

  it('is none where it is a unit or a name', () => {
    expect(standardGerman('Wieviel Milliliter hot die Alma kriggt?')).toContain('Milliliter')
    for (const name of NAMES_LIKE_THINGS) {
      const large = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
      for (const question of [`Wo hett ${large} kalvt?`, `Hot die ${large} scho kälbert?`, `Isch ${large} no do?`])
        expect(standardGerman(question)).toContain(large)
    }
  })

  it('is heard in a short noun only where a word shows the region', () => {
    expect(standardGerman('Wo steht die Waad?')).toBe('Wo steht die Waad?')
    expect(standardGerman('Wu leit die Waad?')).toBe('Wo liegt die Weide?')
    expect(standardGerman('Wo steht bei de Vries der Vertrag?')).toBe('Wo steht bei die Vries der Vertrag?')
  })
})
