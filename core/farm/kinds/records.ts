import { choice, count, day, number, reference, required, table, text } from '../schema/fields.ts'
import { ANOTHER_ROW, dayFaults, joined, kind } from './kind.ts'

export const measurements = kind({
  slug: 'measurements', label: 'Messungen', singular: 'Messung', scope: 'documents.read',
  fields: {
    type: required(choice('Art', ['nmin', 'soil', 'slurry', 'milk_quality', 'milk_recording', 'feed', 'bulk_milk', 'weighing', 'rain', 'yield', 'plant', 'water', 'other'])),
    parameter: required(text('Größe', { max: 100 })),
    value: required(number('Wert', '', { min: -1_000_000, max: 1_000_000_000, decimals: 6 })),
    unit: text('Einheit', { max: 40 }),
    date: required(day('Datum')),
    depth_cm: text('Tiefe', { max: 20 }),
    field_id: reference('Feld', 'fields'),
    herd_id: reference('Herde', 'herds'),
    animal_id: reference('Tier', 'animals'),
    /** What was measured, where it is no row: a sample, a store, a plot. */
    subject: text('Wovon', { max: 200 }),
    sample_number: text('Probennummer', { max: 60 }),
    note: text('Notiz', { max: 2000 }),
  },
  example: { type: 'nmin', parameter: 'Nmin', value: 55, unit: 'kg/ha', date: '2026-03-03', depth_cm: '0-90', field_id: ANOTHER_ROW, sample_number: 'N-26-0412' },
  labelOf: ({ parameter, value, unit, date }) => joined(parameter, `${value}${unit ? ` ${unit}` : ''}`, date),
  rules: (values, today) => dayFaults(values, { past: ['date'] }, today),
})

export const registerEntries = kind({
  slug: 'register_entries', label: 'Registereinträge', singular: 'Registereintrag', scope: 'documents.read',
  fields: { register: required(text('Register', { max: 60 })), date: required(day('Datum')), text: required(text('Eintrag', { max: 4000 })), field_id: reference('Feld', 'fields'), herd_id: reference('Herde', 'herds'), recorded_on: day('Eingetragen am'), note: text('Notiz', { max: 2000 }) },
  example: { register: 'Weidetagebuch', date: '2026-05-04', text: 'Milchkühe auf die Kuhweide getrieben, 62 Tiere', field_id: ANOTHER_ROW, herd_id: ANOTHER_ROW, recorded_on: '2026-05-04' },
  labelOf: ({ register, date, text: entry }) => joined(register, date, entry.slice(0, 60)),
  rules: (values, today) => dayFaults(values, { past: ['date', 'recorded_on'] }, today),
})

export const stock = kind({
  slug: 'stock', label: 'Lager', singular: 'Lagerposten', scope: 'documents.read',
  fields: {
    article: required(text('Artikel')), article_number: text('Artikelnummer', { max: 60 }), category: choice('Art', ['fertilizer', 'plant_protection', 'seed', 'feed', 'fuel', 'medicine', 'harvest', 'service', 'other']),
    amount: number('Bestand', '', { min: -10_000_000, max: 10_000_000, decimals: 3 }), unit: text('Einheit', { max: 20 }), batch: text('Charge', { max: 60 }), place_id: reference('Ort', 'places'), supplier_id: reference('Lieferant', 'contacts'),
    delivered_on: day('Geliefert am'), delivery_note: text('Lieferschein oder Rechnung', { max: 60 }), best_before: day('Haltbar bis'), note: text('Notiz', { max: 2000 }),
  },
  example: { article: 'Kalkammonsalpeter 27 % N', article_number: '10-2700', category: 'fertilizer', amount: 12.5, unit: 't', batch: 'L-4711', place_id: ANOTHER_ROW, supplier_id: ANOTHER_ROW, delivered_on: '2026-02-20', delivery_note: 'LS-20481' },
  labelOf: ({ article, amount, unit }) => joined(article, amount === null ? null : `${amount}${unit ? ` ${unit}` : ''}`),
})

export const orders = kind({
  slug: 'orders', label: 'Bestellungen', singular: 'Bestellung', scope: 'documents.read',
  fields: { article: required(text('Artikel')), amount: number('Menge', '', { max: 10_000_000, decimals: 3 }), unit: text('Einheit', { max: 20 }), supplier_id: reference('Lieferant', 'contacts'), ordered_on: day('Bestellt am'), expected_on: day('Erwartet am'), status: required(choice('Stand', ['open', 'ordered', 'delivered', 'cancelled'])), note: text('Notiz', { max: 2000 }) },
  example: { article: 'Milchleistungsfutter 18/4', amount: 24, unit: 't', supplier_id: ANOTHER_ROW, ordered_on: '2026-05-11', expected_on: '2026-05-22', status: 'ordered' },
  labelOf: ({ article, ordered_on }) => joined(article, ordered_on),
})

export const plantProtectionProducts = kind({
  slug: 'plant_protection_products', label: 'Pflanzenschutzmittel', singular: 'Pflanzenschutzmittel', scope: 'documents.read',
  fields: {
    name: required(text('Mittel')), approval_number: text('Zulassungsnummer', { format: 'approval_number' }), approved_until: day('Zulassung bis'), usable_until: day('Aufbrauchfrist bis'), waiting_days: count('Wartezeit', 365),
    bee_class: choice('Bienenklasse', ['B1', 'B2', 'B3', 'B4']), water_distance_m: number('Abstand zum Gewässer', 'm', { max: 1000 }), conditions: text('Auflagen', { max: 4000 }),
  },
  example: { name: 'Input Classic', approval_number: '005723-00', approved_until: '2027-12-31', waiting_days: 35, bee_class: 'B4', water_distance_m: 10, conditions: 'NW605-1: Abstand zu Oberflächengewässern' },
  labelOf: ({ name }) => name,
  keyOf: ({ approval_number }) => approval_number,
})

export const fertilizers = kind({
  slug: 'fertilizers', label: 'Düngemittel', singular: 'Düngemittel', scope: 'documents.read',
  fields: {
    name: required(text('Name')), type: choice('Art', ['mineral', 'slurry', 'manure', 'digestate', 'compost', 'lime', 'other']), n_percent: number('N', '% oder kg/m³', { max: 100, decimals: 3 }), nh4n_percent: number('NH4-N', '% oder kg/m³', { max: 100, decimals: 3 }),
    p2o5_percent: number('P2O5', '% oder kg/m³', { max: 100, decimals: 3 }), k2o_percent: number('K2O', '% oder kg/m³', { max: 100, decimals: 3 }), basis: choice('Bezug', ['percent', 'kg_m3', 'kg_t']), analysed_on: day('Analyse am'),
  },
  example: { name: 'Rindergülle', type: 'slurry', n_percent: 3.8, nh4n_percent: 2.1, p2o5_percent: 1.6, k2o_percent: 4.6, basis: 'kg_m3', analysed_on: '2026-01-15' },
  labelOf: ({ name }) => name,
})

export const yields = kind({
  slug: 'yields', label: 'Erträge', singular: 'Ertrag', scope: 'documents.read',
  fields: { year: required(count('Jahr', 2199)), crop: required(text('Kultur', { max: 100 })), field_id: reference('Feld', 'fields'), dt_ha: required(number('Ertrag', 'dt/ha', { max: 2000 })), protein_percent: number('Rohprotein', '%', { max: 100 }), note: text('Notiz', { max: 2000 }) },
  example: { year: 2025, crop: 'Winterweizen', field_id: ANOTHER_ROW, dt_ha: 84, protein_percent: 12.6 },
  labelOf: ({ crop, year, dt_ha }) => joined(crop, year, `${dt_ha} dt/ha`),
})

export const nutrientNeeds = kind({
  slug: 'nutrient_needs', label: 'Bedarfsermittlungen', singular: 'Bedarfsermittlung', scope: 'documents.read',
  fields: {
    field_id: reference('Feld', 'fields'), year: required(count('Jahr', 2199)), crop: text('Kultur', { max: 100 }), determined_on: required(day('Ermittelt am')), n_kg_ha: number('N-Bedarf', 'kg/ha', { max: 1000 }), p2o5_kg_ha: number('P2O5-Bedarf', 'kg/ha', { max: 1000 }),
    reason: text('Begründung', { max: 2000 }), steps: table('Rechenweg', { text: required(text('Schritt', { max: 400 })), value: number('Wert', '', { min: -10_000, max: 10_000, decimals: 3 }) }),
  },
  example: { field_id: ANOTHER_ROW, year: 2026, crop: 'Silomais', determined_on: '2026-03-10', n_kg_ha: 142, p2o5_kg_ha: 60, steps: [{ text: 'Bedarfswert Silomais', value: 200 }, { text: 'Nmin 0–90 cm', value: -55 }, { text: 'Zwischenfrucht Senf, abgefroren', value: 0 }, { text: 'Humus bis 4 %', value: 0 }, { text: 'Zuschlag Ertrag', value: -3 }] },
  labelOf: ({ crop, year }) => joined(crop, year),
  rules: (values, today) => dayFaults(values, { past: ['determined_on'] }, today),
})
