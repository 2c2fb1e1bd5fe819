import { describe, expect, it } from 'vitest'
import { MemoryRowStore } from '../../../../adapters/memory/farm/memory-row-store.ts'
import { MemoryDatabase } from '../../../../adapters/memory/memory-database.ts'
import { uuidV7Ids } from '../../../../adapters/system/uuid-v7-ids.ts'
import { makeAnswerFromRows } from '../../../../core/farm/index.ts'
import { row, rowsOfStory } from '../../../../core/onboarding/example-row.ts'
import type { NamespaceId } from '../../../../core/shared/ids.ts'
import { newId } from '../../../builders/ids.ts'
import { noSynonyms } from '../../../builders/no-synonyms.ts'
import { askFarm, EXAMPLE_FARM } from './farms.ts'

const NOW = Date.parse('2026-05-20T10:00:00Z')

const STORY = [
  row('holdings', 'Hof', {
    name: 'Hof Wümmetal',
    street: 'Heidestraße 12',
    postcode: '27404',
    city: 'Musterfeld',
    registration_number: '033579990001',
    iban: 'DE02120300000000202051',
  }),
  row('people', 'Jonas', {
    name: 'Jonas Reimers',
    role: 'employee',
    task: 'Melken',
    hourly_rate_eur: 17.5,
    employed_from: '2019-03-01',
  }),
  row('people', 'Tom', { name: 'Tom Wax', employed_until: '2025-11-30' }),
  row('working_times', 'Montag', { date: '2026-05-18', person: 'Jonas Reimers', hours: 8.5 }),
  row('working_times', 'Dienstag', { date: '2026-05-19', person: 'Jonas Reimers', hours: 7 }),
]

async function farm() {
  const rows = new MemoryRowStore(new MemoryDatabase())
  const namespaceId = newId<NamespaceId>()
  await rows.add(rowsOfStory(STORY, new Map(), { namespaceId, ids: uuidV7Ids, now: NOW }))
  const clock = { now: () => NOW }
  const answers = makeAnswerFromRows({ pause: async () => {}, synonyms: noSynonyms, rows, clock })
  return { answers, namespaceId }
}

async function asked(question: string, inPerson: boolean) {
  const { answers, namespaceId } = await farm()
  return answers.answer({ namespaceId, question, inPerson })
}

/** What comes nearest, where everything does. */
async function nearestTo(question: string, inPerson: boolean) {
  const { answers, namespaceId } = await farm()
  return answers.nearest!({ namespaceId, question, inPerson }, (_, texts) => texts.map(() => 1))
}

describe('what is told to people alone', () => {
  it.each([
    ['Wo liegt unser Betrieb?', 'Heidestraße 12'],
    ['Wie sind die Koordinaten vom Hof?', 'Breite 53,3 °, Länge 9,28 °'],
    ['Haben wir eine Biogasanlage?', 'Nein'],
    ['Bekommen wir Mist von außerhalb?', 'Nein'],
    ['Wer ist bei uns für den Pflanzenschutz zuständig?', 'Hinnerk Behrens'],
  ])('tells a person of the example farm: „%s“', async (question, said) => {
    const ask = await askFarm(EXAMPLE_FARM)
    expect((await ask(question, { inPerson: true }))?.text).toContain(said)
  })

  it.each([
    ['Wie lautet unsere Registriernummer?', '033579990001'],
    ['Wie ist die IBAN vom Hof?', 'DE02'],
    ['Wie ist unsere Hofadresse?', 'Musterfeld'],
    ['i bräucht gschwind d Hofadress', 'Musterfeld'],
    ['Wie heißt unser Betrieb offiziell?', 'Hof Wümmetal'],
    ['Was macht der Jonas alles?', 'Melken'],
    ['Was verdient Jonas Reimers in der Stunde?', '17,5'],
    ['Was kriegt der Jonas die Stunde?', '17,5'],
    ['jonas kriegt was die stunde', '17,5'],
    ['wos kriagt da jonas in da stund', '17,5'],
    ['Welche Aufgaben hat Jonas Reimers?', 'Aufgabe Melken'],
    ['Wie viele Stunden hat Jonas am 18. und 19. Mai zusammen gearbeitet?', '15,5'],
    ['Wann war der letzte Arbeitstag von Tom Wax?', '30.11.2025'],
    ['Wer ist angestellt?', 'Jonas Reimers'],
    ['Wie viele Stunden hat Jonas im Mai gearbeitet?', '15,5'],
    ['Wer ist für das Melken zuständig?', 'Jonas Reimers'],
    ['Wer arbeitet nicht mehr hier?', 'Tom Wax'],
    ['Wer hat aufgehört?', 'Tom Wax'],
    ['Wann hat Tom Wax aufgehört?', '30.11.2025'],
    ['Wie viele Leute arbeiten bei uns?', 'Nicht mitgezählt, da ausgeschieden: 1'],
    ['Seit wann ist der Jonas da?', '01.03.2019'],
    ['Wie viele Stunden haben alle zusammen diese Woche?', 'zusammen 15,5'],
  ])('tells a person: „%s“', async (question, said) => {
    const fact = await asked(question, true)
    expect(fact?.answered).toBe(true)
    expect(fact?.text).toContain(said)
  })

  it('does not tell what somebody earns to who asks for something else', async () => {
    const fact = await asked('Was macht der Jonas alles?', true)
    expect(fact?.text).toContain('Aufgabe Melken')
    expect(fact?.text).not.toContain('17,5')
  })

  it.each(['Wie ist die IBAN vom Hof?', 'Was verdient Jonas Reimers?', 'Wie viele Stunden hat Jonas gearbeitet?'])(
    'tells no program: „%s“',
    async (question) => {
      expect((await asked(question, false))?.answered ?? false).toBe(false)
    },
  )

  it.each([
    ['Reimers kriegt was die Stund?', '17,5'],
    ['uns lange nummer vom betrieb mit 03', '033579990001'],
    ['iban hof wümmetal schnell', 'DE02'],
  ])('shows no program what comes near either: „%s“', async (question, said) => {
    expect((await nearestTo(question, true))?.text).toContain(said)
    expect(JSON.stringify((await nearestTo(question, false)) ?? '')).not.toContain(said)
  })
})
