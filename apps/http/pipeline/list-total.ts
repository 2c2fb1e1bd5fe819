import { z } from 'zod'

/** What every list takes, to say in `total` how many there are. */
export const counting = () =>
  z.enum(['true', 'false']).default('false').describe('true: says in `total` how many there are')

/** What it then says. */
export const total = () => z.int().optional().describe('How many there are in all pages; only with `count=true`')
