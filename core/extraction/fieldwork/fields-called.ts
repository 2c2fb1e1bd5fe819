import { FORMATS } from '../../farm/index.ts'
import type { TableRecord } from '../tables/read-records.ts'

/** What a line calls its field, the usual way first: „12 Mühlenkamp“ is also „Mühlenkamp“. */
export function fieldsCalled(record: TableRecord<'field' | 'flik' | 'field_number'>): string[] {
  const [name, number] = [record.text('field'), record.text('field_number')]
  const [, bare = ''] = /^\d{1,4}[-./\d]*\s+(\p{L}.*)$/u.exec(name) ?? []
  const flik = FORMATS.flik.canonical(record.text('flik')) ?? ''
  const called = [name, bare, flik].filter(Boolean)
  return called.length > 0 || number === '' ? called : [`Schlag ${number}`, number]
}
