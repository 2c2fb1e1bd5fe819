import { bienschv, valueOn } from '../../../law/index.ts'
import { germanNumber } from '../../../shared/german/write-german.ts'
import { hivesNear } from '../bee-hives.ts'
import { breach, inOrder, note, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'
import { isInBloom, nameOf, sprayingsIn, SPRAYING_KINDS, type Spraying } from '../sprayings.ts'
import { workedFields } from '../worked-fields.ts'

export const psmBienen: Rule = {
  id: 'psm_bienen',
  title: 'Pflanzenschutz: Bienen geschützt',
  register: 'psm_aufzeichnung',
  legalBasis: 'BienSchV § 2',
  certainty: 'A',
  measure: 'Nimm in blühenden Beständen ein Mittel der Klasse B4 und sprich dich mit der Imkerei ab.',
  reads: SPRAYING_KINDS,
  judge: (scene) => sprayingsIn(scene.picture, scene.year).flatMap((one) => judgeUse(one, scene)),
}

function judgeUse(spraying: Spraying, scene: Scene): Verdict[] {
  const { work, row, product } = spraying
  const [bloom, bees] = [isInBloom(work), row?.values.bee_class]
  if (bees == null && bloom !== true) return []
  if (bees != null && bees !== 'B1' && bees !== 'B2') return [inOrder(work)]
  const [name, rows] = [nameOf(scene.picture, spraying), [work, ...(row ? [row] : [])]]
  if (bees == null) {
    const text = `${name}: im blühenden Bestand, doch von „${product}“ ist keine Bienenklasse hinterlegt. Trag sie unter Pflanzenschutzmittel ein.`
    return [notCheckable(rows, { text })]
  }
  if (bloom === true && bees === 'B1')
    return [breach(rows, { text: `${name}: Das Mittel ist bienengefährlich (B1) und kam in einen blühenden Bestand.` })]
  if (bloom === true && work.values.done_at == null)
    return [
      notCheckable(rows, {
        text: `${name}: Ein Mittel der Klasse B2 darf in blühende Bestände nur nach dem täglichen Bienenflug. Trag die Uhrzeit ein.`,
      }),
    ]
  return [besideHives(spraying, scene) ?? (bloom === undefined ? bloomUnknown(spraying, scene) : inOrder(work))]
}

const bloomUnknown = (spraying: Spraying, { picture }: Scene): Verdict =>
  notCheckable([spraying.work], {
    text: `${nameOf(picture, spraying)}: Bei einem Mittel der Klasse ${spraying.row!.values.bee_class} muss dastehen, ob der Bestand blühte. Trag es in der Arbeit ein.`,
  })

function besideHives(spraying: Spraying, { picture, land }: Scene): Verdict | undefined {
  const limit = valueOn(bienschv.bienenstandAbstand, spraying.day, land)
  if (limit === undefined) return undefined
  for (const { field } of workedFields(picture, spraying.work)) {
    const metres = field && hivesNear(field.values)
    if (metres === undefined || (metres !== 'unknown' && metres >= limit)) continue
    const far = metres === 'unknown' ? 'ein Bienenstand' : `in ${germanNumber(metres)} m ein Bienenstand`
    return note([spraying.work, field!], {
      text: `${nameOf(picture, spraying)}: Neben dem Schlag steht ${far}. Im Umkreis von ${germanNumber(limit)} m darf ein Mittel der Klasse ${spraying.row!.values.bee_class} während des Bienenflugs nur mit Zustimmung der Imkerei angewendet werden.`,
    })
  }
  return undefined
}
