/** How a sound of a region is said in standard German; each law may hold for a word or not. */
export type SoundLaw = readonly [spoken: RegExp, standard: string]

/** „gstrichn“, „bsorgn“, „vagessn“; not „glatt“, „bleiben“. */
const CLIPPED: SoundLaw[] = [
  [/^g(?=[bdfghjkmpstwzlnr])/u, 'ge'],
  [/^b(?=[bdfghjkmpstwz])/u, 'be'],
  [/^v[ar]?(?=[bdfgklmprstwz]\p{L}{2})/u, 'ver'],
]

/** „Schdroh“, „Poscht“ */
const BROAD_S: SoundLaw[] = [
  [/(?<=\p{L}{3})(?:ischt|escht|ischd)[aei]?$/u, 'este'],
  [/^sch(?=[dtbp])/u, 's'],
  [/(?<=\p{L}{2})sch(?=[dtbp])/u, 's'],
]

/** „mähn“, „sammln“, „lieng“, „schreim“ */
const CLIPPED_ENDS: SoundLaw[] = [
  [/(?<=[dfgkpst])lt$/u, 'elt'],
  [/(?<=[dfgkpst])rt$/u, 'ert'],
  [/(?<=[lnr])dt?$/u, 'det'],
  [/(?<=[dfgkmpst])ln$/u, 'eln'],
  [/(?<=[dfgkpst])rn$/u, 'ern'],
  [/ng$/u, 'gen'],
  [/m$/u, 'ben'],
  [/(?<=[bdfghklmprstz])n$/u, 'en'],
]

/** „Ampl“, „Zistern“, „Spritz“ */
const WITHOUT_E: SoundLaw[] = [
  [/(?<=[bdfgkpst])l$/u, 'el'],
  [/(?<=\p{L}{3}[^aeiouäöü])$/u, 'e'],
]

const BAVARIAN: SoundLaw[] = [
  ...CLIPPED,
  ...BROAD_S,
  [/uar/u, 'ur'],
  [/ua/u, 'u'],
  [/(?<=u)(?=[dt])/u, ''],
  [/ia(?=\p{L})/u, 'ie'],
  [/[üi]a/u, 'ü'],
  [/oa/u, 'ei'],
  [/oi$/u, 'all'],
  [/oi(?=[dtbwmsz])/u, 'al'],
  [/oi/u, 'ol'],
  [/üi/u, 'ül'],
  [/öi?(?=[dtbgmsz])/u, 'ell'],
  [/ai(?=[bwkdt])/u, 'al'],
  [/(?<=m)ei(?=d)/u, 'el'],
  [/ui/u, 'ul'],
  [/ui/u, 'il'],
  [/(?<=\p{L})aa/u, 'au'],
  [/^laa/u, 'läu'],
  [/oh?/u, 'a'],
  [/ea/u, 'er'],
  [/a(?=n$|[dt]$)/u, 'er'],
  [/u[dt]+er/u, 'ütter'],
  [/i$/u, 'ig'],
  ...CLIPPED_ENDS,
  [/a$/u, 'er'],
  [/a$/u, 'en'],
  [/(?<=[bdfgkpst])(?:e?r)?ln?$/u, ''],
  ...WITHOUT_E,
]

const SWABIAN: SoundLaw[] = [
  ...CLIPPED,
  ...BROAD_S,
  [/ua/u, 'u'],
  [/ia/u, 'ie'],
  [/ia/u, 'ü'],
  [/oi/u, 'ei'],
  [/ao?/u, 'a'],
  [/au/u, 'o'],
  [/o(?=[nm])/u, 'u'],
  [/oh?/u, 'a'],
  [/e(?=[nm])/u, 'i'],
  [/ei/u, 'eu'],
  [/(?<=[dfgkpst])la$/u, 'eln'],
  [/(?<=[dfgkpst])ra$/u, 'ern'],
  [/(?<=[dfgkpst])r(?=et$|t$|$)/u, 'er'],
  [/(?<=eu|au)ra$/u, 'ern'],
  [/(?<=[dfgkpst])let$/u, 'elt'],
  [/(?<=[dfgkpst])ret$/u, 'ert'],
  [/u[dt]+er/u, 'ütter'],
  [/a(?=t$)/u, 'e'],
  [/[ae]t$/u, 'en'],
  [/le$/u, ''],
  [/a$/u, 'en'],
  ...CLIPPED_ENDS,
  ...WITHOUT_E,
]

const ALEMANNIC: SoundLaw[] = [
  [/^gg/u, 'geg'],
  [/^iig?/u, 'einge'],
  [/^[iy]{1,2}(?=[bdfgkmlrstwz]\p{L}{4})/u, 'ein'],
  [/^aa?(?=[bdfgkmlrstwz]\p{L}{4})/u, 'an'],
  [/^us(?=[bdfgkmlrstwz]\p{L}{3})/u, 'aus'],
  ...CLIPPED,
  ...BROAD_S,
  [/^ch/u, 'k'],
  [/(?<=[ln])ch/u, 'k'],
  [/uu/u, 'au'],
  [/ii|yy?/u, 'ei'],
  [/öi|üü/u, 'eu'],
  [/ue/u, 'u'],
  [/üe/u, 'ü'],
  [/oo?h?/u, 'a'],
  [/ou/u, 'au'],
  [/äi/u, 'ä'],
  [/igi?$/u, 'ung'],
  [/igi?e$/u, 'ungen'],
  [/lige$/u, 'lungen'],
  [/ä(?=\p{L}+li$)/u, 'a'],
  [/(?:e?li)$/u, ''],
  [/i$/u, 'e'],
  [/ere$/u, 'ern'],
  [/(?<=[dfgkpst])le$/u, 'eln'],
  [/(?<=[dfgkpst])let$/u, 'elt'],
  [/(?<=[dfgkpst])ret$/u, 'ert'],
  [/e[dt]$/u, 'en'],
  [/e$/u, 'en'],
  ...WITHOUT_E,
]

const MIDDLE_GERMAN: SoundLaw[] = [
  ...CLIPPED,
  ...BROAD_S,
  [/[oaeä]{2}(?=\p{L})/u, 'ei'],
  [/oo|aa/u, 'au'],
  [/oa/u, 'a'],
  [/ou/u, 'u'],
  [/ia/u, 'ü'],
  [/äi/u, 'ü'],
  [/oh?/u, 'a'],
  [/ww|(?<=[\p{L}])w(?=e)/u, 'b'],
  [/rw(?=e)/u, 'rb'],
  [/isch(?=$|e)/u, 'ig'],
  [/lsch$/u, 'lch'],
  [/sch(?=$|t|e)/u, 'g'],
  [/ch(?=n|e|t|$)/u, 'g'],
  [/nn(?=$|e)/u, 'nd'],
  [/ll(?=$|e)/u, 'ld'],
  [/[aä]$/u, 'er'],
  ...CLIPPED_ENDS,
  [/(?<=[bdfghkptz])(?:l[ea]|che)$/u, ''],
  [/e$/u, 'en'],
  ...WITHOUT_E,
]

const RIPUARIAN: SoundLaw[] = [
  [/^j/u, 'g'],
  [/(?<=^ge)f(?=[aeiouäöülr])/u, 'pf'],
  [/(?<=\p{L}[aeiouäöülr]{0,2})j/u, 'g'],
  [/vv/u, 'b'],
  [/v(?=e|$)/u, 'b'],
  [/oo|uu/u, 'au'],
  [/oo/u, 'o'],
  [/ii/u, 'ei'],
  [/öö/u, 'ö'],
  [/aa/u, 'a'],
  [/^p/u, 'pf'],
  [/d(?=e|r)/u, 't'],
  [/ch$/u, 'g'],
  [/gg(?=er)/u, 't'],
  [/e(?=tz|ch|ck)/u, 'i'],
  [/e$/u, 'en'],
  [/$/u, 't'],
  ...WITHOUT_E,
]

const LOW_GERMAN: SoundLaw[] = [
  [/^s(?=[lmnw])/u, 'sch'],
  [/^in(?=[bdfgkmprstw]\p{L}{3})/u, 'ein'],
  [/^af(?=\p{L}{3})/u, 'ab'],
  [/^(?:up|op)(?=\p{L}{3})/u, 'auf'],
  [/^ut(?=\p{L}{3})/u, 'aus'],
  [/^to(?=[bdfgkmprstw]\p{L}{3})/u, 'zu'],
  [/aa/u, 'a'],
  [/oo|öö/u, 'au'],
  [/[ou]o/u, 'u'],
  [/ö/u, 'ü'],
  [/eih/u, 'äh'],
  [/ee/u, 'ei'],
  [/ee/u, 'e'],
  [/ie/u, 'ei'],
  [/uu/u, 'au'],
  [/v(?=$|e|t)/u, 'b'],
  [/^p/u, 'pf'],
  [/pp?(?=$|en?$|t$)/u, 'f'],
  [/k(?=$|e[nr]?$|t$)/u, 'ch'],
  [/^d/u, 't'],
  [/(?<=\p{L})d(?=e|$)/u, 't'],
  [/^t(?=[aeiouäöüw])/u, 'z'],
  [/(?<=\p{L})t(?=e|$)/u, 'ss'],
  [/ung$/u, 'ung'],
  [/er(?=t$)/u, 'ier'],
  [/eer(?=en$|t$)/u, 'ier'],
  [/^(?=[bdfghjklmnprstwz]\p{L}+(?:t|en)$)/u, 'ge'],
  ...WITHOUT_E,
]

/** In the order of the regions. */
export const LAWS: readonly (readonly SoundLaw[])[] = [
  LOW_GERMAN,
  BAVARIAN,
  SWABIAN,
  ALEMANNIC,
  MIDDLE_GERMAN,
  RIPUARIAN,
]

/** What only one region writes, in their order: „Bestandsbook“, „Fuada“, „Schdall“, „Chüe“, „Dregger“, „jemäht“. */
export const MARKS: readonly RegExp[] = [
  /book$|^s[lmw]|öök|eiht$/u,
  /ua[dtn]|[bdfgkmpst]ia[nsßdt]|oa[dtnßs]|[^aeou]ui[tdcg]/u,
  /schd|[dtgz]a[td]$|oi[dtßs]/u,
  /^ch[üuörln]|uu|ii|üü|üe/u,
  /gg[el]r?|dd[el]|bb[el]|ww|schb/u,
  /^je|jov|vv/u,
]
