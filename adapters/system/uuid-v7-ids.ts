import { randomFillSync } from 'node:crypto'
import type { Ids } from '../../core/shared/ports/ids.ts'

/** UUIDv7 (RFC 9562 §5.7): 48 bits of milliseconds, then random bits. */
export const uuidV7Ids: Ids = {
  next<Id extends string>(): Id {
    const bytes = randomFillSync(Buffer.alloc(16))
    bytes.writeUIntBE(Date.now(), 0, 6)
    bytes[6] = (bytes[6]! & 0x0f) | 0x70
    bytes[8] = (bytes[8]! & 0x3f) | 0x80
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') as Id
  },
}
