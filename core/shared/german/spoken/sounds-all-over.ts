// Laws that several regions have.

/** How a sound of a region is said in standard German; each law may hold for a word or not. */
export type SoundLaw = readonly [spoken: RegExp, standard: string]

/** „gstrichn“, „bsorgn“, „vagessn“; not „glatt“, „bleiben“. */
export const CLIPPED: SoundLaw[] = [
  [/^g(?=[bdfghjkmpstwzlnr])/u, 'ge'],
  [/^b(?=[bdfghjkmpstwz])/u, 'be'],
  [/^v[ar]?(?=[bdfgklmprstwz]\p{L}{2})/u, 'ver'],
]

/** „Schdroh“, „Poscht“ */
export const BROAD_S: SoundLaw[] = [
  [/(?<=\p{L}{3})(?:ischt|escht|ischd)[aei]?$/u, 'este'],
  [/^sch(?=[dtbp])/u, 's'],
  [/(?<=\p{L}{2})sch(?=[dtbp])/u, 's'],
]

/** „mähn“, „sammln“, „lieng“, „schreim“ */
export const CLIPPED_ENDS: SoundLaw[] = [
  [/(?<=[dfgkpst])lt$/u, 'elt'],
  [/(?<=[dfgkpst])rt$/u, 'ert'],
  [/(?<=[lnr])dt?$/u, 'det'],
  [/(?<=ch|[lnrs])t$/u, 'tet'],
  [/(?<=ch|ff|g)ent$/u, 'net'],
  [/(?<=[dfgkmpst])ln$/u, 'eln'],
  [/(?<=[dfgkpst])rn$/u, 'ern'],
  [/ng$/u, 'gen'],
  [/m$/u, 'ben'],
  [/(?<=[bdfghklmprstz])n$/u, 'en'],
]

/** „Maissilasch“, „Garasch“ */
export const FROM_FRENCH: SoundLaw[] = [[/(?:aa?sch|aag)(?:e|$)/u, 'age']]

/** „Eigekontroll“, „Sonneblum“: what joins two nouns has lost its -n. */
export const CLIPPED_JOINT: SoundLaw = [/(?<=\p{L}{3})[ea](?=[bdfgkmprstvwz]\p{L}{3})/u, 'en']

/** „Ampl“, „Zistern“, „Spritz“ */
export const WITHOUT_E: SoundLaw[] = [
  [/(?<=[bdfgkpst])l$/u, 'el'],
  [/(?<=\p{L}{3}[^aeiouäöü])$/u, 'e'],
]
