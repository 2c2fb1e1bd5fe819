import { createHash } from 'node:crypto'
import type { Digest } from '../../core/shared/ports/digest.ts'

export const digest: Digest = (content) => createHash('sha256').update(content).digest('hex')
