import { isGrasslandFarm } from './farm-land.ts'
import { averageOf, nitrogenOf, type Span } from './herd-nitrogen.ts'
import type { Scene } from './rule.ts'
import { quoted } from './wording.ts'

/** What the herds of the farm leave to spread in a year, and what is missing to tell it. */
export function keptNitrogen(scene: Scene): Span & { herds: number; missing: string[] } {
  const grasslandFarm = isGrasslandFarm(scene)
  const kept = { least: 0, most: 0, herds: 0, missing: [] as string[] }
  for (const herd of scene.picture.rows('herds')) {
    const [average, nitrogen] = [averageOf(herd, scene), nitrogenOf(herd, scene, grasslandFarm)]
    if (average === 0) continue
    kept.herds++
    const name = quoted(herd.values.name)
    if (average === undefined) kept.missing.push(`bei der Herde ${name} der Durchschnittsbestand`)
    else if (!nitrogen) kept.missing.push(`bei der Herde ${name} die N-Ausscheidung je Tier`)
    kept.least += (average ?? 0) * (nitrogen?.least ?? 0)
    kept.most += (average ?? 0) * (nitrogen?.most ?? 0)
  }
  return kept
}
