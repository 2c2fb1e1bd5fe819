import { columnsOf, columnOf, eachRow, stems, type View } from '../view.ts'
import { fields as fieldKind } from '../../kinds/fields.ts'
import { highPhosphate, oldSoilSample } from '../../views/statutory-limits.ts'
import type { Shape } from '../../schema/fields.ts'

export const fieldsView: View = {
  label: 'Felder',
  kinds: ['fields'],
  nouns: stems(
    'Feld Felder Feldern Schlag Schläge Schlägen Fläche Flächen Flur Flurstück Flurstücke Land LF Nutzfläche landwirtschaftliche genutzte bewirtschafte bewirtschaften bewirtschaftet Grundstück',
  ),
  companions: stems('Anteil'),
  columns: columnsOf('fields', {
    area_ha: { words: 'groß Größe Hektar ha Fläche Ackerfläche Grünlandfläche Flächengröße', together: 'sum' },
    use: {
      words: 'Nutzung genutzt',
      choices: {
        grassland: 'Grünland Wiese Wiesen Weide Weiden Weideland Grünlandfläche Grünlandflächen',
        arable: 'Ackerland Ackerfläche Ackerflächen Acker Ackerschlag Ackerschläge',
        fallow: 'Brache Brachen Brachfläche',
        permanent_crop: 'Dauerkultur Dauerkulturen',
      },
    },
    soil_type: { words: 'Boden Bodenart Bodentyp' },
    humus_percent: { words: 'Humus Humusgehalt Humusgehalte' },
    clay_percent: { words: 'Ton Tongehalt' },
    ph: {
      words: 'pH pHWert Wert Bodenreaktion sauer Säuregrad',
      tooLow: () => ({ below: 5.5, law: 'Kalkbedarf prüfen' }),
    },
    p_cal_mg: {
      words: 'Phosphat Phosphor P CAL P2O5 Phosphatgehalt Phosphorgehalt Gehalt Gehaltsklasse versorgt',
      tooHigh: highPhosphate,
    },
    soil_sampled_on: {
      tooOld: oldSoilSample,
      words: 'Bodenprobe Bodenproben Probe beprobt Bodenuntersuchung untersucht Probenahme gezogen genommen alt',
    },
    red_zone: {
      words: 'Gebiet Nitratgebiet',
      empty: ['unknown'],
      choices: { yes: 'rot rotes roten rote belastet nitratbelastet' },
    },
    erosion_class: { words: 'Erosion Erosionsklasse erosionsgefährdet Erosionsgefährdung' },
    natura_2000: { words: 'Natura FFH Naturschutz Schutzgebiet Naturschutzgebiet' },
    water_distance_m: {
      words: 'Gewässer Graben Gewässerabstand Abstand Wasser Bach Fluss grenzt grenzen entfernt weit',
    },
    slope_percent: { words: 'Hang Neigung Hangneigung steil Gefälle' },
    leased: { words: 'gepachtet Pacht Pachtfläche Pachtflächen Pachtland zugepachtet' },
    leased_until: { words: 'Pachtvertrag Pachtende Pacht läuft endet aus laufen' },
    permanent_grassland: { words: 'Dauergrünland' },
    note: { quiet: true },
  }),
  classes: [],
  entriesOf: eachRow(({ name }) => String(name)),
  amount: 'area_ha',
  shown: ['area_ha'],
  open: false,
}

/** One entry for each crop of a field and year. */
export const cropsView: View = {
  label: 'Anbau',
  kinds: ['fields'],
  nouns: stems(
    'Kultur Kulturen Anbau angebaut anbauen baue bauen baut Frucht Früchte Hauptfrucht Fruchtfolge wächst wachsen wuchs gewachsen bestellt steht stand Feldfrucht Anbaufläche Fläche Flächen Feld Felder Schlag Schläge Schlägen',
  ),
  companions: stems('Anteil'),
  columns: [
    ...Object.entries((fieldKind.fields.crops.shape as Extract<Shape, { type: 'table' }>).fields).flatMap(
      ([name, field]) =>
        columnOf(
          name,
          field,
          {
            year: { quiet: true },
            crop: { words: 'Kultur Frucht Hauptfrucht', shared: true },
            variety: { words: 'Sorte Sorten', shared: true },
            sown_on: { words: 'gesät Saat Aussaat Saattermin gedrillt ausgesät gelegt' },
            harvested_on: { words: 'Ernte geerntet gedroschen Erntetermin' },
            yield_dt_ha: { words: 'Ertrag Erträge gedroschen geerntet dt' },
            catch_crop: { words: 'Zwischenfrucht Zwischenfrüchte Zwischenfruchtanbau', alone: true },
            previous_crop: { words: 'Vorfrucht Vorfrüchte', aside: true, alone: true },
            eppo: { words: 'EPPO' },
            code: { words: 'Nutzungscode Kulturcode' },
          }[name] ?? {},
        ) ?? [],
    ),
    {
      name: 'area_ha',
      label: 'Größe',
      type: 'number',
      unit: 'ha',
      words: stems('groß Größe Hektar ha Fläche Anbaufläche Umfang'),
      together: 'sum',
    },
  ],
  classes: [],
  entriesOf: (rows) =>
    rows.flatMap((row) =>
      ((row.values.crops ?? []) as { year: number; crop: string }[]).map((crop) => ({
        row,
        values: { ...crop, area_ha: row.values.area_ha, use: row.values.use },
        name: `${String(row.values.name)} (${crop.crop} ${crop.year})`,
        found: [String(row.values.name)],
      })),
    ),
  spanOf: ({ values }) => ({ from: `${String(values.year)}-01-01`, to: `${String(values.year)}-12-31` }),
  amount: 'area_ha',
  where: 'name',
  shown: ['crop', 'area_ha'],
  open: false,
  crops: true,
  byName: ['what'],
  usual: ({ values }, today) => values.year === Number(today.slice(0, 4)),
}

export const placesView: View = {
  label: 'Orte',
  kinds: ['places'],
  nouns: stems('Ort Orte Gebäude Lagerstätte Behälter Standort Standorte'),
  columns: columnsOf('places', {
    capacity: {
      words:
        'Kapazität Volumen groß Größe fasst fassen Platz Plätze Stallplätze Tierplätze Lagerkapazität Lagerraum Fassungsvermögen Rauminhalt passt passen Kubikmeter Tonnen Liter',
      together: 'sum',
    },
    capacity_unit: { quiet: true },
    type: {
      choices: {
        barn: 'Stall Ställe',
        silo: 'Silo Silos Fahrsilo Fahrsilos',
        slurry_store: 'Güllebehälter Güllegrube Güllelager Güllelagerraum Gülle',
        store: 'Lager Speicher',
        pasture: 'Weide',
        well: 'Brunnen',
        farmstead: 'Hofstelle',
      },
    },
    note: { quiet: true },
  }),
  classes: [],
  entriesOf: eachRow(({ name }) => String(name)),
  amount: 'capacity',
  shown: ['capacity'],
  open: false,
}
