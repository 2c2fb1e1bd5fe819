export { b2AnwendungBis } from './b2-anwendung-bis.ts'
export { bienenstandAbstand } from './bienenstand-abstand.ts'
