import { ageInMonths, BREEDS, CATTLE_CLASSES, PRODUCTION_WORDS, SPECIES_WORDS } from '../../../terms/index.ts'
import { FORMATS } from '../../formats/formats.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { addDays } from '../../../shared/time/days.ts'
import { columnsOf, eachRow, entryClass, stems, type Entry, type View } from '../view.ts'

export const shownTag = (tag: unknown): string => {
  const rule = FORMATS.ear_tag
  return typeof tag === 'string' ? (rule.display?.(tag) ?? tag) : ''
}

const shownAge = (age: string): string =>
  Number(age) === 0
    ? 'unter einem Monat'
    : Number(age) === 1
      ? 'ein Monat'
      : Number(age) < 24
        ? `${age} Monate`
        : `${Math.floor(Number(age) / 12)} Jahre${Number(age) % 12 > 0 ? ` und ${Number(age) % 12} ${Number(age) % 12 === 1 ? 'Monat' : 'Monate'}` : ''}`

const isCattle = ({ values }: Entry): boolean => values.species === 'cattle'
const isGone = ({ values }: Entry): boolean =>
  (values.left_on !== null && values.left_on !== undefined) || values.status === 'gone'

export const animalsView: View = {
  label: 'Tiere',
  kinds: ['animals'],
  nouns: stems('Tier Tiere Tieren Vieh Rindvieh Einzeltier Einzeltiere'),
  columns: [
    ...columnsOf('animals', {
      ear_tag: { words: 'Ohrmarke Ohrmarken Ohrmarkennummer Nummer' },
      name: { words: 'Stallnummer' },
      sex: {
        words: 'Geschlecht',
        choices: { female: 'weiblich weibliche weiblichen', male: 'männlich männliche männlichen' },
      },
      born_on: { words: 'geboren Geburt Geburtstag Geburtsdatum Geburten kam Welt' },
      breed: { words: 'Rasse Rassen' },
      mother_ear_tag: { quiet: true, words: 'Mutter Mutterkuh', aside: true },
      mother_born_on: { quiet: true },
      herd_id: { words: 'Herde Gruppe' },
      arrived_on: { words: 'Zugang zugegangen gekauft zugekauft Zukauf Zukäufe eingestallt Kauf' },
      arrived_from: { words: 'Herkunft Verkäufer' },
      left_on: { words: 'Abgang Abgänge abgegangen' },
      left_to: { words: 'Verbleib Käufer verkauft' },
      left_by: {
        on: 'left_on',
        words: 'Abgangsart Abgangsgrund',
        choices: {
          sold: 'verkauft verkaufte',
          slaughtered: 'geschlachtet Schlachtung',
          died: 'verendet gestorben tot Verlust Verluste eingegangen',
          exported: 'ausgeführt',
        },
      },
      last_calved_on: { words: 'gekalbt Kalbung Kalbungen abgekalbt' },
      pregnant_until: { words: 'trächtig tragend tragende kalbt kalben Kalbetermin Abkalbetermin abkalben' },
      tagged_on: { words: 'gekennzeichnet Kennzeichnung' },
      birth_reported_on: { words: 'Geburtsmeldung gemeldet Meldung HIT' },
      bvd_sampled_on: { quiet: true, words: 'Ohrstanze' },
      bvd: {
        words: 'BVD Befund BVDBefund BVDStatus BVDProbe Probe',
        empty: ['no_sample'],
        choices: { negative: 'negativ', positive: 'positiv', pending: 'ausstehend offen', no_sample: '' },
      },
      arrival_reported_on: { quiet: true },
      leaving_reported_on: { quiet: true },
      status: {
        words: 'Zustand',
        choices: {
          dry: 'trocken trockenstehend trockenstehende trockengestellt gestellt Trockensteher',
          lactating: 'laktierend laktierende melkend melkende gemolken melke melken milchgebend',
          gone: '',
          present: '',
        },
      },
      note: { quiet: true },
      species: {
        choices: {
          ...SPECIES_WORDS,
          cattle: '',
          other: '',
        },
      },
    }),
    { name: 'barn', label: 'steht in', type: 'text', words: stems('Stall Stallung'), aside: true },
    {
      name: 'age_months',
      label: 'Alter',
      type: 'number',
      unit: 'Monate',
      since: 'born_on',
      words: stems('alt Alter Lebensalter'),
      format: shownAge,
    },
  ],
  classes: Object.values(CATTLE_CLASSES).map(({ label, words, holds }) =>
    entryClass(label, words, ({ values }, today) => holds(values, today)),
  ),
  entriesOf: (rows, farm, today) => {
    const names = new Map(rows.map(({ values }) => [values.ear_tag, values.name]))
    return rows.map((row) => {
      const herd = farm.byId('herds', row.values.herd_id)
      const barn = farm.byId('places', herd?.values.barn_id)?.label
      const mother = names.get(row.values.mother_ear_tag)
      const entry = {
        row,
        values: row.values,
        name: [shownTag(row.values.ear_tag), row.values.name].filter(Boolean).join(' „') + (row.values.name ? '“' : ''),
      }
      return {
        ...entry,
        name: isGone(entry) ? `${entry.name} (abgegangen)` : entry.name,
        values: { ...row.values, barn: barn ?? null, age_months: ageInMonths(row.values, today) ?? null },
        found: [
          herd?.label,
          barn,
          mother ? `Mutter ${String(mother)}` : undefined,
          BREEDS[String(row.values.breed).toUpperCase()],
        ].filter((text) => text !== undefined),
      }
    })
  },
  shown: ['born_on'],
  open: false,
  usual: (entry) => !isGone(entry),
  unless: ['left_by', 'left_on', 'left_to'],
  where: 'barn',
  byName: ['count', 'where'],
}

/** How many there are is known of herds also where single animals are not kept. */
export const herdsView: View = {
  label: 'Herden',
  kinds: ['herds'],
  nouns: stems('Herde Herden Tiergruppe Tiergruppen Tierbestand Bestand Tiere Tier Vieh Viehbestand'),
  columns: [
    ...columnsOf('herds', {
      production: { words: 'Produktionsrichtung Haltung', choices: PRODUCTION_WORDS },
      barn_id: { words: 'Stall untergebracht' },
      target_count: { quiet: true },
      average_count: { quiet: true },
      feeding_groups: { quiet: true },
      note: { quiet: true },
    }),
    {
      name: 'head',
      label: 'Durchschnittsbestand',
      type: 'number',
      words: stems('Tierzahl Kopf Durchschnittsbestand'),
      together: 'sum',
    },
  ],
  classes: [
    entryClass('Rinder', 'Rind Rinder Rindern Rindvieh', isCattle),
    entryClass('Schweine', 'Schwein Schweine Schweinen', ({ values }) => values.species === 'pig'),
  ],
  entriesOf: (rows, farm) =>
    rows.map((row) => ({
      row,
      found: [farm.byId('places', row.values.barn_id)?.label ?? ''],
      values: { ...row.values, head: row.values.average_count ?? row.values.target_count ?? null },
      name: String(row.values.name),
    })),
  amount: 'head',
  where: 'barn_id',
  shown: ['head'],
  open: false,
  counts: true,
}

/** A day has begun with its first hour. */
const wholeDays = (hours: number): number => Math.ceil(hours / 24)

/**
 * Days until milk and meat may leave the farm: the last dose plus the waiting time; on its last day it still runs (TAMG
 * § 50).
 */
const withdrawal = (
  values: Readonly<Record<string, unknown>>,
): { milk_until: string | null; meat_until: string | null } => {
  const last = (values.last_dose_on ?? values.date) as string
  const until = (days: number | null): string | null => (days === null || days === 0 ? null : addDays(last, days))
  const hours = values.withdrawal_milk_hours as number | null
  return {
    milk_until: until(hours === null || hours === undefined ? null : wholeDays(hours)),
    meat_until: until((values.withdrawal_meat_days ?? null) as number | null),
  }
}

export const treatmentsView: View = {
  label: 'Behandlungen',
  kinds: ['treatments'],
  nouns: stems(
    'Behandlung Behandlungen behandelt Arzneimittel Medikament Medikamente Medizin Arzneimittelbuch Arzneimittelbestandsbuch Bestandsbuch Anwendung Anwendungen',
  ),
  columns: [
    ...columnsOf('treatments', {
      product: { words: 'womit Mittel Arzneimittel Medikament bekommen gegeben verabreicht' },
      diagnosis: { words: 'Diagnose Krankheit Grund warum wieso weshalb' },
      receipt_number: { words: 'Belegnummer Beleg AuA Abgabebeleg Nummer' },
      batch: { words: 'Charge Chargennummer' },
      amount: { words: 'Menge Dosis Dosierung' },
      unit: { quiet: true },
      vet_id: { words: 'Tierarzt Tierärztin verschrieben' },
      administered_by: { words: 'Anwender verabreicht behandelt' },
      animal_count: { words: 'Tiere', together: 'sum' },
      animal_id: { quiet: true },
      withdrawal_meat_days: { quiet: true },
      withdrawal_milk_hours: { quiet: true },
      note: { quiet: true },
      group: { quiet: true },
    }),
    {
      name: 'milk_until',
      label: 'Milch gesperrt bis einschließlich',
      type: 'day',
      words: stems(
        'Milch Wartezeit Wartezeiten Sperrfrist gesperrt abliefern ablieferbar liefern Ablieferung abgeliefert Tank',
      ),
    },
    {
      name: 'meat_until',
      label: 'Fleisch gesperrt bis einschließlich',
      type: 'day',
      words: stems('Fleisch Wartezeit Wartezeiten schlachten geschlachtet Schlachtung gesperrt'),
    },
    { name: 'missing', label: 'Fehlende Angaben', type: 'text', words: new Set() },
  ],
  classes: [],
  entriesOf: (rows, farm, today) =>
    eachRow(
      ({ date, product, group, animal_id }) =>
        [germanDay(date), farm.byId('animals', animal_id)?.values.name ?? group ?? null, product]
          .filter((part) => part !== null)
          .join(', '),
      ({ animal_id, vet_id }, of) => [of.byId('animals', animal_id)?.label, of.byId('contacts', vet_id)?.label],
    )(rows, farm, today).map((entry) => ({
      ...entry,
      values: { ...entry.values, ...withdrawal(entry.values), missing: missingOf(entry.values) },
    })),
  day: 'date',
  who: 'administered_by',
  shown: ['diagnosis'],
  open: true,
  norms: true,
}

/** THAMNV § 2: what the record of a treatment has to say. */
const DEMANDED: readonly [string, string][] = [
  ['product', 'Arzneimittel'],
  ['amount', 'Menge'],
  ['receipt_number', 'Belegnummer'],
  ['withdrawal_meat_days', 'Wartezeit Fleisch'],
  ['administered_by', 'Anwender'],
]
const missingOf = (values: Readonly<Record<string, unknown>>): string | null => {
  const missing = [
    ...DEMANDED.filter(([name]) => values[name] === null || values[name] === undefined).map(([, label]) => label),
    ...((values.animal_id ?? values.group ?? null) === null ? ['Tier oder Gruppe'] : []),
  ]
  return missing.length > 0 ? missing.join(', ') : null
}
