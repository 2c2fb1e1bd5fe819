import type { Result } from '../../shared/result.ts'
import type { LanguageModelFailure, Prompt } from './language-model.ts'

/** What a model wrote for a passage of the material, by its number; nothing of it is checked yet. */
export interface DraftQuestions {
  passage: number
  questions: string[]
}

/** A language model that writes questions which passages answer. */
export interface QuestionWriter {
  /** Ends within its own time limit; tries again by itself what may pass. Never throws for what the endpoint does. */
  write(prompt: Prompt): Promise<Result<{ passages: DraftQuestions[] }, LanguageModelFailure>>
}
