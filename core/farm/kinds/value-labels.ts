import type { KindSlug } from './kinds.ts'

/** The values that a field chooses from as people say them, by kind and field. */
export const VALUE_LABELS: { readonly [K in KindSlug]?: Readonly<Record<string, Readonly<Record<string, string>>>> } = {
  fields: {
    use: { arable: 'Acker', grassland: 'Grünland', permanent_crop: 'Dauerkultur', fallow: 'Brache' },
    red_zone: { yes: 'ja', no: 'nein', unknown: 'unbekannt' },
    erosion_class: { KWasser1: 'KWasser1', KWasser2: 'KWasser2', KWind: 'KWind' },
  },
  places: {
    type: { farmstead: 'Hofstelle', barn: 'Stall', silo: 'Silo', slurry_store: 'Güllebehälter', store: 'Lager', pasture: 'Weide', well: 'Brunnen', other: 'anderes' },
    capacity_unit: { m3: 'm³', t: 't', l: 'l', animals: 'Plätze' },
  },
  contacts: {
    type: { person: 'Person', company: 'Firma', authority: 'Behörde' },
    roles: {
      vet: 'Tierarzt', contractor: 'Lohnunternehmer', dairy: 'Molkerei', dealer: 'Landhandel', veterinary_office: 'Veterinäramt', adviser: 'Berater', lessor: 'Verpächter', neighbour: 'Nachbar', laboratory: 'Labor', authority: 'Behörde', own_farm: 'eigener Betrieb',
      other: 'anderes',
    },
  },
  herds: {
    species: { cattle: 'Rind', pig: 'Schwein', sheep: 'Schaf', goat: 'Ziege', poultry: 'Geflügel', horse: 'Pferd', other: 'anderes' },
    production: {
      dairy_cow: 'Milchkühe', calf: 'Kälber', young_cattle: 'Jungrinder', fattening_bull: 'Mastbullen', suckler_cow: 'Mutterkühe', sow: 'Sauen', piglet: 'Ferkel', fattening_pig: 'Mastschweine', sheep: 'Schafe', other: 'anderes',
    },
  },
  animals: {
    species: { cattle: 'Rind', pig: 'Schwein', sheep: 'Schaf', goat: 'Ziege', poultry: 'Geflügel', horse: 'Pferd', other: 'anderes' },
    sex: { female: 'weiblich', male: 'männlich' },
    left_by: { sold: 'verkauft', slaughtered: 'geschlachtet', died: 'verendet', exported: 'ausgeführt', other: 'anderes' },
    bvd: { no_sample: 'keine Probe', pending: 'ausstehend', negative: 'negativ', positive: 'positiv' },
    status: { present: 'im Bestand', dry: 'trockenstehend', lactating: 'laktierend', gone: 'abgegangen' },
  },
  group_movements: { direction: { arrival: 'Zugang', departure: 'Abgang', death: 'Verendung' } },
  antibiotic_reports: { zero_report: { yes: 'ja', no: 'nein' } },
  work_items: {
    type: { fertilizing: 'Düngung', plant_protection: 'Pflanzenschutz', sowing: 'Saat', tillage: 'Bodenbearbeitung', harvest: 'Ernte', care: 'Pflege', barn: 'Stallarbeit', administration: 'Verwaltung' },
    status: { open: 'offen', planned: 'geplant', done: 'erledigt', discarded: 'verworfen' },
    record_form: { paper: 'Papier', digital: 'digital' },
  },
  needs: { status: { open: 'offen', ordered: 'bestellt', covered: 'gedeckt', discarded: 'verworfen' } },
  expected_jobs: { status: { expected: 'erwartet', requested: 'angefragt', agreed: 'vereinbart', done: 'ausgeführt', invoiced: 'abgerechnet' } },
  measurements: {
    type: {
      nmin: 'Nmin', soil: 'Bodenuntersuchung', slurry: 'Gülleanalyse', milk_quality: 'Milchgüte', milk_recording: 'Milchleistungsprüfung', feed: 'Futteranalyse', bulk_milk: 'Tankmilch', weighing: 'Wiegung', rain: 'Regen', yield: 'Ertrag',
      plant: 'Pflanzenanalyse', water: 'Wasser', other: 'anderes',
    },
  },
  letters: { category: { notice: 'Bescheid', hearing: 'Anhörung', invoice: 'Rechnung', reminder: 'Mahnung', contract: 'Vertrag', information: 'Mitteilung', other: 'anderes' } },
  stock: { category: { fertilizer: 'Dünger', plant_protection: 'Pflanzenschutz', seed: 'Saatgut', feed: 'Futter', fuel: 'Kraftstoff', medicine: 'Arzneimittel', harvest: 'Erntegut', service: 'Dienstleistung', other: 'anderes' } },
  orders: { status: { open: 'offen', ordered: 'bestellt', delivered: 'geliefert', cancelled: 'storniert' } },
  plant_protection_products: { bee_class: { B1: 'B1', B2: 'B2', B3: 'B3', B4: 'B4' } },
  fertilizers: {
    type: { mineral: 'Mineraldünger', slurry: 'Gülle', manure: 'Festmist', digestate: 'Gärrest', compost: 'Kompost', lime: 'Kalk', other: 'anderes' },
    basis: { percent: '%', kg_m3: 'kg/m³', kg_t: 'kg/t' },
  },
}
