import { stems } from '../../../answers/index.ts'
import { columnsOf, textFollowing } from '../columns.ts'
import { eachRow, type FarmView } from '../farm-view.ts'

/** What people call a machine beside its name, by what it is. */
const SPOKEN_NAMES: readonly [says: RegExp, words: readonly string[]][] = [
  [/schlepper(?!schuh)|traktor|trecker/iu, ['Schlepper', 'Traktor', 'Trecker', 'Bulldog']],
  [/spritze|pflanzenschutzgerät/iu, ['Spritze', 'Feldspritze', 'Pflanzenschutzspritze']],
  [
    /(?:gülle|jauche)(?:wagen|fass)|gülletechnik/iu,
    ['Güllewagen', 'Güllefass', 'Gülletechnik', 'Fass', 'Pumptankwagen'],
  ],
  [/dünger?streuer|düngetechnik/iu, ['Düngerstreuer', 'Streuer', 'Schleuderstreuer', 'Kunstdüngerstreuer']],
  [/mist|miststreuer/iu, ['Miststreuer', 'Stallmiststreuer']],
  [/mähdrescher/iu, ['Mähdrescher', 'Drescher']],
  [/mähwerk/iu, ['Mähwerk', 'Mäher']],
  [/lader/iu, ['Lader', 'Hoflader']],
  [/presse/iu, ['Presse', 'Ballenpresse']],
  [/mischwagen/iu, ['Mischwagen', 'Futtermischwagen']],
]

const spokenNames = (text: string): string[] => SPOKEN_NAMES.flatMap(([says, words]) => (says.test(text) ? words : []))

/** „Schlepper 120 kW“ */
const POWER = /(?<![\d.,])\d{2,3}(?:,\d)?\s?(?:kW|PS)(?!\p{L})/iu

const powerOf = (...texts: unknown[]): string | null =>
  texts.map((text) => POWER.exec(String(text ?? ''))?.[0]).find((found) => found !== undefined) ?? null

/** „Neu für 48.900 EUR“ */
const PAID = /(?<!\p{L})(?:neu|gebraucht|gekauft|angeschafft|kaufpreis|anschaffung)(?!\p{L}).*\d\s?(?:EUR|€|Euro)/iu

/** Null of a name that only says what it is: „Schlepper 120 kW“. */
function modelOf(name: string): string | null {
  const [first = ''] = name.split(' ')
  return first === name || spokenNames(first).length > 0 ? null : name
}

/** The year in which it was built, else bought; it is at least as old as the last day of that. */
function madeIn(built: unknown, bought: unknown): { made_year: number | null; made_on: string | null } {
  if (typeof built === 'number') return { made_year: built, made_on: `${built}-12-31` }
  return typeof bought === 'string'
    ? { made_year: Number(bought.slice(0, 4)), made_on: bought }
    : { made_year: null, made_on: null }
}

export const machinesView: FarmView = {
  name: 'machines',
  label: 'Maschinen',
  example: 'Ist die Plakette der Spritze noch gültig?',
  kinds: ['machines'],
  nouns: stems(
    `Maschine Maschinen Gerät Geräte Gerätschaft Technik Maschinenpark Fuhrpark Fahrzeug Fahrzeuge Landmaschine
        Landmaschinen`,
  ),
  columns: [
    ...columnsOf('machines', {
      type: { words: 'Maschinenart Maschinentyp Bauart' },
      serial_number: {
        words: `Seriennummer Fahrgestellnummer Fahrzeugidentnummer Fahrzeugidentifikationsnummer FIN Maschinennummer
            Gerätenummer`,
      },
      bought_on: {
        words: `~buying gekauft Anschaffung Anschaffungsdatum Kauf Kaufdatum Kaufjahr zugelegt geholt gekriegt
            bekommen hergekommen`,
      },
      built_year: { words: '~building gebaut Baujahr' },
      plate: { words: 'Nummernschild Schild Autonummer Kennzeichen amtlich amtliche amtliches Zulassungskennzeichen' },
      operating_hours: {
        highest: 'viel',
        words: `Stunden gelaufen Laufleistung Stundenstand Stundenzähler Stundenzählerstand Betriebsstundenstand
            Betriebsstundenzähler Zählerstand`,
      },
      working_width_m: {
        highest: 'breit',
        lowest: 'schmal',
        words: 'breit Breite Spritzbreite Gestänge Gestängebreite',
      },
      capacity: {
        words: `~fitting Fassungsvermögen Volumen Inhalt Tankinhalt Fassinhalt Behälterinhalt Tankvolumen Behältervolumen
            Tankgröße Behältergröße Behälter`,
      },
      equipment: { words: 'womit Ausstattung ausgestattet ausgerüstet Zubehör Sonderausstattung Extras' },
      // A vehicle has its inspection, other machines a badge.
      vehicle_inspection_until: {
        words: `~expiring ~beingValid ~inspecting.open HU TÜV Hauptuntersuchung gültig ungültig gilt galt läuft lief ablaufen`,
        isOver: ({ badge_until }) => typeof badge_until === 'string',
      },
      inspected_on: {
        words: `~inspecting TÜV geprüft Prüfung Gerätekontrolle Kontrolle kontrolliert überprüft UVV UVVPrüfung
            Überprüfung Prüftermin Prüfdatum getestet gewesen`,
      },
      badge_until: {
        isOver: ({ vehicle_inspection_until }) => typeof vehicle_inspection_until === 'string',
        words: `~inspecting.open ~expiring ~beingValid Plakette Prüfplakette Spritzenplakette SpritzenTÜV Spritzentüv gültig ungültig gilt galt läuft lief endet
            ablaufen verfallen TÜV Prüfung`,
      },
      note: { ignoreLabel: true },
    }),
    {
      name: 'made_year',
      label: 'Jahrgang',
      type: 'number',
      isYear: true,
      countedFrom: 'made_on',
      words: stems('alt Alter neu jung Jahrgang'),
      adjectives: { highest: stems('neu jung modern'), lowest: stems('alt') },
      format: (year) => year,
    },
    textFollowing('model', 'Fabrikat', 'Fabrikat Marke Hersteller Modell Maschinenmarke'),
    textFollowing(
      'bought_for',
      'Kaufpreis',
      '~costing Kaufpreis Anschaffungspreis Anschaffungskosten Neupreis teuer gekostet',
    ),
    textFollowing(
      'power',
      'Leistung',
      'stark Leistung PS kW Kilowatt Pferdestärken Pferdestärke Motorleistung Motorstärke Nennleistung',
    ),
  ],
  neutralWords: stems(
    'Liter Kubik Kubikmeter Park Hof unser haben dran drauf runter fällig gemacht durchgeführt fährt',
  ),
  roles: { since: 'bought_on', list: ['type', 'badge_until'] },
  classes: [],
  entriesOf: eachRow(({ name }) => String(name), {
    computed: ({ name, type, equipment, note, built_year, bought_on }) => ({
      power: powerOf(name, type, equipment, note),
      model: modelOf(String(name)),
      bought_for: PAID.test(String(note)) ? note : null,
      ...madeIn(built_year, bought_on),
    }),
    searchTexts: ({ name, type }) => spokenNames(`${String(name)} ${String(type ?? '')}`),
  }),
  completeness: 'register',
  tense: 'past',
  impliedBy: { entryName: ['whether', 'which', 'count'], since: true },
  answersDuties: true,
}
