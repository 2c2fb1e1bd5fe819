import { entryClass, stems, type Entry } from '../../../answers/index.ts'
import { germanDay, germanNumber } from '../../../shared/german/write-german.ts'
import type { SourcedRow } from '../../rows/row.ts'
import { recordOf, spanOfDayTold, type FarmRows, type FarmView } from '../farm-view.ts'
import { herdTexts } from './animal-texts.ts'
import { levelOfHerd, unsureMoves } from './herd-heads.ts'

const OF_PLACES = stems(
  'Belegung Stallbelegung frei freie freien freier Platz Plätze Stallplätze Tierplätze belegt unbelegt unbesetzt',
)

/** How full a barn was; none where one of its herds was never counted before, or it has no number of places. */
function entryOf(place: SourcedRow, herds: readonly SourcedRow[], farm: FarmRows, day: string): Entry[] {
  const { name, type, capacity, capacity_unit } = place.values
  if (type !== 'barn' || capacity_unit !== 'animals' || typeof capacity !== 'number' || herds.length === 0) return []
  const levels = herds.map(({ id }) => levelOfHerd(id, farm, day))
  if (!levels.every((level) => level?.counted && level.amount !== undefined && level.amount >= 0)) return []
  const head = levels.reduce((sum, level) => sum + level!.amount!, 0)
  const free = capacity - head
  const counted = [...new Set(levels.map((level) => germanDay(level!.counted!.day)))].join(' und ')
  const left = free >= 0 ? `frei ${germanNumber(free)}` : `${germanNumber(-free)} Tiere mehr als Plätze`
  const unsure = herds.flatMap(({ id }) => unsureMoves(id, farm, day) ?? [])
  const text = `am ${germanDay(day)} ${germanNumber(head)} von ${germanNumber(capacity)} Plätzen belegt, ${left} (gezählt am ${counted}).`
  return [
    {
      name: String(name),
      values: { text: [text, ...unsure].join(' '), free, on: day },
      record: recordOf(place, farm),
      searchTexts: herds.flatMap(({ id }) => herdTexts(farm, id)).filter((one) => one !== undefined),
    },
  ]
}

/** How many places barns had left on a day gone by, by what was counted last and moved since. */
export const freePlacesView: FarmView = {
  name: 'free_places',
  label: 'Belegung der Ställe',
  kinds: ['places', 'herds', 'group_movements', 'animal_counts'],
  nouns: new Set([...OF_PLACES, ...stems('Stall Ställe Ställen Stallgebäude')]),
  neutralWords: stems('Tiere Tier übrig'),
  columns: [],
  roles: { list: [] },
  classes: [entryClass('Ställe ohne freien Platz', 'Vollbelegung', ({ values }) => Number(values.free) <= 0)],
  ofOneDay: 'past',
  entriesOf: (rows, farm, day) => {
    const inBarn = Map.groupBy(
      rows.filter(({ kind }) => kind === 'herds'),
      ({ values }) => values.barn_id,
    )
    return rows
      .filter(({ kind }) => kind === 'places')
      .flatMap((place) => entryOf(place, inBarn.get(place.id as never) ?? [], farm, day))
  },
  tells: (entries, { words, classes }) =>
    // „Wie oft waren wir gestern in den Ställen?“ asks for no places.
    classes.length > 0 || [...words].some((stem) => OF_PLACES.has(stem))
      ? entries.map(({ name, values }) => `${name}: ${String(values.text)}`).join('\n')
      : undefined,
  completeness: 'log',
  tense: 'past',
  spanOf: spanOfDayTold,
}
