import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { findRuntime } from '../../../adapters/onnx/find-runtime.ts'
import { readModelFolder } from '../../../adapters/onnx/model-folder.ts'
import { OnnxEmbedder } from '../../../adapters/onnx/onnx-embedder.ts'
import { OnnxModelError } from '../../../adapters/onnx/onnx-model-error.ts'
import { poolTokens } from '../../../adapters/onnx/pool-tokens.ts'
import { openApplication } from '../../../apps/composition/application.ts'
import { makeLog } from '../../../apps/composition/log.ts'
import { readSettings, SettingsError } from '../../../apps/composition/settings.ts'
import { openTestDatabase } from '../../test-database.ts'
import { writeTinyModel } from '../../stand-ins/tiny-model.ts'

const written: (() => unknown)[] = []
afterEach(async () => {
  for (const remove of written.splice(0)) await remove()
})

function folderWith(files: Parameters<typeof writeTinyModel>[1] = {}, missing?: string): string {
  const { folder, remove } = writeTinyModel([['gülle', 'jauche']], files)
  written.push(remove)
  if (missing) rmSync(join(folder, missing))
  return folder
}

describe('a folder with a model', () => {
  it.each(['config.json', 'tokenizer.json', 'tokenizer_config.json', 'onnx/model.onnx'])(
    'is refused where %s is missing',
    async (name) => {
      const refused = readModelFolder(folderWith({}, name))
      await expect(refused).rejects.toThrow(OnnxModelError)
      await expect(refused).rejects.toThrow(name)
    },
  )

  it.each<[string, Record<string, string | object>, string]>([
    ['a tokenizer that is no JSON', { 'tokenizer.json': 'version https://git-lfs' }, 'tokenizer.json'],
    ['a tokenizer without a vocabulary', { 'tokenizer.json': { model: {} } }, 'tokenizer.json'],
    ['a pooling of its own', { '1_Pooling/config.json': { pooling_mode: 'lasttoken' } }, '1_Pooling'],
    [
      'two poolings at once',
      { '1_Pooling/config.json': { pooling_mode_mean_tokens: true, pooling_mode_max_tokens: true } },
      '1_Pooling',
    ],
    [
      'prompts that do not count',
      { '1_Pooling/config.json': { pooling_mode: 'mean', include_prompt: false } },
      '1_Pooling',
    ],
    ['a further layer', { 'modules.json': [{ type: 'sentence_transformers.models.Dense' }] }, 'Dense'],
    ['no room for a token', { 'sentence_bert_config.json': { max_seq_length: 2 } }, 'Token'],
  ])('is refused with %s', async (_, files, why) => {
    await expect(readModelFolder(folderWith(files))).rejects.toThrow(why)
  })

  it('says how it wants to be used', async () => {
    const modules = [{ type: 'sentence_transformers.models.Transformer' }, { type: 'models.Pooling' }]
    expect(
      await readModelFolder(
        folderWith({
          'config.json': {
            model_type: 'xlm-roberta',
            max_position_embeddings: 514,
            _name_or_path: 'intfloat/e5-large',
          },
          'tokenizer_config.json': { model_max_length: 1e30 },
          'modules.json': modules,
        }),
      ),
    ).toMatchObject({
      pooling: 'mean',
      mostTokens: 512,
      prefixes: { query: 'query: ', passage: 'passage: ' },
    })
  })

  it('cannot be run without the packages, and says which to install', async () => {
    const refused = OnnxEmbedder.open({ folder: folderWith(), packages: ['/nowhere'] })
    await expect(refused).rejects.toThrow(
      /npm install --no-save onnxruntime-web@[\d.]+ @huggingface\/tokenizers@[\d.]+/,
    )
    expect(() => findRuntime([])).toThrow(OnnxModelError)
  })

  it.each([
    ['without the packages', () => folderWith(), 'npm install'],
    ['that is not there', () => '/nowhere', '/nowhere'],
  ])('stops the start with the name of the setting: one %s', async (_, folder, why) => {
    const database = await openTestDatabase()
    written.push(() => database.drop())
    const settings = readSettings({ DATABASE_URL: database.url, HOFKERN_EMBEDDINGS_MODEL_DIR: folder() })
    const started = openApplication(settings, makeLog('silent'))
    await expect(started).rejects.toThrow(SettingsError)
    await expect(started).rejects.toThrow(/^HOFKERN_EMBEDDINGS_MODEL_DIR: /)
    await expect(started).rejects.toThrow(why)
  })
})

describe('what a model says of tokens', () => {
  const two = { data: [3, 4, 1, 0, 9, 9, 0, 2, 5, 5, 7, 7], dims: [2, 3, 2] }

  it('becomes a vector of length 1, of the tokens that count', () => {
    expect(poolTokens(two, [2, 1], 'cls')).toEqual([
      [0.6, 0.8],
      [0, 1],
    ])
    const length = Math.hypot(4, 4)
    expect(poolTokens(two, [2, 1], 'mean')).toEqual([
      [4 / length, 4 / length],
      [0, 1],
    ])
  })

  it.each([[[0, 0]], [[Number.NaN, 1]], [[Number.POSITIVE_INFINITY, 1]]])(
    'is refused without a direction: %s',
    (data) => expect(() => poolTokens({ data, dims: [1, 1, 2] }, [1], 'mean')).toThrow('direction'),
  )
})
