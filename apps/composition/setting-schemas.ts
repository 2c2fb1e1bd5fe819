import { z } from 'zod'

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
