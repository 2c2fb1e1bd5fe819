import type { Logger } from 'pino'
import { OpenAiEmbedder } from '../../adapters/llm/openai-embedder.ts'
import { PausingEmbedder } from '../../adapters/llm/pausing-embedder.ts'
import { systemClock } from '../../adapters/system/system-clock.ts'
import type { Embedder, EmbeddingFailure } from '../../core/knowledge/index.ts'
import { SettingsError, type Settings } from './settings.ts'

export interface Embeddings {
  embedder: Embedder
  /** Embeds one word; throws what went wrong. */
  probe(): Promise<void>
  close(): Promise<void>
}

/**
 * What places texts by their meaning, where it is configured. A model in a folder is looked at, and loaded with the
 * first text.
 *
 * @throws SettingsError where the folder holds no model, or the packages that run one are missing
 */
export async function openEmbedder({ embeddings: settings }: Settings, log: Logger): Promise<Embeddings | undefined> {
  if (!settings) return undefined
  const onFailure = (failure: EmbeddingFailure) => log.warn({ failure }, 'the embeddings failed')
  if ('folder' in settings) {
    const { OnnxEmbedder } = await import('../../adapters/onnx/onnx-embedder.ts')
    const { OnnxModelError } = await import('../../adapters/onnx/onnx-model-error.ts')
    const embedder = await OnnxEmbedder.open({ ...settings, onFailure }).catch((error: unknown) => {
      if (!(error instanceof OnnxModelError)) throw error
      throw new SettingsError(`HOFKERN_EMBEDDINGS_MODEL_DIR: ${error.message}`)
    })
    return {
      embedder: new PausingEmbedder(embedder, systemClock),
      probe: () => embedder.probe(),
      close: () => embedder.close(),
    }
  }
  const embedder = new OpenAiEmbedder({ ...settings, onFailure })
  return {
    embedder: new PausingEmbedder(embedder, systemClock),
    async probe() {
      const embedded = await embedder.embed(['Probe'], 'query')
      if (embedded.err) throw new Error(embedded.val.kind)
    },
    close: async () => {},
  }
}
