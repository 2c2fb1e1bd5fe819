import { beforeAll, expect, it } from 'vitest'
import { askFarm, EXAMPLE_FARM, type Ask } from './farms.ts'

let ask: Ask
beforeAll(async () => void (ask = await askFarm(EXAMPLE_FARM)))

it.each([
  ['Wie viel Hektar bauen wir 2026 an?', '85', '!97,4'],
  ['Wie viel Hektar Silomais haben wir 2026?', '22,2', '!34,6'],
  ['Was steht 2026 auf Hinterm Deich?', 'Silomais'],
  ['Welche Felder haben keine Zwischenfrucht?', 'Bergfeld', '!Hinterm Deich'],
  ['Welche Zwischenfrüchte haben wir?', 'Hinterm Deich', 'Senf', '!Weidelgras'],
  ['Welche Zweitfrucht hatten wir 2024?', 'Bergfeld', 'Weidelgras', '!Senf'],
  ['Wann wurde die Zwischenfrucht auf Hinterm Deich gesät?', '26.08.2025', '!25.04.2026'],
  ['Wann wurde der Senf gesät?', '26.08.2025'],
  ['Welche Zwischenfrüchte sind Gründüngung?', 'Senf', '!Weidelgras'],
])('„%s“', async (question, ...told) => {
  const fact = await ask(question)
  expect(fact, question).toMatchObject({ answered: true })
  for (const words of told)
    if (words.startsWith('!')) expect(fact!.text).not.toContain(words.slice(1))
    else expect(fact!.text).toContain(words)
})

it.each(['Welche Untersaaten haben wir?', 'Welche Zweitfrucht hatten wir 2026?'])(
  '„%s“ is not told what there is of others',
  async (question) => expect((await ask(question))?.text ?? '').not.toMatch(/Senf|Weidelgras/),
)
