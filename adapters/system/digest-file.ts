import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { DigestFile } from '../../core/namespaces/index.ts'

export const digestFile: DigestFile = async (path) => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
