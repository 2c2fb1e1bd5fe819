import { beforeAll, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import { askFarm, type Ask } from './farms.ts'

const cow = (name: string, values: object) =>
  row('animals', name, { name, species: 'cattle', sex: 'female', born_on: '2020-01-01', ...values })

let ask: Ask
beforeAll(async () => {
  ask = await askFarm([
    cow('Alma', { ear_tag: 'DE 03 900 00001' }),
    cow('Hexe', { tag_state: 'unreadable', born_on: '2024-05-02' }),
    cow('Mira', {
      ear_tag: 'DE 03 900 00002',
      born_on: '2026-05-01',
      bvd: 'negative',
      birth_reported_on: '2026-05-02',
    }),
  ])
})

it('an animal without a tag is told by its name', async () => {
  const answer = JSON.stringify(await ask('Welche Tiere haben keine Ohrmarke?'))
  expect(answer).toContain('Hexe')
  expect(answer).not.toContain('Alma')
})

it('and is nobody’s mother for want of one', async () => {
  const answer = JSON.stringify(await ask('Welches Tier heißt Mira?'))
  expect(answer).toContain('DE 03 900 00002')
  expect(answer).not.toContain('Hexe')
  const mothers = await ask('Welche Tiere haben die Mutter Hexe?')
  expect(JSON.stringify(mothers ?? {})).not.toContain('Mira')
})
