import { FERTILIZERS } from '../../terms/index.ts'
import { keyText } from '../kinds/kind.ts'

/** What people call an article beside its own name: „KAS“. */
export function otherNames(article: unknown): string[] {
  return [...namesOfFertilizer(article), ...silageOf(article), ...fuelOf(article)]
}

const fuelOf = (article: unknown): string[] =>
  /diesel/iu.test(String(article ?? '')) ? ['Sprit', 'Kraftstoff', 'Treibstoff'] : []

/** „der Mais im Silo“ is the maize silage. */
const silageOf = (article: unknown): string[] => /^(\p{L}{4,})silage/iu.exec(String(article ?? ''))?.slice(1) ?? []

function namesOfFertilizer(article: unknown): string[] {
  const words = ` ${keyText(String(article ?? ''))} `
  return FERTILIZERS.filter((one) =>
    [one.name.toLowerCase(), ...one.words].some((word) => words.includes(` ${word} `)),
  ).flatMap((one) => [one.name, ...one.words])
}
