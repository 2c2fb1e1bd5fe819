import { daysAround, gapkondv, valueOn } from '../../../law/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { daysBetween } from '../../../shared/time/days.ts'
import { isArable } from '../../../library/index.ts'
import { isOrganic, receivesPayments } from '../conditionality.ts'
import { NOTICES } from '../notices.ts'
import { isAfterHarvest, ploughingIn, nextSowing, type Sowing } from '../ploughing.ts'
import { breach, inOrder, note, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'
import { doneOn, type WorkItem } from '../work.ts'
import { FIELD_WORK_KINDS, workedFields, type FieldRow } from '../worked-fields.ts'

export const konGloez5: Rule = {
  id: 'kon_gloez5',
  title: 'GLÖZ 5: Pflügen bei Erosionsgefahr',
  register: 'gloez_checkliste',
  legalBasis: 'GAPKondV § 16',
  certainty: 'A',
  measure:
    'Prüf, ob dein Land für den Schlag Ausnahmen zulässt (zum Beispiel hangparallele Bearbeitung); sonst bearbeite pfluglos.',
  reads: FIELD_WORK_KINDS,
  judge: (scene) =>
    receivesPayments(scene)
      ? ploughingIn(scene.picture, scene.year).flatMap((work) =>
          workedFields(scene.picture, work).flatMap(({ field }) => judgeField(work, field, scene)),
        )
      : [],
}

function judgeField(work: WorkItem, field: FieldRow | undefined, scene: Scene): Verdict[] {
  if (!field || !isArable(field.values)) return []
  const { erosion_class, erosion_classes } = field.values
  const classes = new Set<string>([...(erosion_classes ?? []), ...(erosion_class == null ? [] : [erosion_class])])
  const day = doneOn(work.values)!
  if (classes.size === 0) return isCritical(day, scene) ? [classMissing(work, field)] : []
  const sowing = nextSowing(scene.picture, field, day)
  const found = [
    ...(classes.has('KWasser1') || classes.has('KWasser2') ? byWater(day, sowing, scene) : []),
    ...(classes.has('KWasser2') && sowing?.crop?.inRows ? [inRows(sowing)] : []),
    ...(classes.has('KWind') ? byWind(day, sowing, scene) : []),
  ]
  const [worst] = found.toSorted((one, other) => Number(one.isOpen) - Number(other.isOpen))
  if (!worst) return [inOrder(work)]
  const text = `„${field.label}“ (${[...classes].join(', ')}) wurde am ${germanDay(day)} gepflügt; ${worst.text}`
  const rows = [work, field]
  if (worst.isOpen) return [notCheckable(rows, { text })]
  const isEased = isOrganic(scene) && !classes.has('KWasser2') && !classes.has('KWind')
  return [
    isEased
      ? note(rows, { text: `${text} Für Biobetriebe gibt es vor frühen Sommerkulturen Ausnahmen.` })
      : breach(rows, { text }),
  ]
}

interface Found {
  text: string
  /** What decides it is not entered. */
  isOpen: boolean
}

const winterOf = (day: string, { land }: Scene) => valueOn(gapkondv.pfluegenWassererosion, day, land)
const springOf = (day: string, { land }: Scene) => valueOn(gapkondv.pfluegenWinderosionAb, day, land)

const isCritical = (day: string, scene: Scene): boolean => {
  const [winter, spring] = [winterOf(day, scene), springOf(day, scene)]
  return (
    (winter !== undefined && daysAround(day, winter) !== undefined) ||
    (spring !== undefined && day.slice('YYYY-'.length) >= spring && !isAfterHarvest(day))
  )
}

const classMissing = (work: WorkItem, field: FieldRow): Verdict =>
  notCheckable([work, field], {
    text: `„${field.label}“ wurde am ${germanDay(doneOn(work.values))} gepflügt, doch die Erosionsklasse fehlt. Trag sie am Schlag ein; sie steht im Sammelantrag.`,
  })

/** Not in winter, and before it only where the field is sown in time. */
function byWater(day: string, sowing: Sowing | undefined, scene: Scene): Found[] {
  const winter = winterOf(day, scene)
  if (winter === undefined) return []
  const closed = daysAround(day, winter)
  if (closed)
    return [
      { text: `vom ${germanDay(closed.from)} bis zum ${germanDay(closed.until)} ist Pflügen verboten.`, isOpen: false },
    ]
  const from = `${day.slice(0, 'YYYY'.length)}-${winter.from}`
  if (!isAfterHarvest(day) || scene.today < from || (sowing?.day !== undefined && sowing.day < from)) return []
  const needed = `nach der Ernte ist das nur mit einer Aussaat vor dem ${germanDay(from)} erlaubt.`
  if (sowing === undefined || (sowing.day === undefined && sowing.crop?.season === undefined))
    return [{ text: `${needed} Trag die Folgekultur mit ihrer Saat am Schlag ein.`, isOpen: true }]
  return sowing.day === undefined && sowing.crop?.season === 'winter' ? [] : [{ text: needed, isOpen: false }]
}

const inRows = ({ crop }: Sowing): Found => ({
  text: `vor einer Reihenkultur (${crop!.name}) darf dort nicht gepflügt werden.`,
  isOpen: false,
})

/** In spring only where it is sown at once. */
function byWind(day: string, sowing: Sowing | undefined, scene: Scene): Found[] {
  const spring = springOf(day, scene)
  if (spring === undefined || day.slice('YYYY-'.length) < spring || isAfterHarvest(day)) return []
  const from = `ab dem ${germanDay(`${day.slice(0, 'YYYY'.length)}-${spring}`)}`
  if (daysBetween(day, sowing?.day ?? scene.today) <= NOTICES.sownAtOnceDays) return []
  return sowing?.day === undefined
    ? [{ text: `${from} muss sofort gesät werden. Trag die Saat am Schlag ein.`, isOpen: true }]
    : [{ text: `${from} muss sofort gesät werden, gesät wurde erst am ${germanDay(sowing.day)}.`, isOpen: false }]
}
