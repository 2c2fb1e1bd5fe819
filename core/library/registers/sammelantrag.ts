import { APPLICATION_COLUMNS, applicationsOf } from './applications.ts'
import { defineRegister } from './define-register.ts'

/** The applications for payments of a year. */
export const sammelantrag = defineRegister({
  id: 'sammelantrag',
  reads: ['applications'],
  landscape: true,
  columns: APPLICATION_COLUMNS,
  entriesOf: (scene) => applicationsOf(scene, ['direct_payments', 'coupled_support']).map((row) => ({ row })),
})
