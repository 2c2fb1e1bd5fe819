/** Mineral fertilizers by what of nitrogen and phosphate is in them; urea has rules of its own. */
export const MINERAL_FERTILIZERS = {
  urea: 'Harnstoff',
  nitrogen: 'Stickstoffdünger',
  phosphate: 'Phosphatdünger',
  nitrogen_phosphate: 'Stickstoff-Phosphat-Dünger',
  potash: 'Kali- oder Magnesiumdünger',
  lime: 'Kalk',
} as const

export type MineralFertilizer = keyof typeof MINERAL_FERTILIZERS

/** The first that fits; a solution with urea is no urea, and „Kalkammonsalpeter“ no lime. */
const WRITTEN: readonly (readonly [RegExp, MineralFertilizer])[] = [
  [/(?<!\p{L})AHL(?!\p{L})|ammonnitrat-?harnstoff|harnstoff-?lösung/iu, 'nitrogen'],
  [/harnstoff|(?<!\p{L})(?:urea|piagran|alzon)/iu, 'urea'],
  [/(?<!\p{L})(?:DAP|MAP|NPK?|diammon\p{L}*|monoammon\p{L}*|volldünger)(?!\p{L})/iu, 'nitrogen_phosphate'],
  [/(?<!\p{L})(?:TSP|PK|triple\p{L}*|\p{L}*superphosphat|rohphosphat|weicherd\p{L}*)(?!\p{L})/iu, 'phosphate'],
  [
    /(?<!\p{L})(?:KAS|SSA|ASS|kalkammon\p{L}*|kalksalpeter|kalkstickstoff|ammon\p{L}*|schwefelsaures ammoniak|entec 26)(?!\p{L})/iu,
    'nitrogen',
  ],
  [/(?:kali|kieserit|bittersalz|magnesi|schwefel|(?<!\p{L})bor(?!\p{L}))/iu, 'potash'],
  [/kalk|dolomit|mergel/iu, 'lime'],
]

/** „18/46“ and „15x15x15“ are N, P2O5 and K2O. */
const FORMULA = /(?<![\d.,])(\d{1,2})(?:[.,]\d)? ?[/x+-] ?(\d{1,2})(?:[.,]\d)?(?! ?%)(?![\d])/i

/** The mineral fertilizer that a text names, or undefined. */
export function readMineralFertilizer(text: string): MineralFertilizer | undefined {
  const written = WRITTEN.find(([expression]) => expression.test(text))?.[1]
  const [, n, p2o5] = FORMULA.exec(text) ?? []
  if (n === undefined || (written !== undefined && written !== 'nitrogen_phosphate')) return written
  return Number(p2o5) === 0
    ? Number(n) === 0
      ? 'potash'
      : 'nitrogen'
    : Number(n) === 0
      ? 'phosphate'
      : 'nitrogen_phosphate'
}
