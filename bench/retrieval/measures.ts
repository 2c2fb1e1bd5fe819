import type { System } from './systems.ts'

export interface Question {
  question: string
  answers: { text: string }[]
}

export interface Article {
  paragraphs: { context: string; qas: Question[] }[]
}

export interface Placed {
  article: number
  document: string
  context: string
  asked: Question
}

/** Uploads all and asks each question: where its paragraph ranks, and what the quotes hold. */
export const measureAnswers = async (system: System, articles: Article[], noise: string[]) => {
  const placed: Placed[] = []
  const texts = new Map<string, string>()
  const paragraphs = articles.flatMap((article, number) =>
    article.paragraphs.map((paragraph) => ({ number, ...paragraph })),
  )
  await system.upload(noise)
  const ids = await system.upload(paragraphs.map(({ context }) => context))
  for (const [index, { number, context, qas }] of paragraphs.entries()) {
    texts.set(ids[index] as string, context)
    for (const asked of qas) placed.push({ article: number, document: ids[index] as string, context, asked })
  }
  const counts = {
    first: 0,
    five: 0,
    reciprocal: 0,
    firstSource: 0,
    gold: 0,
    lost: 0,
    shown: 0,
    quotes: 0,
    notLiteral: 0,
  }
  const times: number[] = []
  for (const { document, asked } of placed) {
    const started = performance.now()
    const { answered, sources } = await system.ask(asked.question)
    times.push(performance.now() - started)
    const ranked = (await system.rank?.(asked.question)) ?? [...new Set(sources.map(({ documentId }) => documentId))]
    const rank = ranked.indexOf(document) + 1
    if (rank === 1) counts.first += 1
    if (rank >= 1 && rank <= 5) counts.five += 1
    if (rank >= 1 && rank <= 10) counts.reciprocal += 1 / rank
    if (answered && sources[0]?.documentId === document) counts.firstSource += 1
    if (!answered) counts.lost += 1
    if (!answered && sources.some(({ documentId }) => documentId === document)) counts.shown += 1
    if (answered && sources.some(({ quote }) => asked.answers.some(({ text }) => quote.includes(text))))
      counts.gold += 1
    counts.quotes += sources.length
    counts.notLiteral += sources.filter(
      ({ documentId, quote }) =>
        documentId !== null && texts.has(documentId) && !texts.get(documentId)?.includes(quote),
    ).length
  }
  return { placed, counts, times: times.sort((one, other) => one - other) }
}

/**
 * How many questions are refused while the article they belong to is away, and how many of these with nothing shown as
 * close.
 */
export const refusedWithout = async (
  system: System,
  articles: Article[],
  placed: Placed[],
): Promise<{ refused: number; nothingShown: number }> => {
  const counts = { refused: 0, nothingShown: 0 }
  for (const [without, { paragraphs }] of articles.entries()) {
    const questions = placed.filter(({ article }) => article === without)
    for (const document of new Set(questions.map((question) => question.document))) await system.remove(document)
    for (const { asked } of questions) {
      const { answered, sources } = await system.ask(asked.question)
      if (!answered) counts.refused += 1
      if (!answered && sources.length === 0) counts.nothingShown += 1
    }
    await system.upload(paragraphs.map(({ context }) => context))
  }
  return counts
}

/** The same with only five paragraphs of one article there: its own questions lost, the next article's refused. */
export const measureAlone = async (
  makeSystem: () => Promise<System>,
  articles: Article[],
): Promise<{ lost: number; refused: number; nothingShown: number }> => {
  const counts = { lost: 0, refused: 0, nothingShown: 0 }
  const questionsOf = (article: number): Question[] =>
    (articles[article % articles.length] as Article).paragraphs.flatMap(({ qas }) => qas)
  for (const [alone, { paragraphs }] of articles.entries()) {
    const system = await makeSystem()
    await system.upload(paragraphs.map(({ context }) => context))
    for (const { question } of questionsOf(alone)) if (!(await system.ask(question)).answered) counts.lost += 1
    for (const { question } of questionsOf(alone + 1)) {
      const { answered, sources } = await system.ask(question)
      if (!answered) counts.refused += 1
      if (!answered && sources.length === 0) counts.nothingShown += 1
    }
  }
  return counts
}
