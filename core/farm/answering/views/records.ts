import { germanDay, germanNumber } from '../../../shared/german/write-german.ts'
import { addMonths } from '../period.ts'
import { milkLimit } from '../../views/statutory-limits.ts'
import { columnsOf, eachRow, entryClass, stems, type Entry, type View } from '../view.ts'

/** The mean over the months up to the latest value, which alone the limit holds. */
function milkRemark(told: readonly Entry[], all: readonly Entry[]): string | undefined {
  const newest = told[0]?.values
  const rule = milkLimit(newest?.parameter, String(newest?.date))
  if (!newest || !rule || newest.unit !== 'Tsd./ml') return undefined
  const from = addMonths(`${(newest.date as string).slice(0, 7)}-01`, 1 - rule.months)
  const values = all
    .map((entry) => entry.values)
    .filter(
      ({ parameter, unit, date }) =>
        parameter === newest.parameter &&
        unit === newest.unit &&
        (date as string) >= from &&
        (date as string) <= (newest.date as string),
    )
    .map(({ value }) => value as number)
  if (
    new Set(
      all
        .filter(({ values: { parameter, date } }) => parameter === newest.parameter && (date as string) >= from)
        .map(({ values: { date } }) => (date as string).slice(0, 7)),
    ).size < rule.months
  )
    return undefined
  const mean = Math.exp(values.reduce((sum, value) => sum + Math.log(Math.max(value, 1e-9)), 0) / values.length)

  return `${String(newest.parameter)}: geometrisches Mittel über ${rule.months} Monate: ${germanNumber(Math.round(mean))} Tsd./ml; die Grenze liegt bei ${rule.limit} Tsd./ml (VO (EG) 853/2004), ${mean <= rule.limit ? 'eingehalten' : 'überschritten'}.`
}

/** What people call the parameters that papers write as symbols. */
const SPOKEN: Readonly<Record<string, string>> = {
  p: 'Phosphor',
  p2o5: 'Phosphat',
  k: 'Kalium',
  k2o: 'Kali Kalium',
  mg: 'Magnesium',
  mgo: 'Magnesium',
  na: 'Natrium',
  ca: 'Calcium',
  cao: 'Calcium',
  s: 'Schwefel',
  b: 'Bor',
  cu: 'Kupfer',
  mn: 'Mangan',
  zn: 'Zink',
  fe: 'Eisen',
  se: 'Selen',
  n: 'Stickstoff',
  'n gesamt': 'Stickstoff Gesamtstickstoff',
  'nh4-n': 'Ammonium Ammoniumstickstoff',
  'no3-n': 'Nitrat Nitratstickstoff',
  corg: 'Kohlenstoff',
  ts: 'Trockensubstanz Trockenmasse',
  tm: 'Trockenmasse Trockensubstanz',
  rohprotein: 'Protein Eiweiß',
  nel: 'Energie',
  me: 'Energie',
  milchmenge: 'geliefert abgeliefert angeliefert ermolken',
}
const spoken = (parameter: unknown): string | undefined => SPOKEN[String(parameter).toLowerCase().replace(/ \(.*/, '')]

export const measurementsView: View = {
  label: 'Messungen',
  kinds: ['measurements'],
  nouns: stems(
    'Messung Messungen Messwert Messwerte gemessen Messergebnis Wert Werte Analyse Analysen Untersuchung Untersuchungen Ergebnis Ergebnisse ergeben Laborwert Laborwerte Gehalt Gehalte',
  ),
  columns: columnsOf('measurements', {
    type: {
      quiet: true,
      choices: {
        slurry: 'Gülleanalyse Gülleuntersuchung Gülle',
        soil: 'Bodenuntersuchung Bodenanalyse Bodenprobe Bodenproben Boden',
        milk_quality: 'Milchgüte Milchqualität',
        milk_recording: 'Milchleistungsprüfung MLP Milchleistung',
        feed: 'Futteranalyse Futteruntersuchung Futter',
        bulk_milk: 'Tankmilch',
        weighing: 'Wiegung Wiegungen Gewicht gewogen',
        rain: 'Regen Niederschlag geregnet',
        plant: 'Pflanzenanalyse',
        water: 'Wasserprobe Wasseranalyse',
        nmin: 'Nmin NminWert NminWerte NminProbe',
        yield: '',
        other: '',
      },
    },
    parameter: { quiet: true },
    value: { quiet: true },
    unit: { quiet: true },
    date: { quiet: true },
    depth_cm: { words: 'Tiefe' },
    field_id: { words: 'Feld Schlag Feldern Schlägen' },
    herd_id: { quiet: true },
    animal_id: { words: 'Tier' },
    subject: { quiet: true },
    sample_number: { words: 'Probennummer' },
    note: { quiet: true },
  }),
  classes: [
    entryClass('Milch', 'Milch Rohmilch Anlieferungsmilch', ({ values }) =>
      ['milk_quality', 'bulk_milk', 'milk_recording'].includes(String(values.type)),
    ),
  ],
  entriesOf: (rows, farm, today) =>
    eachRow(
      ({ parameter, date, depth_cm, field_id, animal_id, herd_id, subject }) =>
        [
          parameter,
          depth_cm && `${String(depth_cm)} cm`,
          farm.byId('fields', field_id)?.label ??
            farm.byId('animals', animal_id)?.label ??
            farm.byId('herds', herd_id)?.label ??
            subject,
          germanDay(date),
        ]
          .filter(Boolean)
          .join(', '),
      ({ field_id, animal_id, herd_id, parameter }, of) => [
        of.byId('fields', field_id)?.label,
        of.byId('animals', animal_id)?.label,
        of.byId('herds', herd_id)?.label,
        spoken(parameter),
      ],
    )(rows, farm, today),
  day: 'date',
  amount: 'value',
  where: 'field_id',
  shown: ['value'],
  open: true,
  series: ['type', 'parameter', 'field_id', 'herd_id', 'animal_id', 'subject', 'depth_cm'],
  byName: ['how', 'amount', 'what', 'when', 'tell', 'which'],
  remark: milkRemark,
}

export const fertilizersView: View = {
  label: 'Düngemittel',
  kinds: ['fertilizers'],
  nouns: stems(
    'Dünger Düngemittel Düngerart Düngerarten Nährstoffe Nährstoff Nährstoffgehalt Nährstoffgehalte Inhaltsstoffe',
  ),
  columns: columnsOf('fertilizers', {
    name: { quiet: true },
    type: {
      quiet: true,
      choices: {
        mineral: 'Mineraldünger',
        manure: 'Mist Festmist',
        digestate: 'Gärrest Gärreste',
        compost: 'Kompost',
        lime: 'Kalk',
        slurry: '',
        other: '',
      },
    },
    n_percent: { words: 'Stickstoff N Stickstoffgehalt NGehalt', unitFrom: 'basis' },
    nh4n_percent: { words: 'Ammonium Ammoniumstickstoff NH4', unitFrom: 'basis' },
    p2o5_percent: { words: 'Phosphat Phosphor Phosphatgehalt P2O5', unitFrom: 'basis' },
    k2o_percent: { words: 'Kali Kalium Kaligehalt K2O', unitFrom: 'basis' },
    basis: { quiet: true },
    analysed_on: { words: 'analysiert untersucht Analyse' },
  }),
  classes: [],
  entriesOf: eachRow(({ name }) => String(name)),
  shown: ['n_percent', 'p2o5_percent'],
  open: false,
}

export const yieldsView: View = {
  label: 'Erträge',
  kinds: ['yields'],
  nouns: stems('Ertrag Erträge Erträgen geerntet gedroschen Ernte Ernteertrag Ernteerträge'),
  companions: stems('Jahr Jahre gebracht brachte'),
  columns: columnsOf('yields', {
    year: { quiet: true },
    crop: { words: 'Kultur Frucht' },
    field_id: { words: 'Feld Schlag' },
    dt_ha: { words: 'Ertrag Erträge dt', together: 'mean' },
    protein_percent: { words: 'Eiweiß Protein Proteingehalt' },
    note: { quiet: true },
  }),
  classes: [],
  entriesOf: eachRow(
    ({ crop, year }) => `${String(crop)} ${String(year)}`,
    ({ field_id }, farm) => [farm.byId('fields', field_id)?.label],
  ),
  spanOf: ({ values }) => ({ from: `${String(values.year)}-01-01`, to: `${String(values.year)}-12-31` }),
  amount: 'dt_ha',
  where: 'field_id',
  shown: ['dt_ha'],
  open: true,
  crops: true,
}

export const nutrientNeedsView: View = {
  label: 'Düngebedarf',
  kinds: ['nutrient_needs'],
  nouns: stems(
    'Düngebedarf Bedarf Bedarfsermittlung Bedarfsermittlungen Düngebedarfsermittlung Düngebedarfsermittlungen braucht brauchen NBedarf Stickstoffbedarf',
  ),
  columns: columnsOf('nutrient_needs', {
    field_id: { words: 'Feld Schlag Felder Schläge' },
    year: { quiet: true },
    crop: { words: 'Kultur' },
    determined_on: { words: 'ermittelt berechnet' },
    n_kg_ha: { words: 'Stickstoff N Stickstoffbedarf NBedarf' },
    p2o5_kg_ha: { words: 'Phosphat Phosphor P2O5' },
    reason: { quiet: true },
  }),
  classes: [],
  entriesOf: (rows, farm, today) =>
    eachRow(
      ({ field_id, crop, year }) =>
        [farm.byId('fields', field_id)?.label, [crop, year].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      ({ field_id }, of) => [of.byId('fields', field_id)?.label],
    )(rows, farm, today),
  spanOf: ({ values }) => ({ from: `${String(values.year)}-01-01`, to: `${String(values.year)}-12-31` }),
  day: 'determined_on',
  amount: 'n_kg_ha',
  where: 'field_id',
  shown: ['n_kg_ha'],
  open: true,
  series: ['field_id', 'crop'],
}

export const stockView: View = {
  label: 'Lager',
  kinds: ['stock'],
  nouns: stems(
    'Lager Lagerbestand Vorrat Vorräte vorrätig Bestand da lagert lagern Lagerposten übrig vorhanden geliefert Lieferung Lieferungen gekauft',
  ),
  columns: columnsOf('stock', {
    article: { words: 'Artikel' },
    article_number: { words: 'Artikelnummer' },
    amount: { words: 'Menge', together: 'sum', within: 'unit' },
    unit: { quiet: true },
    batch: { words: 'Charge Chargennummer' },
    place_id: { words: 'Lagerort liegt lagert' },
    supplier_id: { words: 'Lieferant' },
    delivered_on: { words: 'geliefert Lieferung' },
    delivery_note: { words: 'Lieferschein Rechnungsnummer' },
    best_before: { words: 'haltbar Haltbarkeit' },
    note: { quiet: true },
    category: {
      quiet: true,
      choices: {
        fertilizer: 'Dünger Düngemittel',
        plant_protection: 'Pflanzenschutzmittel Spritzmittel',
        seed: 'Saatgut',
        feed: 'Futter Futtermittel',
        fuel: 'Kraftstoff Sprit',
        medicine: 'Arzneimittel Medikamente',
        harvest: 'Erntegut',
        service: '',
        other: '',
      },
    },
  }),
  classes: [],
  entriesOf: eachRow(
    ({ article }) => String(article),
    ({ place_id, supplier_id }, farm) => [
      farm.byId('places', place_id)?.label,
      farm.byId('contacts', supplier_id)?.label,
    ],
  ),
  amount: 'amount',
  where: 'place_id',
  shown: ['amount'],
  open: true,
  byName: ['amount'],
  usual: ({ values }) => values.category !== 'service',
  unless: ['category'],
}

export const ordersView: View = {
  label: 'Bestellungen',
  kinds: ['orders'],
  nouns: stems('Bestellung Bestellungen bestellt'),
  columns: columnsOf('orders', {
    article: { words: 'Artikel' },
    amount: { words: 'Menge' },
    unit: { quiet: true },
    supplier_id: { words: 'Lieferant' },
    ordered_on: { words: 'bestellt' },
    expected_on: { words: 'erwartet geliefert Lieferung kommt' },
    note: { quiet: true },
    status: {
      quiet: true,
      choices: { open: 'offen offene offenen', ordered: '', delivered: 'geliefert gelieferte', cancelled: 'storniert' },
    },
  }),
  classes: [],
  entriesOf: eachRow(
    ({ article }) => String(article),
    ({ supplier_id }, farm) => [farm.byId('contacts', supplier_id)?.label],
  ),
  day: 'ordered_on',
  amount: 'amount',
  who: 'supplier_id',
  shown: ['amount', 'expected_on'],
  open: true,
}
