import type { Parameter } from '../../parameter.ts'

/** After how many days a letter of an authority counts as notified. */
export const bekanntgabeNachAufgabeZurPost: Parameter = {
  id: 'bekanntgabe-nach-aufgabe-zur-post',
  unit: 'days',
  values: [
    { from: '1977-01-01', value: 3, source: 'VwVfG § 41 (2), VwZG § 4 (2)', certainty: 'C' },
    { from: '2025-01-01', value: 4, source: 'VwVfG § 41 (2), VwZG § 4 (2) (PostModG)', certainty: 'C' },
  ],
}
