import { row, type ExampleRow } from '../example-row.ts'
import { tamg, valueOn } from '../../law/index.ts'
import { endOfPeriod } from '../../shared/time/days.ts'
import { daysLater, type StoryDays } from '../story-days.ts'

type Step = readonly [day: string, direction: 'birth' | 'moved_in' | 'moved_out' | 'departure', count: number]

/** The year begins with a count of each herd; what is counted on 1 May follows from it. */
const HERDS: Readonly<Record<string, { opening: number; steps: readonly Step[] }>> = {
  Milchkühe: {
    opening: 70,
    steps: [
      ['2026-02-12', 'departure', 1],
      ['2026-02-20', 'moved_in', 1],
    ],
  },
  Kälber: {
    opening: 14,
    steps: [
      ['2026-01-18', 'birth', 2],
      ['2026-02-20', 'moved_out', 1],
      ['2026-03-12', 'moved_out', 2],
      ['2026-03-20', 'birth', 1],
      ['2026-04-02', 'birth', 1],
      ['2026-04-20', 'departure', 1],
      ['2026-05-06', 'birth', 1],
      ['2026-05-12', 'departure', 1],
      ['2026-05-15', 'birth', 1],
      ['2026-05-18', 'departure', 1],
    ],
  },
  Jungrinder: {
    opening: 42,
    steps: [
      ['2026-02-20', 'moved_out', 1],
      ['2026-02-20', 'moved_in', 1],
    ],
  },
  Mastbullen: {
    opening: 24,
    steps: [
      ['2026-03-10', 'departure', 2],
      ['2026-03-12', 'moved_in', 2],
    ],
  },
}

/** Was seit Jahresbeginn geboren, umgestallt und verkauft wurde; verendet ist keines. */
export const exampleAnimalMovements = ({ recent }: StoryDays): ExampleRow[] =>
  Object.entries(HERDS).flatMap(([herd, { opening, steps }]) => [
    row(
      'group_movements',
      `Anfangsbestand ${herd}`,
      { date: recent('2026-01-01'), direction: 'count', count: opening, note: 'Anfangsbestand' },
      { herd_id: herd },
    ),
    ...steps.map(([day, direction, count]) =>
      row(
        'group_movements',
        `${herd} ${direction} ${day}`,
        {
          date: recent(day),
          direction,
          count,
          ...(direction === 'departure' && { partner: BUYERS[herd], reported_on: recent(day) }),
        },
        { herd_id: herd },
      ),
    ),
  ])

const BUYERS: Readonly<Record<string, string>> = {
  Milchkühe: 'Viehhandel Cordes',
  Kälber: 'Viehhandel Cordes',
  Mastbullen: 'Schlachthof Elbmarsch',
}

/** Wer wann wo geweidet hat; die Kühe gehen tagsüber auf die Kuhweide. */
export const exampleGrazing = ({ season }: StoryDays): ExampleRow[] => [
  row(
    'grazing_periods',
    'Weidegang Vorjahr',
    {
      from: season('2025-05-06'),
      until: season('2025-10-18'),
      animals: 62,
      hours_per_day: 6,
      recorded_on: season('2025-10-18'),
    },
    { herd_id: 'Milchkühe', field_id: 'Kuhweide' },
  ),
  row(
    'grazing_periods',
    'Nachweide Vorjahr',
    {
      from: season('2025-09-22'),
      until: season('2025-10-12'),
      animals: 20,
      hours_per_day: 24,
      recorded_on: season('2025-10-12'),
    },
    { herd_id: 'Jungrinder', field_id: 'Wümmewiese' },
  ),
  row(
    'grazing_periods',
    'Weidegang',
    { from: season('2026-05-04'), animals: 62, hours_per_day: 6, recorded_on: season('2026-05-04') },
    { herd_id: 'Milchkühe', field_id: 'Kuhweide' },
  ),
]

/** Was der Hof selbst kontrolliert und der Antibiotika-Datenbank gemeldet hat. */
export const exampleChecks = (days: StoryDays): ExampleRow[] => [
  row(
    'self_checks',
    'Tierschutzindikatoren',
    {
      date: days.recent('2026-02-14'),
      type: 'animal_welfare',
      person: 'Hinnerk Behrens',
      indicators: 'Lahmheit 6 %, verschmutzte Tiere 4 %, Verletzungen am Sprunggelenk 3 %',
      result: 'Klauenpflege der lahmen Kühe am selben Tag veranlasst.',
    },
    { herd_id: 'Milchkühe', person_id: 'Hinnerk' },
  ),
  ...[12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((monthsAgo) => {
    const end = days.endOfMonth(monthsAgo)
    return row(
      'self_checks',
      `Verluste vor ${monthsAgo}`,
      { date: end, type: 'losses', period: end.slice(0, 7), subject: 'Verluste Kälber', count: 0 },
      { herd_id: 'Kälber' },
    )
  }),
  ...antibioticReports(days),
]

/** Gemeldet wird elf Tage nach dem Zeitraum, verglichen wird, sobald die Kennzahlen veröffentlicht sind. */
const antibioticReports = ({ today }: StoryDays): ExampleRow[] =>
  antibioticPeriodsBefore(today).flatMap(({ key, over }) => {
    const [reported, compared] = [daysLater(over, 11), daysLater(over, 55)]
    if (reported > today) return []
    return row('antibiotic_reports', `TAM-Meldung ${key}`, {
      half_year: key,
      usage_type: 'Milchkühe',
      reported_on: reported,
      zero_report: 'no',
      ...(compared <= today && {
        therapy_frequency: 1.85,
        benchmark_1: 2.31,
        benchmark_2: 3.96,
        compared_on: compared,
      }),
    })
  })

/** Those of this calendar year and the last that are over, with the day after each. */
function antibioticPeriodsBefore(today: string): { key: string; over: string }[] {
  const year = Number(today.slice(0, 4))
  return [year - 1, year]
    .flatMap((one) => {
      const months = valueOn(tamg.tamZeitraum, `${one}-01-01`) ?? 12
      return Array.from({ length: 12 / months }, (_, index) => ({
        key: months === 12 ? `${one}` : `${one}-${index + 1}`,
        over: endOfPeriod(`${one}-01-01`, { count: months * (index + 1), unit: 'months' }),
      }))
    })
    .filter(({ over }) => over <= today)
}
