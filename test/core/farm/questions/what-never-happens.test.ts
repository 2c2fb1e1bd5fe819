import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ExampleRow } from '../../../../core/onboarding/example-row.ts'
import { row } from '../../../../core/onboarding/example-row.ts'
import { addDays } from '../../../../core/shared/time/days.ts'
import { germanDay } from '../../../../core/shared/german/write-german.ts'
import { runs } from '../../../runs.ts'
import { askFarm, TODAY } from './farms.ts'

const NUM_RUNS = runs(100)
const around = (days: number) => fc.integer({ min: -days, max: days }).map((distance) => addDays(TODAY, distance))
const yesOrNo = (text: string | undefined): string | undefined => /^(Ja|Nein)\b/u.exec(text ?? '')?.[1]
const check = <T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => Promise<void>) =>
  fc.assert(fc.asyncProperty(arbitrary, property), { numRuns: NUM_RUNS })

describe('a yes or a no', () => {
  const machine = (name: string, until: string | null) => row('machines', name, { name, badge_until: until })

  it('says of a badge on which side of today it ends, and never yes to both', () =>
    check(fc.option(around(400)), async (until) => {
      const ask = await askFarm([machine('Güllefass', until), machine('Drille', addDays(TODAY, 100))])
      const said = async (question: string) => yesOrNo((await ask(question))?.text)
      const [valid, ended, notValid] = [
        await said('Ist die Plakette vom Güllefass noch gültig?'),
        await said('Ist die Plakette vom Güllefass abgelaufen?'),
        await said('Ist die Plakette vom Güllefass nicht mehr gültig?'),
      ]
      const runsStill = until !== null && until >= TODAY
      expect(valid).toBe(until === null ? undefined : runsStill ? 'Ja' : 'Nein')
      expect(ended).toBe(until === null ? undefined : runsStill ? 'Nein' : 'Ja')
      expect(notValid).toBeUndefined()
    }))

  it('says of milk and meat what all treatments of the animal leave, and names the last day', () =>
    check(
      fc.array(fc.record({ last: around(20), hours: fc.integer({ min: 0, max: 20 }).map((days) => 24 * days) }), {
        minLength: 1,
        maxLength: 5,
      }),
      async (treatments) => {
        const animal = (name: string, tag: string) =>
          row('animals', name, { name, ear_tag: tag, species: 'cattle', sex: 'female', born_on: '2020-01-01' })
        const treated = (cow: string, index: number, last: string, hours: number) =>
          row(
            'treatments',
            `${cow} ${index}`,
            { date: last, last_dose_on: last, product: 'Mittel', withdrawal_milk_hours: hours },
            { animal_id: cow },
          )
        const ask = await askFarm([
          animal('Rosa', 'DE 09 100 00011'),
          animal('Lisl', 'DE 09 100 00012'),
          ...treatments.map(({ last, hours }, index) => treated('Rosa', index, last, hours)),
          treated('Lisl', 1, TODAY, 240),
        ])
        const blocked = treatments
          .filter(({ last, hours }) => hours > 0 && addDays(last, hours / 24) >= TODAY)
          .map(({ last, hours }) => addDays(last, hours / 24))
        const deliver = (await ask('Darf ich die Milch von Rosa abliefern?'))?.text
        const held = (await ask('Ist die Milch von Rosa gesperrt?'))?.text
        expect(yesOrNo(deliver)).not.toBe(blocked.length > 0 ? 'Ja' : 'Nein')
        if (blocked.length > 0) {
          expect(yesOrNo(deliver)).toBe('Nein')
          for (const day of blocked) expect(deliver).toContain(germanDay(day))
        }
        expect(yesOrNo(held)).not.toBe(blocked.length > 0 ? 'Nein' : 'Ja')
      },
    ))

  it('is not said of what is not the same for all that are meant', () =>
    check(fc.array(around(50), { minLength: 2, maxLength: 6 }), async (days) => {
      const ask = await askFarm(days.map((day, index) => machine(`Wagen ${index + 1}`, day)))
      const said = yesOrNo((await ask('Sind die Plaketten gültig?'))?.text)
      const valid = days.filter((day) => day >= TODAY).length
      expect(said).toBe(valid === days.length ? 'Ja' : valid === 0 ? 'Nein' : undefined)
    }))
})

describe('the oldest and the newest', () => {
  const field = (name: string, day: string): ExampleRow =>
    row('fields', name, { name, area_ha: 5, use: 'arable', soil_sampled_on: day })

  it('are never taken for each other', () =>
    check(
      fc.uniqueArray(
        around(3000).map((day) => addDays(day, -3001)),
        { minLength: 2, maxLength: 6 },
      ),
      async (days) => {
        const ask = await askFarm(days.map((day, index) => field(`Schlag ${String.fromCodePoint(65 + index)}`, day)))
        const [first, last] = [days.toSorted()[0]!, days.toSorted().at(-1)!]
        const oldest = (await ask('Welche Bodenprobe ist am ältesten?'))!.text
        const newest = (await ask('Welches ist die neueste Bodenprobe?'))!.text
        expect(oldest).toContain(germanDay(first))
        expect(oldest).not.toContain(germanDay(last))
        expect(newest).toContain(germanDay(last))
        expect(newest).not.toContain(germanDay(first))
      },
    ))
})

describe('numbers', () => {
  const work = fc.record({
    field: fc.constantFrom('Aue', 'Berg', 'Forst'),
    amount: fc.integer({ min: 1, max: 60 }),
    n: fc.integer({ min: 1, max: 200 }),
  })

  it('per hectare are never added up over fields', () =>
    check(fc.array(work, { minLength: 2, maxLength: 8 }), async (works) => {
      const fields = ['Aue', 'Berg', 'Forst'].map((name) => row('fields', name, { name, area_ha: 3, use: 'arable' }))
      const ask = await askFarm([
        ...fields,
        ...works.map(({ field, amount, n }, index) =>
          row(
            'work_items',
            `Gabe ${index}`,
            {
              type: 'fertilizing',
              title: 'Gülle fahren',
              status: 'done',
              done_on: '2026-03-10',
              product: 'Rindergülle',
              amount,
              unit: 'm³/ha',
              n_kg_ha: n,
            },
            { field_id: field },
          ),
        ),
      ])
      const overFields = new Set(works.map(({ field }) => field)).size > 1
      for (const question of [
        'Wie viel Gülle haben wir insgesamt gefahren?',
        'Wie viel Stickstoff haben wir zusammen gedüngt?',
        'Wie viel Stickstoff haben die Felder bekommen?',
      ]) {
        const fact = await ask(question)
        if (overFields) expect(fact?.text ?? '', question).not.toMatch(/zusammen [\d.,]+ (?:m³|kg)\/ha/u)
      }
    }))

  it('that are a year are neither a limit nor a value', () =>
    check(
      fc.record({ year: fc.integer({ min: 2015, max: 2025 }), yield: fc.integer({ min: 40, max: 110 }) }),
      async (one) => {
        const ask = await askFarm([row('yields', 'Ertrag', { year: one.year, crop: 'Winterweizen', dt_ha: one.yield })])
        const thousands = one.year.toLocaleString('de-DE', { useGrouping: true })
        for (const question of [
          `Weizenertrag ${one.year}?`,
          `Wie viel dt/ha Weizen ${one.year}?`,
          `Weizenertrag über ${one.year}?`,
          `Welche Weizenerträge waren höher als ${one.year}?`,
          `Wie war der Weizenertrag seit ${one.year}?`,
          `War der Ertrag mindestens ${one.year}?`,
          `Wie viel Weizen ab ${one.year}?`,
        ]) {
          const text = (await ask(question))?.text ?? ''
          expect(text, question).not.toContain(thousands)
          expect(text, question).not.toMatch(/(?:über|mindestens|unter|höchstens) (?:19|20)\d\d/u)
        }
        expect((await ask(`Weizenertrag ${one.year}?`))!.text).toContain(`${one.yield} dt/ha`)
      },
    ))
})

describe('a count', () => {
  const letter = fc.record({
    received_on: fc.option(around(500).filter((day) => day <= TODAY)),
    done: fc.option(fc.boolean()),
    deadline: fc.option(around(60)),
  })

  it('counts every letter or names it as one that it cannot count', () =>
    check(fc.array(letter, { minLength: 1, maxLength: 9 }), async (letters) => {
      const name = (index: number): string => `Sache${String.fromCodePoint(65 + index)}`
      const ask = await askFarm(
        letters.map((values, index) => row('letters', name(index), { subject: name(index), sender: 'Amt', ...values })),
      )
      const all = (await ask('Wie viele Briefe habe ich?'))!.text
      const ofYear = (await ask('Wie viele Briefe kamen 2026?'))!.text
      const open = (await ask('Wie viele Briefe sind noch offen?'))?.text ?? ''
      letters.forEach(({ received_on, done }, index) => {
        expect(all).toContain(name(index))
        if (received_on === null || received_on.startsWith('2026')) expect(ofYear).toContain(name(index))
        if (done !== true) expect(open).toContain(name(index))
        else expect(open).not.toContain(name(index))
      })
    }))
})
