import { generateKeyPairSync, sign } from 'node:crypto'

/** A certificate for 127.0.0.1 and localhost that signs itself, with its key (PEM): X.509 in DER (RFC 5280). */
export function certificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const toBeSigned = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    ECDSA_WITH_SHA256,
    LOCALHOST,
    sequence(time(Date.now() - DAY), time(Date.now() + 2 * DAY)),
    LOCALHOST,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(ALTERNATIVE_NAMES, CERTIFIES)),
  )
  const signature = sign('sha256', toBeSigned, { key: privateKey, dsaEncoding: 'der' })
  const whole = sequence(toBeSigned, ECDSA_WITH_SHA256, der(0x03, Buffer.of(0), signature))
  const lines = whole.toString('base64').match(/.{1,64}/g)!
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  }
}

const DAY = 86_400_000

/** A tag, the length of what follows, and what follows. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.of(tag, ...size), content])
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts)

const identifier = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'))

/** `YYMMDDHHMMSSZ` */
const time = (at: number): Buffer =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`))

const ECDSA_WITH_SHA256 = sequence(identifier('2a8648ce3d040302'))

const LOCALHOST = sequence(der(0x31, sequence(identifier('550403'), der(0x0c, Buffer.from('localhost')))))

const ALTERNATIVE_NAMES = sequence(
  identifier('551d11'),
  der(0x04, sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.of(127, 0, 0, 1)))),
)

const CERTIFIES = sequence(identifier('551d13'), der(0x04, sequence(der(0x01, Buffer.of(0xff)))))
