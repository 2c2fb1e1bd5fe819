import type { RuntimePackages } from './find-runtime.ts'
import type { ModelFolder } from './model-folder.ts'

/** What a model process is asked: `open` once, then texts, one list at a time. */
export type ModelTask =
  | { kind: 'open'; model: ModelFolder; runtime: RuntimePackages; threads: number }
  | { kind: 'embed'; texts: readonly string[] }

/** What it answers to each; `reason` is for whoever runs the service, in the words of the runtime. */
export type ModelMessage =
  { kind: 'opened' } | { kind: 'vectors'; vectors: number[][] } | { kind: 'failed'; reason: string }
