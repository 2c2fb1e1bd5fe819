import { ENTRY_NAME, stems, type Entry } from '../../../answers/index.ts'
import { germanNumber } from '../../../shared/german/write-german.ts'
import { herdTexts } from '../animals/animal-texts.ts'
import { columnsOf } from '../columns.ts'
import { headOfHerd } from '../animals/herd-heads.ts'
import { eachRow, type FarmRows, type FarmView } from '../farm-view.ts'

const entriesOfPlaces = eachRow(({ name }) => String(name))

interface Animals {
  head: number | null
  unsure: string | null
}

/** How many animals the herds of a barn have, by its id; null where that is not known of one of them. */
function headByBarn(farm: FarmRows, today: string): ReadonlyMap<unknown, Animals> {
  const herds = Map.groupBy(
    (farm.all('herds') ?? []).filter(({ values }) => values.barn_id != null),
    ({ values }) => values.barn_id,
  )
  return new Map(
    [...herds].map(([barn, inIt]) => {
      const heads = inIt.map((row) => headOfHerd(row, farm, today))
      const isKnown = heads.every(({ head, isTarget }) => head !== null && !isTarget)
      const unsure = heads.flatMap((one) => one.unsure ?? []).join(' ')
      return [barn, { head: isKnown ? heads.reduce((sum, { head }) => sum + head!, 0) : null, unsure: unsure || null }]
    }),
  )
}

/** „Kuhstall“ */
const herdsIn = ({ record }: Entry, farm: FarmRows): string[] =>
  (farm.all('herds') ?? [])
    .filter(({ values }) => values.barn_id === record.id)
    .flatMap(({ id }) => herdTexts(farm, id))
    .filter((text) => text !== undefined)

/** How many places are left; null where the herds of the barn are not known, or it has no number of places. */
function placesLeft({ record, values }: Entry, headsIn: ReadonlyMap<unknown, Animals>): number | null {
  const { type, capacity, capacity_unit } = values
  const head = headsIn.get(record.id)?.head ?? null
  return type === 'barn' && capacity_unit === 'animals' && typeof capacity === 'number' && head !== null
    ? capacity - head
    : null
}

/** One that is too full leaves no places, and takes none from others. */
function withFreePlaces(entry: Entry, headsIn: ReadonlyMap<unknown, Animals>): Entry {
  const left = placesLeft(entry, headsIn)
  const unsure = headsIn.get(entry.record.id)?.unsure
  const over =
    left !== null && left < 0 ? `„${entry.name}“ hat ${germanNumber(-left)} Tiere mehr als Plätze.` : undefined
  return {
    ...entry,
    values: {
      ...entry.values,
      free: left === null ? null : Math.max(0, left),
      unsure: [over, unsure].filter(Boolean).join(' ') || undefined,
    },
  }
}

export const placesView: FarmView = {
  name: 'places',
  label: 'Orte',
  kinds: ['places', 'herds', 'group_movements', 'animal_counts'],
  // What was filled in is no tank.
  otherWords: new Set(['getankt', 'tanken', 'vertankt']),
  nouns: stems('Ort Orte Gebäude Bauten Lagerstätte Lagerstätten Behälter Standort Standorte Tank Tanks Halle Hallen'),
  neutralWords: stems(
    `rein hinein höchstens maximal maximale kriegen kriegt bekommen einlagern eingelagert reinkriegen steht Tiere
        Tier Hof Vieh`,
  ),
  columns: [
    ...columnsOf('places', {
      capacity: {
        words: `~fitting Kapazität Volumen groß Größe fasst fassen Platz Plätze Stallplätze Tierplätze Lagerkapazität Lagerraum
              Lagervolumen Füllmenge Fassungsvermögen Rauminhalt Inhalt passt passen reingehen reinpassen
              hineinpassen Kubikmeter Tonnen Liter aufnehmen einlagern eingelagert`,
        aggregate: { by: 'sum' },
      },
      capacity_unit: { ignoreLabel: true },
      own_share: { ignoreLabel: true, words: 'Eigenteil', unitField: 'capacity_unit' },
      built_year: {
        highest: 'neu jung modern',
        lowest: 'alt',
        words: '~building datiert gebaut erbaut errichtet alt Baujahr',
      },
      well_distance_m: { ignoreLabel: true, words: 'Brunnenabstand Brunnen weg entfernt Entfernung Abstand' },
      water_distance_m: {
        ignoreLabel: true,
        words: 'Gewässer Wasser Graben Bach Fluss Wassergraben weit weg entfernt Entfernung Abstand Gewässerabstand',
      },
      storage_months: { words: 'Monate Lagerdauer Lagerzeit Lagermonate' },
      contents: { words: 'Lagerinhalt' },
      used_for: { words: 'genutzt Nutzungszweck dient' },
      housing: { words: 'Stallboden Haltung Haltungsform Haltungsverfahren Stallsystem aufgestallt eingestreut' },
      leak_detection: {
        words:
          'Leckage Leck Leckerkennung Lecküberwachung Leckagekontrolle Leckkontrolle Dichtheit Dichtigkeit erkannt',
      },
      locked: { ignoreLabel: true, words: 'verschlossen abgeschlossen abgesperrt zugesperrt Schloss Schlüssel' },
      location: { ignoreLabel: true, words: 'befindet Gebäude Standort' },
      cover: { words: 'abgedeckt Abdeckung Überdachung überdacht Dach Deckel' },
      depth_m: { highest: 'tief', lowest: 'flach', words: 'tief' },
      type: {
        choices: {
          barn: 'Stall Ställe Stallung Stallungen',
          silo: 'Silo Silos Fahrsilo Fahrsilos',
          slurry_store:
            'Güllebehälter Güllegrube Güllelager Güllelagerraum Gülleraum Güllesilo Gülletank Gülle Jauchegrube Grube',
          store: 'Lager Lagerhalle Speicher Scheune',
          pasture: 'Weide',
          well: 'Brunnen',
          farmstead: 'Hofstelle Hofstätte',
        },
      },
      note: { ignoreLabel: true },
    }),
    {
      name: 'free',
      label: 'frei',
      type: 'number',
      unit: 'Plätze',
      words: stems(
        'frei freie freien freier unbesetzt unbesetzte unbelegt unbelegte Platz Plätze Stallplätze Tierplätze dazustellen reinstellen einstellen aufstallen',
      ),
      aggregate: { by: 'sum' },
    },
  ],
  // „Wie viel Gülle ist im Behälter?“ does not ask for what it could hold.
  roles: { where: ENTRY_NAME, lies: 'location', list: ['capacity'] },
  impliedBy: { entryName: ['where'] },
  classes: [],
  entriesOf: (rows, farm, today) => {
    const head = headByBarn(farm, today)
    return entriesOfPlaces(
      rows.filter(({ kind }) => kind === 'places'),
      farm,
      today,
    ).map((entry) => ({ ...withFreePlaces(entry, head), searchTexts: herdsIn(entry, farm) }))
  },
  completeness: 'register',
  tense: 'past',
  annotate: (entries, _, __, columns) =>
    columns.some(({ name }) => name === 'free')
      ? entries.flatMap(({ values: { unsure } }) => unsure ?? []).join(' ') || undefined
      : undefined,
}
