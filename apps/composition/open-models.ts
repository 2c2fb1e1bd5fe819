import type { Logger } from 'pino'
import type { LanguageModel, LanguageModelFailure, QuestionWriter } from '../../core/knowledge/index.ts'
import type { RowReader } from '../../core/extraction/index.ts'
import { systemClock } from '../../adapters/system/system-clock.ts'
import type { Settings } from './settings.ts'

/** What a language model does here. */
export interface Models {
  languageModel: LanguageModel
  rowReader: RowReader
  questionWriter: QuestionWriter | undefined
  /** Asks for one token; throws what went wrong. */
  probe(): Promise<void>
}

/**
 * Loads the clients of the model hosts only where one is configured: they cost a quarter of a second and much memory.
 */
export async function openModels(
  { languageModel: settings, passageQuestions }: Settings,
  log: Logger,
): Promise<Models | undefined> {
  if (!settings) return undefined
  const [{ AiLanguageModel }, { AiRowReader }, { AiQuestionWriter }, { ModelEndpoint }] = await Promise.all([
    import('../../adapters/llm/ai-language-model.ts'),
    import('../../adapters/llm/ai-row-reader.ts'),
    import('../../adapters/llm/ai-question-writer.ts'),
    import('../../adapters/llm/model-endpoint.ts'),
  ])
  const onFailure = (failure: LanguageModelFailure, status: number | undefined) =>
    log.warn({ failure, status }, 'the language model failed')
  return {
    languageModel: new AiLanguageModel({ ...settings, onFailure }, systemClock),
    rowReader: new AiRowReader({ ...settings, onFailure }),
    questionWriter: passageQuestions ? new AiQuestionWriter({ ...settings, onFailure }) : undefined,
    probe: () => new ModelEndpoint(settings).probe(),
  }
}
