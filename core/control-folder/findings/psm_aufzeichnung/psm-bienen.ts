import { bienschv, valueOn } from '../../../law/index.ts'
import { germanNumber } from '../../../shared/german/write-german.ts'
import { hoursAheadOn } from '../../../shared/time/day-in-germany.ts'
import { sunsetOn } from '../../../shared/time/sunset.ts'
import { hivesNear } from '../bee-hives.ts'
import { minutesOf, MINUTES_PER_HOUR } from '../clock-times.ts'
import { NOTICES } from '../notices.ts'
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
  const against = bloom === true ? onBloom(spraying, scene) : undefined
  if (against) return [against]
  return [besideHives(spraying, scene) ?? (bloom === undefined ? bloomUnknown(spraying, scene) : inOrder(work))]
}

/** What is dangerous but in the evening may be used on plants in bloom once the bees are back, and not all night. */
function onBloom(spraying: Spraying, { picture, land }: Scene): Verdict | undefined {
  const { work, day, row } = spraying
  const last = valueOn(bienschv.b2AnwendungBis, day, land)
  if (last === undefined) return undefined
  const [name, rows, time] = [nameOf(picture, spraying), [work, row!], work.values.done_at]
  const rule = `Ein Mittel der Klasse B2 darf in blühende Bestände nur nach dem täglichen Bienenflug und bis ${last} Uhr.`
  if (time == null) return notCheckable(rows, { text: `${name}: ${rule} Trag die Uhrzeit ein.` })
  const [at, until, sunset] = [minutesOf(time), minutesOf(last), sunsetOn(day)]
  const said = `${name} um ${time} Uhr: ${rule}`
  if (at >= sunset && at <= until) return undefined
  if (at >= sunset && at - (hoursAheadOn(day) - 1) * MINUTES_PER_HOUR <= until)
    return notCheckable(rows, { text: `${said} Sieh nach, ob die Auflage diese Uhrzeit in Winterzeit (MEZ) nennt.` })
  return at < sunset && at >= sunset - NOTICES.beeFlightOpenHours * MINUTES_PER_HOUR
    ? notCheckable(rows, { text: `${said} Ob die Bienen da noch flogen, sagt kein Eintrag; schreib es zur Arbeit.` })
    : breach(rows, { text: said })
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
