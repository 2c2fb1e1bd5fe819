import type { Ids } from '../../core/shared/ports/ids.ts'

/** The milliseconds of the latest id and, behind them, 12 bits that count. */
let latest = 0n

/**
 * UUIDv7 (RFC 9562 §5.7), each greater than the one before: 48 bits of milliseconds, 12 that begin at random and count
 * within one (§6.2, method 1), then random bits.
 */
export const uuidV7Ids: Ids = {
  next<Id extends string>(): Id {
    const bytes = new DataView(crypto.getRandomValues(new Uint8Array(16)).buffer)
    // It begins in the lower half, to have room; past its end, and where the clock goes back, it counts on in the
    // milliseconds.
    const begun = (BigInt(Date.now()) << 12n) | BigInt(bytes.getUint16(6) & 0x7ff)
    latest = begun > latest ? begun : latest + 1n
    bytes.setBigUint64(0, ((latest >> 12n) << 16n) | 0x7000n | (latest & 0xfffn))
    bytes.setUint8(8, (bytes.getUint8(8) & 0x3f) | 0x80)
    const hex = [0, 8].map((at) => bytes.getBigUint64(at).toString(16).padStart(16, '0')).join('')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') as Id
  },
}
