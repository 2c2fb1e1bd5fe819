import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { tellFaultsInGerman } from '../../../apps/presenters/schema-faults.ts'

tellFaultsInGerman()

const CASES: [z.ZodType, unknown, string][] = [
  [z.string(), undefined, 'Dieses Feld fehlt.'],
  [z.string(), 1, 'Hier gehört ein Text hin.'],
  [z.number(), '1', 'Hier gehört eine Zahl hin.'],
  [z.int(), 1.5, 'Hier gehört eine ganze Zahl hin.'],
  [z.boolean(), 'ja', 'Hier gehört true oder false hin.'],
  [z.array(z.string()), {}, 'Hier gehört eine Liste hin.'],
  [z.strictObject({}), [], 'Hier gehört ein Objekt mit Feldern hin.'],
  [z.strictObject({}), { x: 1 }, 'Hier nicht bekannt: x.'],
  [z.null(), 1, 'Hier darf nur null stehen.'],
  [z.string().min(1), '', 'Dieser Text darf nicht leer sein.'],
  [z.string().min(3), 'a', 'Gib mindestens 3 Zeichen an.'],
  [z.string().max(4000), 'a'.repeat(5000), 'Gib höchstens 4.000 Zeichen an.'],
  [z.array(z.int()).min(1), [], 'Diese Liste darf nicht leer sein.'],
  [z.array(z.int()).max(1), [1, 2], 'Gib höchstens 1 Eintrag an.'],
  [z.number().min(0.5), 0, 'Gib mindestens 0,5 an.'],
  [z.int().max(2199), 99_999, 'Gib höchstens 2199 an.'],
  [z.int().min(1990), 1, 'Gib mindestens 1990 an.'],
  [z.int().max(2000), 99_999, 'Gib höchstens 2.000 an.'],
  [z.number().positive(), 0, 'Gib mehr als 0 an.'],
  [z.number().lt(3), 3, 'Gib weniger als 3 an.'],
  [z.number().multipleOf(5), 3, 'Hier geht nur ein Vielfaches von 5.'],
  [z.enum(['a', 'b']), 'c', 'Hier geht nur: a, b.'],
  [z.literal('ok'), 'c', 'Hier geht nur: ok.'],
  [z.uuid(), 'x', 'Das ist keine Kennung. Sie sieht so aus: 01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e.'],
  [z.iso.date(), '20.05.2026', 'Hier gehört ein Tag hin, zum Beispiel 2026-05-20.'],
  [z.iso.datetime(), 'heute', 'Hier gehört ein Zeitpunkt hin, zum Beispiel 2026-05-20T06:30:00Z.'],
  [z.string().regex(/^a/), 'b', 'Dieser Text hat nicht die Form, die hier gebraucht wird.'],
  [z.union([z.string(), z.null()]), 1, 'Dieser Wert passt hier nicht.'],
  [z.string('Eigene Worte.'), 1, 'Eigene Worte.'],
]

describe('faults of what was entered', () => {
  it.each(CASES)('%# says what to enter instead', (schema, value, text) => {
    expect(schema.safeParse(value).error!.issues.map(({ message }) => message)).toEqual([text])
  })
})
