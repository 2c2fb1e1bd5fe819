import type { Embedder } from '../../../core/knowledge/index.ts'
import { equal, holds } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'

export interface OpenedEmbedder {
  embedder: Embedder
  /** Two texts that say the same to this model, and one that says something else. */
  alike: [string, string]
  unlike: string
  /** Takes away what it needs. */
  breakOff(): Promise<void>
  close(): unknown
}

const MANY = 300

/** What every Embedder promises. */
export const embedderContract = (open: () => Promise<OpenedEmbedder>): ContractCase[] =>
  casesOver(
    async () => {
      const opened = await open()
      const embed = async (texts: string[], kind: 'passage' | 'query' = 'passage') =>
        (await opened.embedder.embed(texts, kind)).unwrap()
      return { ...opened, embed }
    },
    {
      'names its space': async ({ embedder }) => holds(embedder.model.length > 0, 'a name'),
      'gives nothing for nothing': async ({ embed }) => equal(await embed([]), []),
      'gives one vector for each text, all of one length, each with a direction': async ({ embed, alike, unlike }) => {
        const vectors = await embed([...alike, unlike, ''])
        equal(vectors.length, 4)
        equal(new Set(vectors.map(({ length }) => length)).size, 1, 'the number of lengths')
        for (const vector of vectors) holds(norm(vector) > 0 && Number.isFinite(norm(vector)), 'a direction')
      },
      'keeps the order of the texts, however many there are': async ({ embed, alike: [one], unlike }) => {
        const texts = Array.from({ length: MANY }, (_, index) =>
          index % 7 === 0 ? unlike : one.repeat(1 + (index % 3)),
        )
        const vectors = await embed(texts)
        equal(vectors.length, MANY)
        const [alone] = await embed([unlike])
        for (const [index, vector] of vectors.entries())
          holds(cosine(vector, alone!) > 0.999 === (index % 7 === 0), `the place ${index}`)
      },
      'gives the same vectors for the same texts': async ({ embed, alike, unlike }) => {
        equal(await embed([...alike, unlike]), await embed([...alike, unlike]))
      },
      'lays a question nearest to what says the same': async ({ embed, alike: [one, other], unlike }) => {
        const [question] = await embed([one], 'query')
        const [same, different] = await embed([other, unlike])
        holds(cosine(question!, same!) > cosine(question!, different!), 'the order')
      },
      'takes a text that is longer than any model reads': async ({ embed, unlike }) => {
        equal((await embed([`${unlike} `.repeat(20_000)])).length, 1)
      },
      'says what kind of failure it was once it is gone, and throws nothing': async ({
        embedder,
        breakOff,
        unlike,
      }) => {
        await breakOff()
        const { ok, val } = await embedder.embed([unlike], 'query')
        holds(!ok && 'kind' in val, 'a failure')
      },
    },
  )

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, axis) => sum + value * other[axis]!, 0)
const norm = (vector: readonly number[]): number => Math.sqrt(dot(vector, vector))
const cosine = (one: readonly number[], other: readonly number[]): number => dot(one, other) / (norm(one) * norm(other))
