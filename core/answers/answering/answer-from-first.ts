import type { Pause } from '../../shared/ports/pause.ts'
import type { Fact, FactSource } from '../ports/fact-source.ts'

/**
 * Several areas as one source: the first of them that has an answer, in their order; else what the first says that
 * understands the question. Of what they suggest that comes first which tells rows. Each reads the question anew;
 * between two of them other work has its turn.
 */
export const makeAnswerFromFirst = (sources: readonly FactSource[], pause: Pause): FactSource => ({
  async answer(request) {
    let understood: Fact | undefined
    for (const source of sources) {
      const fact = await source.answer(request)
      if (fact?.answered) return fact
      understood ??= fact
      await pause()
    }
    return understood
  },
  async suggest(request) {
    let suggestion: Fact | undefined
    for (const source of sources) {
      const fact = await source.suggest?.(request)
      if (fact && fact.rows.length > 0) return fact
      suggestion ??= fact
      await pause()
    }
    return suggestion
  },
  async nearest(request, rankTexts) {
    for (const source of sources) {
      const fact = await source.nearest?.(request, rankTexts)
      if (fact) return fact
    }
    return undefined
  },
  async rowsNear(request, rankTexts) {
    for (const source of sources) {
      const rows = await source.rowsNear?.(request, rankTexts)
      if (rows && rows.length > 0) return rows
    }
    return []
  },
  subjects: (inPerson) => sources.flatMap((source) => source.subjects?.(inPerson) ?? []),
})
