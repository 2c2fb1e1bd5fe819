import { expect, it } from 'vitest'
import { readMineralFertilizer } from '../../../core/terms/index.ts'

it.each([
  ['KAS 27', 'nitrogen'],
  ['Kalkammonsalpeter 27 % N', 'nitrogen'],
  ['AHL 28', 'nitrogen'],
  ['Ammonnitrat-Harnstoff-Lösung', 'nitrogen'],
  ['Harnstoff 46', 'urea'],
  ['Alzon neo-N', 'urea'],
  ['DAP 18/46', 'nitrogen_phosphate'],
  ['NPK 15/15/15', 'nitrogen_phosphate'],
  ['20/0/10', 'nitrogen'],
  ['0/20/20', 'phosphate'],
  ['Triple-Superphosphat', 'phosphate'],
  ['Kornkali 40', 'potash'],
  ['Kohlensaurer Kalk', 'lime'],
  ['Branntkalk', 'lime'],
  ['Rindergülle', undefined],
] as const)('%s is %s', (text, is) => expect(readMineralFertilizer(text)).toBe(is))
