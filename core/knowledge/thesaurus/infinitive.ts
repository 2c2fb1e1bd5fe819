import { STRONG_PARTICIPLES } from '../../shared/german/strong-verbs.ts'

const PREFIX = '(ab|an|auf|aus|bei|durch|ein|fest|her|hin|los|mit|nach|über|um|unter|vor|weg|zu|zurück|zusammen)?'
const PARTICIPLE = new RegExp(`^${PREFIX}ge(.{3,}?)(?:e?t|en)$`, 'u')
const WITH_ZU = new RegExp(`^${PREFIX.slice(0, -1)}zu(.{3,}en)$`, 'u')

/**
 * „ausgestreut“ and „auszustreuen“ to „ausstreuen“, „gedroschen“ to „dreschen“; undefined for a word of another form.
 * `word` in lower case.
 */
export const infinitiveOf = (word: string): string | undefined => {
  const participle = PARTICIPLE.exec(word)
  if (participle !== null)
    return `${participle[1] ?? ''}${STRONG_PARTICIPLES[participle[2] ?? ''] ?? participle[2] ?? ''}en`
  const withZu = WITH_ZU.exec(word)
  return withZu === null ? undefined : `${withZu[1] ?? ''}${withZu[2] ?? ''}`
}
