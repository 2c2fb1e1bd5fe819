import { describe, expect, it } from 'vitest'
import { standardGerman } from '../../../../core/shared/german/read-spoken.ts'

describe('German as a region speaks it', () => {
  it.each([
    // Low German
    ['Wannehr hett Alma toletzt kalvt?', 'Wann hat Alma zuletzt gekalbt?'],
    ['Wo veel Kalver sünd in April boren worrn?', 'wie viele Kälber sind in April geboren worden?'],
    ['Wokeen hett dat Heu köfft?', 'Wer hat das Heu gekauft?'],
    ['Wo grot is uns gröttste Feld?', 'wie groß ist uns größte Feld?'],
    [
      "Wieveel Gülle hebbt wi dit Johr op'n Acker föhrt?",
      'wie viel Gülle haben wir dieses Jahr auf den Acker gefahren?',
    ],
    // Bavarian
    ['Wann hob i as letzte Moi Odl gfahrn?', 'Wann habe ich das letzte Mal Odel gefahren?'],
    ["Wia groß is d'Hauswiesn?", 'Wie groß ist Hauswiese?'],
    ['Wos hot da Viechdokta im Mai kost?', 'Was hat da Tierarzt im Mai gekostet?'],
    ['Wea hot des Hei vakafft?', 'Wer hat des Heu verkauft?'],
    // Swabian
    ['Wann isch d Gerscht gsät worda?', 'Wann ist die Gerste gesät worden?'],
    ['Was koscht d Tonn Kraftfuadr?', 'Was kostet die Tonne Kraftfutter?'],
    ['Wo leit dr greeschte Acker?', 'Wo liegt der größte Acker?'],
    // Alemannic
    ['Wie vill Chüe hämmer im Stall?', 'wie viele Kühe haben wir im Stall?'],
    ['Welli Rächnige sind no nöd zalt?', 'Welche Rechnungen sind noch nicht bezahlt?'],
    ['Wänn hämmer s letscht Mal gmäit?', 'Wann haben wir das letzte Mal gemäht?'],
    [
      'Wie vill Stüüre hämmer hüür für d neue Mauer zalt?',
      'wie viel Steuern haben wir heuer für die neue Mauer bezahlt?',
    ],
    ['Wo isch s Chraftfuetter u d Prüefig?', 'Wo ist das Kraftfutter und die Prüfung?'],
    // Franconian, Saxon, Hessian
    ['Wieviel Waaz ham mer heuer droschn?', 'wie viel Weizen haben wir heuer gedroschen?'],
    ['Hammer noch genuch Schdroh?', 'haben wir noch genug Stroh?'],
    ['Wann hun mer die Wiss gemäht?', 'Wann haben wir die Wiese gemäht?'],
    // Ripuarian
    ['Wievill Köh han mer em Stall?', 'wie viele Kühe haben wir im Stall?'],
    ['Wat hät dat Futter jekoss?', 'Was hat das Futter gekostet?'],
  ])('„%s“ is „%s“', (spoken, standard) => {
    expect(standardGerman(spoken)).toBe(standard)
  })

  it('reads a participle without its ge- by the verb beside it', () => {
    expect(standardGerman('Wat hett dat köfft?')).toBe('Was hat das gekauft?')
    expect(standardGerman('Wokeen köfft dat?')).toBe('Wer kauft das?')
  })

  it('reads words of standard German only beside others of the region', () => {
    expect(standardGerman('wie viel to old is')).toBe('wie viel to old ist')
    expect(standardGerman('wo veel to old sünd')).toBe('wie viel zu alt sind')
    expect(standardGerman('Wo groot is de Wisch?')).toBe('wie groß ist die Wiese?')
  })

  it.each([
    'Wo liegt der Hammer?',
    'Wie viel n haben wir gedüngt?',
    'Wie groß ist Grote Wisch?',
    'Was kostet das E5 bei Dr. Haberland?',
    'Wie lang ist der Melkstand?',
  ])('leaves what only looks so: „%s“', (text) => {
    expect(standardGerman(text)).toBe(text)
  })

  it.each([
    ['Hat der Müller n Termin u ne Rechnung?', 'Hat der Müller ein Termin und eine Rechnung?'],
    ['mind. 5 ha bzw. Wiesen', 'mindestens 5 ha oder Wiesen'],
  ])('reads what is typed in a hurry: „%s“', (typed, standard) => {
    expect(standardGerman(typed)).toBe(standard)
  })
})
