import type { Step } from '../plans/plan.ts'

/** „– Ertragskorrektur: (84 − 80) / 10 · 10 = 4 kg N/ha (DüV Anl. 4)“ */
export const stepText = ({ label, formula, result, unit, source }: Step): string => {
  const sum = [formula, [result, unit].filter(Boolean).join(' ')].filter(Boolean).join(' = ')
  return `– ${sum === '' ? label : `${label}: ${sum}`} (${source})`
}
