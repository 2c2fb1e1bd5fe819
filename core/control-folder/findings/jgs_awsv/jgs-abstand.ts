import { awsv, valueOn } from '../../../law/index.ts'
import { germanList, germanNumber } from '../../../shared/german/write-german.ts'
import type { PictureRow } from '../../../farm/index.ts'
import { asOf } from '../as-of.ts'
import { inOrder, note, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'
import { hasLeakDetection, holdsLiquids, isManureOrSilageStore, volumeOf } from '../stores.ts'

export const jgsAbstand: Rule = {
  id: 'jgs_abstand',
  title: 'Gülle-, Mist- und Silagelager: Abstände und Leckageerkennung',
  register: 'jgs_awsv',
  legalBasis: 'AwSV § 51 (1), Anl. 7 Nr. 3.1',
  certainty: 'A',
  measure: 'Sprich mit der unteren Wasserbehörde; ältere Anlagen können Bestandsschutz haben.',
  reads: ['places'],
  judge: (scene) =>
    scene.picture
      .rows('places')
      .filter(({ values }) => isManureOrSilageStore(values) && (values.built_year ?? 0) <= scene.year)
      .map((place) => judgeStore(place, scene)),
}

function judgeStore(place: PictureRow<'places'>, scene: Scene): Verdict {
  const of = (parameter: typeof awsv.jgsAbstandBrunnen) => valueOn(parameter, asOf(scene), scene.land)
  const [well, water, volume] = [
    of(awsv.jgsAbstandBrunnen),
    of(awsv.jgsAbstandGewaesser),
    of(awsv.jgsLeckageerkennungAb),
  ]
  if (well === undefined || water === undefined || volume === undefined) return inOrder(place)
  const { name, well_distance_m, water_distance_m, leak_detection } = place.values
  const cubicMetres = volumeOf(place.values)
  const isLarge = holdsLiquids(place.values) && cubicMetres !== undefined && cubicMetres > volume
  const against = [
    ...tooNear('zum Brunnen', well_distance_m, well),
    ...tooNear('zum Gewässer', water_distance_m, water),
    ...(isLarge && leak_detection != null && !hasLeakDetection(leak_detection)
      ? [
          `bei ${germanNumber(cubicMetres)} m³ fehlt eine Leckageerkennung, die über ${germanNumber(volume)} m³ nötig ist`,
        ]
      : []),
  ]
  if (against.length > 0)
    return note([place], { text: `„${name}“: ${germanList(against)}. Prüf, ob Bestandsschutz gilt.` })
  const missing = [
    ...(well_distance_m == null ? ['der Abstand zum Brunnen'] : []),
    ...(water_distance_m == null ? ['der Abstand zum Gewässer'] : []),
    ...(holdsLiquids(place.values) && cubicMetres === undefined ? ['die Kapazität in m³'] : []),
    ...(isLarge && leak_detection == null ? ['die Leckageerkennung'] : []),
  ]
  return missing.length > 0
    ? notCheckable([place], {
        text: `Für „${name}“ ${missing.length > 1 ? 'fehlen' : 'fehlt'} ${germanList(missing)}. Trag es am Ort ein.`,
      })
    : inOrder(place)
}

const tooNear = (what: string, metres: number | null | undefined, limit: number): string[] =>
  metres == null || metres >= limit
    ? []
    : [`der Abstand ${what} beträgt ${germanNumber(metres)} m statt ${germanNumber(limit)} m`]
