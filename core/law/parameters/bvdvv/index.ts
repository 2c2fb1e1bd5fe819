export { bvdUntersuchung } from './bvd-untersuchung.ts'
