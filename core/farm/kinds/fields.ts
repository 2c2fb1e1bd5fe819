import { choice, count, day, flag, geometry, number, required, table, text } from '../schema/fields.ts'
import { keyText, kind } from './kind.ts'

export const fields = kind({
  slug: 'fields',
  label: 'Felder',
  singular: 'Feld',
  scope: 'places.read',
  fields: {
    name: required(text('Schlag')),
    flik: text('FLIK', { format: 'flik' }),
    /** Parts of one field block bear the same FLIK. */
    parcel: text('Teilschlag', { max: 20 }),
    area_ha: number('Größe', 'ha', { min: 0.01, max: 500, decimals: 4 }),
    use: choice('Nutzung', { arable: 'Acker', grassland: 'Grünland', permanent_crop: 'Dauerkultur', fallow: 'Brache' }),
    permanent_grassland: flag('Dauergrünland'),
    soil_type: text('Bodenart', { max: 60 }),
    humus_percent: number('Humus', '%', { max: 100 }),
    clay_percent: number('Ton', '%', { max: 100 }),
    ph: number('pH-Wert', '', { max: 14 }),
    /** Phosphate, not phosphorus. */
    p_cal_mg: number('P2O5 (CAL)', 'mg/100 g', { max: 500 }),
    soil_sampled_on: day('Bodenprobe am'),
    red_zone: choice('Rotes Gebiet', { yes: 'ja', no: 'nein', unknown: 'unbekannt' }),
    erosion_class: choice('Erosionsklasse', { KWasser1: 'KWasser1', KWasser2: 'KWasser2', KWind: 'KWind' }),
    natura_2000: flag('Natura 2000'),
    water_distance_m: number('Abstand zum Gewässer', 'm', { max: 100_000 }),
    slope_percent: number('Hangneigung', '%', { max: 200 }),
    geometry: geometry('Grenze'),
    leased: flag('Gepachtet'),
    leased_until: day('Pacht bis'),
    crops: table(
      'Kulturen',
      {
        year: required(count('Jahr', 2199)),
        crop: required(text('Kultur', { max: 100 })),
        variety: text('Sorte', { max: 100 }),
        eppo: text('EPPO-Code', { format: 'eppo' }),
        code: text('Nutzungscode', { max: 10 }),
        sown_on: day('Saat'),
        harvested_on: day('Ernte'),
        yield_dt_ha: number('Ertrag', 'dt/ha', { max: 2000 }),
        catch_crop: text('Zwischenfrucht', { max: 100 }),
        previous_crop: text('Vorfrucht', { max: 100 }),
      },
      'year',
    ),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    name: 'Hinterm Deich',
    flik: 'DENILI9990000001',
    area_ha: 12.4,
    use: 'arable',
    humus_percent: 2.4,
    p_cal_mg: 14,
    soil_sampled_on: '2022-11-05',
    red_zone: 'no',
    leased: true,
    leased_until: '2031-09-30',
    crops: [
      {
        year: 2025,
        crop: 'Winterweizen',
        eppo: 'TRZAW',
        sown_on: '2024-10-12',
        harvested_on: '2025-07-29',
        yield_dt_ha: 84,
      },
      { year: 2026, crop: 'Silomais', eppo: 'ZEAMX', sown_on: '2026-04-24', catch_crop: 'Senf' },
    ],
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [9.28, 53.3],
          [9.2842, 53.3],
          [9.2842, 53.304],
          [9.28, 53.304],
          [9.28, 53.3],
        ],
      ],
    },
  },
  labelOf: ({ name }) => name,
  units: { soil_sample: ['ph', 'p_cal_mg', 'humus_percent', 'clay_percent', 'soil_sampled_on'] },
  calledBy: ['name', 'flik'],
  keyOf: ({ flik, parcel, name }) => (flik === null ? null : [flik, keyText(parcel ?? name)].join(' ')),
  rules: ({ crops, soil_sampled_on }, today) => [
    ...(soil_sampled_on !== null && soil_sampled_on > today
      ? [{ path: ['soil_sampled_on'], fault: { code: 'in_the_future' as const } }]
      : []),
    ...(crops ?? []).flatMap(({ sown_on, harvested_on }, index) =>
      sown_on !== null && harvested_on !== null && harvested_on < sown_on
        ? [{ path: ['crops', index, 'harvested_on'], fault: { code: 'ends_before_it_begins' as const } }]
        : [],
    ),
  ],
})
