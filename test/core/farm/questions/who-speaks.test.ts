import { beforeAll, describe, expect, it } from 'vitest'
import { readMessage } from '../../../../core/knowledge/answering/message/read-message.ts'
import { makeFarmFacts } from '../../../../core/knowledge/answering/farm-facts.ts'
import type { NamespaceId } from '../../../../core/shared/ids.ts'
import { newId } from '../../../builders/ids.ts'
import { askFarm, EXAMPLE_FARM, type Ask } from './farms.ts'

const QUESTIONS = [
  'Wie groß ist das Moorstück?',
  'Wie viel Diesel ist noch da?',
  'Wie viele Kälber sind dieses Jahr geboren?',
  'Wann hat Alma gekalbt?',
  'Wie ist die Nummer vom Tierarzt?',
  'Wie hoch war die Zellzahl im April?',
  'Welche Rechnungen sind noch offen?',
  'Wann wurde auf dem Moorstück zuletzt gedüngt?',
  'An wen haben wir Gülle abgegeben?',
  'Welche drei Felder sind am größten?',
]

/** With „…“ for the question. */
const AROUND = [
  // Direct speech
  'Ich tanke gleich voll, sagt der Lehrling – …',
  'Der Zettel liegt noch auf dem Küchentisch, sagt meine Frau – …',
  'Das hat Zeit, ruft Opa aus der Werkstatt: …',
  '„Ich hab den Überblick verloren“, sagt mein Vater – …',
  'Meine Tochter fragt: „…“',
  '„…“, fragt der Azubi.',
  '…, will der Nachbar wissen.',
  'Die Naturschutzberaterin erkundigt sich: …',
  'Unser Steuerberater hakt nach: …',
  'Der Klauenpfleger möchte es vorher wissen: …',
  'Mein Enkel möchte das für die Schule wissen – …',
  'Die Kontrolleurin steht in der Tür und fragt: …',
  'Mein Mann sitzt neben mir und rechnet – …',
  'Der Nachbar meint, das stimmt nicht – …',
  // Who asks, and what he is at
  'Hier ist Jan von nebenan, ich schreibe gerade meine Aufzeichnungen – …',
  'Ich helfe meinem Vater beim Papierkram: …',
  'Ich vertrete den Chef im Büro: …',
  'Ich als Ehefrau mache heute das Onlinebanking: …',
  'Ich mache die Buchhaltung: …',
  'Ich hätte noch Bretter abzugeben, sagt ein Berufskollege – …',
  'Ich bin neu hier und kenne mich noch nicht aus: …',
  'Der Prüfer ist da. …',
  'Kurz vor Feierabend noch eine Frage vom Lehrling: …',
  'Für meinen Bericht fehlt mir noch eins: …',
  // Letters
  'Wir bitten um Mitteilung: …',
  'Im Rahmen der Prüfung bitten wir um Beantwortung folgender Frage: …',
  'Zur Vervollständigung unserer Akte: …',
  'Bezugnehmend auf unser Telefonat: …',
  'Bitte beantworten Sie uns folgende Frage: …',
  '… Bitte mit Datum.',
  '… Bitte Absender und Fristende.',
  '… Bitte mit Angabe der Quelle.',
  '… Um Mitteilung wird gebeten.',
  '… Wir danken für Ihre Mitwirkung.',
]

describe('who speaks around a question', () => {
  let ask: Ask
  const answers = new Map<string, string>()
  /** As the service asks rows: also without what is told before the question. */
  const { answer: askService } = makeFarmFacts(
    { answer: ({ namespaceId: _, ...request }) => ask(request.question, request) },
    [newId<NamespaceId>()],
    { inPerson: true },
  )
  beforeAll(async () => {
    ask = await askFarm(EXAMPLE_FARM)
    for (const question of QUESTIONS) answers.set(question, (await ask(question))!.text)
  })

  it.each(AROUND)('changes no answer: „%s“', async (around) => {
    for (const question of QUESTIONS) {
      const asked = readMessage(around.replace('…', question)).questions
      expect(asked, around).toHaveLength(1)
      expect((await askService({ question: asked[0]! }))?.text, around).toBe(answers.get(question))
    }
  })

  it.each([
    ['Auf dem Moorstück wurde gedüngt – wann?', 'Moorstück'],
    ['Ich stehe bei Alma – wann hat sie gekalbt?', 'Alma'],
    ['Ich bin Azubi und unsicher: Alma hat gekalbt – wann war das?', 'Alma'],
    ['Ich stehe auf dem Moorstück: wie groß ist es?', 'Moorstück'],
    ['Wir dreschen das Moorstück: wie groß ist die Fläche?', 'Moorstück'],
    ['Es geht um das Moorstück, sagt der Lehrling – wie groß ist es?', 'Moorstück'],
    ['Ich bin der Azubi und stehe auf dem Moorstück: wann wurde hier gedüngt?', 'Moorstück'],
  ])('loses nothing that says what is meant: „%s“', async (said, named) => {
    const facts = await Promise.all(readMessage(said).questions.map((question) => ask(question)))
    for (const fact of facts) if (fact?.answered) expect(fact.text, said).toContain(named)
    expect(readMessage(said).questions.join(' ')).toContain(named)
  })

  it.each([
    ['Ich sortiere die Briefe: welche sind noch offen?', 'Briefe'],
    ['Ich mache den Sammelantrag: bis wann ist die Frist?', 'Sammelantrag'],
    ['Welche Rechnungen gibt es? Bitte nur die überfälligen.', 'nur die überfälligen'],
    ['Wie viele Tiere haben wir? Bitte ohne die Kälber.', 'ohne die Kälber'],
    ['Schreibt das Veterinäramt, bis wann ich antworten muss?', 'Veterinäramt'],
    ['Welcher Betrag geht vom Konto, wenn ich zahle?', 'Betrag geht vom Konto'],
  ])('keeps what is meant in „%s“', (said, meant) => {
    expect(readMessage(said).questions).toEqual([expect.stringContaining(meant)])
  })

  it('is not named among what was not understood', async () => {
    const fact = await ask('Mein Enkel will die Oma im Stall streicheln – wie zwirbelt die älteste Kuh?')
    expect(fact?.text ?? '').not.toMatch(/enkel|oma|streicheln/iu)
  })
})
