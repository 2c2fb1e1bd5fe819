import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The first words of every vocabulary here, by their ids. */
export const SPECIAL = ['[PAD]', '[UNK]', '[CLS]', '[SEP]']
const DIMENSIONS = 8

/**
 * A model folder as people export it: a WordPiece tokenizer over whole words, and a graph that looks up one vector for
 * each. Words of one group have the same vector, as synonyms nearly have; padding has a long one of its own, so that
 * whoever forgets the mask is found out.
 */
export function writeTinyModel(
  groups: readonly (readonly string[])[],
  more: Record<string, string | Uint8Array | object> = {},
  { weightsApart = false }: { weightsApart?: boolean } = {},
): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-model-'))
  const words = [...SPECIAL, ...groups.flat()]
  const vectors = [
    ...SPECIAL.map((_, index) => vectorOf(index === 0 ? 50 : index)),
    ...groups.flatMap((group, index) => group.map(() => vectorOf(index + 10))),
  ]
  const files = {
    'config.json': { model_type: 'bert', max_position_embeddings: 16, hidden_size: DIMENSIONS },
    'tokenizer_config.json': { tokenizer_class: 'BertTokenizer', model_max_length: 16 },
    'tokenizer.json': tokenizer(words),
    'onnx/model.onnx': lookUpModel(vectors, weightsApart),
    ...(weightsApart && { 'onnx/model.onnx_data': bytesOf(vectors) }),
    ...more,
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(
      join(folder, name),
      typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content),
    )
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A vector that points its own way; that of padding is the longest. */
export const vectorOf = (seed: number): number[] =>
  Array.from({ length: DIMENSIONS }, (_, axis) => Math.sin(seed * 12.9898 + axis * 78.233) * (seed === 50 ? 40 : 1))

const tokenizer = (words: readonly string[]) => ({
  version: '1.0',
  added_tokens: SPECIAL.map((content, id) => ({ id, content, special: true, normalized: false })),
  normalizer: {
    type: 'BertNormalizer',
    clean_text: true,
    handle_chinese_chars: true,
    lowercase: true,
    strip_accents: false,
  },
  pre_tokenizer: { type: 'BertPreTokenizer' },
  post_processor: {
    type: 'TemplateProcessing',
    single: [
      { SpecialToken: { id: '[CLS]', type_id: 0 } },
      { Sequence: { id: 'A', type_id: 0 } },
      { SpecialToken: { id: '[SEP]', type_id: 0 } },
    ],
    pair: [],
    special_tokens: Object.fromEntries(
      ['[CLS]', '[SEP]'].map((id) => [id, { id, ids: [SPECIAL.indexOf(id)], tokens: [id] }]),
    ),
  },
  decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
  model: {
    type: 'WordPiece',
    unk_token: '[UNK]',
    continuing_subword_prefix: '##',
    max_input_chars_per_word: 100,
    vocab: Object.fromEntries(words.map((word, id) => [word, id])),
  },
})

/** An ONNX model of one node: `last_hidden_state` holds the row of the table for each of `input_ids`. */
function lookUpModel(table: readonly number[][], weightsApart: boolean): Uint8Array {
  const shape = ['batch', 'sequence']
  const int64 = (name: string) => value(name, 7, shape)
  const graph = message([
    [
      1,
      message([
        [1, text('table')],
        [1, text('input_ids')],
        [2, text('last_hidden_state')],
        [4, text('Gather')],
      ]),
    ],
    [2, text('tiny')],
    [5, tensor('table', table, weightsApart)],
    [11, int64('input_ids')],
    [11, int64('attention_mask')],
    [11, int64('token_type_ids')],
    [12, value('last_hidden_state', 1, [...shape, DIMENSIONS])],
  ])
  return message([
    [1, 8],
    [7, graph],
    [8, message([[2, 17]])],
  ])
}

const bytesOf = (rows: readonly number[][]): Uint8Array => new Uint8Array(Float32Array.from(rows.flat()).buffer)

const tensor = (name: string, rows: readonly number[][], apart: boolean) =>
  message([
    [1, rows.length],
    [1, DIMENSIONS],
    [2, 1],
    [8, text(name)],
    ...(apart ? LIES_APART : [[9, bytesOf(rows)] as const]),
  ])

const value = (name: string, type: number, dimensions: readonly (string | number)[]) => {
  const shape = message(
    dimensions.map((size) => [1, message([typeof size === 'string' ? [2, text(size)] : [1, size]])]),
  )
  return message([
    [1, text(name)],
    [
      2,
      message([
        [
          1,
          message([
            [1, type],
            [2, shape],
          ]),
        ],
      ]),
    ],
  ])
}

const text = (letters: string): Uint8Array => new TextEncoder().encode(letters)

/** A message of Protocol Buffers: numbers go as varints, all else with its length. */
function message(fields: readonly (readonly [number, number | Uint8Array])[]): Uint8Array {
  const bytes = fields.flatMap(([field, content]) =>
    typeof content === 'number'
      ? [...varint(field << 3), ...varint(content)]
      : [...varint((field << 3) | 2), ...varint(content.length), ...content],
  )
  return Uint8Array.from(bytes)
}

function varint(number: number): number[] {
  const bytes = []
  for (; number > 127; number = Math.floor(number / 128)) bytes.push((number % 128) | 128)
  return [...bytes, number]
}

/** A tensor's `external_data` names the file beside the graph, `data_location` says that it lies there. */
const LIES_APART = [
  [
    13,
    message([
      [1, text('location')],
      [2, text('model.onnx_data')],
    ]),
  ],
  [14, 1],
] as const
