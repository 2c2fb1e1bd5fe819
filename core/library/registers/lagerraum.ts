import { numberText, defineRegister } from './define-register.ts'
import { manureStoresOf, STORE_COLUMNS, type Place } from './stores.ts'

/** Where manure lies, how much there is room for, and for how long. */
export const lagerraum = defineRegister<{ row: Place }>({
  id: 'lagerraum',
  reads: ['places'],
  landscape: true,
  columns: STORE_COLUMNS,
  entriesOf: (scene) => manureStoresOf(scene).map((row) => ({ row })),
  remarks: (scene) => {
    const stores = manureStoresOf(scene).filter(
      ({ values }) => values.type === 'slurry_store' && values.capacity_unit === 'm3' && values.capacity != null,
    )
    const own = stores.reduce((sum, { values }) => sum + (values.own_share ?? values.capacity!), 0)
    return stores.length === 0 ? [] : [`Eigener Raum in Güllebehältern zusammen: ${numberText(own)} m³.`]
  },
})
