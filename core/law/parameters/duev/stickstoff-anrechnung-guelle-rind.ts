import type { Parameter } from '../../parameter.ts'

/** What of the nitrogen that cattle excrete counts where it is spread as slurry. */
export const stickstoffAnrechnungGuelleRind: Parameter = {
  id: 'stickstoff-anrechnung-guelle-rind',
  unit: '%',
  values: [{ from: '2020-05-01', value: 85, source: 'DüV Anl. 2 Zeile 5 Sp. 2', certainty: 'A', dayCertainty: 'C' }],
}
