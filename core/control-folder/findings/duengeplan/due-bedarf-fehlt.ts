import { duev, valueOn } from '../../../law/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { type FieldGifts, GIFT_KINDS, fieldGiftsIn, sumOnField } from '../../../library/index.ts'
import { NOTICES } from '../notices.ts'
import { needsOf, needsWithoutField, type Need } from '../nutrient-needs.ts'
import { breach, inOrder, judgeEach, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'
import { kg, missingText, quoted } from '../wording.ts'
import { dayOfYearOf } from '../work.ts'

export const dueBedarfFehlt: Rule = {
  id: 'due_bedarf_fehlt',
  title: 'Bedarf vor dem Düngen ermittelt',
  register: 'duengeplan',
  legalBasis: 'DüV §§ 3 (2), 10 (1)',
  certainty: 'A',
  measure: 'Ermittle den Düngebedarf des Schlags und trag ihn bei den Bedarfsermittlungen ein.',
  reads: [...GIFT_KINDS, 'nutrient_needs'],
  judge: (scene) =>
    judgeEach(
      'due_bedarf_fehlt',
      scene,
      { of: fieldGiftsIn(scene.picture, scene.year), others: ['nutrient_needs'] },
      judgeField,
    ),
}

function judgeField({ field, gifts }: FieldGifts, { picture, year, land }: Scene): Verdict[] {
  const essential = gifts.findIndex((gift, at) => {
    const until = gifts.slice(0, at + 1)
    const [n, p2o5] = [sumOnField(until, ({ nKg }) => nKg), sumOnField(until, ({ p2o5Kg }) => p2o5Kg)]
    const mostN = valueOn(duev.wesentlicheMengeStickstoff, gift.day, land)
    const mostP = valueOn(duev.wesentlicheMengePhosphat, gift.day, land)
    return (mostN !== undefined && n.kgHa > mostN) || (mostP !== undefined && p2o5.kgHa > mostP)
  })
  const unknown = gifts.filter(({ nKg, p2o5Kg }) => nKg === undefined || p2o5Kg === undefined)
  const decisive = gifts[essential] ?? unknown.at(-1)
  if (!decisive) return []
  const isInTime = ({ values }: Need): boolean => values.determined_on! <= decisive.day
  const years = dayOfYearOf(decisive.day) < NOTICES.autumnFrom ? [year] : [year, year + 1]
  if (years.some((one) => needsOf(picture, field, one).some(isInTime))) return [inOrder(field)]
  const name = quoted(field.values.name)
  if (essential < 0) {
    const text = `Ob auf ${name} eine Bedarfsermittlung nötig war, lässt sich nicht rechnen: Es fehlt ${missingText('der Nährstoff', unknown)}. Trag ihn bei der Arbeit ein.`
    return [notCheckable([field, decisive.work], { text })]
  }
  if (years.some((one) => needsWithoutField(picture, one).some(isInTime))) {
    const text = `Für ${name} ist keine Bedarfsermittlung zugeordnet; es gibt aber welche ohne Feld. Trag bei ihnen das Feld ein.`
    return [notCheckable([field, decisive.work], { text })]
  }
  const upTo = gifts.slice(0, essential + 1)
  const [n, p2o5] = [sumOnField(upTo, ({ nKg }) => nKg).kgHa, sumOnField(upTo, ({ p2o5Kg }) => p2o5Kg).kgHa]
  const text = `Auf ${name} kamen bis zum ${germanDay(decisive.day)} ${kg(n)} Stickstoff und ${kg(p2o5)} Phosphat je Hektar, ohne dass der Bedarf vorher ermittelt war. Das sind wesentliche Mengen.`
  return [breach([field, decisive.work], { text })]
}
