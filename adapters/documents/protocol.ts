import type { PictureProperties } from '../../core/media/index.ts'
import type { DocumentAnalysis, DocumentContext, DocumentToRead, TableFailure } from '../../core/sources/index.ts'
import type { ReadDocument } from '../../core/extraction/index.ts'
import type { ImportPlan, KindSlug } from '../../core/farm/index.ts'
import type { ReadLimits } from './limits.ts'
import type { PicturePage } from './picture-page.ts'

/** What is asked of a reader process; one task at a time. */
export type ReaderTask = { document: DocumentToRead; limits: ReadLimits } & (
  | { kind: 'read' }
  | { kind: 'analyse'; context: DocumentContext }
  | { kind: 'plan'; rowKind: KindSlug; today: string }
  | { kind: 'preview' }
  | { kind: 'picture' }
  | { kind: 'picture_page'; page: number }
)

/** What comes of a task, by its kind. */
export interface ReaderResults {
  read: ReadDocument
  analyse: DocumentAnalysis
  plan: ImportPlan
  preview: Uint8Array
  picture: PictureProperties
  picture_page: PicturePage
}

/** What a reader process says: `ready` once, then for each task any number of the next two and one of the last two. */
export type ReaderMessage =
  | { kind: 'ready' }
  | { kind: 'progress'; done: number; total: number }
  /**
   * A piece of a long text or list of the result, at the place that `path` names; long ones come in pieces, in order,
   * so that none holds up the process that takes it.
   */
  | { kind: 'piece'; path: readonly (string | number)[]; piece: string | readonly unknown[] }
  /** The result with those texts and lists left empty. */
  | { kind: 'done'; result: ReaderResults[ReaderTask['kind']] }
  | { kind: 'failed'; failure: TableFailure }

type Path = readonly (string | number)[]
type Piece = Extract<ReaderMessage, { kind: 'piece' }>

const MOST_LETTERS = 20_000
const MOST_ITEMS = 200

/** Takes long texts and lists out of a result, however deep they lie in it, and gives them in pieces. */
export function takeApart(result: object, give: (path: Path, piece: Piece['piece']) => void): void {
  const visit = (holder: object, path: Path) => {
    for (const [name, part] of Object.entries(holder) as [string, unknown][]) {
      const at = [...path, Array.isArray(holder) ? Number(name) : name]
      const isList = Array.isArray(part)
      const isPlain = typeof part === 'object' && part !== null && !ArrayBuffer.isView(part)
      if (isPlain && !(isList && typeof part[0] === 'number')) visit(part, at)
      const most = typeof part === 'string' ? MOST_LETTERS : MOST_ITEMS
      if (!(typeof part === 'string' || isList) || part.length <= most) continue
      for (let from = 0; from < part.length; from += most) give(at, part.slice(from, from + most))
      Reflect.set(holder, name, isList ? [] : '')
    }
  }
  if (!ArrayBuffer.isView(result)) visit(result, [])
}

/** Puts the pieces back where they were, the outer ones first. */
export function putTogether(result: object, pieces: readonly Piece[]): void {
  const texts = new Map<object, Map<string | number, string[]>>()
  for (const { path, piece } of pieces.toSorted((a, b) => a.path.length - b.path.length)) {
    const holder = path.slice(0, -1).reduce<unknown>((at, name) => Reflect.get(at as object, name), result) as object
    const name = path.at(-1)!
    if (typeof piece === 'string') {
      const ofHolder = texts.get(holder) ?? new Map<string | number, string[]>()
      texts.set(holder, ofHolder)
      ofHolder.set(name, ofHolder.get(name) ?? [])
      ofHolder.get(name)!.push(piece)
    } else for (const item of piece) (Reflect.get(holder, name) as unknown[]).push(item)
  }
  for (const [holder, parts] of texts) for (const [name, text] of parts) Reflect.set(holder, name, text.join(''))
}
