import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { EMPTY_WORDS, MANNER_ADJECTIVES } from '../../../../core/shared/german/closed-classes.ts'
import type { Case } from './cases.ts'
import { askFarm, EXAMPLE_FARM, type Ask } from './farms.ts'

const QUESTIONS = [
  'Wie groß ist das Moorstück?',
  'Wie viel Diesel ist noch da?',
  'Wie viele Kälber sind dieses Jahr geboren?',
  'Wann hat Alma gekalbt?',
  'Wie ist die Nummer vom Tierarzt?',
  'Wie alt ist Alma?',
  'Was hat der Weizen 2023 gebracht?',
  'Wie hoch war die Zellzahl im April?',
  'Welche Felder sind größer als 12 Hektar?',
  'Welche Rechnungen sind noch offen?',
  'Wann wurde auf dem Moorstück zuletzt gedüngt?',
  'Wie viel Diesel haben wir im April verbraucht?',
  'Bis wann gilt der Sachkundenachweis?',
  'Welche Kühe stehen trocken?',
  'Wie viele Plätze hat der Bullenstall?',
  'An wen haben wir Gülle abgegeben?',
  'Welche drei Felder sind am größten?',
  'Wie viele Hektar Mais haben wir insgesamt?',
]

const WORDS = [...EMPTY_WORDS, ...MANNER_ADJECTIVES]

const ASIDES = [
  'kuh liegt fest',
  'fürs steuerbüro',
  'für die bank',
  'ich steh grad an der zapfsäule',
  'der prüfer will das wissen',
  'weil die kammer das braucht',
  'wir sind grad beim ausfüllen',
  'der berater sitzt hier',
  'es eilt',
  'ich bin grad draußen',
  'meine frau fragt',
  'hab die brille nicht auf',
]

describe('what says nothing of a question', () => {
  let ask: Ask
  const answers = new Map<string, string>()
  beforeAll(async () => {
    ask = await askFarm(EXAMPLE_FARM)
    for (const question of QUESTIONS) {
      const fact = await ask(question)
      expect(fact, question).toMatchObject({ answered: true })
      answers.set(question, fact!.text)
    }
  })

  /** The same answer, or none. */
  const expectSame = async (question: string, asked: string): Promise<void> => {
    const fact = await ask(asked)
    if (fact?.answered) expect(fact.text, asked).toBe(answers.get(question))
  }

  it('is put anywhere in it, and no other answer is given', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...QUESTIONS),
        fc.constantFrom(...WORDS),
        fc.nat({ max: 12 }),
        async (question, word, at) => {
          // Places that a barn still has are those that are free.
          fc.pre(!(word === 'noch' && question.includes('Plätze')))
          const words = question.replace(/\?$/u, '').split(/(?<!^Wie|^Welche) (?!zuletzt)/u)
          await expectSame(question, `${words.toSpliced(at % (words.length + 1), 0, word).join(' ')}?`)
        },
      ),
      { numRuns: 250 },
    ))

  it('is said beside it, and no other answer is given', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...QUESTIONS),
        fc.constantFrom(...ASIDES),
        fc.constantFrom('before', 'behind'),
        async (question, aside, at) =>
          expectSame(question, at === 'before' ? `${aside}, ${question}` : `${question.replace(/\?$/u, '')}, ${aside}`),
      ),
      { numRuns: 120 },
    ))

  it.each<Case>([
    // Before and behind it, with and without a comma
    ['schnell, nummer vom tierarzt, bulle liegt fest', 'says', '66969-118'],
    ['fürs finanzamt: was hat die dieselrechnung im märz netto gekostet', 'says', '2.240 EUR'],
    ['hab die brille nicht auf – wann läuft der sachkundenachweis ab?', 'says', '11.06.2026'],
    ['ich frag nur weil der kontrolleur gleich kommt, wann läuft die sachkunde ab', 'says', '11.06.2026'],
    ['hallo du, ich bin grad draußen aufm schlepper. wie groß ist der steinacker?', 'says', '14,7 ha'],
    // Verbs of asking and telling
    ['lies mir mal die adresse vom veterinäramt vor', 'says', 'Kreishausplatz 2'],
    ['wärst du so gut und sagst mir wie groß das moorstück ist', 'says', '6,1 ha'],
    ['der prüfer fragt grad nach der fläche vom moorstück', 'says', '6,1 ha'],
    ['hast du grad im kopf wie groß die kuhweide ist', 'says', '7 ha'],
    ['rechne mir mal zusammen was wir 2026 an diesel verbraucht haben', 'says', 'zusammen 1.050 l'],
    // Adverbs, and those with a slip of the hand
    ['wie gross is denn eigntlich der lange kamp', 'says', '9,8 ha'],
    ['bitte möglichst genau: wie groß ist das moorstück', 'says', '6,1 ha'],
    ['wieviel grassilage liegt da drüben noch', 'says', '240 t'],
    ['wieviel liter sind denn da noch im tank drin', 'says', '1.850 l'],
    // Times
    ['was hat der weizen vorletztes jahr gebracht', 'says', '83 dt/ha'],
    ['weizen seit 22 im schnitt', 'says', '84,5 dt/ha'],
    ['weizen über alle jahre die wir haben, im mittel', 'says', '84 dt/ha'],
    ['wieviel diesel haben wir seit ostern verbraucht', 'says', '650 l'],
    ['wie viele kälber sind im letzten halben jahr geboren', 'says', 'zusammen 6'],
    // What narrows is not said beside it
    ['ich meine nur die bullen, wie viele tiere haben wir?', 'says', 'Tierzahl 24'],
    ['nicht die vom nachbarn, wie viele kühe haben wir?', 'aside'],
    ['ist alma schnell?', 'aside'],
    ['welche kühe sind drinnen?', 'aside'],
  ])('„%s“', async (question, verdict, ...told) => {
    const fact = await ask(question)
    if (verdict === 'aside') return expect(fact?.answered ?? false, fact?.text).toBe(false)
    expect(fact, question).toMatchObject({ answered: true })
    for (const words of told) expect(fact!.text).toContain(words)
  })
})
