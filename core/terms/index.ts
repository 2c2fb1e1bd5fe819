export { SPECIES, type Species } from './species.ts'
export { MOTHER_MONTHS } from './animals.ts'
