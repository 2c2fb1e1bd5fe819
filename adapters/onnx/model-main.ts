// The main file of a model process: loads one model, then embeds over the IPC channel, one list of texts at a time, and
// ends with the process that started it.
import { endWithParent } from '../system/end-with-parent.ts'
import { openModel, type EmbedTexts } from './open-model.ts'
import type { ModelMessage, ModelTask } from './protocol.ts'

let embed: EmbedTexts | undefined

const answer = (message: ModelMessage) => {
  process.send?.(message)
}

async function perform(task: ModelTask): Promise<void> {
  try {
    if (task.kind === 'open') {
      embed = await openModel(task.model, task.runtime, task.threads)
      answer({ kind: 'opened' })
    } else answer({ kind: 'vectors', vectors: await embed!(task.texts) })
  } catch (error) {
    answer({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  }
}

endWithParent()
process.on('message', (task: ModelTask) => void perform(task))
process.on('unhandledRejection', () => {})
