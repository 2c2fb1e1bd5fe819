import { inPlainLetters } from './plain-letters.ts'

/**
 * What a name looks like: two names that are taken for each other have the same. Separators do not count, nor does a
 * letter written more than twice; 0 is o, 1 and i are l, 5 is s, „rn“ is m and „vv“ is w, as in the tables of Unicode
 * (UTS 39) for names in small letters.
 */
export const usernameLook = (name: string): string =>
  inPlainLetters(name)
    .replaceAll(/[-_]/g, '')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('5', 's')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/(.)\1{2,}/g, '$1$1')
