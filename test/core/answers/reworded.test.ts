import { describe, expect, it } from 'vitest'
import { harbour, type Ship } from './a-harbour.ts'

const SHIPS: Ship[] = [
  { name: 'Möwe', length_m: 12.5, home: 'Husum', flag: 'de', crew: 3, insured: true },
  { name: 'Nordstern', length_m: 80, home: 'Esbjerg', flag: 'dk', crew: 24, insured: false },
  { name: 'Albatros', length_m: 31, home: 'Husum', flag: 'de', crew: null, insured: true },
]
const { answer, subjects } = harbour(SHIPS, [
  { ship: 'Möwe', on: '2026-05-18' },
  { ship: 'Nordstern', on: '2026-04-02' },
])
const reworded = (from: string, to: string, question = to) =>
  answer({ namespaceId: 'harbour' as never, question, reworded: { from, to } })

describe('a question in other words', () => {
  it.each([
    ['Moin, mein Schwager fragt, wie viele Meter die Möwe hat', 'Wie lang ist die Möwe?', 'Möwe: Länge 12,5 m.'],
    ['wat för Scheep liggt in Husem?', 'Welche Schiffe liegen in Husum?', 'Schiffe („Husum“), 2:'],
    ['Kähne mit über 30,5 Metern?', 'Welche Schiffe haben eine Länge über 30,5?', 'Schiffe (Länge über 30,5 m), 2:'],
    ['Wer lief im April ein?', 'Welche Ankünfte gab es im April?', 'Nordstern, 2026-04-02'],
    ['die zwei dänischen Pötte: wie lang?', 'Wie lang sind die dänischen Schiffe?', 'Nordstern: Länge 80 m.'],
  ])('is answered as that: %s', async (from, to, text) => {
    const fact = await reworded(from, to)
    expect(fact).toMatchObject({ answered: true })
    expect(fact!.text).toContain(text)
  })

  it.each([
    ['a name that was not said', 'Wie lang ist unser größter Kahn?', 'Wie lang ist die Möwe?'],
    ['another name', 'Wie lang ist der Nordstern denn?', 'Wie lang ist die Möwe?'],
    ['no name, where one was said', 'Wie viele Pötte kommen nach Husum?', 'Wie viele Schiffe haben wir?'],
    ['another number', 'Kähne mit über 20 Metern?', 'Welche Schiffe haben eine Länge über 30,5?'],
    ['no number, where one was said', 'Welche Pötte mit mehr als 20 Metern?', 'Welche Schiffe haben wir?'],
    ['another time', 'Wer lief im April ein?', 'Welche Ankünfte gab es im Mai?'],
    ['no time, where one was said', 'Wer lief im April ein?', 'Welche Ankünfte gab es?'],
    ['a longer time', 'Wer lief am 18.05.2026 ein?', 'Welche Ankünfte gab es 2026?'],
  ])('is not answered with %s', async (_, from, to) => {
    expect(await answer({ namespaceId: 'harbour' as never, question: to })).toMatchObject({ answered: true })
    expect(await reworded(from, to)).toBeUndefined()
  })

  it('holds to what all its parts say together', async () => {
    const to = 'Wie lang ist die Möwe? Wie lang ist der Nordstern?'
    expect(await reworded('Möwe und Nordstern, wie viele Meter?', to, 'Wie lang ist die Möwe?')).toMatchObject({
      text: 'Möwe: Länge 12,5 m.',
    })
  })

  it('says only what is answered, and nothing of what is not entered', async () => {
    expect(await reworded('Wer lief im März ein?', 'Welche Ankünfte gab es im März?')).toBeUndefined()
  })
})

describe('a question alone, without what is told before it', () => {
  const alone = (told: string, question: string) =>
    answer({ namespaceId: 'harbour' as never, question, reworded: { from: `${told} ${question}`, to: question, told } })

  it.each([
    ['Der Kapitän will zum Überblick wissen, was los ist.', 'Welche Schiffe liegen in Husum?'],
    ['Die Möwe kennt hier jeder.', 'Wie lang ist die Möwe?'],
    ['Der Kutter kommt in die Werft.', 'Wie lang ist die Möwe?'],
    ['In Esbjerg liegt Eis, die dänischen warten.', 'Wie lang ist die Möwe?'],
    ['Nächste Woche kommt der Hafenmeister.', 'Welche Schiffe liegen in Husum?'],
  ])('is answered where it says itself what it is of: %s', async (told, question) => {
    expect(await alone(told, question)).toMatchObject({ answered: true })
  })

  it.each([
    ['a name', 'Die Möwe kennt hier jeder.', 'Wie lang sind die Schiffe?'],
    ['a class', 'Um die Kutter sorgt sich der Kapitän.', 'Wie lang sind die Schiffe?'],
    ['a value', 'Die dänischen kennt hier jeder.', 'Wie lang sind die Schiffe?'],
    ['a time', 'Im April war Sturm.', 'Welche Ankünfte gab es?'],
    ['a topic', 'Es geht um den Pott.', 'Wie lang sind die Schiffe?'],
    ['another topic', 'Es geht um den Nordstern.', 'Wie lang ist die Möwe?'],
    ['what it is of', 'Der Pott ist leck.', 'Wie lang?'],
  ])('is not answered where %s is told', async (_, told, question) => {
    expect(await alone(told, question)).toBeUndefined()
  })
})

it('tells what can be asked about', () => {
  expect(subjects!(true)).toEqual([
    {
      label: 'Schiffe',
      tells: ['Länge (m)', 'Besatzung', 'Heimathafen', 'Versichert', 'Flagge (dänisch, deutsch)'],
      sorts: ['Kutter'],
      examples: ['Wie lang ist die Möwe?'],
    },
    { label: 'Ankünfte', tells: ['Angelegt am', 'Schiff'], sorts: [], examples: [] },
  ])
})
