import { duev, entryOn } from '../../law/index.ts'
import { endOfYear, HERD_KINDS, isSolidManureOrCompost, tidy } from '../../library/index.ts'
import { germanNumber } from '../../shared/german/write-german.ts'
import { hasManyAnimals } from '../findings/livestock.ts'
import type { Scene } from '../findings/rule.ts'
import { capacityOf, slurryPerMonth, slurryStores, solidPerMonth, solidStores } from '../findings/slurry-storage.ts'
import type { LawQuestion } from './law-question.ts'
import { paragraph, verdict, type LawTopic, type Told } from './topic.ts'

/** How much room for slurry or manure is needed, and how much there is. */
export const slurryStore: LawTopic = {
  id: 'slurry_store',
  asksFor: [
    ['store', 'solidStore'],
    ['amount', 'suffice', 'time', 'demand', 'size'],
  ],
  beside: ['material', 'people', 'organic', 'fertilizer', 'liquid', 'winter', 'valid', 'allowed'],
  needsNoDuty: ['suffice', 'demand'],
  reads: [...HERD_KINDS, 'places', 'fields'],
  tell(question, scene) {
    const { materials, days, fields, concepts } = question
    const isNeed = concepts.has('suffice') || concepts.has('demand') || question.asksDuty
    if (days || fields.length > 0 || !isNeed || question.type === 'where') return undefined
    const isSolid = concepts.has('solidStore') || (materials.length > 0 && materials.every(isSolidManureOrCompost))
    return isSolid ? tellStore(question, scene, 'solid') : tellStore(question, scene, 'slurry')
  },
}

function tellStore(question: LawQuestion, scene: Scene, what: 'slurry' | 'solid'): Told | undefined {
  const day = endOfYear(scene)
  const many = entryOn(duev.lagerMonateVieleTiere, day, scene.land)
  const usual = entryOn(what === 'slurry' ? duev.lagerMonate : duev.lagerMonateFestmist, day, scene.land)
  const entry = what === 'slurry' && many && hasManyAnimals(scene, day) ? many : usual
  if (!entry) return undefined
  const stores = what === 'slurry' ? slurryStores(scene) : solidStores(scene)
  const monthly = what === 'slurry' ? slurryPerMonth(scene, stores) : solidPerMonth(scene)
  const unit = what === 'slurry' ? 'm³' : 't'
  const { amount, unknown } = capacityOf(stores, what === 'slurry' ? 'm3' : 't')
  const name = what === 'slurry' ? 'Gülle und Jauche' : 'Festmist'
  const rule = `Vorgeschrieben ist Lagerraum für ${entry.value} Monate ${name} (${paragraph(entry.source)}).`
  const rows = stores.map((row) => ({ row, quote: `Kapazität: ${germanNumber(row.values.capacity ?? 0)} ${unit}` }))
  const missing = [
    ...(monthly.isMade ? monthly.missing : ['eine Herde, bei der das anfällt']),
    ...unknown.map(({ values }) => `die Kapazität von „${values.name}“`),
    ...(stores.length === 0 ? ['das Lager bei den Orten'] : []),
  ]
  if (missing.length > 0)
    return { text: `${rule} Ob es bei dir reicht, lässt sich nicht rechnen: Es fehlt ${missing[0]!}.`, rows }
  const needed = tidy(monthly.most * entry.value)
  const [least, most] = [tidy(amount / monthly.most), tidy(amount / monthly.least)]
  const asksWhether = question.type === 'whether' && !question.denies && question.concepts.has('suffice')
  const said =
    !asksWhether || (least < entry.value && most >= entry.value)
      ? ''
      : verdict({ ...question, asks: 'allowed' }, least < entry.value)
  const [has, needs, months] = [whole(amount), whole(needed), germanNumber(least, 1)].map(String)
  return {
    text: `${said}Da sind ${has} ${unit}; in ${entry.value} Monaten fallen etwa ${needs} ${unit} an, das Lager reicht also für ${months} Monate. ${rule}`,
    rows,
  }
}

const whole = (value: number): string => germanNumber(value, { most: 0 })
