import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { EMPTY_WORDS, MANNER_ADJECTIVES } from '../../../../core/shared/german/closed-classes.ts'
import { withoutCourtesies } from '../../../../core/knowledge/answering/message/without-courtesies.ts'
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

/** What people write before a question: whom they greet, who they are, who asks and what for, what goes on. */
const BEFORE = [
  'Moin,',
  'Hallo zusammen,\n\n',
  'Sehr geehrte Damen und Herren,\n',
  'Hi, hier ist Lena von der Buchhaltung.',
  'Ich bin neu hier.',
  'Kurze Frage:',
  'Noch was:',
  'Wollte mal fragen,',
  'Weiß jemand,',
  'Nochmal zu den Zahlen:',
  'Laut deinen Daten:',
  'Mama fragt:',
  'Frage vom Tierarzt:',
  'Meine Frau will es genau wissen:',
  'Controlling:',
  'Für die Akten:',
  'Zur Vorbereitung der Prüfung:',
  'Fürs Steuerbüro,',
  'Wegen der Kontrolle morgen:',
  'Der Kontrolleur steht vor der Tür.',
  'Wir haben Besuch vom Amt, deswegen die Frage:',
  'Hab gerade den Tierarzt am Telefon,',
  'Mein Vater behauptet was anderes –',
  'Ich steh grad im Stall:',
  'Hast du eine Ahnung,',
  'Und',
  'Es eilt,',
  'Ich bin grad draußen,',
]
/** … and behind it: why, how the answer is wanted, that they do not know, how they close. */
const BEHIND = [
  ' Danke dir!',
  ' LG Hinnerk',
  ' Gruß, Anna',
  ' Mit freundlichen Grüßen\nB. Meyer',
  ' Bitte nur die Zahl.',
  ' Kurze Antwort reicht.',
  ', bitte kurz',
  ' (für den Steuerberater)',
  ' (brauche ich für den Antrag)',
  ' – der Tierarzt fragt',
  ', weil die Kammer das braucht',
  ', der Prüfer will das wissen',
  ' Ich brauch das bis morgen.',
  ' Ich find den Zettel nicht.',
  ' Mir fällt es nicht ein.',
  ', hab ich vergessen',
  ', weißt du das zufällig?',
  ', das müsste doch im System stehen',
  ' nach unseren Unterlagen?',
  ' aktuell?',
  ' Sitze an der Steuer.',
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

  const expectAnswers = async (around: (question: string) => string): Promise<void> => {
    for (const question of QUESTIONS) {
      const asked = around(question)
      const fact = await ask(withoutCourtesies(asked))
      expect(fact?.text, asked).toBe(answers.get(question))
    }
  }
  const bare = (question: string): string => question.replace(/\?$/u, '')
  const isSentence = (said: string): boolean => /^ \p{Lu}/u.test(said)

  it.each(BEFORE)('stands before it, and the answer is the same: „%s“', (said) =>
    expectAnswers((question) => `${said} ${question}`),
  )

  it.each(BEHIND)('stands behind it, and the answer is the same: „%s“', (said) =>
    expectAnswers((question) => `${isSentence(said) ? question : bare(question)}${said}`),
  )

  it.each([
    ['quoted', (question: string) => `„${question}“`],
    ['numbered', (question: string) => `1. ${question}`],
    ['marked', (question: string) => `**${question}**`],
    ['shouted', (question: string) => question.toUpperCase()],
  ])('is how it is written: %s', (_, written) => expectAnswers(written))

  it.each([
    'auf dem Zwirbelfeld',
    'von Zwirbelmann',
    'für die Zwirbel',
    'ohne Zwirbel',
    'außer Zwirbel',
    'beim Zwirbel',
    'statt Zwirbel',
    '(Zwirbel)',
    'auf dem zweiten Betrieb',
    'im Jahr 1997',
  ])('is not what narrows it to something nobody knows: „%s“', async (said) => {
    for (const question of QUESTIONS)
      for (const asked of [`${bare(question)} ${said}?`, `${said}: ${question}`]) {
        const fact = await ask(withoutCourtesies(asked))
        if (fact?.answered) expect(fact.text, asked).not.toBe(answers.get(question))
      }
  })

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
