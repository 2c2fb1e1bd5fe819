import { entryClass, type EntryClass } from '../../../answers/index.ts'

/** What people call work in the field: by its type alone, or by what its title or product says. */
interface KindOfWork {
  label: string
  words: string
  type: string
  /** Found in its title, product, machine or unit, in lower case; that a work is of the type does not say it. */
  says?: RegExp
}

const KINDS_OF_WORK: readonly KindOfWork[] = [
  {
    label: 'Düngungen',
    type: 'fertilizing',
    words: `~fertilizing Düngung Düngungen gedüngt düngen Düngegabe Gabe Gaben gestreut streuen Düngemaßnahme Düngemaßnahmen
          Startgabe Andüngung`,
  },
  {
    label: 'Güllegaben',
    type: 'fertilizing',
    words: '~slurrying gegüllt begüllt Güllegabe Güllegaben Güllefass Güllewagen Güllefasses',
    says: /gülle|jauche|odel/u,
  },
  { label: 'Mistgaben', type: 'fertilizing', words: '~mucking gemistet Mistgabe Mistgaben', says: /mist(?!el)/u },
  {
    label: 'Kalkungen',
    type: 'fertilizing',
    words: '~liming gekalkt kalken Kalkung Kalkungen',
    says: /kalk(?!ammon)/u,
  },
  {
    label: 'Pflanzenschutz',
    type: 'plant_protection',
    words: `~spraying behandelt behandeln Behandlung Behandlungen Spritzung Spritzungen gespritzt spritzen Pflanzenschutz Pflanzenschutzmaßnahme Pflanzenschutzmaßnahmen Pflanzenschutzbehandlung`,
  },
  {
    label: 'Saat',
    type: 'sowing',
    words: `~sowing Saat Aussaat gesät säen ausgesät eingesät gelegt legen gedrillt drillen gepflanzt pflanzen gesteckt
        Saatstärke Saatdichte Saatmenge Aussaatmenge Aussaatstärke Saatgutmenge`,
  },
  {
    label: 'Nachsaat',
    type: 'sowing',
    words: 'nachgesät nachsäen Nachsaat Nachsaaten',
    says: /nachsa|nachsä|übersaa/u,
  },
  { label: 'Bodenbearbeitung', type: 'tillage', words: '~tilling Bodenbearbeitung' },
  { label: 'Pflügen', type: 'tillage', words: '~ploughing gepflügt pflügen Pflug', says: /pfl[uü]g/u },
  { label: 'Grubbern', type: 'tillage', words: '~cultivating gegrubbert grubbern Grubber', says: /grubb/u },
  { label: 'Eggen', type: 'tillage', words: '~harrowing geeggt eggen Egge Kreiselegge', says: /egge/u },
  { label: 'Fräsen', type: 'tillage', words: '~rotavating gefräst fräsen Fräse', says: /fräs/u },
  {
    label: 'Ernte',
    type: 'harvest',
    words: '~harvesting Ernte Ernten geerntet ernten eingebracht ',
  },
  {
    label: 'Schnitte',
    type: 'harvest',
    words: '~mowing gemäht mähen Mahd Schnitt Schnitte geschnitten Mähwerk',
    says: /mäh|mahd|schnitt|heu|gras|klee|luzern|silier|(?<!mais)silage/u,
  },
  {
    label: 'Dreschen',
    type: 'harvest',
    words: '~threshing gedroschen dreschen Drusch Mähdrescher Drescher',
    says: /dresch|drusch|^(?!.*(?:silo|mais|gras|kartoffel|rübe)).*ernt/u,
  },
  { label: 'Häckseln', type: 'harvest', words: '~chopping gehäckselt häckseln Häcksler', says: /häcksel|mais/u },
  { label: 'Silieren', type: 'harvest', words: '~ensiling siliert silieren einsiliert', says: /sil/u },
  {
    label: 'Pressen',
    type: 'harvest',
    words: '~baling gepresst pressen gewickelt Presse',
    says: /press|ballen|wickel/u,
  },
  {
    label: 'Wenden und Schwaden',
    type: 'harvest',
    words: '~raking',
    says: /schwad|wend|zett/u,
  },
  { label: 'Roden', type: 'harvest', words: '~lifting gerodet roden', says: /rod/u },
  { label: 'Pflege', type: 'care', words: 'Pflege gepflegt Pflegemaßnahme Pflegemaßnahmen' },
  { label: 'Walzen', type: 'care', words: '~rolling gewalzt walzen Walze', says: /walz/u },
  { label: 'Striegeln', type: 'care', words: '~weeding gestriegelt striegeln Striegel', says: /striegel/u },
  { label: 'Mulchen', type: 'care', words: '~mulching gemulcht mulchen Mulcher', says: /mulch/u },
  {
    label: 'Ausmisten',
    type: 'barn',
    words: 'ausgemistet ausmisten entmistet entmisten misten gemistet',
    says: /mist/u,
  },
  { label: 'Schleppen', type: 'care', words: '~dragging geschleppt schleppen', says: /schlepp/u },
  { label: 'Hacken', type: 'care', words: '~hoeing gehackt hacken Hacke Hackmaschine', says: /hack/u },
]

const textOf = (values: Readonly<Record<string, unknown>>): string =>
  [values.title, values.product, values.machine, values.unit, values.indication].filter(Boolean).join(' ').toLowerCase()

const ORGANIC = /gülle|jauche|odel|mist(?!el)|gärrest|kompost|klärschlamm|stroh/u

const isFertilizer = ({ values }: Parameters<EntryClass['holds']>[0], isOrganic: boolean): boolean =>
  values.type === 'fertilizing' && ORGANIC.test(textOf(values)) === isOrganic

/** What sort of fertilizer it was, which may be asked of each of the others. */
const SORTS_OF_FERTILIZER: readonly EntryClass[] = [
  entryClass(
    'mineralisch',
    'mineralisch mineralische mineralischer mineralischen Mineraldünger Kunstdünger',
    (entry) => isFertilizer(entry, false),
    { qualifies: true },
  ),
  entryClass(
    'organisch',
    'organisch organische organischer organischen Wirtschaftsdünger',
    (entry) => isFertilizer(entry, true),
    { qualifies: true },
  ),
]

/** What was sprayed against, by what the product, the title and the indication say. */
export const SPRAYED_AGAINST: readonly EntryClass[] = (
  [
    [
      'gegen Pilze',
      'Pilz Pilze Pilzen Pilzkrankheit Pilzkrankheiten Fungizid Fungizide',
      /fungizid|pilz|mehltau|septoria|fusari|netzfleck|blattfleck|fäule|phytophthora|cercospora|sclerotinia|botrytis|schorf|(?:gelb|braun|zwerg)rost/u,
    ],
    [
      'gegen Unkraut',
      'Unkraut Unkräuter Unkräutern Ungras Ungräser Herbizid Herbizide',
      /herbizid|unkr[aä]ut|ungr[aä]s|hirse|fuchsschwanz|windhalm|trespe|flughafer|quecke|distel|kamille|klette|gänsefuß|knöterich|ampfer/u,
    ],
    [
      'gegen Insekten',
      'Insekten Läuse Blattläuse Käfer Schädlinge Insektizid Insektizide',
      /insektizid|insekt|läuse|blattlaus|käfer|rüssler|erdfloh|erdflöhe|zikade|zünsler|wickler/u,
    ],
  ] as const
).map(([label, words, says]) =>
  entryClass(label, words, ({ values }) => values.type === 'plant_protection' && says.test(textOf(values)), {
    qualifies: true,
  }),
)

/** „1. Schnitt, wie viele Rundballen?“ */
const IN_BALES: readonly EntryClass[] = (
  [
    ['in Ballen', 'Ballen Rundballen Quaderballen', /(?:)/u],
    ['in Siloballen', 'Siloballen Silageballen', /sil/u],
    ['in Heuballen', 'Heuballen', /heu/u],
    ['in Strohballen', 'Strohballen', /stroh/u],
  ] as const
).map(([label, words, says]) =>
  entryClass(
    label,
    words,
    ({ values }) => values.type === 'harvest' && /ballen/u.test(textOf(values)) && says.test(textOf(values)),
    { qualifies: true },
  ),
)

/** Of what stands on a field for a while, as a henhouse on wheels. */
const MOVED: EntryClass = entryClass(
  'Umsetzen',
  'umgesetzt umsetzen Umsetzung versetzt versetzen',
  ({ values }) => values.type === 'transport' && /umsetz|umgesetz|versetz|umstell|umzieh/u.test(textOf(values)),
)

export const CLASSES_OF_WORK: readonly EntryClass[] = [
  MOVED,
  ...KINDS_OF_WORK.map(({ label, words, type, says }) =>
    entryClass(label, words, ({ values }) => values.type === type && (says?.test(textOf(values)) ?? true)),
  ),
  entryClass('Saat', 'Saatgut', ({ values }) => values.type === 'sowing', { needsNoun: true, qualifies: true }),
  ...SORTS_OF_FERTILIZER,
  ...SPRAYED_AGAINST,
  ...IN_BALES,
]
