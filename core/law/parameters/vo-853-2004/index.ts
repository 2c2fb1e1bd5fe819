export { rohmilchKeimzahl } from './rohmilch-keimzahl.ts'
export { rohmilchKeimzahlZeitraum } from './rohmilch-keimzahl-zeitraum.ts'
export { rohmilchZellzahl } from './rohmilch-zellzahl.ts'
export { rohmilchZellzahlZeitraum } from './rohmilch-zellzahl-zeitraum.ts'
