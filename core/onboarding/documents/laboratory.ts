import { germanDay, germanNumber } from '../../shared/german/write-german.ts'
import { exampleFields } from '../story/land.ts'
import type { Block, Fact, PrintedDocument, Sheet } from '../example-document.ts'
import type { StoryDays } from '../story-days.ts'
import { printed, text, TO_THE_FARM } from './farm-office.ts'

const LETTERHEAD: Sheet['letterhead'] = [
  'LUFA Weserland',
  'Laborstraße 14 · 27404 Musterfeld',
  'Telefon 040 66969-880 · labor@lufa-weserland.example',
]

/** Soil of the parcels that were sampled on one day. */
export function soilAnalysis(days: StoryDays): PrintedDocument {
  const sampled = days.season('2022-11-14')
  const rows = exampleFields(days)
    .filter(({ values }) => values['soil_sampled_on'] === sampled)
    .map(({ values }, index) => {
      const number = (field: string, decimals: number): string => germanNumber(values[field] as number, decimals)
      return [
        `${sampled.slice(2, 4)}-${3391 + index}`,
        values['name'] as string,
        number('ph', 1),
        number('p_cal_mg', 0),
        number('humus_percent', 1),
      ]
    })
  return printed('Bodenuntersuchung', `Bodenuntersuchung ${sampled.slice(0, 4)}`, {
    day: days.season('2022-12-01'),
    letterhead: LETTERHEAD,
    addressee: TO_THE_FARM,
    reference: [
      ['Auftrag', `${sampled.slice(0, 4)}-88213`],
      ['Probenahme', germanDay(sampled)],
      ['Probeneingang', germanDay(days.season('2022-11-16'))],
    ],
    heading: 'Prüfbericht Bodenuntersuchung',
    blocks: [
      {
        type: 'table',
        head: ['Probe-Nr.', 'Schlag', 'pH-Wert', 'P2O5 (CAL) [mg/100 g]', 'Humus [%]'],
        numbers: [2, 3, 4],
        rows,
      },
      text('Untersucht nach dem Methodenbuch I des VDLUFA. Probenahme in der Krume.'),
      text('Die Ergebnisse beziehen sich allein auf die eingesandten Proben.'),
    ],
  })
}

/** Mineral nitrogen before the first dressing of the season. */
export function mineralNitrogen({ season }: StoryDays): PrintedDocument {
  const day = season('2026-02-25')
  return printed('Nmin-Untersuchung', `Nmin-Untersuchung Frühjahr ${day.slice(0, 4)}`, {
    day: season('2026-03-02'),
    letterhead: LETTERHEAD,
    addressee: TO_THE_FARM,
    reference: [
      ['Auftrag', `${day.slice(0, 4)}-10447`],
      ['Probenahme', germanDay(season('2026-02-24'))],
    ],
    heading: 'Nmin-Untersuchung',
    blocks: [
      ...sampleOf('Hinterm Deich', `N-${day.slice(0, 4)}-0511`, [18, 22, 15]),
      ...sampleOf('Moorstück', `N-${day.slice(0, 4)}-0512`, [17, 14, 11]),
      text(
        'Nmin ist die Summe aus Nitrat- und Ammoniumstickstoff. Für die Düngebedarfsermittlung zählt die Summe der drei Schichten.',
      ),
    ],
  })
}

const DEPTHS = ['0-30', '30-60', '60-90']

const sampleOf = (field: string, number: string, byDepth: readonly number[]): Block[] => [
  {
    type: 'facts',
    facts: [
      ['Schlag', field],
      ['Proben-Nr.', number],
    ],
  },
  {
    type: 'facts',
    facts: [
      ...byDepth.map((nitrogen, index): Fact => [`Nmin ${DEPTHS[index]} cm`, `${nitrogen} kg/ha`]),
      ['Nmin gesamt', `${byDepth.reduce((sum, nitrogen) => sum + nitrogen, 0)} kg/ha`],
    ],
  },
]

export function slurryAnalysis({ season }: StoryDays): PrintedDocument {
  const day = season('2026-01-22')
  return printed('Gülleanalyse', `Gülleanalyse ${germanDay(day).slice(3)}`, {
    day: season('2026-01-30'),
    letterhead: LETTERHEAD,
    addressee: TO_THE_FARM,
    reference: [
      ['Auftrag', `${day.slice(0, 4)}-10102`],
      ['Probenahme', germanDay(day)],
    ],
    heading: 'Gülleanalyse',
    blocks: [
      {
        type: 'facts',
        facts: [
          ['Material', 'Rindergülle'],
          ['Proben-Nr.', `G-${day.slice(0, 4)}-0077`],
        ],
      },
      {
        type: 'facts',
        facts: [
          ['Trockensubstanz', '7,9 %'],
          ['N gesamt', '3,8 kg/m³'],
          ['NH4-N', '2,1 kg/m³'],
          ['P2O5', '1,6 kg/m³'],
          ['K2O', '4,2 kg/m³'],
        ],
      },
      text('Gehalte in der Frischmasse. Probe aus dem aufgerührten Güllebehälter.'),
    ],
  })
}
