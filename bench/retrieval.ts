/**
 * How well questions find their passage, how well the quotes hold the answer, and how often „not in the documents“ is
 * said rightly: German XQuAD, each paragraph uploaded as a text file of its own, each question asked once; then again
 * without the article it belongs to.
 *
 * npm run bench:retrieval -- [--in-process] [--noise] [--xquad FILE]
 *
 * Asks the running service over HTTP, where the order of the sources counts as the ranking, also of those shown as
 * close; --in-process asks the core over memory. --noise adds the paragraphs of two statutes, which answer nothing.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readOfOthers } from './data-of-others.ts'
import { startHofkern } from './http/start-hofkern.ts'
import { measureAlone, measureAnswers, refusedWithout, type Article } from './retrieval/measures.ts'
import { inProcess, overHttp, type System } from './retrieval/systems.ts'

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

const statuteParagraphs = (): string[] => {
  const texts = ['DueV', 'TierSchNutztV'].map((name) => readOfOthers(`law/${name}.md`))
  return [...new Set(texts.flatMap((text) => text.split(/\n\n+/u)).filter((paragraph) => paragraph.trim().length > 2))]
}

const measure = async (
  makeSystem: () => Promise<System>,
  articles: Article[],
  noise: string[],
): Promise<Record<string, string>> => {
  const system = await makeSystem()
  const { placed, counts, times } = await measureAnswers(system, articles, noise)
  const without = await refusedWithout(system, articles, placed)
  const alone = await measureAlone(makeSystem, articles)
  const total = placed.length
  return {
    questions: String(total),
    'R@1': percent(counts.first, total),
    'R@5': percent(counts.five, total),
    'MRR@10': (counts.reciprocal / total).toFixed(3),
    'answered, first source right': percent(counts.firstSource, total),
    'answered, quotes contain the answer': percent(counts.gold, total),
    'answerable lost': percent(counts.lost, total),
    'of these the right source shown as close': `${counts.shown} of ${counts.lost}`,
    'unanswerable refused': percent(without.refused, total),
    'of all, with no source': percent(without.nothingShown, total),
    'answerable lost, one article alone': percent(alone.lost, total),
    'unanswerable refused, another article alone': percent(alone.refused, total),
    'of all, with no source, another article alone': percent(alone.nothingShown, total),
    'quotes per question': (counts.quotes / total).toFixed(2),
    'quotes not literal': String(counts.notLiteral),
    'ask p50': `${(times[Math.floor(total / 2)] ?? 0).toFixed(1)} ms`,
    'ask p99': `${(times[Math.floor(total * 0.99)] ?? 0).toFixed(1)} ms`,
  }
}

const { values } = parseArgs({
  options: {
    'in-process': { type: 'boolean', default: false },
    noise: { type: 'boolean', default: false },
    xquad: { type: 'string' },
  },
})
const text = values.xquad ? await readFile(values.xquad, 'utf8') : readOfOthers('retrieval/xquad-de-dev.json')
const { data } = JSON.parse(text) as { data: Article[] }
const noise = values.noise ? statuteParagraphs() : []
if (values['in-process']) console.table(await measure(async () => inProcess(), data, noise))
else {
  const service = await startHofkern()
  try {
    console.table(await measure(() => overHttp(service), data, noise))
  } finally {
    await service.stop()
  }
}
