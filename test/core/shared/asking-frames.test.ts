import { describe, expect, it } from 'vitest'
import { withoutAskingFrame } from '../../../core/shared/german/asking-frames.ts'

describe('a verb of asking', () => {
  it.each([
    ['lies mir mal die adresse vom amt vor', 'die adresse vom amt'],
    ['guck doch mal bitte nach, wann die spritze geprüft wurde', 'wann die spritze geprüft wurde'],
    ['such mir mal die nummer vom händler raus', 'die nummer vom händler'],
    ['gib mir mal durch wie groß die weide ist', 'wie groß die weide ist'],
    ['rechne mir die milch im märz und april zusammen', 'die milch im märz und april zusammen'],
    ['schick mir mal die nummer vom tierarzt', 'die nummer vom tierarzt'],
    ['mach mir mal eine liste von den maschinen', 'den maschinen'],
    ['kannst du mir mal die nummer vom amt raussuchen?', 'die nummer vom amt?'],
    ['könntest du mir sagen, wann gesät wurde', 'wann gesät wurde'],
    ['ich wollte fragen ob du mir sagen kannst wann gesät wurde', 'wann gesät wurde'],
    ['wärst du so gut und sagst mir wie viele bullen wir haben', 'wie viele bullen wir haben'],
    ['tu mir den gefallen und sag mir wann gesät wurde', 'wann gesät wurde'],
    ['ich hätte gern gewusst was der weizen gebracht hat', 'was der weizen gebracht hat'],
    ['ich wüsste zu gern wie alt alma ist', 'wie alt alma ist'],
    ['meine frau will wissen wie viel milch es war', 'wie viel milch es war'],
    ['der prüfer fragt nach der fläche vom moorstück', 'der fläche vom moorstück'],
    ['bitte benennen sie die größe der weide', 'die größe der weide'],
    ['bitte teilen sie uns mit, wie groß die weide ist', 'wie groß die weide ist'],
    ['bitte stellen sie die erträge von 2024 und 2025 gegenüber', 'die erträge von 2024 und 2025'],
    ['wir bitten um angabe der größe der weide', 'der größe der weide'],
    ['um auskunft wird gebeten, wie groß die weide ist', 'wie groß die weide ist'],
    ['hast du grad im kopf wie groß der behälter ist', 'wie groß der behälter ist'],
  ])('„%s“ frames „%s“', (said, asked) => {
    expect(withoutAskingFrame(said)).toBe(asked)
  })

  it.each([
    'schreib eine rechnung an den nachbarn',
    'ruf den tierarzt an',
    'zeig mir die felder',
    'was hat der tierarzt gesagt?',
    'kas hat wie viel prozent n',
    'wer liest den tank ab?',
    'kannst du fliegen?',
  ])('is none in „%s“', (asked) => {
    expect(withoutAskingFrame(asked)).toBe(asked)
  })
})
