import { germanDay, germanNumber } from '../../shared/german/write-german.ts'
import type { PrintedDocument, Sheet } from '../example-document.ts'
import { yearsLater, type StoryDays } from '../story-days.ts'
import { printed, text } from './farm-office.ts'
import { duev, valueOn } from '../../law/index.ts'

const FARM: Sheet['letterhead'] = ['Hof Wümmetal', 'Familie Behrens · Heidestraße 12 · 27404 Musterfeld']

interface HerdFigures {
  herd: string
  count: number
  nitrogenKg: number
  slurryM3: number
}

/** kg N a year (DüV Annex 1) and m³ of slurry in six months (DüV Annex 9) for each animal or place. */
const HERDS: readonly HerdFigures[] = [
  { herd: 'Milchkühe, 8.200 kg ECM', count: 70, nitrogenKg: 117, slurryM3: 10 },
  { herd: 'Kälber (Plätze)', count: 14, nitrogenKg: 16.6, slurryM3: 1.5 },
  { herd: 'Jungrinder', count: 42, nitrogenKg: 48, slurryM3: 4.65 },
  { herd: 'Mastbullen', count: 24, nitrogenKg: 39.1, slurryM3: 3.65 },
]
const AREA_HA = 85

/** Nitrogen from farm manure on the average of the land (DüV § 6 (4)). */
export function nitrogenCeiling({ year, season }: StoryDays): PrintedDocument {
  const day = season('2026-03-24')
  const counted = valueOn(duev.stickstoffAnrechnungGuelleRind, day)!
  const most = valueOn(duev.stickstoffOrganischHoechstens, day)!
  const total = HERDS.reduce((sum, { count, nitrogenKg }) => sum + count * nitrogenKg, 0)
  const credited = (total * counted) / 100
  const perHa = germanNumber(credited / AREA_HA, 1)
  return printed('170-kg-Nachweis', `Nachweis der ${most} kg Stickstoff ${year(2026)}`, {
    day,
    letterhead: FARM,
    reference: [
      ['Düngejahr', String(year(2026))],
      ['Stand', germanDay(day)],
    ],
    heading: 'Stickstoff aus Wirtschaftsdüngern je Hektar (§ 6 Abs. 4 DüV)',
    blocks: [
      {
        type: 'table',
        head: ['Herde', 'Durchschnitt', 'kg N je Tier', 'kg N'],
        numbers: [1, 2, 3],
        rows: [
          ...HERDS.map(({ herd, count, nitrogenKg }) => [
            herd,
            String(count),
            germanNumber(nitrogenKg, 1),
            germanNumber(count * nitrogenKg, 1),
          ]),
          ['Summe', '', '', germanNumber(total, 1)],
        ],
      },
      text(
        `Angerechnet werden ${counted} Prozent für Gülle: ${germanNumber(credited, 0)} kg N. Der Weideanteil ist vernachlässigt, Zufuhr und Abgabe gab es nicht.`,
      ),
      text(
        `Auf ${germanNumber(AREA_HA, 1)} ha landwirtschaftlich genutzter Fläche sind das ${perHa} kg N je Hektar. Die Grenze von ${most} kg N je Hektar ist eingehalten.`,
      ),
    ],
  })
}

const STORE_M3 = { Güllebehälter: 1450, 'Güllekanal unter Stall 1': 320 }

/** Whether the slurry of six months fits into the stores (DüV § 12). */
export function storageProof({ season, year }: StoryDays): PrintedDocument {
  const capacity = Object.values(STORE_M3).reduce((sum, volume) => sum + volume, 0)
  const sixMonths = HERDS.reduce((sum, { count, slurryM3 }) => sum + count * slurryM3, 0)
  const months = Math.floor((capacity / sixMonths) * 12) / 2
  return printed('Lagerraumnachweis', `Lagerraumnachweis Gülle ${year(2026)}`, {
    day: season('2026-03-24'),
    letterhead: FARM,
    reference: [['Stand', germanDay(season('2026-03-24'))]],
    heading: 'Nachweis des Lagerraums für Wirtschaftsdünger (§ 12 DüV)',
    blocks: [
      {
        type: 'table',
        head: ['Herde', 'Anzahl', 'm³ je Platz in 6 Monaten', 'm³'],
        numbers: [1, 2, 3],
        rows: [
          ...HERDS.map(({ herd, count, slurryM3 }) => [
            herd,
            String(count),
            germanNumber(slurryM3, 2),
            germanNumber(count * slurryM3, 1),
          ]),
          ['Anfall in 6 Monaten', '', '', germanNumber(sixMonths, 0)],
        ],
      },
      {
        type: 'table',
        head: ['Lager', 'm³'],
        numbers: [1],
        rows: [
          ...Object.entries(STORE_M3).map(([store, volume]) => [store, germanNumber(volume, 0)]),
          ['Kapazität zusammen', germanNumber(capacity, 0)],
        ],
      },
      text(
        [
          `Der Lagerraum von ${germanNumber(capacity, 0)} m³ fasst den Anfall von ${germanNumber(sixMonths, 0)} m³`,
          `in sechs Monaten und reicht für rund ${germanNumber(months, 1)} Monate.`,
          'Niederschlag auf offene Flächen kommt hinzu.',
        ].join(' '),
      ),
    ],
  })
}

export function competenceProof({ recent }: StoryDays): PrintedDocument {
  const next = recent('2026-06-12')
  const issued = yearsLater(next, -12)
  return printed('Sachkundenachweis', 'Sachkundenachweis Pflanzenschutz Hinnerk Behrens', {
    day: issued,
    letterhead: ['LWK Bremervörde', 'Kammerweg 6 · 27432 Bremervörde', 'Pflanzenschutzamt'],
    reference: [['Ausweis-Nr.', 'NI-9990-0417']],
    heading: 'Sachkundenachweis Pflanzenschutz (§ 9 PflSchG)',
    blocks: [
      {
        type: 'facts',
        facts: [
          ['Inhaber', 'Hinnerk Behrens'],
          ['Anschrift', 'Heidestraße 12, 27404 Musterfeld'],
          ['Erstausstellung', germanDay(issued)],
          ['Umfang', 'Anwendung und Beratung'],
        ],
      },
      text(
        `Hinnerk Behrens darf Pflanzenschutzmittel anwenden: spritzen, streuen und beizen. Er muss in jedem Zeitraum von drei Jahren, der erste ab dem ${germanDay(issued)}, eine anerkannte Fortbildung besuchen.`,
      ),
      {
        type: 'table',
        head: ['Fortbildung', 'Tag'],
        numbers: [1],
        rows: [2014, 2017, 2020, 2023]
          .map((year) => [
            'Fortbildung Pflanzenschutz',
            germanDay(recent(`${year}-${year === 2014 ? '11-20' : '03-15'}`)),
          ])
          .slice(1),
      },
      text(`Der laufende Zeitraum endet am ${germanDay(recent('2026-06-11'))}.`),
    ],
  })
}
