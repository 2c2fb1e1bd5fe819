import type { KindSlug } from '../../../../core/farm/index.ts'
import { dayOf } from './german-day.ts'
import type { Cell, Fact } from './facts.ts'
import { directionOf, movementOf } from './movement-words.ts'

/** What of a farm a fact is about, where its field alone does not say. */
export function kindOfSubject({ area, subject, field }: Fact): KindSlug | undefined {
  if (area === 'Tiergesundheit') {
    if (/^(?:Behandlung|Impfung)/.test(subject)) return 'treatments'
    if (subject.startsWith('TAM-Meldung')) return 'antibiotic_reports'
    return subject.startsWith('Gesundheitsstatus') ? 'herds' : 'self_checks'
  }
  if (area === 'Grundsätze: Eine Probe ist eine Einheit') return 'measurements'
  if (area === 'Person') return subject.startsWith('Arbeitszeit') ? 'working_times' : 'people'
  if (area === 'Düngemittel, Pflanzenschutzmittel')
    return subject.startsWith('Düngemittel') ? 'fertilizers' : 'plant_protection_products'
  return area === 'Tier' && field === 'Herde' ? 'animals' : undefined
}

const withoutFirst = ({ subject }: Fact): string => subject.slice(subject.indexOf(' ') + 1)

/** What a row is called among the facts; else it is called as their subject. */
export const NAMES: Partial<Record<KindSlug, (fact: Fact) => string>> = {
  holdings: () => 'Hutzelhof Kümmel GbR',
  fields: ({ subject }) => subject.split(' / ')[0]!,
  herds: ({ subject }) => {
    const [, name] = /^(?:Herde|Ration) (\S+)/.exec(subject) ?? []
    return name ?? (/Moderhinke/.test(subject) ? 'Mutterschafe' : 'Milchkühe')
  },
  animals: withoutFirst,
  contacts: withoutFirst,
  places: withoutFirst,
  people: withoutFirst,
  machines: withoutFirst,
  fertilizers: withoutFirst,
  plant_protection_products: withoutFirst,
  measurements: ({ subject, field }) => `${subject} ${field}`,
  self_checks: ({ subject, field }) => (checkOf(field) ? `${subject} ${checkOf(field)}` : subject),
}

const dayIn = (text: string, otherwise: string): string =>
  /\d{2}\.\d{2}\.\d{4}/.test(text) ? dayOf(text) : (/\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? otherwise)

const speciesOf = (name: string): string =>
  /schaf|bock|lämmer|lamm/i.test(name)
    ? 'sheep'
    : /schwein/i.test(name)
      ? 'pig'
      : /henne|huhn/i.test(name)
        ? 'poultry'
        : 'cattle'

const SAMPLES: [RegExp, string][] = [
  [/^Boden/, 'soil'],
  [/^Nmin/, 'nmin'],
  [/^Gülle|^Mist/, 'slurry'],
  [/^Futter/, 'feed'],
  [/^Milchgüte/, 'milk_quality'],
  [/^MLP/, 'milk_recording'],
  [/^Gewebe/, 'tissue'],
  [/^Blatt/, 'plant'],
  [/^Wasser/, 'water'],
  [/^Regen/, 'rain'],
]
/** Checks that have a day of their own beside what they are told with. */
const checkOf = (field: string): string | undefined =>
  Object.entries({
    Lebensmittelkette: 'food_chain',
    gereinigt: 'cleaning',
    Schadnager: 'pest_control',
    Köder: 'pest_control',
    Melkanlage: 'milking_machine',
    Besucherbuch: 'visitors',
  }).find(([word]) => field.includes(word))?.[1]

const CHECKS: [RegExp, string][] = [
  [/verlust/i, 'losses'],
  [/Tierschutz/, 'animal_welfare'],
  [/./, 'other'],
]
const PLACES: [RegExp, string][] = [
  [/stall/i, 'barn'],
  [/gülle/i, 'slurry_store'],
  [/silo/i, 'silo'],
  [/brunnen/i, 'well'],
  [/./, 'store'],
]
const APPLICATIONS: [RegExp, string][] = [
  [/Sammelantrag/, 'direct_payments'],
  [/gekoppelte/, 'coupled_support'],
  [/Anlage 5/, 'fertilizer_annex_5'],
  [/Agrardiesel/, 'agricultural_diesel'],
  [/Stichtag/, 'census_day'],
  [/Tierseuchenkasse/, 'animal_disease_fund'],
  [/Wirtschaftsdünger/, 'manure_report'],
  [/Agrarstruktur/, 'statistics'],
  [/./, 'other'],
]
const CERTIFICATES: [RegExp, string][] = [
  [/PSM/, 'plant_protection'],
  [/Transport/, 'animal_transport'],
  [/Betäubung/, 'stunning'],
  [/Gerätekontrolle/, 'sprayer_inspection'],
  [/TÜV/, 'vehicle_inspection'],
  [/Milch|VLOG|Weide|KAT|QS|Qualität/, 'quality_scheme'],
  [/Motorsäge/, 'training'],
  [/Genehmigung|Zulassung/, 'licence'],
  [/./, 'other'],
]
const first = (words: [RegExp, string][], text: string): string => words.find(([word]) => word.test(text))![1]

/** What a row has to say that no fact of its own says; `herd` is the name of the herd it refers to. */
export const STARTS: Partial<Record<KindSlug, (fact: Fact, name: string) => Record<string, unknown>>> = {
  fields: (_fact, name) => ({ name: name.replace(/^Schlag \S+ /, '') }),
  herds: (_fact, name) => ({ name, species: speciesOf(name) }),
  animals: (_fact, name) => ({ name, species: speciesOf(name) }),
  contacts: (_fact, name) => ({ type: /amt/i.test(name) ? 'authority' : 'company', name }),
  places: (_fact, name) => ({ name, type: first(PLACES, name) }),
  people: (_fact, name) => ({ name }),
  machines: (_fact, name) => ({ name }),
  fertilizers: (_fact, name) => ({ name }),
  plant_protection_products: (_fact, name) => ({ name }),
  work_items: ({ subject }) => ({ title: subject, status: 'done' }),
  stock_movements: ({ subject, field }) => ({
    date: dayOf(subject),
    type: movementOf(field),
    article: /^\S+ (.*?) \/ /.exec(subject)![1],
  }),
  group_movements: ({ subject, field }) => ({
    date: dayOf(subject),
    direction: directionOf(field),
    herd: /^\S+ (.*?) \/ /.exec(subject)![1],
    note: subject,
  }),
  measurements: ({ subject, field }) => ({
    type: first(SAMPLES, subject),
    parameter: field,
    date: dayIn(subject, '2025-12-31'),
    subject,
  }),
  treatments: ({ subject }) => ({
    date: dayOf(subject),
    type: subject.startsWith('Impfung') ? 'vaccination' : 'treatment',
  }),
  antibiotic_reports: () => ({}),
  self_checks: ({ subject, year, field, value }) => ({
    date: checkOf(field) && isDay(value) ? value : dayIn(subject, `${year}-01-31`),
    type: checkOf(field) ?? first(CHECKS, subject),
    subject,
  }),
  applications: ({ subject, year }) => ({ title: subject, year, type: first(APPLICATIONS, subject) }),
  certificates: ({ subject }) => ({ type: subject.slice('Nachweis '.length), category: first(CERTIFICATES, subject) }),
  working_times: ({ subject }) => ({
    date: dayOf(subject),
    person: subject.replace(/^Arbeitszeit | \d{2}\..*$/g, ''),
  }),
  letters: ({ subject }) => ({ subject }),
  animal_counts: ({ subject }) => ({ date: dayOf(subject) }),
  grazing_periods: () => ({}),
  manure_transfers: () => ({}),
  receipts: () => ({}),
}

const ROLES: [RegExp, string][] = [
  [/^Tierärzt/, 'vet'],
  [/^Lohn/, 'contractor'],
  [/^Landhandel/, 'dealer'],
  [/^Molkerei/, 'dairy'],
  [/^Veterinäramt/, 'veterinary_office'],
  [/^Landwirtschaftsamt/, 'authority'],
  [/^Nachbar/, 'neighbour'],
  [/^Verpächter/, 'lessor'],
  [/./, 'other'],
]
const TYPES_OF_WORK: Readonly<Record<string, string>> = { Stall: 'barn' }
const HEALTH = /^(BHV1|BVD|Moderhinke)[- ]/

type Special = (fact: Fact) => Cell[] | undefined
const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
const NOTED: Cell = { field: 'note', value: null }
const cell = (field: string, value: unknown): Cell => ({ field, value })

/** Facts whose words have to be taken apart, or whose field has another name than they; undefined: as the others. */
const SPECIAL: Partial<Record<KindSlug, Readonly<Record<string, Special>>>> = {
  holdings: {
    Anschrift({ value }) {
      const [, street, postcode, city] = /^(.*), (\d{5}) (.*)$/.exec(String(value))!
      return [cell('street', street), cell('postcode', postcode), cell('city', city)]
    },
    Koordinate: ({ value }) => [cell('latitude', (value as number[])[0]), cell('longitude', (value as number[])[1])],
    Gewinnermittlung: () => [cell('profit_determination', 'accounts'), NOTED],
    'USt-Regel': ({ value, year }) => [
      { field: 'vat_rules', line: String(year), inside: 'from', value: `${year}-01-01` },
      { field: 'vat_rules', line: String(year), inside: 'rule', value: value === 'Regel' ? 'regular' : 'flat_rate' },
    ],
    Kleinunternehmer: ({ value }) => (value === false ? [] : undefined),
  },
  fields: {
    'rotes Gebiet': ({ value }) => [cell('red_zone', value === true ? 'yes' : value === false ? 'no' : 'unknown')],
    'Status Dauergrünland': ({ value }) =>
      value === 'kein Dauergrünland'
        ? [cell('grassland_status', 'none')]
        : [cell('permanent_grassland', true), ...(value === 'Dauergrünland' ? [] : [NOTED])],
    Nutzungsart: ({ subject, value, year }) => [
      {
        field: 'grassland',
        line: subject.slice(subject.indexOf(' / ') + 3),
        inside: 'use',
        value: String(value).startsWith('Mähweide') ? 'mown_pasture' : 'pasture',
      },
      ...(year === null ? [] : [NOTED]),
    ],
    'Futter/Gründüngung': ({ subject, value }) =>
      String(value).startsWith('Futter')
        ? [{ field: 'crops', line: subject.slice(subject.indexOf(' / ') + 3), inside: 'used_as', value: 'feed' }, NOTED]
        : undefined,
    ...Object.fromEntries(
      (['ÖR', 'AUKM'] as const).map((name): [string, Special] => [
        name,
        ({ value, year }) => {
          const line = `${name} ${year}`
          const said: Cell[] = [
            { field: 'schemes', line, inside: 'scheme', value },
            { field: 'schemes', line, inside: 'type', value: name === 'ÖR' ? 'eco_scheme' : 'agri_environment' },
          ]
          return said
        },
      ]),
    ),
    Ertrag: ({ unit }) => (unit === null || unit.startsWith('dt/ha') ? undefined : []),
  },
  contacts: {
    Rolle: ({ value }) => [
      cell('roles', [first(ROLES, String(value))]),
      ...(/^(?:Lohn|Land|Molk|Vet|Nachbar)/.test(String(value)) && value !== 'Landwirtschaftsamt' ? [] : [NOTED]),
    ],
  },
  letters: {
    Kategorie: ({ value }) =>
      ['Kontrollankündigung', 'Kündigung'].includes(String(value)) ? [cell('category', 'other'), NOTED] : undefined,
  },
  animal_counts: {
    Tierart: ({ value }) => (value === 'Biene' ? [cell('species', 'other'), NOTED] : undefined),
  },
  animals: {
    Ohrmarke: ({ value }) => (value === 'DE 26 123 4567' ? [cell('tag_as_read', value)] : undefined),
    Geschlecht: ({ value }) => (value === 'männlich, kastriert' ? [cell('sex', 'male'), NOTED] : undefined),
  },
  work_items: {
    Datum: ({ subject, value }) => (subject.includes('(geplant)') ? [cell('planned_from', value)] : undefined),
    Typ: ({ value }) => (TYPES_OF_WORK[String(value)] ? [cell('type', TYPES_OF_WORK[String(value)])] : undefined),
  },
  plant_protection_products: {
    Wartezeit: ({ value }) => (value === 'F' ? [cell('waiting_by_use', true)] : undefined),
  },
  manure_transfers: {
    Menge: ({ value, unit }) => [cell('amount', value), cell('unit', unit === 't FM' ? 't' : 'm3')],
  },
  treatments: {
    Menge({ value }) {
      const [, amount, unit] = /^([\d,]+) (.*)$/.exec(String(value)) ?? []
      return amount === undefined ? undefined : [cell('amount', Number(amount.replace(',', '.'))), cell('unit', unit)]
    },
  },
  herds: {
    'Gülle oder Festmist': ({ value, year }) => [
      { field: 'years', line: String(year), inside: 'manure', value: value === 'Gülle' ? 'slurry' : 'solid' },
    ],
    'Gruppe laktierend': ({ value }) => group('laktierend', value),
    'Gruppe trocken': ({ value }) => group('trocken', value),
  },
  certificates: {
    Art: ({ value }) => [cell('category', first(CERTIFICATES, String(value))), cell('type', value)],
  },
  applications: {
    Art: ({ value }) => [cell('type', first(APPLICATIONS, String(value)))],
  },
  self_checks: {
    Anzahl: ({ value }) => [cell('count', value)],
  },
}

const group = (name: string, value: unknown): Cell[] => [
  { field: 'feeding_groups', line: name, inside: 'name', value: name },
  { field: 'feeding_groups', line: name, inside: 'count', value },
]

/** The water that the question about a fact names. */
const WATER = /Wie weit ist (.*) von Schlag|Wie steil fällt .* zu (.*) ab|Böschung von (.*) an Schlag/

export function specialOf(fact: Fact, kind: KindSlug): Cell[] | undefined {
  const water = fact.field.startsWith('Gewässer') ? WATER.exec(fact.question) : null
  if (water) {
    const name = water.slice(1).find(Boolean)!
    const inside = { Abstand: 'distance_m', Hangneigung: 'slope_percent' }[fact.field.split(' ')[1]!] ?? 'bank'
    return [
      { field: 'waters', line: name, inside: 'name', value: name },
      { field: 'waters', line: name, inside, value: fact.value },
    ]
  }
  const [, disease] = (kind === 'herds' && HEALTH.exec(fact.field)) || []
  if (disease !== undefined) {
    const inside = fact.field.endsWith('Status')
      ? 'status'
      : fact.field.includes('Impfung')
        ? 'vaccinated'
        : fact.field.includes('Befund')
          ? 'result'
          : 'checked_on'
    const value = typeof fact.value === 'boolean' ? (fact.value ? 'ja' : 'nein') : fact.value
    return [
      { field: 'health', line: disease, inside: 'disease', value: disease },
      { field: 'health', line: disease, inside, value },
    ]
  }
  const [, feed] = (kind === 'herds' && /^Ration (.*)$/.exec(fact.field)) || []
  if (feed !== undefined) {
    const line = `${fact.subject} ${feed}`
    const said = { feed, group: fact.subject.split(' ')[2], amount: fact.value, unit: fact.unit }
    return Object.entries(said).map(([inside, value]) => ({ field: 'rations', line, inside, value }))
  }
  return SPECIAL[kind]?.[fact.field]?.(fact)
}
