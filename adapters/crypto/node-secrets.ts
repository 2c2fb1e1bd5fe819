import { createHash, randomBytes } from 'node:crypto'
import type { Secrets } from '../../core/access/index.ts'

export const nodeSecrets: Secrets = {
  make: () => randomBytes(32).toString('base64url'),
  digest: (secret) => createHash('sha256').update(secret).digest('base64url'),
}
