import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { OnnxEmbedder, type OnnxEmbedderSettings } from '../../adapters/onnx/onnx-embedder.ts'
import { runContract } from '../contracts/run-contract.ts'
import { embedderContract } from '../contracts/knowledge/embedder-contract.ts'
import { startService } from '../e2e/start-hofkern.ts'
import { patience } from '../patience.ts'
import { vectorOf, writeTinyModel } from '../stand-ins/tiny-model.ts'

const PACKAGES = [join(import.meta.dirname, 'node_modules')]
const GROUPS = [
  ['gülle', 'jauche'],
  ['mist', 'dung'],
  ['query', 'passage'],
]
const [SLURRY, DUNG, PREFIX] = [vectorOf(10), vectorOf(11), vectorOf(12)]
const [CLS, SEP] = [vectorOf(2), vectorOf(3)]

const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

async function open(
  files: Parameters<typeof writeTinyModel>[1] = {},
  settings: Partial<OnnxEmbedderSettings> = {},
  layout: Parameters<typeof writeTinyModel>[2] = {},
): Promise<OnnxEmbedder> {
  const model = writeTinyModel(GROUPS, files, layout)
  opened.push(model.remove)
  const embedder = await OnnxEmbedder.open({
    folder: model.folder,
    packages: PACKAGES,
    queryMs: patience(20_000),
    ...settings,
  })
  opened.unshift(() => embedder.close())
  return embedder
}

/** The direction of the mean of vectors. */
function mean(...vectors: number[][]): number[] {
  const sum = vectors[0]!.map((_, axis) => vectors.reduce((total, vector) => total + vector[axis]!, 0))
  const length = Math.hypot(...sum)
  return sum.map((value) => value / length)
}
const near = (vector: number[]) => vector.map((value) => expect.closeTo(value, 5))

runContract(
  'Embedder: a model in a folder',
  embedderContract(async () => {
    const embedder = await open()
    return {
      embedder,
      alike: ['Gülle', 'Jauche'],
      unlike: 'Mist',
      breakOff: () => embedder.close(),
      close: () => {},
    }
  }),
)

describe('a model in a folder', () => {
  it('takes the mean of the tokens that a text has, and not what fills it up beside a longer one', async () => {
    const vectors = (await (await open()).embed(['Gülle', 'Gülle Mist Mist Mist'], 'passage')).unwrap()
    expect(vectors).toEqual([near(mean(CLS, SLURRY, SEP)), near(mean(CLS, SLURRY, DUNG, DUNG, DUNG, SEP))])
    for (const vector of vectors) expect(Math.hypot(...vector)).toBeCloseTo(1)
  })

  it.each([
    ['with a switch for each kind', { pooling_mode_cls_token: true, pooling_mode_mean_tokens: false }],
    ['by its name', { pooling_mode: 'cls' }],
  ])('takes the first token where its pooling says so, %s', async (_, pooling) => {
    const embedder = await open({ '1_Pooling/config.json': pooling })
    expect((await embedder.embed(['Gülle Mist'], 'query')).unwrap()).toEqual([near(mean(CLS))])
  })

  it('puts before a text what the model wants to be told, by its prompts or as e5 models do', async () => {
    const prompts = { prompts: { query: 'query Mist ', document: 'passage ' } }
    const prompted = await open({ 'config_sentence_transformers.json': prompts })
    expect((await prompted.embed(['Gülle'], 'query')).unwrap()).toEqual([near(mean(CLS, PREFIX, DUNG, SLURRY, SEP))])
    expect((await prompted.embed(['Gülle'], 'passage')).unwrap()).toEqual([near(mean(CLS, PREFIX, SLURRY, SEP))])
    const e5 = await open({
      'config.json': { _name_or_path: 'intfloat/multilingual-e5-small', max_position_embeddings: 16 },
    })
    const colon = vectorOf(1)
    expect((await e5.embed(['Gülle'], 'query')).unwrap()).toEqual([near(mean(CLS, PREFIX, colon, SLURRY, SEP))])
  })

  it('may have its weights in a file beside the graph', async () => {
    const embedder = await open({}, {}, { weightsApart: true })
    expect((await embedder.embed(['Gülle Mist'], 'passage')).unwrap()).toEqual([near(mean(CLS, SLURRY, DUNG, SEP))])
  })

  it('cuts a text that is too long before the token that ends it', async () => {
    const embedder = await open({ 'sentence_bert_config.json': { max_seq_length: 5 } })
    expect((await embedder.embed(['Gülle Mist Mist Gülle Gülle Gülle'], 'passage')).unwrap()).toEqual([
      near(mean(CLS, SLURRY, DUNG, DUNG, SEP)),
    ])
  })

  it('names its space by what makes the vectors, wherever the folder lies', async () => {
    const [one, same, other] = [
      await open(),
      await open(),
      await open({ '1_Pooling/config.json': { pooling_mode: 'cls' } }),
    ]
    const digestOf = ({ model }: OnnxEmbedder) => model.split('@')[1]
    expect(digestOf(one)).toMatch(/^[0-9a-f]{12}$/)
    expect(digestOf(same)).toBe(digestOf(one))
    expect(digestOf(other)).not.toBe(digestOf(one))
  })

  it('lets a question overtake the passages that wait', async () => {
    const embedder = await open()
    const ended: string[] = []
    await Promise.all([
      embedder
        .embed(
          Array.from({ length: 200 }, () => 'Mist'),
          'passage',
        )
        .then(() => ended.push('passages')),
      embedder.embed(['Gülle'], 'query').then(() => ended.push('question')),
    ])
    expect(ended).toEqual(['question', 'passages'])
  })

  it('ends what takes too long, and goes on with the next text', async () => {
    const limits = { embedMs: 1 }
    const embedder = await open({}, { limits })
    const failures: unknown[] = []
    for (let tries = 0; tries < 5; tries += 1) {
      const { ok, val } = await embedder.embed([Array.from({ length: 3000 }, () => 'Mist').join(' ')], 'passage')
      if (!ok) failures.push(val)
    }
    expect(failures).toContainEqual({ kind: 'timed_out' })
    limits.embedMs = 60_000
    expect((await embedder.embed(['Gülle'], 'query')).ok).toBe(true)
  })

  it('ends what takes too much memory', async () => {
    const embedder = await open({}, { limits: { memoryMegabytes: 10 } })
    expect((await embedder.embed(['Gülle'], 'passage')).val).toEqual({ kind: 'unreachable' })
  })

  it('lets a question wait no longer than its time', async () => {
    const embedder = await open({}, { queryMs: 1 })
    expect((await embedder.embed(['Gülle'], 'query')).val).toEqual({ kind: 'timed_out' })
  })

  it('tells whoever examines it what is wrong with a graph that cannot be loaded, and others only that it is', async () => {
    const failures: unknown[] = []
    const embedder = await open(
      { 'onnx/model.onnx': new Uint8Array([8, 8, 1, 2, 3]) },
      { onFailure: (failure) => failures.push(failure) },
    )
    await expect(embedder.probe()).rejects.toThrow(/model\.onnx: .+/)
    expect((await embedder.embed(['Gülle'], 'query')).val).toEqual({ kind: 'malformed' })
    expect(failures).toEqual([{ kind: 'malformed' }])
  })

  it('loads its graph from the folder itself, too, where there is no folder onnx', async () => {
    const model = writeTinyModel(GROUPS)
    opened.push(model.remove)
    renameSync(join(model.folder, 'onnx/model.onnx'), join(model.folder, 'model.onnx'))
    const embedder = await OnnxEmbedder.open({ folder: model.folder, packages: PACKAGES })
    opened.unshift(() => embedder.close())
    await expect(embedder.probe()).resolves.toBeUndefined()
  })
})

describe('a service with a model in a folder', () => {
  afterEach(() => {
    delete process.env['NODE_PATH']
  })

  it('finds a paper by another word for the same, and its doctor uses the model', async () => {
    const model = writeTinyModel([['zappelkraut', 'blaubart'], ['heu'], ['schlag']])
    opened.push(model.remove)
    process.env['NODE_PATH'] = PACKAGES.join()
    const service = await startService({ HOFKERN_EMBEDDINGS_MODEL_DIR: model.folder })
    opened.unshift(() => service.stop())
    const farm = await service.farm()
    for (const [index, text] of ['Blaubart', 'Heu', 'Schlag'].entries())
      expect((await farm.ingest(text, `${index}.txt`)).status).toBe('completed')
    const { userId, namespaceId } = (await service.application.access.findAccount(farm.email))!
    const actor = { userId, namespaceId, credential: { kind: 'session' as const } }
    const { passages } = await service.application.knowledge.searchPassages(actor, { text: 'Zappelkraut?', limit: 1 })
    expect(passages.map(({ passage }) => passage.text)).toEqual(['Blaubart'])
    expect(await service.application.operations.examineInstallation()).toContainEqual({
      part: 'embeddings',
      ok: true,
      detail: `das Modell in ${model.folder} hat geantwortet`,
      fix: null,
    })
  })

  it('starts with a graph that cannot be loaded, serves by words, and its doctor says what is wrong', async () => {
    const model = writeTinyModel([['heu']], { 'onnx/model.onnx': 'not a graph' })
    opened.push(model.remove)
    process.env['NODE_PATH'] = PACKAGES.join()
    const service = await startService({ HOFKERN_EMBEDDINGS_MODEL_DIR: model.folder })
    opened.unshift(() => service.stop())
    const farm = await service.farm()
    expect((await farm.ingest('Das Heu kostet 12 Euro.', 'heu.txt')).status).toBe('completed')
    const answer = await farm.call('POST', '/chat/ask', { json: { question: 'Was kostet das Heu?' } })
    expect(await answer.json()).toMatchObject({ answered: true })
    expect(await service.application.operations.examineInstallation()).toContainEqual({
      part: 'embeddings',
      ok: false,
      detail: expect.stringContaining('model.onnx'),
      fix: expect.stringContaining('HOFKERN_EMBEDDINGS_MODEL_DIR'),
    })
  })
})
