// Questions answered from two texts, with the core and the memory adapters alone.
import { MemoryPassageStore } from '../adapters/memory/knowledge/memory-passage-store.ts'
import { MemoryDatabase } from '../adapters/memory/memory-database.ts'
import { uuidV7Ids } from '../adapters/system/uuid-v7-ids.ts'
import type { Actor } from '../core/access/index.ts'
import { makeAnswerQuestion, makeIndexDocument } from '../core/knowledge/index.ts'
import type { DocumentId, NamespaceId, UserId } from '../core/shared/ids.ts'

const namespaceId = uuidV7Ids.next<NamespaceId>()
const farmer: Actor = { userId: uuidV7Ids.next<UserId>(), namespaceId, credential: { kind: 'session' } }

const passages = new MemoryPassageStore(new MemoryDatabase())
const indexDocument = makeIndexDocument({ passages })
const answerQuestion = makeAnswerQuestion({ passages, accounts: { namespacesOf: async () => [namespaceId] } })

const papers = {
  Pachtvertrag:
    'Verpächterin der Hauswiese ist Frau Ilse Brandt. Die Pacht beträgt 420 Euro je Hektar und ist am 1. November fällig.',
  Bodenuntersuchung: 'Der Langer Kamp enthält 22 mg Phosphat (CAL) je 100 g Boden. Der pH-Wert liegt bei 5,9.',
}
for (const [title, text] of Object.entries(papers)) {
  await indexDocument({
    namespaceId,
    documentId: uuidV7Ids.next<DocumentId>(),
    title,
    document: { pages: [{ number: 1, text, headings: [] }] },
  })
}

for (const question of [
  'Wem gehört die Hauswiese?',
  'Wie hoch ist die Pacht je Hektar?',
  'Wie ist der pH-Wert am Langen Kamp?',
  'Wann kommt der Tierarzt?',
]) {
  const { answer, answered } = await answerQuestion(farmer, { question })
  console.log(`${question}\n  ${answered ? answer : `(keine Antwort) ${answer}`}\n`)
}
