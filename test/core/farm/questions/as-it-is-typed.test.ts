import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mistyped } from '../../../../core/answers/question/mistyped.ts'
import { row } from '../../../../core/onboarding/example-row.ts'
import { runs } from '../../../runs.ts'
import { askFarm, type Ask } from './farms.ts'
import { HILL_FARM } from './hill-farm.ts'
import { HILL_FARM_CASES } from './hill-farm-cases.ts'

const LONG_WORD = /\p{L}{8,}/gu

/** With two inner letters of one long word in each other's place. */
function withSlip(question: string, word: number, at: number): string {
  const words = [...question.matchAll(LONG_WORD)]
  const chosen = words[word % Math.max(1, words.length)]
  if (!chosen) return question
  const [text] = chosen
  const place = 1 + (at % (text.length - 3))
  const slipped = text.slice(0, place) + text[place + 1]! + text[place]! + text.slice(place + 2)
  return question.slice(0, chosen.index) + slipped + question.slice(chosen.index + text.length)
}

describe('a question as it is typed', () => {
  const asked: Promise<Ask> = askFarm(HILL_FARM)

  it('has the same answer with a slip of the hand, or none', async () => {
    const ask = await asked
    const cases = HILL_FARM_CASES.map(([question]) => question)
    let same = 0
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...cases), fc.nat(20), fc.nat(40), async (question, word, at) => {
        const [right, typed] = [await ask(question), await ask(withSlip(question, word, at))]
        if (!typed?.answered) return
        expect(typed.text, withSlip(question, word, at)).toBe(right?.text)
        if (withSlip(question, word, at) !== question) same += 1
      }),
      { numRuns: runs(300) },
    )
    expect(same).toBeGreaterThan(0)
  })

  it.each([
    ['Wie viele Sauen haben wir?', "wieviele Sauen ham wir'n?"],
    ['Wie groß ist die Untere Breite?', 'wie gross is denn eigentlich die untere breite'],
    ['Wie groß ist die Untere Breite?', 'Wie groß isch d’Untere Breite?'],
    ['Wie viele Sauen haben wir?', 'Wie viele Sauen hebbt wi'],
    ['Wie viel Mineralfutter brauchen wir?', 'wieviel Mineralfutter muss ich zukaufen oder so?'],
    [
      'Ist die Plakette vom Ladewagen noch gültig?',
      'is die Plakette vom Ladewagen noch gültig oder krieg ich da ärger',
    ],
    ['Wie war der Weizenertrag 2025?', 'Wie war der Weizenertrag im Vorjahr?'],
    ['Wie viel Diesel ist da?', 'Wia vui Diesel is jetz no da?'],
    ['Hat die Resi einen gültigen Sachkundenachweis?', 'Hat die Resi einen glütigen Sachkundenachweis?'],
  ])('„%s“ is answered like „%s“', async (question, spoken) => {
    const ask = await asked
    const right = await ask(question)
    expect(right?.answered).toBe(true)
    expect((await ask(spoken))?.text).toBe(right!.text)
  })
})

describe('a word that leaves out its middle', () => {
  const need = (article: string, amount: number) =>
    row('needs', article, { article, amount, unit: 't', status: 'open' })

  it('is the one that the rows have', async () => {
    const ask = await askFarm([need('Rapsextraktionsschrot', 12), need('Weizen', 3)])
    expect((await ask('wieviel rapsschrot brauchen wir'))?.text).toContain('Rapsextraktionsschrot: Menge 12 t')
  })

  it('is none where it may be short for several', async () => {
    const ask = await askFarm([need('Leinextraktionsschrot', 12), need('Leinkuchenschrot', 4)])
    expect((await ask('wieviel leinschrot brauchen wir'))?.answered ?? false).toBe(false)
  })
})

describe('a slip of the hand', () => {
  it.each([
    ['weiznertrag', ['weizenertrag', 'gerste'], 'weizenertrag'],
    ['weizenertag', ['weizenertrag'], 'weizenertrag'],
    ['weizenertrrag', ['weizenertrag'], 'weizenertrag'],
    ['liese', ['wiese'], undefined],
    ['wiesen', ['liesen'], undefined],
    ['sommerer', ['sommerem', 'sommeren'], undefined],
    ['12345678', ['12345679'], undefined],
  ])('„%s“ among %s is %s', (stem, known, meant) => {
    expect(mistyped({ text: stem, stem }, new Set(known))).toBe(meant)
  })
})
