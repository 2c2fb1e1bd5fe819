import { germanDay } from '../../shared/german/write-german.ts'
import type { PictureRow } from '../../farm/index.ts'
import type { EntryId } from '../catalog/entry-ids.ts'
import { columnsOf, joinTexts, textColumn, WIDE, type ToldColumn } from './define-register.ts'
import { registerOfCertificate } from './register-of-certificate.ts'
import type { RegisterScene } from './register.ts'

export type Certificate = PictureRow<'certificates'>

/** The certificates of a register that were issued by the end of its year. */
export const certificatesOf = ({ picture, year }: RegisterScene, register: EntryId): Certificate[] =>
  picture
    .rows('certificates')
    .filter(({ values }) => registerOfCertificate(values) === register)
    .filter(({ values }) => values.issued_on == null || values.issued_on <= `${year}-12-31`)

/** Whose it is: a person, a machine, or as it says itself. */
export const holderOf = ({ values }: Certificate, { picture }: RegisterScene): string | null =>
  picture.byId('people', values.holder_id)?.values.name ??
  picture.byId('machines', values.machine_id)?.values.name ??
  values.holder ??
  null

export const trainingsText = ({ values }: Certificate): string =>
  (values.trainings ?? [])
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
    .map(({ date, topic }) => joinTexts([germanDay(date), topic], ' '))
    .join('; ')

const of = columnsOf('certificates')

export const CERTIFICATE_COLUMNS: readonly ToldColumn<{ row: Certificate }>[] = [
  textColumn('Person oder Betrieb', ({ row }, scene) => holderOf(row, scene), WIDE),
  of('type', WIDE),
  of('issued_on'),
  of('valid_until'),
  textColumn('Fortbildungen', ({ row }) => trainingsText(row), WIDE),
  of('note', WIDE),
]
