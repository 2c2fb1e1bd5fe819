import { gapkondv, valueOn } from '../../../law/index.ts'
import {
  coveredShare,
  hectaresIn,
  harvestedFrom,
  isFarmedOn,
  winterCover,
  winterFieldOf,
} from '../../../library/index.ts'
import { germanNumber } from '../../../shared/german/write-german.ts'
import { type Picture, type PictureRow } from '../../../farm/index.ts'
import { arableFields, namesOf, receivesPayments } from '../conditionality.ts'
import { ploughingIn } from '../ploughing.ts'
import { breach, inOrder, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'
import { FIELD_WORK_KINDS, workedFields } from '../worked-fields.ts'

export const konGloez6_80: Rule = {
  id: 'kon_gloez6_80',
  title: 'GLÖZ 6: Boden im Winter bedeckt',
  register: 'gloez_checkliste',
  legalBasis: 'GAPKondV § 17 (1)',
  certainty: 'A',
  measure: 'Lass Stoppeln oder Zwischenfrucht bis zum Jahresende stehen und trag die Winterbedeckung am Schlag ein.',
  reads: FIELD_WORK_KINDS,
  judge(scene) {
    const limit = valueOn(gapkondv.mindestbodenbedeckungAnteil, `${scene.year}-12-31`, scene.land)
    const last = valueOn(gapkondv.mindestbodenbedeckungBis, `${scene.year}-12-31`, scene.land)
    const isTooEarly = scene.today < `${scene.year}-10-01`
    if (limit === undefined || last === undefined || isTooEarly || !receivesPayments(scene)) return []
    return judgeWinter(`${scene.year}-${last}`, limit, scene)
  },
}

function judgeWinter(last: string, limit: number, { picture, year }: Scene): Verdict[] {
  const arable = arableFields(picture, year).filter(({ row }) => isFarmedOn(row.values, last))
  const unsized = arable.filter(({ areaHa }) => !areaHa)
  if (unsized.length > 0) {
    const names = namesOf(unsized.map(({ row }) => row))
    return [notCheckable([], { text: `Für ${names} fehlt die Größe. Trag sie am Schlag ein.` })]
  }
  const fields = picture.deriveEach(
    `winter of ${year}`,
    arable.map(({ row }) => row),
    [],
    (row) => ({
      row,
      field: winterFieldOf(row.values, year, hectaresIn(row.values, year)!, ploughedOn(picture, row, year)),
    }),
    (row) => [ploughedOn(picture, row, year)],
  )
  const share = coveredShare(
    fields.map(({ field }) => field),
    year,
  )
  if (!share) return []
  const rows = (cover: string) => fields.filter(({ field }) => winterCover(field, year) === cover).map(({ row }) => row)
  if (share.atLeast >= limit) return [inOrder(...rows('covered'))]
  const least = `Mindestens ${germanNumber(limit)} % müssen es sein.`
  if (share.atMost < limit) {
    const covered = `${percent(share.atMost)} von ${germanNumber(share.arableHa)} ha Ackerland bedeckt`
    const text = `Im Winter ${year}/${year + 1} sind höchstens ${covered}. ${least} Offen liegen ${namesOf(rows('bare'))}.`
    return [breach([], { text })]
  }
  return [
    notCheckable([], {
      text: `Im Winter ${year}/${year + 1} sind ${percent(share.atLeast)} des Ackerlands sicher bedeckt. ${least} Für ${namesOf(rows('unknown'))} fehlt die Winterbedeckung; trag sie am Schlag ein.`,
    }),
  ]
}

/** The first ploughing after the harvest, in the same year. */
const ploughedOn = (picture: Picture, row: PictureRow<'fields'>, year: number): string | undefined =>
  (ploughings(picture, year).get(row.id) ?? []).find((day) => day >= harvestedFrom(row.values, year))

/** The days of a year's ploughing in their order, by field. */
const ploughings = (picture: Picture, year: number): ReadonlyMap<string, readonly string[]> =>
  picture.derive(`ploughings of ${year}`, FIELD_WORK_KINDS, (rows) => {
    const done = ploughingIn(rows, year)
    const days = done.flatMap((work) =>
      workedFields(rows, work).flatMap(({ field }) => (field ? [{ field, day: work.values.done_on! }] : [])),
    )
    const ordered = days.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
    return new Map([...Map.groupBy(ordered, ({ field }) => field.id)].map(([id, of]) => [id, of.map(({ day }) => day)]))
  })

const percent = (share: number): string => `${germanNumber(share, { most: 1 })} %`
