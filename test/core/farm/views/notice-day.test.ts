import { expect, it } from 'vitest'
import { noticeDay } from '../../../../core/farm/views/land/notice-day.ts'

it.each([
  ['Wird sie nicht spätestens ein Jahr vor dem Ende gekündigt, verlängert sie sich.', '2030-09-30', '2029-09-30'],
  ['ein Jahr zum Pachtende, schriftlich', '2027-09-30', '2026-09-30'],
  ['Sechs Monate vor Ablauf', '2027-08-31', '2027-02-28'],
  ['18 Monate vor Vertragsende', '2028-02-29', '2026-08-29'],
  ['2 Jahre zum Ende der Pachtzeit', '2030-12-31', '2028-12-31'],
  ['ein Jahr zum Ende des Pachtjahres', '2030-09-30', null],
  ['ein Jahr zum Martinstag', '2030-09-30', null],
  ['jährlich kündbar', '2030-09-30', null],
  ['ein Jahr vor dem Ende', null, null],
  [null, '2030-09-30', null],
])('„%s“ of a lease until %s: %s', (notice, until, day) => {
  expect(noticeDay(notice, until)).toBe(day)
})
