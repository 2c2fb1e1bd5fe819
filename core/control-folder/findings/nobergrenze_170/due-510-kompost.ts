import { duev, valueOn } from '../../../law/index.ts'
import { germanNumber } from '../../../shared/german/write-german.ts'
import { endOfYear, GIFT_KINDS, giftsIn, isCompostMaterial, landOf, tidy, worksOf } from '../../../library/index.ts'
import { breach, inOrder, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'
import { kg, missingText } from '../wording.ts'

export const due510Kompost: Rule = {
  id: 'due_510_kompost',
  title: 'Stickstoff aus Kompost begrenzt',
  register: 'nobergrenze_170',
  legalBasis: 'DüV § 6 (4) S. 2',
  certainty: 'A',
  measure: 'Gib erst wieder Kompost, wenn der Durchschnitt der Jahre darunter liegt.',
  reads: GIFT_KINDS,
  judge,
}

function judge(scene: Scene): Verdict[] {
  const { picture, year, land } = scene
  const [most, years] = [
    valueOn(duev.kompostStickstoffHoechstens, endOfYear(scene), land),
    valueOn(duev.kompostZeitraum, endOfYear(scene), land),
  ]
  if (most === undefined || years === undefined) return []
  const compost = Array.from({ length: years }, (_, back) => giftsIn(picture, year - back))
    .flat()
    .filter(({ material }) => isCompostMaterial(material))
  if (compost.length === 0) return []
  const rows = worksOf(compost)
  const ha = landOf(scene)
  if (ha === undefined || ha <= 0)
    return [
      notCheckable(rows, {
        text: `Der Stickstoff aus Kompost lässt sich nicht je Hektar rechnen: Trag beim Betrieb die landwirtschaftliche Fläche ${year} ein.`,
      }),
    ]
  const unknown = compost.filter(({ nKg, areaHa }) => nKg === undefined || areaHa === undefined)
  const perHa = tidy(compost.reduce((sum, { nKg, areaHa }) => sum + (nKg ?? 0) * (areaHa ?? 0), 0) / ha)
  const said = `Mit Kompost kamen in ${years} Jahren bis ${year} ${kg(perHa)} Stickstoff je Hektar auf ${germanNumber(ha, { most: 2 })} ha`
  if (perHa > most) return [breach(rows, { text: `${said}. Höchstens ${kg(most)} sind erlaubt.` })]
  return [
    unknown.length > 0
      ? notCheckable(rows, {
          text: `${said}, aber es fehlt ${missingText('der Stickstoff oder die Fläche', unknown)}. Trag es bei der Arbeit ein.`,
        })
      : inOrder(...rows),
  ]
}
