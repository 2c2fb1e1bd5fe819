import type { Embedder } from '../../core/knowledge/index.ts'
import type { Figures, Work } from '../../core/shared/ports/figures.ts'
import type { Result } from '../../core/shared/result.ts'
import type { Models } from './open-models.ts'

/** The same models, each call counted with its time and how it ended. */
export function meteredModels(figures: Figures, { languageModel, rowReader, questionWriter, probe }: Models): Models {
  return {
    languageModel: {
      name: languageModel.name,
      open: (whenLeft) => {
        const turn = languageModel.open(whenLeft)
        return {
          draft: (prompt) => metered(figures, 'language_model', () => turn.draft(prompt)),
          rewrite: (prompt) => metered(figures, 'language_model', () => turn.rewrite(prompt)),
        }
      },
    },
    rowReader: { read: (prompt) => metered(figures, 'row_reader', () => rowReader.read(prompt)) },
    questionWriter: questionWriter && {
      write: (prompt) => metered(figures, 'question_writer', () => questionWriter.write(prompt)),
    },
    probe,
  }
}

export const meteredEmbedder = (figures: Figures, embedder: Embedder): Embedder => ({
  model: embedder.model,
  embed: (texts, kind) => metered(figures, 'embeddings', () => embedder.embed(texts, kind)),
})

async function metered<T, F extends { kind: string }>(
  figures: Figures,
  work: Work,
  call: () => Promise<Result<T, F>>,
): Promise<Result<T, F>> {
  const began = performance.now()
  const result = await call()
  void figures.add(work, result.ok ? 'ok' : result.val.kind, (performance.now() - began) / 1000)
  return result
}
