import { duev, valueOn } from '../../../law/index.ts'
import { germanNumber } from '../../../shared/german/write-german.ts'
import { GIFT_KINDS, tidy } from '../../../library/index.ts'
import { accountOf } from '../nitrogen-account.ts'
import { isExempt, redFieldsOf, tooMuchInRedZone } from '../red-fields.ts'
import { enforcementOn, ENFORCEMENT_TEXT, isRed } from '../red-zones.ts'
import { inOrder, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'
import { quoted } from '../wording.ts'

export const dueRot20: Rule = {
  id: 'due_rot_20',
  title: 'Im roten Gebiet unter dem Bedarf gedüngt',
  register: 'duengeplan',
  legalBasis: 'DüV § 13a (2) Nr. 1',
  certainty: 'A',
  measure:
    'Gib auf den Schlägen im roten Gebiet keinen weiteren Stickstoff, oder weis nach, dass dein Betrieb befreit ist.',
  reads: [...GIFT_KINDS, 'nutrient_needs'],
  judge,
}

function judge(scene: Scene): Verdict[] {
  const { picture, year, land } = scene
  const given = redFieldsOf(scene)
  const day = given
    .flatMap(({ gifts }) => gifts.map((gift) => gift.day))
    .toSorted()
    .at(-1)
  const cut = day === undefined ? undefined : valueOn(duev.rotesGebietKuerzung, day, land)
  const enforcement = day === undefined ? undefined : enforcementOn(scene, day)
  if (day === undefined || cut === undefined || enforcement === undefined) return []
  const red = picture.rows('fields').filter(({ values }) => isRed(values))
  const accounts = red.map((field) => accountOf(field, scene)).filter((account) => account !== undefined)
  const rows = accounts.map(({ field }) => field)
  const lacking = accounts.find(({ missing }) => missing !== undefined)
  if (lacking)
    return [
      notCheckable([lacking.field], {
        text: `Ob im roten Gebiet unter dem Bedarf gedüngt wurde, lässt sich nicht rechnen: Bei ${quoted(lacking.field.values.name)} fehlt ${lacking.missing!}.`,
      }),
    ]
  const sum = (of: 'needKg' | 'givenKg' | 'openKg'): number =>
    tidy(accounts.reduce((total, account) => total + account[of], 0))
  const most = tidy((sum('needKg') * (100 - cut)) / 100)
  const [kgs, open] = [sum('givenKg'), sum('openKg')]
  if (tidy(kgs + open) <= most) return [inOrder(...rows)]
  const exempt = isExempt(scene, day)
  if (exempt === true) return [inOrder(...rows)]
  const written = (kg: number): string => `${germanNumber(kg, { most: 1 })} kg`
  const text = `Auf den Schlägen im roten Gebiet sind ${year} zusammen ${written(kgs)} anrechenbarer Stickstoff gegeben; um ${cut} % gekürzt ist der Bedarf ${written(most)}. ${ENFORCEMENT_TEXT[enforcement]}`
  if (kgs <= most)
    return [
      notCheckable(rows, {
        text: `Ob die Gaben ab dem Sommer im roten Gebiet noch zur Ernte ${year} gehören, ist nicht bekannt. Trag bei den Feldern den Erntetag ein.`,
      }),
    ]
  return [tooMuchInRedZone(rows, text, { enforcement, exempt })]
}
