import { daysAround, duev, valueOn } from '../../../law/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import {
  type Gift,
  GIFT_KINDS,
  giftsIn,
  hasPhosphate,
  isOrganic,
  isSolidManureOrCompost,
} from '../../../library/index.ts'
import { closureOf, judgeClosure } from '../closures.ts'
import { onePerSubject } from '../one-per-subject.ts'
import { enforcementOn, ENFORCEMENT_TEXT, isRed } from '../red-zones.ts'
import { note, type Rule, type Scene, type Verdict } from '../rule.ts'
import { giftText } from '../wording.ts'

export const dueMistSperre: Rule = {
  id: 'due_mist_sperre',
  title: 'Sperrfrist für Festmist, Kompost und Phosphat eingehalten',
  register: 'duengedokumentation',
  legalBasis: 'DüV § 6 (8) S. 2, 3, § 13a (2) Nr. 4',
  certainty: 'A',
  measure: 'Bring Festmist, Kompost und Phosphatdünger erst nach der Sperrfrist aus.',
  reads: [...GIFT_KINDS, 'permits'],
  judge: (scene) =>
    onePerSubject(
      giftsIn(scene.picture, scene.year).flatMap((gift) => {
        if (isSolidManureOrCompost(gift.material)) return [judgeSolid(gift, scene)]
        const { material } = gift
        const isMineralPhosphate = material !== undefined && !isOrganic(material) && hasPhosphate(material)
        const of = { use: gift.use ?? 'arable', material: 'phosphate' } as const
        return isMineralPhosphate ? [judgeClosure(gift, closureOf(gift, scene, of), scene)] : []
      }),
    ),
}

function judgeSolid(gift: Gift, scene: Scene): Verdict {
  const { work, field, day } = gift
  const of = { use: gift.use ?? 'arable', material: 'solid_manure_or_compost' } as const
  // What holds everywhere; of nitrate areas alone it is a note.
  const everywhere = closureOf({ ...gift, field: undefined }, scene, of)
  const general = judgeClosure(gift, everywhere, scene)
  const period = valueOn(duev.sperrfristFestmistKompostRotesGebiet, day, scene.land)
  const closed = period && daysAround(day, period)
  const enforcement = enforcementOn(scene, day)
  if (general.severity !== 'in_ordnung' || !field || !isRed(field.values)) return general
  if (!closed || !enforcement) return general
  const days = `vom ${germanDay(closed.from)} bis zum ${germanDay(closed.until)}`
  const text = `Im roten Gebiet kam ${giftText(gift)}; dort ist es ${days} gesperrt. ${ENFORCEMENT_TEXT[enforcement]}`
  return note([work, field], { text, ...(work.values.areas?.length ? { part: field.id } : {}) })
}
