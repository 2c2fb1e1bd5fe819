import { gapkondg, valueOn } from '../../../law/index.ts'
import { isFarmedOn, mainCropLine, mainCropIn } from '../../../library/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import type { PictureRow } from '../../../farm/index.ts'
import { receivesPayments } from '../conditionality.ts'
import { permitFor } from '../grassland-permits.ts'
import { breach, inOrder, note, type Rule, type Scene, type Verdict } from '../rule.ts'

export const konDglUmbruch: Rule = {
  id: 'kon_dgl_umbruch',
  title: 'Dauergrünland nur mit Genehmigung umgewandelt',
  register: 'flaechenverzeichnis',
  legalBasis: 'GAPKondG § 5',
  certainty: 'A',
  measure: 'Klär die Fläche sofort mit deiner Bewilligungsstelle; eine Genehmigung trägst du unter Genehmigungen ein.',
  reads: ['fields', 'work_items', 'permits'],
  judge: (scene) =>
    receivesPayments(scene)
      ? scene.picture
          .rows('fields')
          .filter(({ values }) => isPermanent(values) && isFarmedOn(values, `${scene.year}-12-31`))
          .map((field) => judgeField(field, scene))
      : [],
}

const isPermanent = ({ permanent_grassland, grassland_status }: PictureRow<'fields'>['values']): boolean =>
  grassland_status === 'permanent' ||
  grassland_status === 'replaced' ||
  (permanent_grassland === true && grassland_status == null)

function judgeField(field: PictureRow<'fields'>, scene: Scene): Verdict {
  const { broken_up_on, grassland_since } = field.values
  const told = toldAsArable(field, scene)
  const isBroken = broken_up_on?.startsWith(`${scene.year}-`) === true
  if (told === undefined && !isBroken) return inOrder(field)
  const what =
    told === undefined
      ? `„${field.label}“ ist Dauergrünland und wurde am ${germanDay(broken_up_on)} umgebrochen`
      : `„${field.label}“ ist Dauergrünland und steht ${scene.year} als Acker (${told}) im Flächenverzeichnis`
  const permit = permitFor(scene.picture, field, broken_up_on ?? `${scene.year}-12-31`)
  if (permit === 'named') return inOrder(field)
  if (permit === 'possible')
    return note([field], {
      text: `${what}. Eine Genehmigung für Grünland ist eingetragen; schreib den Schlag hinein, wenn sie ihn meint.`,
    })
  const young = valueOn(gapkondg.dauergruenlandNeuAb, `${scene.year}-12-31`, scene.land)
  if (young !== undefined && grassland_since != null && grassland_since >= young)
    return note([field], {
      text: `${what}. Weil es erst seit dem ${germanDay(grassland_since)} Grünland ist, genügt eine Anzeige bei der Behörde.`,
    })
  return told === undefined
    ? note([field], {
        text: `${what}; eine Genehmigung ist nicht eingetragen. Auch eine Erneuerung mit dem Pflug braucht sie.`,
      })
    : breach([field], { text: `${what}; eine Genehmigung ist nicht eingetragen.` })
}

/** What is grown there as on arable land; without any crop of the year, the use as the field has it now. */
function toldAsArable({ values }: PictureRow<'fields'>, { year, today }: Scene): string | undefined {
  const crop = mainCropIn(values, year)
  if (crop)
    return crop.leftOut === undefined
      ? crop.name
      : values.use === 'arable' && isThisYear(year, today)
        ? crop.name
        : undefined
  const line = mainCropLine(values, year)
  return values.use === 'arable' && isThisYear(year, today) ? (line?.crop ?? 'Nutzung Acker') : undefined
}

const isThisYear = (year: number, today: string): boolean => today.startsWith(`${year}-`)
