import { duev, valueOn } from '../../../law/index.ts'
import { germanNumber } from '../../../shared/german/write-german.ts'
import {
  endOfYear,
  type FieldGifts,
  GIFT_KINDS,
  HERD_KINDS,
  isCompostMaterial,
  isOrganicGift,
  landOf,
  sumOnField,
  tidy,
  worksOf,
} from '../../../library/index.ts'
import { keptNitrogen } from '../manure-kept.ts'
import { movedNitrogen } from '../manure-moved.ts'
import { NOTICES } from '../notices.ts'
import { isExempt, redFieldsOf, tooMuchInRedZone } from '../red-fields.ts'
import { enforcementOn, ENFORCEMENT_TEXT } from '../red-zones.ts'
import { breach, inOrder, inOrderBy, notCheckable, note, type Rule, type Scene, type Verdict } from '../rule.ts'
import { kg, kgSpan, quoted } from '../wording.ts'

export const due170: Rule = {
  id: 'due_170',
  title: 'Stickstoff aus organischen Düngern begrenzt',
  register: 'nobergrenze_170',
  legalBasis: 'DüV § 6 (4), § 13a (2) Nr. 2',
  certainty: 'A',
  measure: 'Gib Wirtschaftsdünger ab oder nimm weniger auf, und halte die Berechnung bereit.',
  reads: [...GIFT_KINDS, ...HERD_KINDS, 'manure_transfers'],
  judge: (scene) => [...judgeFarm(scene), ...redFieldsOf(scene).flatMap((red) => judgeRedField(red, scene))],
}

function judgeFarm(scene: Scene): Verdict[] {
  const most = valueOn(duev.stickstoffOrganischHoechstens, endOfYear(scene), scene.land)
  const kept = keptNitrogen(scene)
  const moved = movedNitrogen(scene)
  const isMoved = moved.takenKg + moved.givenKg + moved.takenUnknown + moved.givenUnknown > 0
  if (most === undefined || (kept.herds === 0 && !isMoved)) return []
  const missing = [
    ...kept.missing,
    ...(moved.takenUnknown > 0 ? ['bei einer Aufnahme von Wirtschaftsdünger der Stickstoff'] : []),
    ...(moved.givenUnknown > 0 ? ['bei einer Abgabe von Wirtschaftsdünger der Stickstoff'] : []),
  ]
  const ha = landOf(scene)
  if (ha === undefined || ha <= 0)
    return [
      notCheckable([], {
        text: `Die Grenze von ${kg(most)} Stickstoff je Hektar lässt sich nicht rechnen: Trag beim Betrieb die landwirtschaftliche Fläche ${scene.year} ein.`,
      }),
    ]
  const perHa = (kgs: number): number => tidy((kgs + moved.takenKg - moved.givenKg) / ha)
  const span = { least: perHa(kept.least), most: perHa(kept.most) }
  // Of what is missing there may be more than the higher end.
  const amount = missing.length > 0 ? `mindestens ${kgSpan({ ...span, most: span.least })}` : kgSpan(span)
  const said = `Aus organischen Düngern fallen ${scene.year} ${amount} Stickstoff je Hektar an, auf ${germanNumber(ha, { most: 2 })} ha`
  if (span.least > most && moved.givenUnknown === 0)
    return [breach([], { text: `${said}. Höchstens ${kg(most)} sind erlaubt.` })]
  if (missing.length > 0)
    return [
      notCheckable([], {
        text: `Die Grenze von ${kg(most)} Stickstoff je Hektar lässt sich nicht rechnen: Es fehlt ${missing[0]!}.`,
      }),
    ]
  if (span.most > most)
    return [
      notCheckable([], {
        text: `${said}, je nachdem, was noch nicht eingetragen ist. Höchstens ${kg(most)} sind erlaubt: Trag bei den Herden Gülle oder Festmist, Milchleistung und Lebendmasse ein.`,
      }),
    ]
  return [
    span.most > NOTICES.organicNitrogenNear
      ? note([], { text: `${said}. Höchstens ${kg(most)} sind erlaubt, da ist wenig Luft.` })
      : inOrderBy([], `${said}. Höchstens ${kg(most)} sind erlaubt.`),
  ]
}

/** In a nitrate area the limit holds for each field by itself. */
function judgeRedField({ field, gifts }: FieldGifts, scene: Scene): Verdict[] {
  const organic = gifts.filter((gift) => isOrganicGift(gift) && !isCompostMaterial(gift.material))
  const day = organic.at(-1)?.day
  const most = day === undefined ? undefined : valueOn(duev.rotesGebietStickstoffOrganisch, day, scene.land)
  const enforcement = day === undefined ? undefined : enforcementOn(scene, day)
  if (day === undefined || most === undefined || enforcement === undefined) return []
  const { kgHa, missing } = sumOnField(organic, ({ nKg }) => nKg)
  const rows = [field, ...worksOf(organic)]
  if (kgHa <= most) {
    const text = `Ob auf ${quoted(field.values.name)} im roten Gebiet ${kg(most)} organischer Stickstoff je Hektar eingehalten sind, lässt sich nicht rechnen: Bei einer Gabe fehlt der Stickstoff.`
    return [missing.length > 0 ? notCheckable(rows, { text }) : inOrder(field)]
  }
  const exempt = isExempt(scene, day)
  if (exempt === true) return [inOrder(field)]
  const text = `Auf ${quoted(field.values.name)} im roten Gebiet kamen ${scene.year} ${kg(kgHa)} organischer Stickstoff je Hektar; dort sind es höchstens ${kg(most)} auf jedem Schlag. ${ENFORCEMENT_TEXT[enforcement]}`
  return [tooMuchInRedZone(rows, text, { enforcement, exempt })]
}
