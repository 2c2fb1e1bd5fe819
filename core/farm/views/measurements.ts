import { entryClass, stems } from '../../answers/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { animalTexts } from './animals/animal-texts.ts'
import { columnsOf } from './columns.ts'
import { eachRow, labelOf, type FarmRows, type FarmView, type Values } from './farm-view.ts'
import { milkLimitText } from './animals/milk-limits.ts'

/** What people call the parameters that documents write as symbols. */
const SPOKEN_NAMES: Readonly<Record<string, string>> = {
  p: 'Phosphor',
  p2o5: 'Phosphat Phosphatgehalt',
  k: 'Kalium',
  k2o: 'Kali Kalium Kaligehalt Kaliumgehalt',
  mg: 'Magnesium Magnesiumgehalt',
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
  'n gesamt': 'Stickstoff Gesamtstickstoff Stickstoffgehalt',
  'nh4-n': 'Ammonium Ammoniumstickstoff',
  'no3-n': 'Nitrat Nitratstickstoff',
  corg: 'Kohlenstoff',
  magnesium: 'Mg MgO',
  kalium: 'Kali K K2O',
  energie: 'MJ',
  methangehalt: 'Methan',
  ts: 'Trockensubstanz Trockenmasse',
  tm: 'Trockenmasse Trockensubstanz',
  trockensubstanz: 'TS TM Trockenmasse TSGehalt TMGehalt',
  trockenmasse: 'TM TS Trockensubstanz TSGehalt TMGehalt',
  rohprotein: 'Protein Eiweiß',
  nel: 'Energie',
  me: 'Energie',
  zellzahl: 'Zellen Zellgehalt Zellzahlen',
  keimzahl: 'Keime Keimgehalt Keimzahlen',
  fett: 'Fettgehalt Milchfett Fettprozent',
  eiweiß: 'Eiweißgehalt Milcheiweiß Protein Eiweißprozent',
  harnstoff: 'Harnstoffgehalt',
  milchmenge: `geliefert abgeliefert angeliefert abgegeben ermolken gemolken Liefermenge Anlieferung Anlieferungsmenge
        Milchlieferung`,
}

/** „obere Schicht“: 0–30 cm, and so on. */
const LAYERS: readonly [RegExp, string][] = [
  [/^0\s?[-–]\s?\d/u, 'oben obere oberste oberen obersten Oberboden Schicht'],
  [/^30\s?[-–]\s?60/u, 'Mitte mittlere mittleren mittlerer Schicht'],
  [/^60\s?[-–]\s?90/u, 'unten untere unterste unteren untersten tiefste tiefsten Unterboden Schicht'],
]

const layerOf = (depth: unknown): string | undefined => LAYERS.find(([depths]) => depths.test(String(depth ?? '')))?.[1]

const spokenName = (parameter: unknown): string | undefined =>
  SPOKEN_NAMES[String(parameter).toLowerCase().replace(/ \(.*/, '')]

/** The field, animal or herd that was measured. */
const measuredThings = ({ field_id, animal_id, herd_id }: Values, farm: FarmRows): string[] =>
  [labelOf(farm, 'fields', field_id), labelOf(farm, 'animals', animal_id), labelOf(farm, 'herds', herd_id)].filter(
    (label) => label !== undefined,
  )

export const measurementsView: FarmView = {
  name: 'measurements',
  label: 'Messungen',
  example: 'Wie ist die Zellzahl?',
  furtherExamples: [
    'Wie war der Nmin 2026 auf Hinterm Deich?',
    'Um wie viel war die Zellzahl im April höher als im März?',
  ],
  kinds: ['measurements'],
  nouns: stems(
    `~testing Messung Messungen Messwert Messwerte gemessen messen Messergebnis Wert Werte Analyse Analysen Untersuchung
        Untersuchungen untersucht Probe Proben Ergebnis Ergebnisse ergeben Laborwert Laborwerte
        Laborergebnis Laborbericht Gehalt Gehalte Güteprüfung`,
  ),
  columns: columnsOf('measurements', {
    type: {
      ignoreLabel: true,
      choices: {
        slurry: 'Gülleanalyse Gülleuntersuchung Gülleprobe Gülleproben Güllewerte Gülle',
        soil: 'Bodenuntersuchung Bodenanalyse Bodenprobe Bodenproben Bodenwerte Boden',
        milk_quality: 'Milchgüte Milchqualität',
        milk_recording: 'Milchleistungsprüfung MLP Milchleistung',
        feed: 'Futteranalyse Futteruntersuchung Futterprobe Silageprobe Futter',
        bulk_milk: 'Tankmilch',
        weighing: 'Wiegung Wiegungen Gewicht gewogen schwer wiegt gewichtig Lebendgewicht Wiegegewicht Wiegeergebnis',
        rain: 'Regen Niederschlag geregnet runtergeregnet heruntergeregnet abgeregnet Regenmenge Niederschlagsmenge Niederschläge',
        plant: 'Pflanzenanalyse',
        water: 'Wasser Wasserprobe Wasseranalyse Wasseruntersuchung Brunnenwasser Tränkewasser Tränkwasser Trinkwasser',
        nmin: 'Nmin NminWert NminWerte NminProbe NminGehalt NminVorrat',
        yield: '',
        other: '',
      },
    },
    parameter: { ignoreLabel: true },
    value: {
      ignoreLabel: true,
      aggregate: {
        by: 'sum',
        within: ['type', 'parameter', 'is_layer'],
        ratesWithin: ['field_id', 'date', 'subject', 'animal_id', 'herd_id'],
        onRequest: true,
        inTime: ({ parameter, type }) => /^milchmenge/iu.test(String(parameter)) || type === 'rain',
      },
    },
    unit: { ignoreLabel: true, searchable: false },
    date: { ignoreLabel: true },
    depth_cm: { words: 'Tiefe Probentiefe Bodentiefe tief' },
    field_id: { words: 'Feld Schlag Feldern Schlägen' },
    herd_id: { ignoreLabel: true },
    animal_id: { words: 'Tier' },
    subject: { ignoreLabel: true },
    sample_number: { words: 'Probennummer Probenummer Probennr Analysenummer Nummer Labornummer' },
    note: { ignoreLabel: true },
  }),
  roles: { day: 'date', amount: 'value', who: 'laboratory', where: 'field_id', list: ['value'] },
  neutralWords: stems(
    '~containing ~sampling gezogen genommen ausgefallen fiel fielen läuft lief laufen lag liegt geführt zuletzt gekommen Labor Kubikmeter Nährstoffgehalt Tank Milchtank Sammeltank Molkerei Meierei',
  ),
  classes: [
    entryClass(
      'Milchmenge',
      '~delivering ~milking ~collecting ~accruing',
      ({ values }) => /^milchmenge/iu.test(String(values.parameter)),
      { needsNoun: true, qualifies: true },
    ),
    entryClass(
      'Milch',
      'Milch Rohmilch Anlieferungsmilch Tankergebnis Tankergebnisse Milchwert Milchwerte Tankwerte',
      ({ values }) => ['milk_quality', 'bulk_milk', 'milk_recording'].includes(String(values.type)),
    ),
  ],
  entriesOf: eachRow(
    (values, farm) =>
      [
        values.parameter,
        values.depth_cm && `${String(values.depth_cm)} cm`,
        measuredThings(values, farm)[0] ?? values.subject,
        germanDay(values.date),
      ]
        .filter(Boolean)
        .join(', '),
    {
      // What a layer holds is a part of what all of them hold.
      computed: ({ depth_cm }) => ({ is_layer: depth_cm != null }),
      searchTexts: (values, farm) => [
        ...measuredThings(values, farm),
        ...animalTexts(farm.byId('animals', values.animal_id)?.values, values.date, farm),
        spokenName(values.parameter),
        layerOf(values.depth_cm),
      ],
    },
  ),
  completeness: 'log',
  tense: 'past',
  impliedBy: { entryName: ['how', 'amount', 'what', 'when', 'request', 'which', 'whether'] },
  series: ['type', 'parameter', 'field_id', 'herd_id', 'animal_id', 'subject', 'depth_cm'],
  annotate: (entries, all) => milkLimitText(entries, all),
}
