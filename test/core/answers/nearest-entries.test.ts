import { describe, expect, it } from 'vitest'
import { nearestInHarbour, type Ship } from './a-harbour.ts'

const SHIPS: Ship[] = [
  { name: 'Möwe', length_m: 12.5, home: 'Husum', flag: 'de', crew: 3, insured: true },
  { name: 'Nordstern', length_m: 80, home: 'Esbjerg', flag: 'dk', crew: 24, insured: false },
  { name: 'Albatros', length_m: 31, home: 'Husum', flag: 'de', crew: null, insured: true },
]
const nearest = nearestInHarbour(SHIPS, [
  { ship: 'Möwe', on: '2026-05-18' },
  { ship: 'Möwe', on: '2026-04-02' },
])
const linesOf = async (question: string) => (await nearest(question))?.text.split('\n').slice(1)

describe('what comes nearest to a question that nothing answers', () => {
  it('is told with its kind and what it says, to be looked at, and never as an answer', async () => {
    expect(await nearest('Was macht die Nordstern kieloben?')).toEqual({
      text: 'Am nächsten kommt, was hier eingetragen ist; prüf bitte selbst, ob es dir hilft:\n• Schiffe, Nordstern: Länge 80 m, Besatzung 24, Heimathafen Esbjerg, Versichert nein, Flagge dänisch',
      answered: false,
      rows: [
        {
          kind: 'Schiff',
          id: 'Schiff 1',
          title: 'Schiff: Nordstern',
          quote: 'Länge: 80 m · Besatzung: 24 · Heimathafen: Esbjerg · Versichert: nein · Flagge: dänisch',
        },
      ],
    })
  })

  it('begins with what the question names, then what is of the kind that it asks for', async () => {
    expect(await linesOf('Besatzung Nordstern backbords?')).toEqual([
      '• Schiffe, Nordstern: Besatzung 24, Länge 80 m, Heimathafen Esbjerg, Versichert nein, Flagge dänisch',
    ])
  })

  it('is up to three rows, each less at length', async () => {
    expect(await linesOf('Boote Husum kieloben')).toHaveLength(2)
    expect(await linesOf('Boote kieloben')).toHaveLength(3)
  })

  it('is of the time that is asked for', async () => {
    expect(await linesOf('Möwe im April angekommen am Kai?')).toEqual([
      '• Ankünfte, Möwe, 2026-04-02: Angelegt am 02.04.2026',
    ])
  })

  it('answers where one row alone comes clearly nearest and holds a text, day or name that is asked for', async () => {
    expect(await nearest('Heimathafen der Nordstern backbords?')).toMatchObject({
      text: 'Am besten passt dazu, was hier eingetragen ist: Schiffe, Nordstern: Heimathafen Esbjerg, Länge 80 m, Besatzung 24, Versichert nein, Flagge dänisch.',
      answered: true,
    })
    expect(await nearest('Ich belade die Nordstern – wo ist der Heimathafen dafür backbords?')).toMatchObject({
      answered: false,
    })
    expect(await nearest('Wann kam die Albatros angeschwommen?')).toMatchObject({ answered: false })
  })

  it.each([
    ['another value than the one named, which is empty', 'Wo ist die Besatzung der Albatros backbords?'],
    ['a number', 'Länge der Nordstern backbords?'],
    ['what is compared', 'Welche Nordstern hat den größten Heimathafen backbords?'],
    ['what is denied', 'Heimathafen nicht der Nordstern backbords?'],
    ['what a verb asks for of which it tells nothing', 'Was kostet der Heimathafen der Nordstern?'],
    ['what is done to it', 'Heimathafen der Nordstern erdichtet?'],
    ['what is done with a verb that keeps its beginning', 'Heimathafen der Nordstern unterschrieben?'],
    ['one of several', 'Heimathafen dänischer und deutscher Boote?'],
  ])('answers not where it is asked for %s', async (_, question) => {
    expect((await nearest(question))?.answered ?? false).toBe(false)
  })

  it('tells what is long in short', async () => {
    const home = 'Husum an der Nordsee '.repeat(20).trim()
    const text = (await nearestInHarbour([{ ...SHIPS[0]!, home }])('Besatzung Möwe backbords'))!.text
    expect(text).toContain('Heimathafen Husum an der Nordsee Husum')
    expect(text).toContain(' …, Versichert ja')
    expect(text.length).toBeLessThan(400)
  })

  it('is not looked for to more than a question', async () => {
    expect(await nearest('Besatzung Möwe '.repeat(100))).toBeUndefined()
  })

  it('is nothing where too little of the question is said by any row', async () => {
    expect(await nearest('Welcher Möwe gefiel Wagners Lohengrin gestern Abend besser?')).toBeUndefined()
    expect(await nearest('Wer wird Weltmeister?')).toBeUndefined()
    expect(await nearest('')).toBeUndefined()
  })
})
