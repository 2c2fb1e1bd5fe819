import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askHarbour, harbour, type Ship } from './a-harbour.ts'
import { runs } from '../../runs.ts'

const SHIPS: Ship[] = [
  { name: 'Möwe', length_m: 12.5, home: 'Husum', flag: 'de', crew: 3, insured: true },
  { name: 'Nordstern', length_m: 80, home: 'Esbjerg', flag: 'dk', crew: 24, insured: false },
  { name: 'Albatros', length_m: 31, home: 'Husum', flag: 'de', crew: null, insured: true },
]
const ask = askHarbour(SHIPS, [
  { ship: 'Möwe', on: '2026-05-18' },
  { ship: 'Nordstern', on: '2026-04-02' },
])

describe('answers from the entries of any area', () => {
  it.each([
    ['Wie viele Schiffe haben wir?', 'Eingetragen sind 3 Schiffe: Albatros, Möwe und Nordstern.'],
    ['Wie lang ist die Möwe?', 'Möwe: Länge 12,5 m.'],
    ['Welche Kutter haben wir?', 'Möwe: Länge 12,5 m.'],
    [
      'Welche Schiffe haben eine Länge über 30,5?',
      'Schiffe (Länge über 30,5 m), 2:\n• Albatros: Länge 31 m\n• Nordstern: Länge 80 m',
    ],
    ['Welche dänischen Schiffe gibt es?', 'Nordstern: Länge 80 m.'],
    ['Wie viele Boote liegen in Husum?', 'Eingetragen sind 2 Schiffe („Husum“): Albatros und Möwe.'],
    ['Welches Schiff hat die höchste Länge?', 'Nordstern: Länge 80 m.'],
    ['Welches Schiff hat die größte Länge?', 'Nordstern: Länge 80 m.'],
    ['Welches Schiff hat die kleinste Besatzung?', 'Möwe: Besatzung 3.'],
    ['Was ist versichert von der Möwe?', 'Möwe: Versichert ja.'],
    ['Nordstern versichert?', 'Nordstern: Versichert nein.'],
    ['Haben wir deutsche Kutter?', 'Ja. Möwe: Flagge deutsch.'],
    [
      'Wo ist die Besatzung zu hoch?',
      'Nordstern: Besatzung 24. Nach der Hafenordnung höchstens 20 Matrosen. Bei Albatros ist dazu nichts eingetragen.',
    ],
    ['Welche Schiffe sind nicht versichert?', 'Nordstern: Länge 80 m.'],
    [
      'Was ist Nordstern?',
      'Nordstern: Länge 80 m. Dort steht auch: Besatzung 24, Heimathafen Esbjerg, Versichert nein, Flagge dänisch.',
    ],
    ['Wann hat die Möwe angelegt?', 'Möwe, 2026-05-18: Angelegt am 18.05.2026.'],
  ])('%s', async (question, text) => {
    expect((await ask(question))?.text).toBe(text)
  })

  it('says that there is none of what a register would hold, and only that nothing is entered of a log', async () => {
    expect(await askHarbour(SHIPS.slice(1))('Haben wir Kutter?')).toMatchObject({
      answered: true,
      text: 'Nein, eingetragen sind keine Kutter.',
    })
    expect(await ask('Wie viele Ankünfte gab es im März?')).toMatchObject({
      answered: false,
      text: 'Dazu ist nichts eingetragen: Ankünfte (ab 01.03.2026 bis 31.03.2026).',
    })
    expect(await ask('Wann hat Albatros angelegt?')).toMatchObject({ answered: false })
  })

  it.each([
    'Wie viele Kühe haben wir?',
    'Wie alt ist die Möwe?',
    'Darf die Möwe anlegen?',
    'Welches ist das größte Schiff?',
    'Wie viele rote Schiffe?',
    '',
  ])('says nothing where a word is left that no view explains: „%s“', async (question) => {
    expect(await ask(question)).toBeUndefined()
  })

  it('rests on the entries that it tells, each with its own words', async () => {
    expect((await ask('Welche dänischen Schiffe gibt es?'))!.rows).toEqual([
      { kind: 'Schiff', id: 'Schiff 1', title: 'Schiff: Nordstern', quote: 'Länge: 80 m · Flagge: dänisch' },
    ])
  })
})

describe('a question that is not understood', () => {
  const { suggest } = harbour(SHIPS)
  const suggestionTo = (question: string) => suggest!({ namespaceId: 'harbour' as never, question })

  it('is told which of its words is not, and what can be asked', async () => {
    expect(await suggestionTo('Ist die Möwe vom Schiff schnell und wendig?')).toMatchObject({
      text: expect.stringMatching(
        /verstehe ich „schnell“ und „wendig“ nicht\. Frag zum Beispiel: „Wie lang ist die Möwe\?“$/u,
      ),
      answered: false,
      rows: [],
    })
  })

  it('is told what is entered without the one word that nobody knows, as no answer', async () => {
    expect(await suggestionTo('Wie lang ist das Schiff Möwe backbords?')).toMatchObject({
      text: 'In einer Frage nach „Schiffe“ verstehe ich „backbords“ nicht. Ohne dieses Wort gelesen: Möwe: Länge 12,5 m.',
      answered: false,
      rows: [{ title: 'Schiff: Möwe' }],
    })
  })

  it('is told so without two words of many', async () => {
    expect((await suggestionTo('Wie lang ist das dänische Schiff Nordstern kieloben backbords?'))!.text).toMatch(
      /^In einer Frage nach „Schiffe“ verstehe ich „kieloben“ und „backbords“ nicht\. Ohne diese Wörter gelesen: /u,
    )
  })

  it.each([
    ['is understood', 'Wie lang ist die Möwe?'],
    ['has two unknown words of few', 'Wie lang ist die Möwe backbords achtern?'],
    ['says nothing without the word', 'Wo ist der Kompass?'],
    ['counts the word', 'Wie viele Kajüten hat das Schiff Möwe?'],
    ['has a number for the word', 'Wie lang ist das Schiff Möwe zwölf?'],
    ['denies the word', 'Welche dänischen Schiffe sind nicht kalfatert?'],
    ['says that there is none', 'Welche Schiffe mit einer Länge über 500 liegen kieloben?'],
  ])('is told no entries where it %s: „%s“', async (_, question) => {
    expect((await suggestionTo(question))?.rows ?? []).toEqual([])
  })

  it('is told so where each word is known and the view has no answer of that sort', async () => {
    expect(await suggestionTo('Wie viele Tage lang ist das Schiff Möwe?')).toMatchObject({
      text: 'Was du zu „Schiffe“ wissen willst, verstehe ich nicht. Frag zum Beispiel: „Wie lang ist die Möwe?“',
      answered: false,
      rows: [],
    })
  })

  it.each(['Wie viele Kühe haben wir?', 'Muss ein Schiff versichert sein?'])(
    'is told nothing where it is about something else or the law: „%s“',
    async (question) => {
      expect(await suggestionTo(question)).toBeUndefined()
    },
  )

  it.each(['Hilfe', 'Was kannst du?', 'hallo, was kannst du alles?'])(
    '„%s“ is told what can be asked',
    async (question) => {
      const fact = await ask(question)
      expect(fact).toMatchObject({ answered: true, rows: [] })
      expect(fact!.text).toContain('Wie lang ist die Möwe?')
    },
  )
})

describe('what is counted and added', () => {
  const ship = fc.record({
    name: fc.constantFrom('Möwe', 'Nordstern', 'Albatros', 'Seeadler'),
    length_m: fc.option(fc.integer({ min: 1, max: 400_000 }).map((cm) => cm / 1000)),
    home: fc.constantFrom('Husum', 'Esbjerg'),
    flag: fc.constantFrom('de', 'dk'),
    crew: fc.option(fc.integer({ min: 1, max: 40 })),
    insured: fc.option(fc.boolean()),
  })
  const fleet = fc.array(ship, { minLength: 1, maxLength: 30 })
  const german = (value: number): string => value.toLocaleString('de-DE', { maximumFractionDigits: 3 })
  const property = (check: (ships: Ship[], asked: ReturnType<typeof askHarbour>) => Promise<void>) =>
    fc.assert(
      fc.asyncProperty(fleet, (ships) => check(ships, askHarbour(ships))),
      { numRuns: runs(100) },
    )

  it('are as many as there are with the flag and the home', () =>
    property(async (ships, asked) => {
      let count = 0
      for (const { flag, home } of ships) if (flag === 'dk' && home === 'Husum') count += 1
      const fact = await asked('Wie viele dänische Schiffe liegen in Husum?')
      if (count > 1) expect(fact!.text).toContain(`Eingetragen sind ${count} Schiffe`)
      if (count === 1) expect(fact!.text).toContain('Eingetragen ist 1 (')
      if (count === 0) expect(fact?.text ?? '').not.toMatch(/Eingetragen (?:ist|sind) \d/)
    }))

  it('come to the sum of what is known', () =>
    property(async (ships, asked) => {
      const lengths = ships.map(({ length_m }) => length_m).filter((length) => length !== null)
      const fact = await asked('Wie viel Länge haben die Schiffe zusammen?')
      let millimetres = 0
      for (const length of lengths) millimetres += Math.round(length * 1000)
      if (lengths.length > 1) expect(fact!.text).toContain(`zusammen ${german(millimetres / 1000)} m (`)
      else expect(fact!.answered).toBe(lengths.length === 1)
    }))

  it('are those above a number, and those of which it is not known are named', () =>
    property(async (ships, asked) => {
      const above = ships.filter(({ length_m }) => length_m !== null && length_m > 100)
      const unknown = ships.filter(({ length_m }) => length_m === null)
      const fact = (await asked('Wie viele Schiffe haben eine Länge über 100?'))!
      if (above.length > 1) expect(fact.text).toContain(`Eingetragen sind ${above.length} Schiffe`)
      if (above.length > 0) expect(fact.text.includes('ist dazu nichts eingetragen')).toBe(unknown.length > 0)
      expect(fact.answered).toBe(unknown.length < ships.length)
    }))

  it('has the longest first, with all that equal it', () =>
    property(async (ships, asked) => {
      const longest = Math.max(...ships.map(({ length_m }) => length_m ?? -1))
      const fact = (await asked('Welches Schiff hat die höchste Länge?'))!
      expect(fact.answered).toBe(longest > 0)
      if (longest > 0)
        expect(fact.rows).toHaveLength(Math.min(10, ships.filter(({ length_m }) => length_m === longest).length))
    }))
})
