import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import type { RuntimePackages } from './find-runtime.ts'
import type { ModelFolder } from './model-folder.ts'
import { poolTokens, toLengthOne, type TokenVectors } from './pool-tokens.ts'

// What of the two packages is used; they are not there where the types are checked.
interface Tensor extends TokenVectors {
  type: string
}
interface Session {
  inputNames: readonly string[]
  run(inputs: Record<string, Tensor>): Promise<Record<string, Tensor>>
}
interface OnnxRuntime {
  env: { logLevel?: string; wasm: { numThreads?: number } }
  InferenceSession: {
    create(path: string, options?: { externalData: { path: string; data: string }[] }): Promise<Session>
  }
  Tensor: new (type: 'int64', data: BigInt64Array, dims: number[]) => Tensor
}
interface Tokenizer {
  encode(text: string, options?: { add_special_tokens: boolean }): { ids: number[] }
}
interface Tokenizers {
  Tokenizer: new (tokenizer: unknown, config: unknown) => Tokenizer
}

/** Texts times the tokens of the longest: what one pass works on, so that its memory is bounded. */
const TOKENS_AT_ONCE = 4096

/** One vector of length 1 for each text, in their order. */
export type EmbedTexts = (texts: readonly string[]) => Promise<number[][]>

/** Loads a model, for the life of this process; throws what the runtime says where it cannot. */
export async function openModel(
  { folder, model, weights, pooling, mostTokens }: ModelFolder,
  runtime: RuntimePackages,
  threads: number,
): Promise<EmbedTexts> {
  const require = createRequire(import.meta.url)
  const onnx = require(runtime.onnx) as OnnxRuntime
  const { Tokenizer } = require(runtime.tokenizers) as Tokenizers
  onnx.env.logLevel = 'error'
  onnx.env.wasm.numThreads = threads
  const json = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, name), 'utf8'))
  const tokensOf = shortened(
    new Tokenizer(await json('tokenizer.json'), await json('tokenizer_config.json')),
    mostTokens,
  )
  // The graph knows its weights by the name of their file.
  const session = await onnx.InferenceSession.create(
    model,
    ...(weights === undefined ? [] : [{ externalData: [{ path: basename(weights), data: weights }] }]),
  )

  const pass = async (texts: readonly number[][]): Promise<number[][]> => {
    const width = Math.max(...texts.map(({ length }) => length))
    const filled = (of: (ids: number[], at: number) => number) =>
      new onnx.Tensor(
        'int64',
        BigInt64Array.from({ length: texts.length * width }, (_, at) =>
          BigInt(of(texts[Math.floor(at / width)]!, at % width)),
        ),
        [texts.length, width],
      )
    const known: Record<string, () => Tensor> = {
      input_ids: () => filled((ids, at) => ids[at] ?? 0),
      attention_mask: () => filled((ids, at) => (at < ids.length ? 1 : 0)),
      token_type_ids: () => filled(() => 0),
      position_ids: () => filled((_, at) => at),
    }
    const inputs = session.inputNames.map((name) => {
      if (!(name in known)) throw new Error(`the model asks for „${name}“, which a text does not have`)
      return [name, known[name]!()] as const
    })
    const lengths = texts.map(({ length }) => length)
    return vectorsOf(await session.run(Object.fromEntries(inputs)), lengths, pooling)
  }

  return async (texts) => {
    const vectors: number[][] = []
    // Those of like length go together, so that little is spent on filling up.
    const byLength = texts.map((text, place) => ({ place, ids: tokensOf(text) }))
    byLength.sort((one, other) => one.ids.length - other.ids.length)
    for (let from = 0; from < byLength.length;) {
      let end = from + 1
      while (end < byLength.length && (end + 1 - from) * byLength[end]!.ids.length <= TOKENS_AT_ONCE) end += 1
      const group = byLength.slice(from, end)
      for (const [index, vector] of (await pass(group.map(({ ids }) => ids))).entries())
        vectors[group[index]!.place] = vector
      from = end
    }
    return vectors
  }
}

/** What a text becomes, cut before the tokens that end it. */
function shortened(tokenizer: Tokenizer, most: number): (text: string) => number[] {
  const framed = tokenizer.encode('a').ids
  const last = tokenizer.encode('a', { add_special_tokens: false }).ids.at(-1)
  const behind = last === undefined ? 0 : framed.length - 1 - framed.lastIndexOf(last)
  return (text) => {
    const { ids } = tokenizer.encode(text)
    return ids.length <= most ? ids : [...ids.slice(0, most - behind), ...ids.slice(ids.length - behind)]
  }
}

function vectorsOf(outputs: Record<string, Tensor>, lengths: number[], pooling: ModelFolder['pooling']): number[][] {
  const tokens = outputs['last_hidden_state'] ?? outputs['token_embeddings']
  const found = tokens ?? outputs['sentence_embedding'] ?? Object.values(outputs)[0]
  if (found?.type !== 'float32') throw new Error(`the model gives ${found?.type ?? 'nothing'} instead of float32`)
  if (found.dims.length === 3) return poolTokens(found, lengths, pooling)
  const [count, size = 0] = found.dims
  if (found.dims.length !== 2 || count !== lengths.length)
    throw new Error('what the model gives are no vectors of texts')
  return lengths.map((_, text) =>
    toLengthOne(Array.from({ length: size }, (__, axis) => found.data[text * size + axis]!)),
  )
}
