import { dayColumn, defineRegister, joinTexts, numberColumn, textColumn, WIDE, type Entry } from './define-register.ts'
import { certificatesOf, holderOf } from './certificates.ts'
import { nameKey, sortedBy } from './order-and-time.ts'
import { foldText } from '../../shared/german/fold.ts'
import type { PictureRow } from '../../farm/index.ts'

interface Inspected extends Entry {
  machine: string | null
  type: string | null | undefined
  serial?: string | null | undefined
  builtYear?: number | null | undefined
  boughtOn?: string | null | undefined
  widthM?: number | null | undefined
  inspectedOn: string | null | undefined
  badgeUntil: string | null | undefined
}

/** The sprayers and what is inspected like them, and the reports of their inspections. */
export const geraetekontrolle = defineRegister<Inspected>({
  id: 'geraetekontrolle',
  reads: ['machines', 'certificates', 'people'],
  columns: [
    textColumn('Gerät', ({ machine }) => machine, WIDE),
    textColumn('Art oder Bericht', ({ type }) => type, WIDE),
    textColumn('Seriennummer', ({ serial }) => serial),
    textColumn('Baujahr, gekauft', ({ builtYear, boughtOn }) =>
      joinTexts([builtYear == null ? null : String(builtYear), boughtOn?.slice(0, 4)]),
    ),
    numberColumn('Breite (m)', ({ widthM }) => widthM),
    dayColumn('Geprüft am', ({ inspectedOn }) => inspectedOn),
    dayColumn('Plakette gültig bis', ({ badgeUntil }) => badgeUntil),
  ],
  entriesOf: (scene) =>
    sortedBy(
      [
        ...scene.picture
          .rows('machines')
          .filter(isInspected)
          .map((row) => ({
            row,
            machine: row.values.name ?? null,
            type: row.values.type,
            serial: row.values.serial_number,
            builtYear: row.values.built_year,
            boughtOn: row.values.bought_on,
            widthM: row.values.working_width_m,
            inspectedOn: row.values.inspected_on,
            badgeUntil: row.values.badge_until,
          })),
        ...certificatesOf(scene, 'geraetekontrolle').map((row) => ({
          row,
          machine: holderOf(row, scene),
          type: row.values.type,
          inspectedOn: row.values.issued_on,
          badgeUntil: row.values.valid_until,
        })),
      ],
      ({ machine, row, inspectedOn }) => [nameKey(machine), row.kind === 'machines' ? 0 : 1, inspectedOn, row.id],
    ),
})

const isInspected = ({ values }: PictureRow<'machines'>): boolean =>
  values.badge_until != null ||
  values.inspected_on != null ||
  /spritz|spruh|beizger|granulatstreu/.test(foldText(`${values.name} ${values.type ?? ''}`))
