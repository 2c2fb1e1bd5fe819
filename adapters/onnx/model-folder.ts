import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { OnnxModelError } from './onnx-model-error.ts'
import type { Pooling } from './pool-tokens.ts'

/** A model as Hugging Face and optimum lay it out, and how it wants to be used. */
export interface ModelFolder {
  folder: string
  /** Names the space of its vectors: another model, tokenizer or pooling gets another name. */
  name: string
  /** The file with the graph. */
  model: string
  /** The file with its weights, where they lie apart, as those of large models do. */
  weights?: string
  megabytes: number
  pooling: Pooling
  /** What stands before a text, by what it is read as. */
  prefixes: Record<'passage' | 'query', string>
  /** Tokens that it reads of a text, those that frame it included. */
  mostTokens: number
}

const GRAPHS = ['onnx/model.onnx', 'model.onnx']
/** What attention costs grows with the square; a passage is shorter. */
const MOST_TOKENS = 512
/** Of a graph as much is looked at to tell it from another; a large one is read in seconds. */
const SAMPLE_BYTES = 1024 * 1024
const MEGABYTE = 1024 * 1024

const Config = z.object({
  _name_or_path: z.string().optional(),
  model_type: z.string().optional(),
  max_position_embeddings: z.number().optional(),
})
const TokenizerConfig = z.object({ model_max_length: z.number().optional() })
const SentenceConfig = z.object({ max_seq_length: z.number().nullish() })
const PoolingConfig = z.looseObject({ include_prompt: z.boolean().optional() })
const Prompts = z.object({ prompts: z.record(z.string(), z.string()).optional() })
const Modules = z.array(z.object({ type: z.string() }))

/**
 * Reads how a model wants to be used. Pooling is that of `1_Pooling/config.json`, else the mean; prefixes are the
 * `prompts` of `config_sentence_transformers.json` (`query`, and `passage` or `document`), else those of the e5 models
 * where one is named so, else none.
 *
 * @throws OnnxModelError that says what of the folder cannot be used
 */
export async function readModelFolder(folder: string): Promise<ModelFolder> {
  const config = await jsonOf(folder, 'config.json', Config)
  const tokenizerConfig = await jsonOf(folder, 'tokenizer_config.json', TokenizerConfig)
  await jsonOf(folder, 'tokenizer.json', z.looseObject({ model: z.object({ vocab: z.any() }) }))
  const sentences = await optionalJsonOf(folder, 'sentence_bert_config.json', SentenceConfig)
  const modules = await optionalJsonOf(folder, 'modules.json', Modules)
  const foreign = modules?.find(({ type }) => !/(?:^|\.)(?:Transformer|Pooling|Normalize)$/.test(type))
  if (foreign)
    throw new OnnxModelError(`modules.json nennt ${foreign.type}; so ein Modell kann Hofkern nicht benutzen.`)
  const pooling = poolingOf(await optionalJsonOf(folder, '1_Pooling/config.json', PoolingConfig))
  const prompts = (await optionalJsonOf(folder, 'config_sentence_transformers.json', Prompts))?.prompts ?? {}
  const { bytes, ...graph } = await graphOf(folder)
  const prefixes = prefixesOf(prompts, `${basename(folder)} ${config['_name_or_path'] ?? ''}`)
  // The positions of these models begin behind that of the padding.
  const positions = (config.max_position_embeddings ?? MOST_TOKENS) - (/roberta/.test(config.model_type ?? '') ? 2 : 0)
  const mostTokens = Math.min(
    MOST_TOKENS,
    positions,
    tokenizerConfig.model_max_length ?? MOST_TOKENS,
    sentences?.max_seq_length ?? MOST_TOKENS,
  )
  if (!(mostTokens >= 4)) throw new OnnxModelError('Nach seinen Einstellungen liest das Modell keine vier Token.')
  const digest = createHash('sha256')
    .update(await readFile(join(folder, 'tokenizer.json')))
    .update(JSON.stringify([bytes, pooling, prefixes, mostTokens]))
  for (const path of Object.values(graph)) for (const piece of await samplesOf(path)) digest.update(piece)
  const name = `${basename(folder)}@${digest.digest('hex').slice(0, 12)}`
  return { folder, name, ...graph, megabytes: bytes / MEGABYTE, pooling, prefixes, mostTokens }
}

function poolingOf(config: z.infer<typeof PoolingConfig> | undefined): Pooling {
  if (!config) return 'mean'
  // Older files have a switch for each kind, newer ones name it.
  const modes = Object.entries(config).flatMap(([name, value]) =>
    name === 'pooling_mode'
      ? [String(value)]
      : name.startsWith('pooling_mode_') && value === true
        ? [name.slice(13)]
        : [],
  )
  if (modes.length === 1 && config.include_prompt !== false) {
    if (modes[0] === 'mean' || modes[0] === 'mean_tokens') return 'mean'
    if (modes[0] === 'cls' || modes[0] === 'cls_token') return 'cls'
  }
  throw new OnnxModelError('1_Pooling/config.json verlangt anderes als mean oder cls; das kann Hofkern nicht.')
}

function prefixesOf(prompts: Record<string, string>, names: string): ModelFolder['prefixes'] {
  const passage = prompts['passage'] ?? prompts['document']
  if (prompts['query'] !== undefined || passage !== undefined)
    return { query: prompts['query'] ?? '', passage: passage ?? '' }
  return /(?:^|[^a-z0-9])e5(?:[^a-z0-9]|$)/i.test(names)
    ? { query: 'query: ', passage: 'passage: ' }
    : { query: '', passage: '' }
}

/** The files of the graph, and how many bytes they have together. */
async function graphOf(folder: string): Promise<Pick<ModelFolder, 'model' | 'weights'> & { bytes: number }> {
  for (const name of GRAPHS) {
    const model = join(folder, name)
    const found = await fileOf(model)
    if (!found) continue
    const weights = await fileOf(`${model}_data`)
    return weights
      ? { model, weights: `${model}_data`, bytes: found.size + weights.size }
      : { model, bytes: found.size }
  }
  throw new OnnxModelError(`In ${folder} fehlt ${GRAPHS.join(' oder ')}.`)
}

async function fileOf(path: string): Promise<Stats | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? found : undefined
}

async function samplesOf(path: string): Promise<Buffer[]> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const starts = [0, Math.floor(size / 2), Math.max(0, size - SAMPLE_BYTES)]
    const samples = starts.map((start) => file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, start))
    return (await Promise.all(samples)).map(({ buffer, bytesRead }) => buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

async function jsonOf<T>(folder: string, name: string, schema: z.ZodType<T>): Promise<T> {
  const found = await optionalJsonOf(folder, name, schema)
  if (found === undefined) throw new OnnxModelError(`In ${folder} fehlt ${name}.`)
  return found
}

async function optionalJsonOf<T>(folder: string, name: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const text = await readFile(join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw new OnnxModelError(`${join(folder, name)} lässt sich nicht lesen (${error.code}).`)
  })
  if (text === undefined) return undefined
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new OnnxModelError(`${join(folder, name)} ist nicht, was Hofkern dort erwartet.`)
  }
}
