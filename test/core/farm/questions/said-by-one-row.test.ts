import { describe, expect, it } from 'vitest'
import { MemoryRowStore } from '../../../../adapters/memory/farm/memory-row-store.ts'
import { MemoryDatabase } from '../../../../adapters/memory/memory-database.ts'
import { uuidV7Ids } from '../../../../adapters/system/uuid-v7-ids.ts'
import { makeAnswerFromRows } from '../../../../core/farm/index.ts'
import { makeRankTexts } from '../../../../core/knowledge/answering/rank-texts.ts'
import { row, rowsOfStory } from '../../../../core/onboarding/example-row.ts'
import type { NamespaceId } from '../../../../core/shared/ids.ts'
import { newId } from '../../../builders/ids.ts'
import { noSynonyms } from '../../../builders/no-synonyms.ts'

const NOW = Date.parse('2026-05-20T10:00:00Z')

const STORY = [
  row('herds', 'Kühe', { name: 'Milchkühe', species: 'cattle' }),
  row('animals', 'Gerda', { name: 'Gerda', species: 'cattle', ear_tag: '276000390000007', note: 'Stützbeinlahm' }),
  row('animals', 'Frieda', { name: 'Frieda', species: 'cattle', ear_tag: '276000390000008', note: 'Kropfig' }),
  row('animals', 'Hilde', { name: 'Hilde', species: 'cattle', ear_tag: '276000390000009', note: 'Kropfig' }),
  row('contacts', 'Amt', {
    name: 'Untere Wasserbehörde',
    type: 'authority',
    note: 'Ansprechpartnerin Frau Dettmer; Parkplatz hinten',
  }),
  row('contacts', 'Nachbarin', { name: 'Ottilie Ehlers', type: 'person', note: 'Sohn in Bremen' }),
  row('plant_protection_products', 'Mittel', { name: 'Calaris', note: 'Nicht auf Drainflächen einsetzen' }),
  row('self_checks', 'Mäuse', {
    date: '2026-05-02',
    type: 'pest_control',
    subject: 'Köderboxen Kälberstall',
    result: '3 von 9 Boxen angefressen',
  }),
  row('machines', 'Fräse', { name: 'Umkehrfräse', type: 'other', note: 'Klinge 3 stumpf, Charge A44-2' }),
  row('people', 'Arne', { name: 'Arne Lohse', task: 'Melker', employed_until: '2025-11-30' }),
  row('fields', 'Wehrkamp', { name: 'Wehrkamp', area_ha: 4.2 }),
  row('work_items', 'Mulchen', {
    title: 'Gräben Wehrkamp mulchen',
    type: 'care',
    status: 'discarded',
    planned_from: '2026-04-15',
    note: 'Brutzeit, der Naturschutz war dagegen',
  }),
]

async function farm() {
  const rows = new MemoryRowStore(new MemoryDatabase())
  const namespaceId = newId<NamespaceId>()
  await rows.add(rowsOfStory(STORY, new Map(), { namespaceId, ids: uuidV7Ids, now: NOW }))
  const answers = makeAnswerFromRows({ pause: async () => {}, synonyms: noSynonyms, rows, clock: { now: () => NOW } })
  return (question: string) => answers.nearest!({ namespaceId, question, inPerson: true }, makeRankTexts(undefined))
}

const nearest = await farm()

describe('a question of which one row alone says every word', () => {
  it.each([
    ['Welches Rind ist stützbeinlahm?', 'Gerda', 'Notiz Stützbeinlahm'],
    ['stützbeinlahm welches tier', 'Gerda', 'Notiz Stützbeinlahm'],
    ['Wie heißt die Ansprechpartnerin bei der Wasserbehörde?', 'Wasserbehörde', 'Frau Dettmer'],
    ['Wo dürfen wir Calaris nicht einsetzen?', 'Calaris', 'Drainflächen'],
    ['Wie viele Köderboxen waren angefressen?', '02.05.2026', '3 von 9 Boxen'],
    ['Warum haben wir die Gräben am Wehrkamp nicht gemulcht?', 'Wehrkamp', 'Brutzeit, der Naturschutz war dagegen'],
    ['Welche 3. Klinge ist stumpf?', 'Umkehrfräse', 'Klinge 3 stumpf'],
  ])('is answered with the text that says it: „%s“', async (question, name, said) => {
    const fact = await nearest(question)
    expect(fact).toMatchObject({ answered: true })
    expect(fact!.text).toMatch(/^Am besten passt dazu, was hier eingetragen ist: /u)
    expect(fact!.text).toContain(name)
    expect(fact!.text).toContain(said)
    expect(fact!.rows).toHaveLength(1)
  })

  it.each([
    ['no name stands there', 'Wie heißt der Sohn von Ottilie Ehlers?'],
    ['no number stands there', 'Wie viele Söhne hat Ottilie Ehlers in Bremen?'],
    ['two rows say it', 'Welches Rind ist kropfig?'],
    ['a word is said by none', 'Welche Kuh ist vorne stützbeinlahm und blind?'],
    ['what is said is not denied there', 'Welche Köderboxen waren nicht angefressen?'],
    ['nobody is named who did it', 'Wer hat die Köderboxen angefressen?'],
    ['no reason stands there', 'Warum ist der Wehrkamp 4,2 Hektar groß?'],
    ['no note gives one', 'Warum hat Arne Lohse aufgehört?'],
    ['another time is asked for', 'Wie viele Köderboxen waren im März angefressen?'],
    ['nobody knows of what time it is', 'Welches Rind war im März stützbeinlahm?'],
    ['it counts to another', 'Welche 2. Klinge ist stumpf?'],
    ['it asks for what is reckoned', 'Welcher Anteil der Köderboxen war angefressen?'],
  ])('is no answer where %s', async (_, question) => {
    expect((await nearest(question))?.answered ?? false).toBe(false)
  })
})
