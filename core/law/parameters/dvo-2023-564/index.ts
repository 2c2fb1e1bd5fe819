export { erweiterteAngaben } from './erweiterte-angaben.ts'
