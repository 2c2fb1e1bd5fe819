import { describe, expect, it } from 'vitest'
import { withoutSmallTalk } from '../../../core/shared/german/small-talk.ts'

describe('what is said around a question', () => {
  it.each([
    ['sag mal, wie viele kühe haben wir?', 'wie viele kühe haben wir?'],
    ['so über den daumen, wie viel heu ist da?', 'wie viel heu ist da?'],
    ['wann war die letzte klauenpflege, mein ich?', 'wann war die letzte klauenpflege?'],
    ['hauptsache ich weiß, wann der schlepper zum tüv muss', 'wann der schlepper zum tüv muss'],
    ['nur mal so aus neugier: wie viel diesel ist da', 'wie viel diesel ist da'],
    ['keine ahnung mehr, wann haben wir gedüngt?', 'wann haben wir gedüngt?'],
    ['weißt du zufällig, wie groß die hauswiese ist', 'wie groß die hauswiese ist'],
    ['ich bräuchte mal kurz die info, wann gesät wurde', 'wann gesät wurde'],
    ['mich würde interessieren, was das futter kostet', 'was das futter kostet'],
    ['wo zum kuckuck steht der schlepper?', 'wo steht der schlepper?'],
    ['wie hoch ist die pacht, gell?', 'wie hoch ist die pacht?'],
    ['ich weiß es nicht mehr: wann kalbt alma?', 'wann kalbt alma?'],
    ['wann kalbt alma, weißt du das?', 'wann kalbt alma?'],
    // Who is spoken to
    ['chef, wie viel heu ist da?', 'wie viel heu ist da?'],
    ['mein lieber, wann kalbt alma?', 'wann kalbt alma?'],
    ['moin moin hofkern, wann kalbt alma?', 'wann kalbt alma?'],
    ['wann kalbt alma, chef?', 'wann kalbt alma?'],
    // How the answer is wanted
    ['kurz und knapp: wann kalbt alma?', 'wann kalbt alma?'],
    ['mal ganz blöd gefragt, wann kalbt alma?', 'wann kalbt alma?'],
    ['am besten als liste: alle maschinen', 'alle maschinen'],
    ['nicht dass ich was vergesse: welche fristen laufen noch?', 'welche fristen laufen noch?'],
    ['wann kalbt alma? vielen dank im voraus', 'wann kalbt alma?'],
    ['wann kalbt alma. gruß hinnerk', 'wann kalbt alma.'],
    // Where it is
    ['wie viel heu liegt da drüben?', 'wie viel heu liegt?'],
    ['wie viel ist noch im tank drin?', 'wie viel ist noch im tank?'],
  ])('„%s“ asks „%s“', (said, asked) => {
    expect(withoutSmallTalk(said)).toBe(asked)
  })

  it.each([
    'was hat der tierarzt gesagt?',
    'welche tiere sind nicht geimpft?',
    'mehr oder weniger als 20 kühe?',
    'wie viele kälber haben wir vergessen zu melden?',
    'welche frage ist offen?',
    'sag mal',
    'weißt du das?',
    'wie viel weizen oder gerste haben wir?',
    'interessiert sich jemand für den bullen?',
    'wer weiß von der rechnung?',
    'wie schnell muss die gülle eingearbeitet sein?',
    'welche kühe sind drinnen?',
    'was hat der chef bestellt?',
    'welche kühe stehen vg trocken?',
  ])('leaves what is asked: „%s“', (asked) => {
    expect(withoutSmallTalk(asked)).toBe(asked)
  })
})
