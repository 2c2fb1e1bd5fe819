import { entryClass, stems, type Entry } from '../../../answers/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { ANIMAL_WORDS } from '../../../terms/index.ts'
import { addDays, wholeDays } from '../../../shared/time/days.ts'
import type { SourcedRow } from '../../rows/row.ts'
import { columnsOf } from '../columns.ts'
import type { Due } from '../office/deadlines.ts'
import { eachRow, labelOf, type FarmRows, type FarmView, type Values } from '../farm-view.ts'
import { animalTexts, countedTexts } from './animal-texts.ts'

/** THAMNV § 2: what the record of a treatment has to say. */
const DEMANDED: readonly [field: string, label: string][] = [
  ['product', 'Arzneimittel'],
  ['amount', 'Menge'],
  ['receipt_number', 'Belegnummer'],
  ['withdrawal_meat_days', 'Wartezeit Fleisch'],
  ['administered_by', 'Anwender'],
]

/** Null where nothing is missing. */
function missingDetails(values: Values): string | null {
  const missing = DEMANDED.filter(([field]) => (values[field] ?? null) === null).map(([, label]) => label)
  const namesNoAnimal = (values.animal_id ?? values.group ?? values.herd_id ?? null) === null
  return [...missing, ...(namesNoAnimal ? ['Tier oder Gruppe'] : [])].join(', ') || null
}

/**
 * Days until milk and meat may leave the farm: the last dose plus the withdrawal period; on its last day it still runs
 * (TAMG § 50).
 */
function withdrawalEnds(values: Values): { milk_until: string | null; meat_until: string | null } {
  const lastDose = (values.last_dose_on ?? values.date) as string
  const until = (days: unknown): string | null =>
    typeof days === 'number' && days > 0 ? addDays(lastDose, days) : null
  const milkHours = values.withdrawal_milk_hours
  return {
    milk_until: until(typeof milkHours === 'number' ? wholeDays(milkHours) : null),
    meat_until: until(values.withdrawal_meat_days),
  }
}

const WITHOUT_MILK: ReadonlySet<unknown> = new Set([
  'calf',
  'young_cattle',
  'fattening_bull',
  'piglet',
  'fattening_pig',
  'sow',
])

/** There is no milk to wait for. */
function givesNoMilk({ animal_id, herd_id }: Values, farm: FarmRows): boolean {
  const animal = farm.byId('animals', animal_id)?.values
  const herd = farm.byId('herds', herd_id ?? animal?.herd_id)?.values
  return (
    animal?.sex === 'male' || WITHOUT_MILK.has(herd?.production) || ['poultry', 'pig'].includes(String(herd?.species))
  )
}

/** Until when what a treatment was given to may not be sold. */
export function withdrawalsOf({ values, label }: SourcedRow): Due[] {
  const { milk_until, meat_until } = withdrawalEnds(values)
  const until = (day: string | null, what: string): Due[] =>
    day === null ? [] : [{ what: `Wartezeit ${what}, ${label}`, on: day, why: 'der letzte gesperrte Tag' }]
  return [...until(milk_until, 'Milch'), ...until(meat_until, 'Fleisch')]
}

const isVet = (name: unknown): boolean => /(?<!\p{L})Dr\.|tierarzt|tierärztin/iu.test(String(name))

const isInoculation = ({ values }: Entry): boolean =>
  values.type === 'vaccination' || /impf|vakzin|vac/iu.test(`${String(values.product)} ${String(values.diagnosis)}`)

/** Whom a treatment was given: one animal is free with the last of its treatments. */
const TREATED = ['animal_id', 'group', 'herd_id']

export const treatmentsView: FarmView = {
  name: 'treatments',
  label: 'Behandlungen',
  example: 'Bis wann ist die Milch von Alma gesperrt?',
  furtherExamples: ['Womit wurde Alma behandelt?'],
  kinds: ['treatments'],
  nouns: stems(
    `~treating Behandlung Behandlungen behandelt gespritzt
        Arzneimittel Medikament Medikamente Medizin Arzneimittelbuch Arzneimittelbestandsbuch Bestandsbuch Anwendung
        Anwendungen Arznei behandeln Tierbehandlung Tierbehandlungen`,
  ),
  neutralWords: stems(
    'läuft laufen galt gilt abgelaufen gab hatte hatten Spritze Spritzen Injektion Injektionen Pieks Schuss',
  ),
  columns: [
    ...columnsOf('treatments', {
      product: {
        words:
          '~administering womit Mittel Arzneimittel Medikament Präparat bekommen gegeben verabreicht gekriegt gespritzt gespritzte eingesetzt einsetzen angewendet angewandt verwendet',
      },
      diagnosis: {
        words: `~ailing Diagnose Krankheit Erkrankung Leiden Befund Grund warum wieso weshalb wogegen woran wofür gefehlt fehlte
              erkrankt`,
      },
      against: { words: 'wogegen' },
      effective_days: { words: 'wirkt wirken wirkte Wirkdauer Wirkungsdauer Wirkung' },
      receipt_number: { words: 'Belegnummer Beleg AuA AuABeleg Abgabebeleg Nummer' },
      batch: { words: 'Charge Chargennummer' },
      amount: { words: 'Menge Dosis Dosierung Milliliter ml' },
      unit: { ignoreLabel: true },
      vet_id: { words: 'Tierarzt Tierärztin verschrieben verordnet' },
      administered_by: { words: 'Anwender verabreicht behandelt' },
      first_dose_on: { words: 'Behandlungsbeginn' },
      last_dose_on: { words: 'Behandlungsende' },
      animal_count: { words: 'Tiere', aggregate: { by: 'sum' } },
      animal_id: { ignoreLabel: true },
      antibiotic: { words: 'Antibiotika Antibiotikum Antibiotikums antibiotisch' },
      withdrawal_meat_days: { unasked: true },
      withdrawal_milk_hours: { unasked: true },
      note: { ignoreLabel: true },
      group: { ignoreLabel: true },
    }),
    {
      name: 'milk_until',
      label: 'Milch gesperrt bis einschließlich',
      type: 'day',
      ahead: 'last day',
      words: stems(
        'Milch Milchsperre Sperre Sperrzeit Wartezeit Wartezeiten Sperrfrist gesperrt abliefern ablieferbar liefern Ablieferung abgeliefert Tank frei freigegeben',
      ),
      states: { over: stems('abliefern ablieferbar liefern frei freigegeben') },
      overTogether: TREATED,
      isOver: ({ withdrawal_milk_hours, milks }) => withdrawal_milk_hours === 0 || milks === false,
    },
    {
      name: 'meat_until',
      label: 'Fleisch gesperrt bis einschließlich',
      type: 'day',
      ahead: 'last day',
      words: stems(
        'Fleisch Fleischsperre Sperre Sperrzeit Wartezeit Wartezeiten schlachten geschlachtet schlachtbar Schlachtung gesperrt frei freigegeben',
      ),
      states: { over: stems('schlachten geschlachtet schlachtbar frei freigegeben') },
      overTogether: TREATED,
      isOver: ({ withdrawal_meat_days }) => withdrawal_meat_days === 0,
    },
    {
      name: 'withdrawal_meat_days',
      label: 'Wartezeit Fleisch',
      type: 'number',
      unit: 'Tage',
      words: stems('Wartezeit Wartezeiten Fleisch Fleischsperre Sperre Sperrzeit'),
    },
    {
      name: 'withdrawal_milk_hours',
      label: 'Wartezeit Milch',
      type: 'number',
      unit: 'Stunden',
      words: stems('Wartezeit Wartezeiten Milch Milchsperre Sperre Sperrzeit Stunde Stunden'),
    },
    { name: 'missing', label: 'Fehlende Angaben', type: 'text', words: new Set() },
  ],
  counts: { things: stems(ANIMAL_WORDS), column: 'animal_count' },
  roles: { day: 'date', amount: 'amount', who: 'administered_by', whoActs: true, list: ['diagnosis'] },
  classes: [
    entryClass('Impfungen', '~inoculating Impfung Impfungen', isInoculation),
    entryClass(
      'Entwurmungen',
      'entwurmt entwurmen Entwurmung Entwurmungen Wurmkur Wurmkuren Wurmbehandlung Wurmmittel',
      ({ values: { product, diagnosis, active_substance } }) =>
        /wurm|würm|parasit|(?:ivermec|eprinomec|doramec|moxidec|albenda|fenbenda)/iu.test(
          `${String(product)} ${String(diagnosis)} ${String(active_substance)}`,
        ),
    ),
  ],
  entriesOf: eachRow(
    ({ date, product, group, animal_id, herd_id }, farm) =>
      [
        germanDay(date),
        farm.byId('animals', animal_id)?.values.name ?? group ?? labelOf(farm, 'herds', herd_id) ?? null,
        product,
      ]
        .filter((part) => part !== null)
        .join(', '),
    {
      searchTexts: ({ animal_id, herd_id, date, vet_id, administered_by }, farm) => [
        labelOf(farm, 'animals', animal_id),
        ...animalTexts(farm.byId('animals', animal_id)?.values, date, farm),
        ...countedTexts({ herd_id }, farm),
        // „Dr. Kern“ of a practice did what he did, and not his colleague.
        isVet(administered_by) ? undefined : labelOf(farm, 'contacts', vet_id),
      ],
      computed: (values, farm) => ({
        ...withdrawalEnds(values),
        milks: !givesNoMilk(values, farm),
        missing: missingDetails(values),
      }),
    },
  ),
  missingDetails: 'missing',
  impliedBy: { received: true },
  completeness: 'log',
  tense: 'past',
  answersDuties: true,
}
