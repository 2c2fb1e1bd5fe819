import { ENTRY_NAME, stems } from '../../../answers/index.ts'
import { columnsOf } from '../columns.ts'
import { noticeDay } from './notice-day.ts'
import { labelOf, recordOf, type FarmView, type Values } from '../farm-view.ts'

const COLUMNS = ['rent_eur_ha', 'leased_ha', 'leased_parcels', 'lease_notice', 'lessor', 'leased_from', 'leased_until']

const TOLD_HERE = ['rent_eur_ha', 'lease_notice', 'lessor', 'lessor_id']
const LEASE = [...TOLD_HERE, 'leased_until', 'leased_from', 'leased_ha']

const tells = (values: Values, fields: readonly string[]): boolean =>
  fields.some((field) => (values[field] ?? null) !== null)

/** „die Kirche“ */
const SORTS_OF_LESSOR: readonly [RegExp, string][] = [
  [/pfarr|pfründe|kirch|diöze|bistum|kapitel/iu, 'Kirche Pfarrei Pfarramt'],
  [/^(?:markt)?gemeinde |kommune/iu, 'Gemeinde Kommune'],
]

const sortsOfLessor = (lessor: unknown): string[] =>
  SORTS_OF_LESSOR.flatMap(([is, words]) => (is.test(String(lessor ?? '')) ? [words] : []))

/** What a year costs; null where the leased area or the price of a hectare is not entered. */
const yearlyRent = ({ rent_eur_ha, leased_ha }: Values): number | null =>
  typeof rent_eur_ha === 'number' && typeof leased_ha === 'number'
    ? Math.round(rent_eur_ha * 100 * (leased_ha * 10_000)) / 1_000_000
    : null

/** What leases of fields say beside their end: price, notice and lessor. */
export const leasesView: FarmView = {
  name: 'leases',
  label: 'Pachten',
  example: 'Was kostet die Pacht vom Bergfeld?',
  kinds: ['fields'],
  nouns: stems(
    `herhaben Pacht Pachten Pachtvertrag Pachtverträge Pachtverträgen Verpächter Vertrag Verträge Pachtacker Pachtland
        Pachtfläche Pachtflächen Pachtstück Pachtfeld Landpacht Landpachtvertrag`,
  ),
  neutralWords: stems(
    `bezahlt Euro Geld Feld Felder Fläche Flächen Schlag Schläge Land Jahr jährlich Acker Stück
        uns beackern bewirtschaften Form automatisch abgeschlossen`,
  ),
  // How a farm works is no lease.
  otherWords: new Set(['bewirtschaftung']),
  columns: [
    ...columnsOf('fields', {
      rent_eur_ha: {
        ignoreLabel: true,
        words:
          '~costing ~paying zahle zahlen bezahle bezahlen kostet kosten Pachtzins Pachtpreis Pachthöhe Pachtsatz Pachtentgelt Hektarpacht Preis hoch teuer',
        highest: 'teuer',
        lowest: 'günstig billig',
      },
      leased_ha: { ignoreLabel: true, words: 'Pachtfläche Hektar', aggregate: { by: 'sum' } },
      leased_parcels: {
        searchable: false,
        seldom: true,
        words: 'Flurstück Flurstücke Flurstücksnummer Flurstücksnummern Flurnummer Flurnummern Gemarkung Grundbuch',
      },
      lease_notice: {
        words: `~terminating Kündigung Kündigungsfrist Kündigungszeit kündigen gekündigt kündbar aufkündigen verlängert
              verlängern Verlängerung Vertragsverlängerung`,
      },
      lessor: {
        always: true,
        words: `~leasing ~owning Verpächter Verpächterin Verpächtern Pachtgeber Pachtherr Landeigentümer Grundeigentümer
              Grundbesitzer Vertragspartner gepachtet pachten Eigentümer Eigentümerin Besitzer gehört`,
      },
      leased_from: {
        always: true,
        ignoreLabel: true,
        words:
          '~beginning ~farming beginnt Beginn Pachtbeginn Pachtantritt Vertragsbeginn beackern beackert bewirtschaften bewirtschaftet gepachtet übernommen',
      },
      leased_until: {
        words:
          '~expiring ~ending ~beingValid läuft laufen lief endet geht gilt Pachtende Vertragsende Laufzeit Restlaufzeit Vertragslaufzeit Pachtdauer Pachtzeit Pachtlaufzeit Pachtablauf auslaufen',
      },
    }).filter(({ name }) => COLUMNS.includes(name)),
    {
      name: 'notice_until',
      label: 'Zu kündigen bis',
      type: 'day',
      ahead: 'last day',
      words: stems(
        '~terminating Kündigungstag Kündigungstermin Kündigungsfrist kündigen gekündigt kündbar aufkündigen aussteigen',
      ),
    },
    {
      name: 'rent_eur',
      label: 'Pacht im Jahr',
      type: 'number',
      unit: 'EUR',
      words: stems(
        '~paying zahle zahlen bezahle bezahlen kostet kosten Jahrespacht Pachtsumme Pachtkosten Pachtaufwand Pachtzahlung Pachtzahlungen Pachtbetrag',
      ),
      aggregate: { by: 'sum' },
    },
  ],
  roles: {
    amount: 'rent_eur_ha',
    who: 'lessor',
    since: 'leased_from',
    where: ENTRY_NAME,
    list: ['rent_eur_ha', 'rent_eur', 'leased_until', 'lease_notice'],
  },
  classes: [],
  entriesOf: (rows, farm) =>
    !(farm.all('fields') ?? rows).some(({ values }) => values.leased !== false && tells(values, TOLD_HERE))
      ? []
      : rows
          .filter(({ values }) => values.leased === true || (values.leased !== false && tells(values, LEASE)))
          .map((row) => ({
            name: String(row.values.name),
            values: {
              ...row.values,
              lessor: labelOf(farm, 'contacts', row.values.lessor_id) ?? row.values.lessor,
              rent_eur: yearlyRent(row.values),
              notice_until: noticeDay(row.values.lease_notice, row.values.leased_until),
            },
            record: recordOf(row, farm),
            searchTexts: sortsOfLessor(labelOf(farm, 'contacts', row.values.lessor_id) ?? row.values.lessor),
          })),
  impliedBy: { since: true },
  answersDuties: true,
  completeness: 'log',
  tense: 'past',
}
