import { createRequire } from 'node:module'
import { delimiter } from 'node:path'
import { OnnxModelError } from './onnx-model-error.ts'

/** Where the packages lie that run a model: the entry of each. */
export interface RuntimePackages {
  onnx: string
  tokenizers: string
}

/** What this has been tried with. Whoever runs no model of their own does not install 140 MB for it. */
const TRIED = { onnx: 'onnxruntime-web@1.30.0', tokenizers: '@huggingface/tokenizers@0.2.0' }

/**
 * Finds the packages beside our own and in the folders of NODE_PATH, without loading them.
 *
 * @throws OnnxModelError that says what to install, where one is missing
 */
export function findRuntime(folders = (process.env['NODE_PATH'] ?? '').split(delimiter)): RuntimePackages {
  const require = createRequire(import.meta.url)
  const find = (tried: string): string | undefined => {
    try {
      return require.resolve(tried.slice(0, tried.lastIndexOf('@')), {
        paths: [import.meta.dirname, ...folders.filter(Boolean)],
      })
    } catch {
      return undefined
    }
  }
  const [onnx, tokenizers] = [find(TRIED.onnx), find(TRIED.tokenizers)]
  if (onnx !== undefined && tokenizers !== undefined) return { onnx, tokenizers }
  throw new OnnxModelError(
    `Für ein Modell auf diesem Rechner fehlt ein Paket. Installiere es mit „npm install --no-save ${TRIED.onnx} ${TRIED.tokenizers}“.`,
  )
}
