import { checkOf, entryCheckOf, inDayOrder, type Check } from './checks.ts'
import { dayColumn, defineRegister, joinTexts, numberColumn, textColumn, WIDE, type Entry } from './define-register.ts'
import { capacityText, waterRiskStoresOf, type Place } from './stores.ts'
import { otherChecksOf, selfChecksOf, writtenEntriesOf } from './written-entries.ts'

interface Plant extends Entry {
  store?: Place
  check?: Check
}

/** The stores that could harm water, with what keeps them from it, and the checks of the year. */
export const jgsAwsv = defineRegister<Plant>({
  id: 'jgs_awsv',
  reads: ['places', 'self_checks', 'register_entries', 'herds', 'fields', 'people'],
  landscape: true,
  columns: [
    textColumn('Anlage', ({ store, check }) => store?.values.name ?? check?.about, WIDE),
    textColumn('Inhalt', ({ store }) => joinTexts([store?.values.contents, store?.values.used_for])),
    textColumn('Fassung', ({ store }) => store && capacityText(store), { align: 'right' }),
    textColumn('Baujahr', ({ store }) => store?.values.built_year?.toString()),
    numberColumn('Brunnen (m)', ({ store }) => store?.values.well_distance_m),
    numberColumn('Gewässer (m)', ({ store }) => store?.values.water_distance_m),
    textColumn('Leckageerkennung', ({ store }) => store?.values.leak_detection),
    textColumn('Abdeckung', ({ store }) => store?.values.cover),
    textColumn('Verschlossen', ({ store }) => store?.values.locked),
    dayColumn('Geprüft am', ({ check }) => check?.day),
    textColumn('Befund', ({ check }) => check && joinTexts([check.found, check.by]), WIDE),
  ],
  entriesOf: (scene) => [
    ...waterRiskStoresOf(scene).map((row) => ({ row, store: row })),
    ...inDayOrder([
      ...selfChecksOf(scene, ['storage']).map((row) => checkOf(row, scene)),
      ...otherChecksOf(scene, 'jgs_awsv').map((row) => checkOf(row, scene)),
      ...writtenEntriesOf(scene, 'jgs_awsv').map((row) => entryCheckOf(row, scene)),
    ]).map((check) => ({ row: check.row, check })),
  ],
})
