import { createECDH } from 'node:crypto'
import { z } from 'zod'
import { MILLI_AKH } from '../../core/billing/index.ts'

export const url = () => z.url({ protocol: /^https?$/, error: 'braucht eine Adresse mit http oder https' })
export const list = () =>
  z.string().transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
export const oneOf = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.enum(names, { error: `braucht eines von ${names.join(', ')}` })
/** A whole number within bounds; `error` says what is allowed. */
export const whole = (least: number, most: number, error: string) =>
  z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error })
export const count = (preset: number) =>
  whole(1, Number.MAX_SAFE_INTEGER, 'braucht eine ganze Zahl ab 1').default(preset)
export const amount = (most: number, error: string) =>
  z.coerce.number({ error }).positive({ error }).max(most, { error })
/** A key of web push (RFC 8292) of so many bytes, in base64url without padding. */
export const vapidKey = (bytes: number) =>
  z
    .string()
    .transform((key) => key.replace(/=+$/, ''))
    .refine(
      (key) => /^[\w-]+$/.test(key) && Buffer.from(key, 'base64url').length === bytes,
      `braucht einen Schlüssel von ${bytes} Bytes in base64url`,
    )

/** What is wrong with a pair of keys of web push, if anything is. */
export function vapidFault(publicKey: string, privateKey: string): string[] {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
    if (pair.getPublicKey('base64url') === publicKey) return []
  } catch {
    // Some numbers are no private key.
  }
  return ['HOFKERN_VAPID_PUBLIC_KEY: gehört nicht zu HOFKERN_VAPID_PRIVATE_KEY.']
}

/** AKh with three places at most, as milli-AKh; `preset` is in milli-AKh. */
export const akh = (preset: number) => {
  const error = 'braucht eine Zahl von AKh ab 0 mit höchstens drei Stellen hinter dem Punkt, wie 0.1'
  return z.coerce
    .number({ error })
    .min(0, { error })
    .max(1000, { error })
    .multipleOf(1 / MILLI_AKH, { error })
    .transform((amount) => Math.round(amount * MILLI_AKH))
    .default(preset)
}
