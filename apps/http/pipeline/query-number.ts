import { z } from 'zod'

/** A number as people write it in an address: no `1e3`, `0x10`, „ 5“ or empty text, which a conversion would take. */
const PLAIN_DECIMAL = /^-?\d{1,16}(?:\.\d{1,10})?$/

const plain = (value: unknown): unknown =>
  typeof value === 'string' && PLAIN_DECIMAL.test(value) ? Number(value) : value

export const wholeNumber = (least: number, most: number) => z.preprocess(plain, z.int().min(least).max(most))

export const decimalNumber = () => z.preprocess(plain, z.number())
