import type { Actor } from '../access/index.ts'
import type { DocumentId } from '../shared/ids.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import type { SourceNotFound } from './delete-source.ts'
import type { Fach } from '../extraction/index.ts'
import type { SourceStore } from './ports/source-store.ts'
import { originalKey, previewKey, type Source } from './source.ts'

/** How long a signed address of an original or a preview works. */
export const URL_LIFETIME_SECONDS = 300

export interface SignedFile {
  source: Source
  url: string
  expiresAt: number
}

export type ReadSource = (actor: Actor, id: DocumentId) => Promise<Result<Source, SourceNotFound>>
export type ReadOriginalUrl = (actor: Actor, id: DocumentId) => Promise<Result<SignedFile, SourceNotFound>>
export type ReadPreviewUrls = (actor: Actor, ids: readonly DocumentId[]) => Promise<SignedFile[]>
export type FileSource = (actor: Actor, id: DocumentId, category: Fach) => Promise<Result<Source, SourceNotFound>>

export const makeReadSource =
  (deps: { sources: SourceStore }): ReadSource =>
  async (actor, id) => {
    const source = await deps.sources.shown(actor.namespaceId, id)
    return source ? Ok(source) : Err({ kind: 'source_not_found' })
  }

export const makeReadOriginalUrl =
  (deps: { sources: SourceStore; objects: ObjectStore }): ReadOriginalUrl =>
  async (actor, id) => {
    const source = await deps.sources.byId(actor.namespaceId, id)
    if (!source) return Err({ kind: 'source_not_found' })
    const signed = await deps.objects.signedUrl(originalKey(source), {
      filename: source.filename,
      contentType: source.contentType,
      lifetimeSeconds: URL_LIFETIME_SECONDS,
    })
    return Ok({ source, ...signed })
  }

/** Pictures of the sources that the caller can see and that have one, in the order asked for. */
export const makeReadPreviewUrls =
  (deps: { sources: SourceStore; objects: ObjectStore }): ReadPreviewUrls =>
  async (actor, ids) => {
    const sources = (await deps.sources.byIds(actor.namespaceId, ids)).filter((source) => source.hasPreview)
    return Promise.all(
      sources.map(async (source) => ({
        source,
        ...(await deps.objects.signedUrl(previewKey(source), {
          filename: `${source.title}.png`,
          contentType: 'image/png',
          lifetimeSeconds: URL_LIFETIME_SECONDS,
          inline: true,
        })),
      })),
    )
  }

/** A person's filing, which no later run changes. */
export const makeFileSource =
  (deps: { sources: SourceStore; clock: Clock }): FileSource =>
  async (actor, id, category) => {
    await deps.sources.file(actor.namespaceId, id, category, deps.clock.now())
    return makeReadSource(deps)(actor, id)
  }
