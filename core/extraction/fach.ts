/** The compartments of the Dokumente page. */
export const FAECHER = [
  'betrieb',
  'flaechen',
  'duengung',
  'pflanzenschutz',
  'tiere',
  'arzneimittel',
  'fuetterung',
  'milch',
  'foerderung',
  'vertraege',
  'rechnungen',
  'briefe',
  'wissen',
  'sonstiges',
] as const

export type Fach = (typeof FAECHER)[number]
