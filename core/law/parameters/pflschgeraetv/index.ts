export { pruefungHalbjahre } from './pruefung-halbjahre.ts'
export { pruefungNeugeraet } from './pruefung-neugeraet.ts'
