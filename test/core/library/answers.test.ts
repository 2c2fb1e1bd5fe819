import { describe, expect, it } from 'vitest'
import { aFarmer } from '../../builders/farm.ts'
import { libraryOfStory, pictureOfStory } from '../../builders/story.ts'

const TODAY = '2026-05-20'
const { namespaceId } = aFarmer()
const PICTURE = pictureOfStory(namespaceId, TODAY)
const { facts: FACTS } = libraryOfStory(PICTURE, TODAY)
const asked = (question: string) => FACTS.answer({ namespaceId, question })

describe('answers from the library', () => {
  it.each<[question: string, ...told: string[]]>([
    ['Welche Varianten hat der Düngeplan?', 'Angenommen ist noch keine Variante', '„Gülle zuerst“', 'Es fehlt noch:'],
    ['Was steht im Futterplan?', '„Maisbetont“', 'Futterkosten je Kuh und Tag', '€'],
    ['Was bekommen die Milchkühe nach dem Futterplan?', 'MJ NEL (GfE 2001)', 'Stallblatt Milchkühe', 'kg TM'],
    ['Was sagt der Anbauplan 2027 für Hinterm Deich?', 'GAPKondV § 18 (2)', '2027'],
    ['Warum kann ich den Anbauplan nicht annehmen?', 'Nicht möglich ist', 'Langer Kamp'],
    ['Wann muss ich laut Düngeplan auf der Hauswiese düngen?', '2. Gabe', '05.06.2026'],
    ['Was fehlt im Düngeplan für Bergfeld?', 'Es fehlt noch: Für „Bergfeld“ fehlt Nmin 2026'],
    ['Wie hoch ist mein Wechselanteil 2026?', '45,2 ha / 55 ha = 82,2 %', 'GAPKondV § 18 (2)'],
    ['Was steht im Weideplan?', 'Umtriebsweide', 'ha'],
  ])('tell what is asked, with the way of reckoning: %s', async (question, ...told) => {
    const fact = await asked(question)
    expect([question, fact?.answered, told.filter((words) => !fact?.text.includes(words))]).toEqual([
      question,
      true,
      [],
    ])
  })

  it.each<[question: string, ...told: string[]]>([
    ['Wie lange Bestandsbuch aufheben?', '5 Jahre', 'mindestens', 'THAMNV §§ 1, 2'],
    ['Wie lange muss ich die Düngedokumentation aufbewahren?', '7 Jahre', 'DüV'],
    ['wie lang muss ich das Spritzheft aufheben?', 'Pflanzenschutz-Aufzeichnungen: aufzubewahren', '3 Jahre'],
    ['Nach welchem Gesetz muss ich das Rinderregister führen?', 'Bestandsregister Rinder', 'ViehVerkV'],
    ['Wie lange muss ich die Pachtverträge behalten?', 'Pachtverträge und Pachtflächen: aufzubewahren'],
    ['Muss ich noch eine Stoffstrombilanz machen?', 'Nach 2024 muss keine mehr gemacht werden', '08.07.2025'],
  ])('tell how long and by which law something is kept: %s', async (question, ...told) => {
    const fact = await asked(question)
    expect([question, fact?.answered, told.filter((words) => !fact?.text.includes(words))]).toEqual([
      question,
      true,
      [],
    ])
  })

  it('rest on the rows that they are of', async () => {
    const { rows } = (await asked('Was bekommen die Milchkühe nach dem Futterplan?'))!
    expect(rows.map(({ kind }) => kind)).toEqual(['herds'])
  })

  it.each([
    'Wie viele Kühe habe ich?',
    'Was kostet der Weizen?',
    'Wer hat den Düngeplan unterschrieben?',
    'Habe ich einen Pachtvertrag?',
    'Zeig mir den Sammelantrag.',
  ])('leave to others what they cannot tell: %s', async (question) => {
    expect(await asked(question)).toBeUndefined()
  })
})
