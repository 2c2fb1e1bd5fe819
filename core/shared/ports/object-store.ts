/** Keeps files by key: originals, previews, printed books. A key is a path of UUIDs and plain names. */
export interface ObjectStore {
  /** Takes the local file at `path` as the object's new content and leaves `path` to the caller; all or nothing. */
  putFile(key: string, path: string, contentType: string): Promise<void>
  put(key: string, content: Uint8Array, contentType: string): Promise<void>
  /**
   * Lends a local, read-only copy of the object to `work`; undefined, without calling it, if there is no such object.
   */
  withLocalCopy<T>(key: string, work: (path: string) => Promise<T>): Promise<T | undefined>
  has(key: string): Promise<boolean>
  /** Idempotent: removing what is not there succeeds. */
  remove(key: string): Promise<void>
  /** Keys under a prefix, in order, with the time of their last change (ms). */
  list(prefix: string): AsyncIterable<{ key: string; changedAt: number }>
  /** A URL that anyone may read the object with until it expires, saved under `filename`. */
  signedUrl(
    key: string,
    options: { filename: string; contentType: string; lifetimeSeconds: number; inline?: boolean },
  ): Promise<{ url: string; expiresAt: number }>
  /**
   * A URL to which anyone may put the object's content until it expires (ms), with `headers`: of exactly this type and
   * this length. Another put to it takes the place of the first.
   */
  uploadUrl(
    key: string,
    options: { contentType: string; sizeBytes: number; lifetimeSeconds: number },
  ): Promise<{ url: string; headers: Record<string, string>; expiresAt: number }>
  /** Throws when objects cannot be kept now. */
  check(): Promise<void>
}
