import { row, type ExampleRow } from '../example-row.ts'
import type { StoryDays } from '../story-days.ts'

/** Der Betrieb selbst und wer auf ihm arbeitet. */
export const exampleHolding = ({ year }: StoryDays): ExampleRow[] => [
  row('holdings', 'Hof Wümmetal', {
    name: 'Hof Wümmetal, Familie Behrens',
    street: 'Heidestraße 12',
    postcode: '27404',
    city: 'Musterfeld',
    state: 'NI',
    district: 'Rotenburg (Wümme)',
    latitude: 53.3,
    longitude: 9.28,
    registration_number: '033579990001',
    farming: 'conventional',
    direct_payments: true,
    takes_manure: false,
    grazing: true,
    biogas: false,
    shared_storage: false,
    areas: [{ year: year(2026), agricultural_ha: 85, arable_ha: 55, permanent_grassland_ha: 30 }],
  }),
  row('people', 'Hinnerk', { name: 'Hinnerk Behrens', role: 'farmer', task: 'Ackerbau, Pflanzenschutz, Stall' }),
]

/** Was beantragt und gemeldet ist; bei allem war der Hof rechtzeitig. */
export const exampleApplications = ({ season, year, latest }: StoryDays): ExampleRow[] => {
  const [reported, applied] = [latest('03-24'), latest('05-12')]
  return [
    row(
      'applications',
      'Sammelantrag',
      {
        type: 'direct_payments',
        title: `Sammelantrag ${yearOf(applied)}`,
        year: yearOf(applied),
        due_on: `${yearOf(applied)}-05-15`,
        submitted_on: applied,
        recipient: 'LWK Bremervörde',
        reference_number: `SA-${yearOf(applied)}-999-0001`,
      },
      { document_id: 'Sammelantrag' },
    ),
    row('applications', 'Anlage 5', {
      type: 'fertilizer_annex_5',
      title: `Nährstoffeinsatz ${yearOf(reported) - 1}`,
      year: yearOf(reported) - 1,
      due_on: `${yearOf(reported)}-03-31`,
      submitted_on: reported,
      recipient: 'LWK Bremervörde',
    }),
    row('applications', 'Agrardiesel', {
      type: 'agricultural_diesel',
      title: `Agrardiesel ${year(2025)}`,
      year: year(2025),
      due_on: season('2026-09-30'),
      submitted_on: season('2026-02-10'),
      recipient: 'Hauptzollamt',
    }),
    row('applications', 'Tierseuchenkasse', {
      type: 'animal_disease_fund',
      title: `Tierzahlmeldung ${year(2026)}`,
      year: year(2026),
      due_on: season('2026-01-31'),
      submitted_on: season('2026-01-14'),
      count: 150,
      recipient: 'Niedersächsische Tierseuchenkasse',
    }),
  ]
}

const yearOf = (day: string): number => Number(day.slice(0, 4))
