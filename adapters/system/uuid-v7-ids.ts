import { randomFillSync } from 'node:crypto'
import type { Ids } from '../../core/shared/ports/ids.ts'

/** The milliseconds of the latest id and, behind them, 12 bits that count. */
let latest = 0n

/**
 * UUIDv7 (RFC 9562 §5.7), each greater than the one before: 48 bits of milliseconds, 12 that begin at random and count
 * within one (§6.2, method 1), then random bits.
 */
export const uuidV7Ids: Ids = {
  next<Id extends string>(): Id {
    const bytes = randomFillSync(Buffer.alloc(16))
    // It begins in the lower half, to have room; past its end, and where the clock goes back, it counts on in the
    // milliseconds.
    const begun = (BigInt(Date.now()) << 12n) | BigInt(bytes.readUInt16BE(6) & 0x7ff)
    latest = begun > latest ? begun : latest + 1n
    bytes.writeBigUInt64BE(((latest >> 12n) << 16n) | 0x7000n | (latest & 0xfffn))
    bytes[8] = (bytes[8]! & 0x3f) | 0x80
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') as Id
  },
}
