import { nitrogenOfHerd, type Span } from '../../library/index.ts'
import type { Scene } from './rule.ts'
import { quoted } from './wording.ts'

/** What the herds of the farm leave to spread in a year, and what is missing to tell it. */
export function keptNitrogen(scene: Scene): Span & { herds: number; missing: string[] } {
  const kept = { least: 0, most: 0, herds: 0, missing: [] as string[] }
  for (const herd of scene.picture.rows('herds')) {
    const { average, countedKg } = nitrogenOfHerd(herd, scene)
    if (average === 0) continue
    kept.herds++
    const name = quoted(herd.values.name)
    if (average === undefined) kept.missing.push(`bei der Herde ${name} der Durchschnittsbestand`)
    else if (!countedKg) kept.missing.push(`bei der Herde ${name} die N-Ausscheidung je Tier`)
    kept.least += countedKg?.least ?? 0
    kept.most += countedKg?.most ?? 0
  }
  return kept
}
