import type { KINDS, ValuesOf } from '../../farm/index.ts'
import { row, type ExampleRow } from '../example-row.ts'
import type { StoryDays } from '../story-days.ts'

type Work = Partial<ValuesOf<(typeof KINDS)['work_items']['fields']>>

const FIT_SOIL = { soil_condition: 'aufnahmefähig, nicht gefroren' } as const
const CALCIUM_AMMONIUM_NITRATE = {
  ...FIT_SOIL,
  type: 'fertilizing',
  title: 'Kalkammonsalpeter streuen',
  product: 'KAS 27',
  unit: 'kg/ha',
  machine: 'Düngerstreuer mit Grenzstreueinrichtung',
  boundary_spreading: true,
  p2o5_kg_ha: 0,
} as const
const SLURRY = {
  ...FIT_SOIL,
  type: 'fertilizing',
  title: 'Rindergülle ausbringen',
  product: 'Rindergülle',
  unit: 'm³/ha',
  machine: 'Güllewagen mit Schleppschuh',
  technique: 'Schleppschuh',
} as const

/** The machines of the story by their names. */
const MACHINES: Readonly<Record<string, string>> = {
  'Düngerstreuer mit Grenzstreueinrichtung': 'Düngerstreuer',
  'Güllewagen mit Schleppschuh': 'Güllewagen',
  Anhängespritze: 'Anhängespritze',
}

const machineOf = ({ machine }: Work): { machine_id?: string } =>
  machine == null ? {} : { machine_id: MACHINES[machine]! }

/**
 * Die Arbeiten der Saison. Auf dem Moorstück wurde nach 19 Tagen nachgetragen, auf dem Langen Kamp trotz alter Probe
 * und P-CAL 22 Phosphat gegeben, und der Spritzung vom 12.05. fehlt die Zulassungsnummer.
 */
export const exampleWork = ({ season, recent }: StoryDays): ExampleRow[] => {
  const done = (on: string, recorded: string, field: string, work: Work) =>
    row(
      'work_items',
      `${work.title} ${field} ${on}`,
      {
        status: 'done',
        done_on: season(on),
        recorded_on: season(recorded),
        done_by: 'Hinnerk Behrens',
        record_form: 'digital',
        ...work,
      },
      { field_id: field, person_id: 'Hinnerk', ...machineOf(work) },
    )
  return [
    done('2025-03-12', '2025-03-14', 'Moorstück', {
      ...SLURRY,
      amount: 36.8,
      area_ha: 6.1,
      n_kg_ha: 140,
      n_available_kg_ha: 84,
      nh4n_kg_ha: 77,
      p2o5_kg_ha: 59,
    }),
    done('2025-08-26', '2025-08-27', 'Hinterm Deich', {
      type: 'sowing',
      title: 'Zwischenfrucht säen',
      product: 'Senf',
      amount: 18,
      unit: 'kg/ha',
      area_ha: 12.4,
    }),
    done('2026-02-28', '2026-03-05', 'Steinacker', {
      ...CALCIUM_AMMONIUM_NITRATE,
      amount: 300,
      area_ha: 14.7,
      n_kg_ha: 81,
    }),
    done('2026-03-06', '2026-03-25', 'Moorstück', {
      ...CALCIUM_AMMONIUM_NITRATE,
      amount: 250,
      area_ha: 6.1,
      n_kg_ha: 67.5,
    }),
    done('2026-03-17', '2026-03-19', 'Langer Kamp', {
      ...FIT_SOIL,
      type: 'fertilizing',
      title: 'DAP streuen',
      product: 'DAP 18/46',
      amount: 100,
      unit: 'kg/ha',
      area_ha: 9.8,
      n_kg_ha: 18,
      p2o5_kg_ha: 46,
      machine: 'Düngerstreuer mit Grenzstreueinrichtung',
      boundary_spreading: true,
    }),
    done('2026-03-20', '2026-03-26', 'Hauswiese', {
      ...SLURRY,
      amount: 25,
      area_ha: 8.5,
      n_kg_ha: 95,
      n_available_kg_ha: 57,
      nh4n_kg_ha: 52.5,
      p2o5_kg_ha: 40,
    }),
    done('2026-04-22', '2026-04-24', 'Hinterm Deich', {
      ...SLURRY,
      amount: 30,
      area_ha: 12.4,
      done_at: '09:00',
      incorporation_begun_at: '09:00',
      incorporation_ended_at: '09:50',
      n_kg_ha: 114,
      n_available_kg_ha: 68.4,
      nh4n_kg_ha: 63,
      p2o5_kg_ha: 48,
    }),
    done('2026-04-25', '2026-04-25', 'Hinterm Deich', {
      type: 'sowing',
      title: 'Mais legen',
      area_ha: 12.4,
      eppo: 'ZEAMX',
    }),
    done('2026-04-27', '2026-04-27', 'Langer Kamp', {
      type: 'sowing',
      title: 'Mais legen',
      area_ha: 9.8,
      eppo: 'ZEAMX',
    }),
    done('2026-05-12', '2026-05-13', 'Moorstück', {
      type: 'plant_protection',
      title: 'Fungizid spritzen',
      product: 'Input-Fungizid',
      amount: 1,
      unit: 'l/ha',
      area_ha: 6.1,
      eppo: 'TRZAW',
      kind_of_use: 'Freiland',
      machine: 'Anhängespritze',
    }),
    done('2026-05-18', '2026-05-19', 'Hauswiese', {
      type: 'harvest',
      title: '1. Schnitt Silage',
      amount: 12,
      unit: 'Rundballen/ha',
      area_ha: 8.5,
    }),
    done('2026-05-18', '2026-05-19', 'Kuhweide', {
      type: 'harvest',
      title: '1. Schnitt Silage',
      amount: 12,
      unit: 'Rundballen/ha',
      area_ha: 7,
    }),
    row(
      'expected_jobs',
      'Gülle umpumpen',
      {
        task: 'Gülle aufrühren und aus dem Kanal in den Behälter umpumpen',
        amount: 300,
        unit: 'm³',
        due_on: recent('2026-06-15'),
        status: 'agreed',
      },
      { contractor_id: 'Lohnunternehmen' },
    ),
    row(
      'needs',
      'Milchaustauscher',
      { article: 'Milchaustauscher', amount: 250, unit: 'kg', needed_on: recent('2026-06-20'), status: 'open' },
      { herd_id: 'Kälber' },
    ),
  ]
}
