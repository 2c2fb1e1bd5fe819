import { ENTRY_NAME, stems } from '../../../answers/index.ts'
import { columnsOf } from '../columns.ts'
import { FIELD_BESIDE, fieldBeside, namesOfWaters } from './field-beside.ts'
import { eachRow, type FarmView } from '../farm-view.ts'
import { highPhosphate, oldSoilSample } from '../statutory-limits.ts'

/** No statute: below it most soils want lime. [C] */
const lowPh = () => ({ below: 5.5, rule: 'Kalkbedarf prüfen' })

export const fieldsView: FarmView = {
  name: 'fields',
  label: 'Felder',
  example: 'Wie groß ist die Hauswiese?',
  furtherExamples: ['Wie viel Hektar Ackerland haben wir?', 'Welche Felder haben keinen pH-Wert?'],
  kinds: ['fields'],
  nouns: stems(
    `Feld Felder Feldern Schlag Schläge Schlägen Fläche Flächen Flur Flurstück Flurstücke Land Ländereien LF
        Nutzfläche landwirtschaftliche bewirtschafte bewirtschaften bewirtschaftet beackere beackern
        beackert Grundstück Betriebsfläche Parzelle Parzellen Stücke`,
  ),
  // How a farm works is no field, nor „ein Stück“.
  otherWords: new Set(['bewirtschaftung', 'stück']),
  neutralWords: stems('Anteil weg groß große großen Zahl Hof'),
  heads: stems('Acker Feld Schlag Stück Fläche Wiese Weide Koppel'),
  columns: [
    ...columnsOf('fields', {
      area_ha: {
        lowest: 'klein winzig',
        highest: 'gross',
        words: `groß Größe Hektar ha Fläche Ackerfläche Grünlandfläche Flächengröße Hektargröße Flächenmaß Feldgröße
            Schlaggröße Flächenumfang umfasst`,
        aggregate: { by: 'sum' },
      },
      use: {
        words: 'Nutzung genutzt',
        choices: {
          grassland: `Grünland Wiese Wiesen Weide Weiden Weideland Grünlandfläche Grünlandflächen Grasland Grasfläche
              Grasflächen`,
          arable: 'Ackerland Ackerfläche Ackerflächen Acker Ackerschlag Ackerschläge',
          fallow: 'Brache Brachen Brachfläche',
          permanent_crop: 'Dauerkultur Dauerkulturen',
        },
      },
      soil_type: { givesWay: true, words: 'Boden Bodenart Bodentyp Böden Bodenbeschaffenheit' },
      humus_percent: {
        highest: 'humos humusreich',
        lowest: 'humusarm',
        words: 'humos Humus Humusgehalt Humusgehalte Humuswert Humusanteil Humusprozent',
      },
      clay_percent: { highest: 'tonig bindig schwer', lowest: 'leicht sandig', words: 'Ton Tongehalt Tonanteil tonig' },
      ph: {
        highest: 'basisch alkalisch kalkig',
        lowest: 'sauer',
        words: 'pH pHWert pHWerte Wert Bodenreaktion Säuregrad Säurewert Bodensäure Versauerung',
        limits: { tooLow: lowPh },
      },
      p_cal_mg: {
        words: `Phosphat Phosphor P CAL P2O5 Phosphatgehalt Phosphorgehalt Phosphatwert Phosphorwert Phosphatversorgung
            Phosphorversorgung Bodenphosphat PGehalt PWert Gehalt Gehaltsklasse versorgt`,
        limits: { tooHigh: highPhosphate },
      },
      soil_sampled_on: {
        limits: { tooOld: oldSoilSample },
        words: `~sampling ~testing Bodenprobe Bodenproben Probe Proben beprobt beproben Bodenuntersuchung Bodenbeprobung Beprobung untersucht
            untersuchen Probenahme Probenahmedatum Probedatum Probentermin Probenziehung gezogen genommen gestochen alt`,
        highest: 'neu frisch jung',
        lowest: 'alt',
      },
      red_zone: {
        words: 'Gebiet Nitratgebiet Nitratkulisse Kulisse Nitrat',
        unknownValues: ['unknown'],
        choices: { yes: 'rot rotes roten rote belastet nitratbelastet' },
      },
      erosion_class: {
        words: 'Erosion Erosionsklasse Erosionsstufe Wassererosion erosionsgefährdet Erosionsgefährdung',
      },
      natura_2000: { words: 'Natura FFH Naturschutz Schutzgebiet Naturschutzgebiet' },
      water_distance_m: {
        words:
          'Gewässer Graben Gewässerabstand Abstand Wasser Bach Fluss grenzt grenzen entfernt Entfernung weit liegt',
        highest: 'weit fern',
        lowest: 'nah dicht',
      },
      slope_percent: {
        highest: 'steil abschüssig schräg',
        lowest: 'flach eben',
        words: 'Hang Neigung Hangneigung Hanglage steil Gefälle Steigung schräg hängig',
      },
      leased: {
        words: '~leasing gepachtet Pacht Pachtfläche Pachtflächen Pachtland Zupacht',
      },
      leased_until: { words: 'Pachtvertrag Pachtende Pacht läuft endet aus laufen' },
      bees_nearby: {
        seldom: true,
        words: 'Bienen Bienenstand Bienenstände Bienenvolk Bienenvölker Bienenstöcke Völker',
      },
      housing_nearby: {
        seldom: true,
        words:
          'Haus Häuser Wohnhaus Wohnhäuser Siedlung Wohngebiet Wohnsiedlung Bebauung Wohnbebauung Anwohner bewohnt',
      },
      protected_area: { words: 'Schutzgebietsname' },
      permanent_grassland: { words: 'Dauergrünland' },
      flik: { words: 'FLIK FLIKNummer Feldblock Feldblocknummer' },
      parcel_number: { words: 'Schlagnummer Schlagnr Feldnummer' },
      note: { ignoreLabel: true },
      lessor: { unasked: true },
      lessor_id: { unasked: true },
      leased_ha: { unasked: true },
      leased_parcels: { unasked: true },
      leased_from: { unasked: true },
      lease_notice: { unasked: true },
      rent_eur_ha: { unasked: true },
    }),
    ...FIELD_BESIDE,
  ],
  roles: { amount: 'area_ha', where: ENTRY_NAME, list: ['area_ha'] },
  classes: [],
  entriesOf: eachRow(({ name }) => String(name), {
    computed: (values, _, today) => fieldBeside(values, today),
    searchTexts: ({ waters }) => namesOfWaters(waters),
  }),
  tellsWhatIs: true,
  completeness: 'register',
  tense: 'past',
}
