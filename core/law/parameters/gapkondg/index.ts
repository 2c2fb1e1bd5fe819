export { dauergruenlandNeuAb } from './dauergruenland-neu-ab.ts'
