import { duev, valueOn } from '../../../law/index.ts'
import {
  type FieldGifts,
  type Gift,
  GIFT_KINDS,
  fieldGiftsIn,
  sumOnField,
  tidy,
  worksOf,
} from '../../../library/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { giftsOfCrop } from '../crop-gifts.ts'
import { baseOf, hasReason, needsByCrop, needsOf, type Need } from '../nutrient-needs.ts'
import { breach, inOrderBy, judgeEach, notCheckable, note, type Rule, type Scene, type Verdict } from '../rule.ts'
import { kg, missingText, quoted } from '../wording.ts'

export const dueBedarfUeber: Rule = {
  id: 'due_bedarf_ueber',
  title: 'Stickstoffbedarf nicht überschritten',
  register: 'duengeplan',
  legalBasis: 'DüV § 3 (3)',
  certainty: 'A',
  measure:
    'Gib auf diesem Schlag keinen weiteren Stickstoff. Ist der Bedarf nachträglich gestiegen, ermittle ihn vor der Gabe neu und begründe es.',
  reads: [...GIFT_KINDS, 'nutrient_needs'],
  judge: (scene) =>
    judgeEach(
      'due_bedarf_ueber',
      scene,
      { of: fieldGiftsIn(scene.picture, scene.year), others: ['nutrient_needs'] },
      judgeField,
    ),
}

function judgeField({ field, gifts: all }: FieldGifts, { picture, year, land }: Scene): Verdict[] {
  const needs = needsOf(picture, field, year)
  const { sure, open } = giftsOfCrop(field, all, year)
  const last = sure.at(-1) ?? open.at(-1)
  if (needs.length === 0 || !last) return []
  const rows = [field, ...worksOf(sure)]
  const [name, crops] = [quoted(field.values.name), needsByCrop(field, needs)]
  const lacking = crops.find((ofCrop) => baseOf(ofCrop, sure)?.values.n_kg_ha == null)
  if (lacking)
    return [
      notCheckable([field, lacking[0]!], {
        text: `Die Bedarfsermittlung ${year} von ${name} nennt keinen Stickstoffbedarf. Trag ihn dort ein.`,
      }),
    ]
  const need = tidy(crops.reduce((sum, ofCrop) => sum + baseOf(ofCrop, sure)!.values.n_kg_ha!, 0))
  const given = sumOnField(sure, kgOf)
  const withOpen = sumOnField([...sure, ...open], kgOf)
  if (given.kgHa <= need) {
    if (withOpen.missing.length > 0)
      return [
        notCheckable(rows, {
          text: `Ob der Stickstoffbedarf von ${name} eingehalten ist, lässt sich nicht rechnen: Es fehlt ${missingText('der Stickstoff', withOpen.missing)}. Trag ihn bei der Arbeit ein.`,
        }),
      ]
    if (withOpen.kgHa > need)
      return [
        notCheckable(rows, {
          text: `Ob die Gaben ab dem Sommer noch zur Ernte ${year} von ${name} gehören, ist nicht bekannt. Trag beim Feld den Erntetag ein.`,
        }),
      ]
    return [
      inOrderBy(
        rows,
        `Auf ${name} sind ${year} ${kg(given.kgHa)} anrechenbarer Stickstoff je Hektar gegeben, der Bedarf ist ${kg(need)}.`,
      ),
    ]
  }
  const said = `Auf ${name} sind ${year} ${kg(given.kgHa)} anrechenbarer Stickstoff je Hektar gegeben, der Bedarf ist ${kg(need)}`
  const percent = valueOn(duev.bedarfUeberschreitungHoechstens, last.day, land) ?? 0
  const most = tidy(need * (1 + percent / 100))
  const above = sure.find((_, index) => sumOnField(sure.slice(0, index + 1), kgOf).kgHa > need) ?? last
  const renewed = crops.map((ofCrop) => renewedAfter(ofCrop, sure))
  if (renewed.includes(undefined))
    return [breach(rows, { text: `${said}. Eine neue Ermittlung mit Begründung ist nicht eingetragen.` })]
  if (given.kgHa > most)
    return [breach(rows, { text: `${said}. Auch mit Begründung sind höchstens ${kg(most)} erlaubt.` })]
  const late = renewed.find((one) => one!.values.determined_on! > above.day)
  if (late)
    return [
      breach([...rows, late], {
        text: `${said}. Die neue Ermittlung mit Begründung vom ${germanDay(late.values.determined_on)} kam erst nach der Gabe vom ${germanDay(above.day)}, mit der es mehr wurde.`,
      }),
    ]
  return [
    note(rows, {
      text: `${said}. Bis ${kg(most)} sind mit deiner Begründung und neuen Ermittlung erlaubt; heb die Belege dazu auf.`,
    }),
  ]
}

const kgOf = ({ countedKg }: Gift): number | undefined => countedKg

/** The first determination anew that says why there is more need. */
function renewedAfter(needs: readonly Need[], gifts: readonly Gift[]): Need | undefined {
  const base = baseOf(needs, gifts)!
  return needs.find(
    (need) => need !== base && need.values.determined_on! >= base.values.determined_on! && hasReason(need),
  )
}
