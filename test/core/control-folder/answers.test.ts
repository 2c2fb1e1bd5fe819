import { noSynonyms } from '../../builders/no-synonyms.ts'
import { describe, expect, it } from 'vitest'
import { makeAnswerFromFindings } from '../../../core/control-folder/answers/answer-from-findings.ts'
import type { Picture } from '../../../core/farm/index.ts'
import { aFarmer } from '../../builders/farm.ts'
import { pictureOfStory } from '../../builders/story.ts'
import { pictureOf } from '../../builders/picture.ts'

const TODAY = '2026-05-20'
const { namespaceId } = aFarmer()
const STORY = pictureOfStory(namespaceId, TODAY)

const asked = (question: string, picture: Picture = STORY) =>
  makeAnswerFromFindings({
    farmPictures: { of: async () => picture },
    acknowledgements: { all: async () => [] },
    clock: { now: () => Date.parse(`${TODAY}T10:00:00Z`) },
    pause: async () => {},
    synonyms: noSynonyms,
  }).answer({ namespaceId, question })

describe('answers from findings', () => {
  it.each<[question: string, ...told: string[]]>([
    ['Welche Mängel habe ich?', '7 Mängel und 3 Hinweise', 'DüV § 10 (2)', '„Langer Kamp“'],
    ['Was würde ein Prüfer bei uns finden?', '7 Mängel'],
    ['Was fehlt mir für die Kontrolle?', '7 Mängel'],
    ['Habe ich gegen die Düngeverordnung verstoßen?', '2 Mängel und 1 Hinweis', 'Trag die Düngung mit Menge'],
    ['Was findet die Düngebehörde bei mir?', '06.03.2026'],
    ['Gibt es Verstöße beim Pflanzenschutz?', 'Plakette galt bis zum 31.12.2025', 'fehlt die Zulassungsnummer'],
    ['Was würde das Veterinäramt beanstanden?', 'DE 03 900 00043', 'DE 03 900 00041'],
    ['Welche Beanstandungen gibt es auf dem Langen Kamp?', 'GAPKondV § 18', 'DüV § 4 (4)'],
    ['Ist meine Fruchtfolge in Ordnung?', '1 Mangel', 'Silomais'],
    ['Was ist mit der Spritze nicht in Ordnung?', '31.12.2025'],
    ['Halte ich GLÖZ 7 ein?', '1 Mangel', 'Langer Kamp'],
    ['Sind die Antibiotika in Ordnung?', 'Ja, das ist eingehalten', 'TAMG § 55'],
    ['Hab ich irgendwo die Sperrfrist gerissen?', 'Dazu ist nichts zu beanstanden', 'Sperrfrist auf Ackerland'],
    ['Hab ich irgendeine Frist verpasst?', 'Frist war der 20.03.2026'],
    ['Welche Fristen laufen noch?', 'Die nächste Frist ist der 22.05.2026', '11.06.2026'],
    ['Welche Frist läuft als nächstes ab?', 'Die nächste Frist ist der 22.05.2026'],
    ['Was ist nur ein Hinweis und kein richtiger Verstoß?', '3 Hinweise:'],
    ['Wie viele Mängel sind es bei einer Kontrolle heute, die bloßen Hinweise nicht mitgezählt?', '7 Mängel'],
    ['Welche Mängel habe ich ohne die Hinweise?', '7 Mängel'],
    ['Was tu ich wegen dem 43er Kalb jetzt am besten?', 'Lass das Tier auf BVD untersuchen'],
    ['Muss ich mir wegen der Bodenprobe Sorgen machen?', '18.02.2025'],
    ['Ist die Ampel bei der Düngekontrolle grün?', 'Fachrechtskontrolle Düngung: rot.'],
    ['Welches Register ist nicht vollständig?', 'Angaben fehlen in', 'Prüfberichte Pflanzenschutzgeräte'],
    ['Muss ich beim 43er Kalb noch was machen?', 'Lass das Tier auf BVD untersuchen'],
    ['Hab ich zu viel gedüngt?', 'Stickstoffbedarf nicht überschritten'],
    [
      'Warum hat der Mais auf dem Langen Kamp weniger Bedarf, was wurde abgezogen?',
      '142 kg',
      'Gerechnet ist er so',
      'Nmin',
    ],
    ['Wie viel fehlt dem Moorstück noch bis zum vollen Bedarf (nach dem KAS)?', 'fehlen noch 100,5 kg'],
    [
      'Wie viel N darf ich auf dem Moorstück noch düngen?',
      'fehlen noch 100,5 kg',
      'im roten Gebiet',
      'um 20 % gekürzt',
      '134,4 kg, es fehlten noch 66,9 kg',
    ],
    // Of fields, animals, machines and people, in the words of every day.
    ['Was stimmt am Langen Kamp nicht?', 'GAPKondV § 18', 'DüV § 4 (4)', 'DüV § 3 (6)'],
    ['Gibts Ärger wegen dem 43er Kalb?', 'Nicht in Ordnung: 1 Mangel', 'BVDVV'],
    ['Welche Mängel gibt es beim Bergfeld?', 'Dazu ist nichts zu beanstanden', '„Bergfeld“'],
    ['Was ist mit der Anhängespritze los?', 'galt bis zum 31.12.2025'],
    ['Hinnerk Behrens, passt da was nicht?', 'Fortbildung im Pflanzenschutz'],
    ['Warum ist der Mais am Langen Kamp ein Problem mit der Fruchtfolge, und welcher Paragraf?', 'Silomais', '§ 18'],
    // What it asks for comes first.
    ['In welchem Gesetz steht das mit dem zu späten Aufschreiben vom Dünger?', 'Das regelt DüV § 10 (2).'],
    ['Bis wann war die alte Bodenprobe am Langen Kamp gültig?', 'Die Frist war der 18.02.2025.'],
    ['Bis wann muss das 43er Kalb auf BVD untersucht sein?', 'Die Frist'],
    ['Was muss ich wegen der Plakette an der Spritze tun?', 'Lass das Gerät prüfen'],
    ['Ist das mit der abgelaufenen Plakette ein Mangel oder bloß ein Hinweis?', 'Nicht in Ordnung: 1 Mangel'],
    ['Warum kann man das mit dem Phosphat vom Langen Kamp nicht ausrechnen?', 'Es fehlt der Ertrag von Silomais'],
    ['Was fehlt in der Spritzaufzeichnung vom Fungizid?', 'Zulassungsnummer'],
    ['Passt das mit den 170 Kilo?', 'Ja, das ist eingehalten', 'kg Stickstoff je Hektar', 'DüV § 6 (4)'],
    ['Wurde Hinterm Deich rechtzeitig eingearbeitet?', '50 Minuten', 'erlaubt sind 60'],
    ['Habe ich davon was quittiert, von den Mängeln?', 'Quittiert hast du davon nichts'],
    ['Ist der Deichacker rechtzeitig eingearbeitet worden, oder krieg ich da Ärger?', 'Ja, das ist eingehalten'],
    ['Welche Verstöße haben eine Frist, die schon abgelaufen ist?', '18.02.2025'],
    ['Was wirft mir der Prüfer beim Kalb 41 vor?', '10 Tage nach der Geburt'],
    ['Welches Gesetz verlangt die BVD-Untersuchung?', 'Das regelt BVDVV'],
    ['Wie viele Tage zu spät war die Düngung vom 6. März aufgeschrieben?', '19 Tage danach'],
    ['Auf welchem Feld haben wir die Fruchtfolge verletzt?', '„Langer Kamp“'],
    ['Halten wir beim Lagerraum die Vorgaben ein?', 'das reicht für'],
    ['Welche behördliche Frist endet als nächste?', 'Die nächste Frist ist der 22.05.2026, noch 2 Tage'],
    ['Wie viel Hinweise sind es neben den Mängeln?', '3 Hinweise:'],
    ['Warum lässt sich die Phosphatdüngung am Langen Kamp nicht nachrechnen?', 'Es fehlt der Ertrag von Silomais'],
    ['Was fehlt in der Spritzaufzeichnung vom 12.05.2026?', 'Zulassungsnummer'],
    ['Auf welches Gesetz stützt sich der Mangel mit dem Mais nach Mais?', 'Das regelt GAPKondV § 18'],
    ['Ist bei der Antibiotikameldung alles paletti?', 'Ja, das ist eingehalten'],
    ['Anlage 5 vom letzten Jahr, passt das?', 'Ja, das ist eingehalten', 'Nährstoffeinsatz 2025'],
    ['Sind die Wartezeiten gewahrt?', 'Ja, das ist eingehalten'],
    ['Wo steht drei Jahre in Folge die gleiche Frucht?', '„Langer Kamp“'],
    // What is left up to the need of a crop.
    ['Was darf der Mais hinterm Deich an N kriegen?', 'Der Bedarf ist 145 kg Stickstoff je Hektar'],
    ['Wie viel kg N je ha fehlen dem Raps nach der ersten Gabe noch bis zum Bedarf?', 'fehlen noch 99 kg', 'DüV § 3'],
    ['Wie viel Stickstoff fehlt dem Weizen am Moorstück noch?', 'Moorstück, Winterweizen', 'fehlen noch 100,5 kg'],
    ['Wie viel Stickstoff ist beim Raps auf dem Steinacker noch offen?', 'fehlen noch 99 kg'],
    // The books of an inspection.
    ['Welche Register sind für die Pflanzenschutzkontrolle unvollständig?', 'Prüfberichte Pflanzenschutzgeräte'],
    ['Was fehlt dem Veterinär noch an Unterlagen?', 'Registern sind nicht vollständig', 'BVD'],
    ['Welche Kontrollen sind rot?', 'Fachrechtskontrolle Düngung: rot'],
    ['Wie stehen wir bei der Wasserkontrolle da?', 'Wasserrechtliche Kontrolle (JGS, AwSV): grün.'],
    ['Warum ist die Ampel vom Pflanzenschutzdienst rot?', 'rot.', '– Mangel: Mit „Anhängespritze“', 'Zulassungsnummer'],
  ])('tell what is asked: %s', async (question, ...told) => {
    const fact = await asked(question)
    expect([question, fact?.answered, told.filter((words) => !fact?.text.includes(words))]).toEqual([
      question,
      true,
      [],
    ])
    expect(fact?.rows.every(({ id }) => id !== '')).toBe(true)
  })

  it('narrow to what is asked', async () => {
    expect((await asked('Gibt es Verstöße beim Pflanzenschutz?'))?.text).not.toMatch(/BVD|Silomais/)
    expect((await asked('Gibts Ärger wegen dem 43er Kalb?'))?.text).not.toMatch(/Silomais|00041/)
    expect((await asked('Was stimmt mit der Düngung vom 06.03.2026 nicht?'))?.text).not.toContain('Phosphat')
  })

  it('are of the year that the question names', async () => {
    const text = (await asked('Gab es 2025 Mängel?'))?.text
    expect(text).not.toContain('06.03.2026')
    expect(text).toContain('2025')
  })

  it('say that all is in order only where rules were judged', async () => {
    expect(await asked('Welche Mängel habe ich?', pictureOf({}))).toBeUndefined()
    const tidy = pictureOf({
      animals: [
        { species: 'cattle', ear_tag: '276000390000041', born_on: '2026-05-01', birth_reported_on: '2026-05-03' },
      ],
    })
    expect((await asked('Welche Mängel habe ich?', tidy))?.text).toMatch(/Mangel|Hinweis|nichts/)
  })

  it.each([
    'Wie viele Kühe habe ich?',
    'Wann kommt der Prüfer?',
    'Was kostet die Kontrolle?',
    'Welche Telefonnummer hat das Veterinäramt?',
    'Wann war die letzte Kontrolle?',
    'Wer hat die Spritze geprüft?',
    'Wie hoch ist die Strafe wegen der Bodenprobe?',
    'Bis wann ist Urlaub?',
    'Was stimmt an der Mühlenwiese nicht?',
    'Welche Kontrollen fressen Gras?',
    'Was darf die Kuh an Mais kriegen?',
    'Wie viel Phosphat fehlt dem Raps noch?',
    'Was käme 2027 auf das Moorstück bei der Öko-Regelung 2?',
  ])('leave to others what they cannot tell: %s', async (question) => {
    expect(await asked(question)).toBeUndefined()
  })
})
