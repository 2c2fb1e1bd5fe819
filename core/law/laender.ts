/** Federal states as a FLIK names them. */
export const STATES = [
  'BB',
  'BE',
  'BW',
  'BY',
  'HB',
  'HE',
  'HH',
  'MV',
  'NI',
  'NW',
  'RP',
  'SH',
  'SL',
  'SN',
  'ST',
  'TH',
] as const

export type State = (typeof STATES)[number]

/** German names, the longer before those they contain. */
export const STATE_NAMES: Readonly<Record<State, string>> = {
  ST: 'Sachsen-Anhalt',
  NI: 'Niedersachsen',
  SN: 'Sachsen',
  BB: 'Brandenburg',
  BE: 'Berlin',
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  HB: 'Bremen',
  HE: 'Hessen',
  HH: 'Hamburg',
  MV: 'Mecklenburg-Vorpommern',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SH: 'Schleswig-Holstein',
  SL: 'Saarland',
  TH: 'Thüringen',
}
