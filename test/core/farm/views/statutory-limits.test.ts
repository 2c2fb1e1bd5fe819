import { expect, it } from 'vitest'
import { birthReport, bvdTest } from '../../../../core/farm/views/statutory-limits.ts'

it('names the last day of the law, and the working day on which it still may be done', () => {
  expect(birthReport('2026-05-07')).toEqual({ on: '2026-05-14', why: expect.stringMatching(/erst am 15\.05\.2026$/u) })
  expect(birthReport('2026-05-13')).toEqual({ on: '2026-05-20', why: 'binnen sieben Tagen, § 28 ViehVerkV' })
  expect(bvdTest('2026-05-05')).toMatchObject({ on: '2026-06-05', why: expect.not.stringMatching(/erst am/u) })
  expect(bvdTest('2026-05-06')).toMatchObject({
    on: '2026-06-06',
    why: expect.stringMatching(/erst am 08\.06\.2026$/u),
  })
})
