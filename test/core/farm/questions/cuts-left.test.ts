import { beforeAll, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import { askFarm, type Ask } from './farms.ts'

const MEADOWS = ['Hauswiese', 'Wümmewiese', 'Kuhweide']

const planned = (cut: number, from: string, until: string) =>
  row('work_items', `${cut}. Schnitt geplant`, {
    type: 'harvest',
    title: `${cut}. Schnitt silieren`,
    status: 'planned',
    planned_from: from,
    planned_until: until,
    areas: MEADOWS.map((field) => ({ field, area_ha: 5 })),
  })

const done = (field: string) =>
  row(
    'work_items',
    `1. Schnitt ${field}`,
    { type: 'harvest', title: '1. Schnitt Silage', status: 'done', done_on: '2026-05-18' },
    { field_id: field },
  )

const delivery = (due_on: string) =>
  row('expected_jobs', `Kraftfutter ${due_on}`, {
    task: 'Kraftfutter liefern',
    amount: 8.3,
    unit: 't',
    due_on,
    status: 'expected',
  })

let ask: Ask
beforeAll(async () => {
  ask = await askFarm([
    ...MEADOWS.map((name) => row('fields', name, { name, area_ha: 5, use: 'grassland' })),
    planned(1, '2026-05-13', '2026-05-27'),
    planned(2, '2026-06-28', '2026-07-12'),
    done('Hauswiese'),
    done('Kuhweide'),
    delivery('2026-06-01'),
    delivery('2026-07-01'),
  ])
})

it.each([
  'eine wiese ist beim 1. schnitt noch offen oder? welche',
  'welche fläche fehlt noch beim ersten schnitt',
  'Welche Wiese harret noch des ersten Schnittes?',
  'Welche Grünlandfläche ist beim ersten Schnitt 2026 noch nicht gemäht?',
  'Welche Wiese muss beim ersten Schnitt dieses Jahr noch gemäht werden?',
  '1. Schnitt 2026 – was steht noch?',
  'Erster Schnitt: wo noch offen?',
  'Für welchen Schlag ist der erste Schnitt bislang nicht als erledigt erfasst?',
])('„%s“ is told the meadow that is left', async (question) => {
  const answer = await ask(question)
  expect(answer).toMatchObject({ answered: true })
  expect(answer!.text).toContain('Wümmewiese: 1. Schnitt nicht als erledigt eingetragen')
  expect(answer!.text).not.toMatch(/Hauswiese|Kuhweide/u)
})

it('of a cut that nobody has begun all are left', async () => {
  const answer = await ask('Welche Wiesen stehen beim zweiten Schnitt noch aus?')
  for (const meadow of MEADOWS) expect(answer?.text).toContain(`${meadow}: 2. Schnitt`)
})

it('deliveries of one thing that are awaited are told with what they come to', async () => {
  const answer = await ask('Wie viele Tonnen Kraftfutter sind bis Jahresende noch zu gewärtigen?')
  expect(answer?.text).toContain('Zusammen: 16,6 t.')
})

it.each([
  'Welche Wiese ist beim ersten Schnitt 2025 noch nicht gemäht?',
  'Welche Wiese von Meyer fehlt noch beim 1. Schnitt?',
])('„%s“ is not told what is left this year', async (question) =>
  expect((await ask(question))?.text ?? '').not.toContain('nicht als erledigt eingetragen'),
)
