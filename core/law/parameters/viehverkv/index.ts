export { geburtMelden } from './geburt-melden.ts'
