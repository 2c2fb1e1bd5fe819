import { duev, valueOn } from '../../../law/index.ts'
import { germanNumber } from '../../../shared/german/write-german.ts'
import { endOfYear, HERD_KINDS, tidy } from '../../../library/index.ts'
import { hasManyAnimals } from '../livestock.ts'
import { NOTICES } from '../notices.ts'
import { breach, inOrderBy, notCheckable, note, type Rule, type Scene, type Verdict } from '../rule.ts'
import {
  capacityOf,
  slurryPerMonth,
  slurryStores,
  solidPerMonth,
  solidStores,
  type Monthly,
  type Store,
} from '../slurry-storage.ts'

export const dueLager: Rule = {
  id: 'due_lager',
  title: 'Lagerraum für Gülle und Mist reicht',
  register: 'lagerraum',
  legalBasis: 'DüV § 12, Anl. 9',
  certainty: 'A',
  measure:
    'Schaff oder pachte Lagerraum, oder gib Wirtschaftsdünger vertraglich ab; trag Behälter und Verträge bei den Orten ein.',
  reads: [...HERD_KINDS, 'places', 'fields'],
  judge: (scene) => [...judgeSlurry(scene), ...judgeSolid(scene)],
}

function judgeSlurry(scene: Scene): Verdict[] {
  const day = endOfYear(scene)
  const stores = slurryStores(scene)
  const months = valueOn(duev.lagerMonate, day, scene.land)
  const monthsOfMany = valueOn(duev.lagerMonateVieleTiere, day, scene.land)
  if (months === undefined) return []
  const required = monthsOfMany !== undefined && hasManyAnimals(scene, day) ? monthsOfMany : months
  return judgeStores(
    { what: 'Gülle', part: 'guelle', unit: 'm3', stores, required, worthANote: NOTICES.slurryStoreMonths },
    slurryPerMonth(scene, stores),
  )
}

function judgeSolid(scene: Scene): Verdict[] {
  const required = valueOn(duev.lagerMonateFestmist, endOfYear(scene), scene.land)
  if (required === undefined) return []
  return judgeStores(
    { what: 'Festmist', part: 'festmist', unit: 't', stores: solidStores(scene), required, worthANote: required },
    solidPerMonth(scene),
  )
}

interface Kept {
  what: string
  part: string
  unit: 'm3' | 't'
  stores: readonly Store[]
  required: number
  worthANote: number
}

function judgeStores({ what, part, unit, stores, required, worthANote }: Kept, monthly: Monthly): Verdict[] {
  if (!monthly.isMade) return []
  const { amount, unknown } = capacityOf(stores, unit)
  const written = unit === 'm3' ? 'm³' : unit
  const [least, most] = [monthly.most, monthly.least].map((perMonth) => tidy(amount / perMonth)) as [number, number]
  const said = `Für ${what} sind ${germanNumber(amount, { most: 0 })} ${written} Lagerraum da; das reicht für ${germanNumber(least, 1)} Monate`
  if (unknown.length === 0 && stores.length > 0 && most < required)
    return [breach(stores, { part, text: `${said}. Vorgeschrieben sind ${required}.` })]
  const open =
    stores.length === 0
      ? 'kein Lager'
      : unknown.length > 0
        ? `die Kapazität von „${unknown[0]!.values.name}“ in ${written}`
        : monthly.missing[0]
  if (monthly.missing.length > 0 || (least < required && (unknown.length > 0 || stores.length === 0)))
    return [
      notCheckable(stores, {
        part,
        text:
          stores.length === 0
            ? `Ob der Lagerraum für ${what} reicht, lässt sich nicht rechnen: Es ist kein Lager eingetragen. Trag es bei den Orten ein.`
            : `Ob der Lagerraum für ${what} reicht, lässt sich nicht rechnen: Es fehlt ${monthly.missing[0] ?? open!}.`,
      }),
    ]
  if (least < required)
    return [
      notCheckable(stores, {
        part,
        text: `${said}, mit genaueren Angaben zu den Herden vielleicht länger. Vorgeschrieben sind ${required}: Trag Gülle oder Festmist und die Milchleistung ein.`,
      }),
    ]
  return [
    least < worthANote
      ? note(stores, { part, text: `${said}. Vorgeschrieben sind ${required}, da ist wenig Luft.` })
      : inOrderBy(stores, `${said}. Vorgeschrieben sind ${required}.`),
  ]
}
