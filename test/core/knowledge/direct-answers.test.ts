import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { MemoryPassageStore } from '../../../adapters/memory/knowledge/memory-passage-store.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { makeAnswerQuestion, makeIndexDocument, type Answer } from '../../../core/knowledge/index.ts'
import { askedKindOf } from '../../../core/knowledge/answering/asked/asked-kind.ts'
import { confidenceOf } from '../../../core/knowledge/answering/quoting/confidence.ts'
import { valuesIn } from '../../../core/knowledge/answering/direct/values-in-text.ts'
import { monthsAskedFor, yearsAskedFor } from '../../../core/knowledge/ranking/years-asked-for.ts'
import type { Actor } from '../../../core/access/index.ts'
import type { DocumentId, NamespaceId, UserId } from '../../../core/shared/ids.ts'
import { runs } from '../../runs.ts'

const FARM = 'farm' as NamespaceId
const FARMER: Actor = { userId: 'farmer' as UserId, namespaceId: FARM, credential: { kind: 'session' } }

describe('what kind of thing a question asks for', () => {
  it.each([
    ['Was hat mich die Spritzerei gekostet?', 'money'],
    ['Wie hoch ist der Pachtpreis?', 'money'],
    ['Wann kommt der Tierarzt wieder?', 'day'],
    ['Bis wann muss das Heu vom Feld?', 'day'],
    ['Wie lange ist die Wartezeit?', 'duration'],
    ['Wie viele Kühe darf ich halten?', 'number'],
    ['Wie viele Tonnen hat der Weizen gebracht?', 'weight'],
    ['Wie weit muss ich vom Bach wegbleiben?', 'length'],
    ['Wie viel Prozent gehen ab?', 'share'],
    ['Wer zahlt den Schaden?', 'person'],
    ['Wo liegt der Schlag?', 'place'],
    ['Warum wurde gekürzt?', 'reason'],
    ['Was verlangt der Schmied fürs Ausschneiden?', 'money'],
    ['Was kriegen wir je Kilo fürs Jungvieh?', 'money'],
    ['Mindestpreis für die Gerste?', 'money'],
    ['Was passiert, wenn ich zu spät zahle?', 'other'],
    ['Welche Tierärztin war da?', 'person'],
    ['Bei welcher Versicherung ist das Dach?', 'person'],
    ['Welche Telefonnummer hat der Ring?', 'phone'],
    ['Darf ich dort mähen?', 'whether'],
    ['Was steht im Brief?', 'other'],
    ['Wie viel mussten wir der Werkstatt nachzahlen?', 'money'],
    ['Was zieht uns die Mühle für das Trocknen ab?', 'money'],
    ['Was muss ich für den Stier hinlegen?', 'money'],
    ['Wie viel Zins zahlen wir?', 'share'],
    ['Was für ein Zellgehalt war das?', 'number'],
    ['Wie war der Fettgehalt?', 'number'],
    ['An welche Tage kommt der Milchwagen?', 'day'],
    ['Von welchen Händlern haben wir Preise für den Schwader?', 'person'],
    ['Wovon ist die Welle gebrochen?', 'reason'],
    ['Was brauche ich, damit die Kasse zahlt?', 'other'],
    ['Was haben wir alles für den Zaun bekommen?', 'other'],
  ])('%s %s', (question, kind) => {
    expect(askedKindOf(question)).toBe(kind)
  })
})

describe('values in a text', () => {
  const TEXT =
    'Der Pachtzins beträgt jährlich 1.234,50 € je Hektar und ist spätestens bis zum 15. November 2025 zu zahlen. Herr Dr. Jan Meier prüft innerhalb von 14 Tagen auf 6 °C, 5 m Abstand und 12,5 % Feuchte.'

  it.each([
    ['money', ['jährlich 1.234,50 € je Hektar']],
    ['day', ['spätestens bis zum 15. November 2025']],
    ['duration', ['innerhalb von 14 Tagen']],
    ['temperature', ['6 °C']],
    ['length', ['5 m']],
    ['share', ['12,5 %']],
    ['other', []],
  ] as const)('%s', (kind, values) => {
    expect(valuesIn(TEXT, kind).map(({ start, end }) => TEXT.slice(start, end))).toEqual(values)
  })

  it('lie within the text, whatever it is', () => {
    const piece = fc.constantFrom(
      '1.234',
      ',5',
      ' €',
      ' bis ',
      '15.',
      ' März',
      'ein',
      ' Tage',
      'Herr ',
      'Ä',
      '\n',
      '|',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('')
        for (const kind of ['money', 'day', 'duration', 'number', 'person', 'place'] as const)
          for (const { start, end } of valuesIn(text, kind)) {
            expect(start).toBeLessThan(end)
            expect(text.slice(start, end)).toBe(text.slice(start, end).trimEnd())
          }
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('the years that a question names', () => {
  it.each([
    ['Was hat 2023 der Strom gebracht?', ['2023']],
    ['Wie viele Schweine im Juli 24?', ['2024']],
    ['Ende 24 oder 2025?', ['2024', '2025']],
    ['Was brachte der 24er Riesling?', ['2024']],
    ['Was kostet ein 12er Karton im Jahr 25?', ['2025']],
    ['Rechnung Nr. 2024/17, 24 Stück, am 3.4.24?', []],
  ])('%s', (question, years) => {
    expect(yearsAskedFor(question)).toEqual(years)
  })

  it.each(['November 2024', 'am 15.11.2024', '11/2024', '2024-11-03', '2024;November;12'])(
    'with a month: %s',
    (text) => {
      const of = (question: string): boolean[] => monthsAskedFor(question).map((month) => month.test(text))
      expect([of('Was war im November 24?'), of('Was war im Januar 2024?'), of('Was war 2024?')]).toEqual([
        [true],
        [false],
        [],
      ])
    },
  )
})

describe('confidence', () => {
  const signs = {
    quote: 1.5,
    lead: 0.3,
    rivals: 0.1,
    unknown: 0,
    measured: 0,
    year: 0.5,
    person: 0,
    number: 0,
    near: 0.3,
    other: 0,
    missing: 0.5,
    terms: 0,
    outcome: 0,
    length: 1.5,
  }

  it('falls with rivals and unknown nouns, and grows with what speaks for the quotes', () => {
    const before = confidenceOf(signs)
    for (const sign of ['quote', 'lead', 'year', 'near', 'terms', 'length'] as const)
      expect(confidenceOf({ ...signs, [sign]: signs[sign] + 0.2 }), sign).toBeGreaterThan(before)
    for (const sign of ['rivals', 'unknown', 'measured', 'person', 'number', 'other', 'missing', 'outcome'] as const)
      expect(confidenceOf({ ...signs, [sign]: signs[sign] + 0.2 }), sign).toBeLessThan(before)
  })
})

describe('a direct answer', () => {
  let ask: (question: string) => Promise<Answer>

  beforeEach(async () => {
    const passages = new MemoryPassageStore(new MemoryDatabase())
    const answer = makeAnswerQuestion({ passages, accounts: { namespacesOf: async () => [FARM] } })
    const index = makeIndexDocument({ passages })
    const texts = {
      'Bodenbefund 2021':
        'Befund der Bodenuntersuchung Hutewiese\n\n| Merkmal | Ergebnis | Gehaltsklasse |\n|---|---|---|\n| pH-Wert | 6,1 | C |\n| Phosphor | 12 mg | B |\n| Kalium | 8 mg | B |\n',
      Pachtvertrag:
        '## Pacht der Hauswiese\n\nVerpächterin ist Frau Irmgard Tietjen. **Die Pacht der Hauswiese beträgt 640 Euro je Hektar.** Der Vertrag über die Hauswiese endet am 30. September 2027.',
      Abrechnung:
        'Zuckerfabrik Nordheim\n\nPosten                      Menge        Betrag\nRüben, rein               412,8 t     15.892,80\nFrühlieferung                           120,00\n',
      Weidetagebuch:
        '05.08.2024;Egert;10;Umtrieb\n12.08.2024;Wacholderheide;62;Hüter krank\n19.08.2024;Kocherhang;56;Abtrieb\n',
      Ziegelei: `${'Die alte Ziegelei am Hang hat einen Schornstein aus gelbem Stein und einen Hof. '.repeat(3)}Der Brunnen der Ziegelei ist 38 Meter tief. ${'Im Keller der Ziegelei lagert Heu vom Hang, das die Nachbarn dort einlegen. '.repeat(4)}`,
      Molkerei: 'Die Molkerei holt die Milch an jedem zweiten Tag. Die Kühltemperatur liegt bei 6 °C.',
    }
    for (const [title, text] of Object.entries(texts))
      await index({
        namespaceId: FARM,
        documentId: title as DocumentId,
        title,
        document: { pages: [{ number: 1, text, headings: [] }] },
      })
    ask = (question) => answer(FARMER, { question })
  })

  it('stands before the quote that it is cut out of', async () => {
    const { answer, sources } = await ask('Wann endet der Vertrag über die Hauswiese?')
    expect(answer).toMatch(/^Am 30\. September 2027\.\n\nIn „Pachtvertrag“ steht \(.*Seite 1\): /u)
    expect(sources[0]!.quote).toContain('endet am 30. September 2027')
  })

  it('is the cell of a table with its row and column, and the row comes beside it', async () => {
    const { answer, table } = await ask('Welche Gehaltsklasse hat Phosphor?')
    expect(answer).toContain('Phosphor: Ergebnis 12 mg, Gehaltsklasse B')
    expect(table).toEqual({ columns: ['Merkmal', 'Ergebnis', 'Gehaltsklasse'], rows: [['Phosphor', '12 mg', 'B']] })
  })

  it('is read from a printed table by where its cells stand', async () => {
    const { answer, table } = await ask('Welcher Betrag steht in der Abrechnung für die Frühlieferung?')
    expect(answer).toContain('Frühlieferung: Betrag 120,00.')
    expect(table).toEqual({ columns: ['Posten', 'Menge', 'Betrag'], rows: [['Frühlieferung', '', '120,00']] })
  })

  it.each(['Wie hoch ist die Pacht der Hauswiese?', 'Welche Gehaltsklasse hat Phosphor?'])(
    'has no marks of the source in its prose: %s',
    async (question) => {
      const { answer, answered } = await ask(question)
      expect(answered).toBe(true)
      expect(answer).not.toMatch(/[#|]|\*\*/u)
    },
  )

  it('tells rows that go on from a passage before without taking the first of them for a heading', async () => {
    const { answer } = await ask('Was bemerkte der Hüter zur Wacholderheide?')
    expect(answer).toContain('12.08.2024, Wacholderheide, 62, Hüter krank.')
  })

  it('tells a long quote in part, and shows all of it', async () => {
    const { answer, sources } = await ask('Wie tief ist der Brunnen der Ziegelei?')
    expect(answer).toContain('Der Brunnen der Ziegelei ist 38 Meter tief.')
    expect(answer.length).toBeLessThan(520)
    expect(sources[0]!.quote.length).toBeLessThanOrEqual(500)
  })

  it('tells nothing of a second document beside it', async () => {
    const { answer } = await ask('Wie hoch ist die Pacht der Hauswiese?')
    expect(answer).toContain('640 Euro je Hektar')
    expect(answer).not.toContain('Molkerei')
  })
})
