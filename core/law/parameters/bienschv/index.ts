export { bienenstandAbstand } from './bienenstand-abstand.ts'
