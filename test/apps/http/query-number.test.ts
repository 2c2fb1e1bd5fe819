import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { decimalNumber, wholeNumber } from '../../../apps/http/pipeline/query-number.ts'

describe('numbers in an address', () => {
  it.each(['1', '50', '200'])('takes %s', (text) => {
    expect(wholeNumber(1, 200).parse(text)).toBe(Number(text))
  })

  it.each(['1e1', '0x10', ' 5', '5 ', '', '+5', '5.5', '201', '0', '-1', 'Infinity', '٥', '1_0', '１'])(
    'refuses „%s“ as a whole number from 1 to 200',
    (text) => {
      expect(wholeNumber(1, 200).safeParse(text).success).toBe(false)
    },
  )

  it('takes decimals with a point and a sign, and nothing that reads otherwise', () => {
    expect(['-1.5', '0.25', '412'].map((text) => decimalNumber().parse(text))).toEqual([-1.5, 0.25, 412])
    expect(['1,5', '1e300', '.5', '1.', 'NaN'].filter((text) => decimalNumber().safeParse(text).success)).toEqual([])
  })

  it('is described as what it is', () => {
    expect(z.toJSONSchema(wholeNumber(1, 200), { io: 'input' })).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 200,
    })
  })
})
