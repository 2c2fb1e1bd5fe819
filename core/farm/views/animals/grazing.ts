import { stems } from '../../../answers/index.ts'
import { ANIMAL_WORDS, PRODUCTION_WORDS } from '../../../terms/index.ts'
import { addDays, daysBetween } from '../../../shared/time/days.ts'
import { columnsOf } from '../columns.ts'
import { labelOf, recordOf, type FarmRows, type FarmView, type Values } from '../farm-view.ts'
import { germanDay } from '../../../shared/german/write-german.ts'

const herdOf = ({ herd_id, herd }: Values, farm: FarmRows): string | null =>
  labelOf(farm, 'herds', herd_id) ?? (herd as string | null)

/** What people call the animals of a herd beside its name. */
const wordsOf = (name: string | null, herd: Values | undefined): string[] => [
  PRODUCTION_WORDS[herd?.production as keyof typeof PRODUCTION_WORDS] ?? '',
  ...(herd?.species === 'cattle' ? ['Rinder'] : []),
  ...(/kühe$/iu.test(name ?? '') ? ['Kühe', 'Rinder'] : []),
]

/** The last day: of an open period the day before the next of the herd, or the last of its year. */
function endOf(values: Values, farm: FarmRows): string {
  if (typeof values.until === 'string') return values.until
  const from = String(values.from)
  const next = (farm.all('grazing_periods') ?? [])
    .filter((other) => herdOf(other.values, farm) === herdOf(values, farm) && String(other.values.from) > from)
    .map((other) => String(other.values.from))
    .toSorted()[0]
  const yearEnd = `${from.slice(0, 4)}-12-31`
  return next === undefined || next > yearEnd ? yearEnd : addDays(next, -1)
}

/** The first and the last one count; null before it begins. */
const daysOf = (from: string, last: string): number | null => (last < from ? null : daysBetween(from, last) + 1)

/** Where animals graze, and from when until when. */
export const grazingView: FarmView = {
  name: 'grazing',
  label: 'Weidezeiten',
  example: 'Wo weiden die Kühe?',
  kinds: ['grazing_periods'],
  nouns: stems(
    `~grazing ~turningOut weiden weidet weidete weideten geweidet beweidet beweiden grasen grast grasten draußen Weide Austrieb
        Weideaustrieb Weidegang Weidezeit Weidezeiten
        Weidesaison Weideperiode Weidebeginn Abtrieb `,
  ),
  neutralWords: stems(
    `kam kamen gekommen gingen gegangen rausgekommen rausgegangen Feld Felder Feldern Fläche Flächen Schlag Schläge Schlägen
     lief liefen laufen läuft gelaufen stand standen angefangen begonnen beginnt Tiere Saison täglich`,
  ),
  counts: { things: stems(ANIMAL_WORDS), column: 'animals' },
  columns: [
    ...columnsOf('grazing_periods', {
      from: { ignoreLabel: true },
      until: {
        ignoreLabel: true,
        words: `~bringingHome aufgestallt Abtrieb Weideende geblieben`,
      },
      herd_id: { ignoreLabel: true },
      field_id: { ignoreLabel: true },
      herd: { ignoreLabel: true },
      pasture: { ignoreLabel: true },
      animals: { ignoreLabel: true },
      hours_per_day: { words: 'Stunden Weidestunden Stundenzahl' },
      recorded_on: { unasked: true },
      note: { ignoreLabel: true },
    }),
    { name: 'where', label: 'auf', type: 'text', words: new Set() },
    {
      name: 'days',
      label: 'Weidetage',
      type: 'number',
      unit: 'Tage',
      ofSpan: true,
      words: stems('Weidetage Weidetagen'),
      aggregate: { by: 'sum', within: ['herd_id', 'herd'] },
    },
  ],
  roles: { day: 'from', since: 'from', until: 'until', where: 'where', list: ['where', 'from', 'until'] },
  classes: [],
  entriesOf: (rows, farm, today) =>
    rows.map((row) => {
      const { values } = row
      const from = String(values.from)
      const last = endOf(values, farm)
      const where = labelOf(farm, 'fields', values.field_id) ?? (values.pasture as string | null)
      const herd = herdOf(values, farm)
      return {
        name: [herd ?? 'Tiere', `ab ${germanDay(values.from)}`].join(' '),
        values: { ...values, where, last, days: daysOf(from, last < today ? last : today) },
        record: recordOf(row, farm),
        searchTexts: [herd, where, ...wordsOf(herd, farm.byId('herds', values.herd_id)?.values)].filter(
          (text) => text !== null,
        ),
      }
    }),
  spanOf: ({ values }) => ({ from: String(values.from), to: String(values.last) }),
  impliedBy: { entryName: ['until', 'where'], since: true },
  completeness: 'log',
  tense: 'past',
  usually: {
    holds: ({ values }, today) => String(values.from) <= today && String(values.last) >= today,
    liftedBy: [],
    liftedByPeriod: true,
    others: 'zu anderer Zeit',
  },
}
