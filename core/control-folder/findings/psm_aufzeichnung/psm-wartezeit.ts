import { germanDay } from '../../../shared/german/write-german.ts'
import { addDays, daysBetween } from '../../../shared/time/days.ts'
import type { Picture } from '../../../farm/index.ts'
import { breach, inOrder, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'
import { byProduct, nameOf, sprayingsIn, SPRAYING_KINDS, type Spraying } from '../sprayings.ts'
import { workedFields, worksOn, type FieldRow } from '../worked-fields.ts'
import { countedDays } from '../wording.ts'

export const psmWartezeit: Rule = {
  id: 'psm_wartezeit',
  title: 'Wartezeit bis zur Ernte eingehalten',
  register: 'psm_aufzeichnung',
  legalBasis: 'PflSchG § 12 (1); Gebrauchsanleitung des Mittels',
  certainty: 'C',
  measure: 'Prüf die Tage und sprich mit deinem Abnehmer, bevor die Ernte verkauft oder verfüttert wird.',
  reads: SPRAYING_KINDS,
  judge: ({ picture, year }: Scene) =>
    byProduct(sprayingsIn(picture, year)).flatMap(([product, sprayings]) =>
      sprayings.some((one) => isKnown(one))
        ? sprayings.map((one) => judgeUse(one, picture))
        : [unknownWaiting(product, sprayings)],
    ),
}

const isKnown = ({ row }: Spraying): boolean => row?.values.waiting_days != null || row?.values.waiting_by_use === true

const unknownWaiting = (product: string, sprayings: readonly Spraying[]): Verdict =>
  notCheckable(
    sprayings.map(({ work }) => work),
    {
      text: `Von „${product}“ ist keine Wartezeit hinterlegt. Trag sie unter Pflanzenschutzmittel ein.`,
      part: 'mittel',
    },
  )

function judgeUse(spraying: Spraying, picture: Picture): Verdict {
  const { work, day, row } = spraying
  const waiting = row?.values.waiting_days
  if (row === undefined || waiting == null || row.values.waiting_by_use === true) return inOrder(work)
  for (const { field } of workedFields(picture, work)) {
    const harvest = field && firstHarvest(picture, field, spraying)
    if (!harvest) continue
    const days = daysBetween(day, harvest.day)
    if (days >= waiting) continue
    const after = days === 0 ? 'am selben Tag' : `nach ${inDays(days)}`
    const told = `${nameOf(picture, spraying)}: geerntet wurde ${after}, die Wartezeit beträgt ${countedDays(waiting)}. Frei war die Ernte ab dem ${germanDay(addDays(day, waiting))}.`
    return harvest.isSure
      ? breach([work, row], { text: told })
      : notCheckable([work, row], {
          text: `${nameOf(picture, spraying)}: Ernte und Anwendung stehen am selben Tag. Trag bei beiden die Uhrzeit ein.`,
        })
  }
  return inOrder(work)
}

const inDays = (days: number): string => (days === 1 ? 'einem Tag' : `${days} Tagen`)

/** The first harvest after it; one of the same day counts where the times of the day tell their order. */
function firstHarvest(picture: Picture, field: FieldRow, { day, work }: Spraying) {
  const cut = worksOn(picture, field)
    .filter(({ values }) => values.type === 'harvest' && values.done_on! >= day)
    .filter(({ values: { done_on, done_at } }) => {
      const isBefore =
        done_on === day && done_at != null && work.values.done_at != null && done_at < work.values.done_at
      return !isBefore
    })
    .map(({ values: { done_on, done_at } }) => ({
      day: done_on!,
      isSure: done_on! > day || (done_at != null && work.values.done_at != null),
    }))
  const harvested = (field.values.crops ?? []).flatMap(({ harvested_on }) =>
    harvested_on != null && harvested_on > day ? [{ day: harvested_on, isSure: true }] : [],
  )
  return [...cut, ...harvested].toSorted((one, other) => one.day.localeCompare(other.day))[0]
}
