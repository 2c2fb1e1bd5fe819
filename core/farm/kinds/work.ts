import { choice, count, day, flag, number, reference, required, text, time } from '../schema/fields.ts'
import { ANOTHER_ROW, dayFaults, joined, kind } from './kind.ts'

export const workItems = kind({
  slug: 'work_items', label: 'Arbeiten', singular: 'Arbeit', scope: 'work_items.read',
  fields: {
    type: required(choice('Typ', ['fertilizing', 'plant_protection', 'sowing', 'tillage', 'harvest', 'care', 'barn', 'administration'])),
    title: required(text('Arbeit')),
    status: required(choice('Stand', ['open', 'planned', 'done', 'discarded'])),
    field_id: reference('Feld', 'fields'),
    place_id: reference('Ort', 'places'),
    herd_id: reference('Herde', 'herds'),
    planned_from: day('Geplant von'),
    planned_until: day('Geplant bis'),
    done_on: day('Ausgeführt am'),
    done_at: time('Uhrzeit'),
    done_by: text('Ausführende', { max: 200 }),
    recorded_on: day('Erfasst am'),
    machine: text('Maschine', { max: 100 }),
    technique: text('Technik', { max: 100 }),
    product: text('Mittel'),
    approval_number: text('Zulassungsnummer', { format: 'approval_number' }),
    amount: number('Menge', '', { max: 10_000_000, decimals: 3 }),
    unit: text('Einheit', { max: 20 }),
    area_ha: number('Fläche', 'ha', { max: 5000, decimals: 4 }),
    n_kg_ha: number('Stickstoff', 'kg/ha', { max: 1000 }),
    n_available_kg_ha: number('Anrechenbarer Stickstoff', 'kg/ha', { max: 1000 }),
    nh4n_kg_ha: number('Ammoniumstickstoff', 'kg/ha', { max: 1000 }),
    p2o5_kg_ha: number('Phosphat', 'kg/ha', { max: 1000 }),
    incorporation_begun_at: time('Einarbeitung begonnen'),
    incorporation_ended_at: time('Einarbeitung beendet'),
    soil_condition: text('Bodenzustand', { max: 60 }),
    bank_distance_m: number('Abstand zur Böschung', 'm', { max: 1000 }),
    boundary_spreading: flag('Grenzstreueinrichtung'),
    inhibitor: flag('Hemmstoff'),
    permit_id: reference('Genehmigung', 'permits'),
    eppo: text('EPPO-Code', { format: 'eppo' }),
    bbch: text('BBCH', { format: 'bbch' }),
    in_bloom: flag('Blühender Bestand'),
    kind_of_use: text('Art der Verwendung', { max: 100 }),
    record_form: choice('Form der Aufzeichnung', ['paper', 'digital']),
    hours_of_work: number('Dauer', 'h', { max: 10_000 }),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    type: 'fertilizing', title: 'Rindergülle mit Schleppschuh', status: 'done', field_id: ANOTHER_ROW, done_on: '2026-04-22', done_at: '08:30', done_by: 'Hinnerk Behrens', recorded_on: '2026-04-24', machine: 'Güllewagen 18 m³', technique: 'Schleppschuh',
    product: 'Rindergülle', amount: 30, unit: 'm³/ha', area_ha: 12.4, n_kg_ha: 114, n_available_kg_ha: 68, nh4n_kg_ha: 63, p2o5_kg_ha: 48, incorporation_begun_at: '09:00', incorporation_ended_at: '09:50', hours_of_work: 5.5,
  },
  labelOf: ({ title, done_on, planned_from }) => joined(title, done_on ?? planned_from),
  rules: (values, today) => dayFaults(values, { past: ['done_on', 'recorded_on'], ordered: [['planned_from', 'planned_until'], ['done_on', 'recorded_on']] }, today),
})

export const needs = kind({
  slug: 'needs', label: 'Bedarf', singular: 'Bedarf', scope: 'work_items.read',
  fields: {
    article: required(text('Artikel')), amount: number('Menge', '', { max: 10_000_000, decimals: 3 }), unit: text('Einheit', { max: 20 }), needed_on: day('Gebraucht am'), field_id: reference('Feld', 'fields'), herd_id: reference('Herde', 'herds'),
    status: required(choice('Stand', ['open', 'ordered', 'covered', 'discarded'])), note: text('Notiz', { max: 2000 }),
  },
  example: { article: 'Kalkammonsalpeter 27 % N', amount: 3.6, unit: 't', needed_on: '2026-05-28', field_id: ANOTHER_ROW, status: 'open' },
  labelOf: ({ article, amount, unit }) => joined(article, amount, unit),
})

export const expectedJobs = kind({
  slug: 'expected_jobs', label: 'Aufträge', singular: 'Auftrag', scope: 'work_items.read',
  fields: {
    task: required(text('Leistung')), contractor_id: reference('Auftragnehmer', 'contacts'), field_id: reference('Feld', 'fields'), amount: number('Menge', '', { max: 10_000_000, decimals: 3 }), unit: text('Einheit', { max: 20 }),
    price_minor: count('Preis in Cent', 1_000_000_000), currency: text('Währung', { max: 3 }), due_on: day('Termin'), status: required(choice('Stand', ['expected', 'requested', 'agreed', 'done', 'invoiced'])), invoice_number: text('Rechnung', { max: 60 }),
    note: text('Notiz', { max: 2000 }),
  },
  example: { task: 'Silomais häckseln', contractor_id: ANOTHER_ROW, field_id: ANOTHER_ROW, amount: 12.4, unit: 'ha', price_minor: 19_500, currency: 'EUR', due_on: '2026-09-21', status: 'requested' },
  labelOf: ({ task, due_on }) => joined(task, due_on),
})

export const machines = kind({
  slug: 'machines', label: 'Maschinen', singular: 'Maschine', scope: 'work_items.read',
  fields: { name: required(text('Name')), type: text('Art', { max: 100 }), serial_number: text('Seriennummer', { max: 60 }), bought_on: day('Gekauft am'), inspected_on: day('Geprüft am'), badge_until: day('Plakette gültig bis'), note: text('Notiz', { max: 2000 }) },
  example: { name: 'Anhängespritze', type: 'Feldspritze', serial_number: 'AS-24-00815', bought_on: '2018-03-01', inspected_on: '2023-10-17', badge_until: '2026-12-31' },
  labelOf: ({ name }) => name,
  rules: (values, today) => dayFaults(values, { past: ['bought_on', 'inspected_on'], ordered: [['inspected_on', 'badge_until']] }, today),
})
