import { readSpecies, SPECIES, type Species } from '../../../terms/index.ts'
import { isInYear } from '../animals.ts'
import { KEPT_KINDS, keptOn } from '../kept-species.ts'
import { inOrder, note, type Rule, type Scene, type Verdict } from '../rule.ts'

const FARMED = ['cattle', 'pig', 'sheep', 'goat', 'poultry'] as const

export const vetEigenkontrolle: Rule = {
  id: 'vet_eigenkontrolle',
  title: 'Tierschutzindikatoren erhoben',
  register: 'tierwohl_eigenkontrolle',
  legalBasis: 'TierSchG § 11 (8)',
  certainty: 'A',
  measure: 'Erheb Tierschutzindikatoren je Tierart, bewerte sie und trag den Bogen als Eigenkontrolle ein.',
  reads: [...KEPT_KINDS, 'self_checks'],
  judge: (scene) => FARMED.flatMap((species) => judgeSpecies(species, scene)),
}

function judgeSpecies(species: Species, { picture, year, today }: Scene): Verdict[] {
  const lastDay = `${year}-12-31`
  const kept = keptOn(picture, species, today < lastDay ? today : lastDay)
  if (kept.length === 0) return []
  const sheet = picture.rows('self_checks').find(({ values: { type, date, herd_id, subject } }) => {
    const of = picture.byId('herds', herd_id)?.values.species ?? readSpecies(subject ?? '')
    return type === 'animal_welfare' && isInYear(date, year) && (of ?? species) === species
  })
  const text = `Für die Tierart ${SPECIES[species]} ist ${year} kein Bogen mit Tierschutzindikatoren eingetragen.`
  return [sheet ? inOrder(sheet) : note(kept, { text, part: species })]
}
