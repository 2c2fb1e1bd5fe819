/** What a sample is of: it decides which results it can have, and in which units, before any of them is read. */
export type SampleKind = 'soil' | 'slurry' | 'feed' | 'plant' | 'water' | 'milk' | 'tissue'

/** The type under which a result is kept that is none of its kind's own. */
export const TYPE_OF_KIND = {
  soil: 'soil',
  slurry: 'slurry',
  feed: 'feed',
  plant: 'plant',
  water: 'water',
  milk: 'milk_quality',
  tissue: 'tissue',
} as const satisfies Record<SampleKind, string>

/** How papers name what a sample is of; of a compound, its last word counts: „Milchviehgülle“ is slurry. */
const WORDS: Readonly<Record<SampleKind, RegExp>> = {
  soil: /(?<!\p{L})(?:\p{L}*boden|(?:Grund)?boden-?(?:probe|untersuchung|analyse|art|ergebnis)\p{L}*|N-?min\p{L}*|S-?min\p{L}*|Ackerkrume|Oberboden|Unterboden)(?!\p{L})/iu,
  slurry:
    /(?<!\p{L})\p{L}*(?:gülle|guelle|jauche|gärreste?|gaerreste?|gärprodukte?|(?<!che)mist|trockenkot|kompost|wirtschaftsdünger|klärschlamm|HTK)(?:s|n|es)?(?:-?(?:probe|untersuchung|analyse|art|behälter|lager|keller)\p{L}*)?(?!\p{L})/iu,
  feed: /(?<!\p{L})(?:\p{L}*(?:silagen?|silierung|heu|heulage|cobs|futter|schrot|ration|milchaustauscher)(?:mittel|mitteln)?|(?:Futter(?:mittel)?|Silage|Heu|Grundfutter|Kraftfutter|Ration(?:s|en)?)-?\p{L}*|TMR|CCM|GPS|Stroh|Grünfutter|Weidegras)(?!\p{L})/iu,
  plant:
    /(?<!\p{L})(?:Pflanzen-?(?:probe|analyse|untersuchung|material|saft)\p{L}*|Blatt-?(?:probe|analyse|untersuchung|material)\p{L}*|Blätter)(?!\p{L})/iu,
  water: /(?<!\p{L})\p{L}*(?:wasser|wässer)(?:-?(?:probe|untersuchung|analyse)\p{L}*)?(?!\p{L})/iu,
  milk: /(?<!\p{L})(?:\p{L}*milch|\p{L}*gemelk|Milch-?(?:probe|untersuchung|analyse|kontroll|güte|qualität|prüf|leistungs)\p{L}*|MLP(?:-\p{L}+)?)(?!\p{L})/iu,
  tissue:
    /(?<!\p{L})(?:\p{L}*(?:gewebe|stanz|ohrstanz|blut|kot|haar|organ)(?:-?(?:probe|untersuchung|stanze)\p{L}*)|\p{L}*gewebe|Blut|Serum|Leber|Kot|Ohrstanz\p{L}*)(?!\p{L})/iu,
}

/** The one kind of sample that a text names; undefined where it names none or several. */
export function sampleKindIn(text: string): SampleKind | undefined {
  const named = (Object.keys(WORDS) as SampleKind[]).filter((kind) => WORDS[kind].test(text))
  return named.length === 1 ? named[0] : undefined
}
