/** Text and how sure its character set is: `guessed` where neither a mark nor valid UTF-8 tells. */
export interface DecodedText {
  text: string
  encoding: string
  guessed: boolean
}

const SAMPLE_BYTES = 4_096

/**
 * Decodes by byte-order mark, as UTF-8 where the bytes are valid, as UTF-16 where the zero bytes lie like it, else by
 * `declared` or as Windows-1252.
 */
export function decodeText(bytes: Uint8Array, declared?: string): DecodedText {
  const marked = encodingOfMark(bytes)
  if (marked) return { text: new TextDecoder(marked).decode(bytes), encoding: marked, guessed: false }
  const wide = wideEncodingOf(bytes)
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: wide, guessed: true }
  const utf8 = tryDecode(bytes, 'utf-8')
  if (utf8 !== undefined) return { text: utf8, encoding: 'utf-8', guessed: false }
  const other = declared && !/^utf-?(8|16)/i.test(declared) ? tryDecode(bytes, declared) : undefined
  if (other !== undefined) return { text: other, encoding: declared as string, guessed: false }
  if (isMostlyUtf8(bytes)) return { text: new TextDecoder('utf-8').decode(bytes), encoding: 'utf-8', guessed: true }
  return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252', guessed: true }
}

/** The warning for a text whose character set was guessed, if it was. */
export function encodingWarnings(decoded: DecodedText): string[] {
  if (!decoded.guessed) return []
  const name = {
    'windows-1252': 'Windows-1252',
    'utf-8': 'UTF-8 mit Fehlern',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16',
  }[decoded.encoding]
  return [
    `Der Zeichensatz der Datei steht nicht fest; gelesen als ${name ?? decoded.encoding}. Umlaute und Sonderzeichen können falsch sein.`,
  ]
}

/**
 * Whether the start of the bytes cannot be text: control characters that no text has, in no encoding that is read here.
 */
export function looksBinary(bytes: Uint8Array): boolean {
  if (encodingOfMark(bytes) || wideEncodingOf(bytes)) return false
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  let odd = 0
  for (const byte of sample) {
    if (byte === 0) return true
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 26 && byte !== 27) odd += 1
  }
  return odd > sample.length / 100
}

function encodingOfMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return undefined
}

/** Latin text in UTF-16 has its zero bytes on one side only. */
function wideEncodingOf(bytes: Uint8Array): string | undefined {
  const length = Math.min(bytes.length, SAMPLE_BYTES) & ~1
  let even = 0
  let odd = 0
  for (let i = 0; i < length; i += 2) {
    if (bytes[i] === 0) even += 1
    if (bytes[i + 1] === 0) odd += 1
  }
  const most = (length / 2) * 0.7
  if (length >= 4 && odd > most && even === 0) return 'utf-16le'
  if (length >= 4 && even > most && odd === 0) return 'utf-16be'
  return undefined
}

function tryDecode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** A damaged or cut UTF-8 file still has nearly all of its high bytes in valid sequences. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  let sequences = 0
  let strays = 0
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i] as number
    if (byte < 0x80) continue
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 0
    let followers = 0
    while (followers < length - 1 && ((bytes[i + followers + 1] ?? 0) & 0xc0) === 0x80) followers += 1
    if (length > 0 && followers === length - 1) {
      sequences += 1
      i += followers
    } else strays += 1
  }
  return sequences > strays * 10
}
