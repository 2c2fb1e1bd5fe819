import { CERTIFICATE_COLUMNS, certificatesOf, holderOf } from './certificates.ts'
import { defineRegister } from './define-register.ts'
import { nameKey, sortedBy } from './order-and-time.ts'

/** Who may do what by which certificate, person by person. */
export const sachkunde = defineRegister({
  id: 'sachkunde',
  reads: ['certificates', 'people', 'machines'],
  landscape: true,
  columns: CERTIFICATE_COLUMNS,
  entriesOf: (scene) =>
    sortedBy(
      certificatesOf(scene, 'sachkunde').map((row) => ({ row })),
      ({ row }) => [nameKey(holderOf(row, scene)), nameKey(row.values.type), row.values.issued_on, row.id],
    ),
})
