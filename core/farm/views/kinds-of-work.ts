import { entryClass, type EntryClass } from '../../answers/index.ts'

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
    words:
      'Düngung Düngungen gedüngt düngen Düngegabe Gabe Gaben gestreut streuen Düngemaßnahme Düngemaßnahmen nachgedüngt aufgedüngt Startgabe Andüngung',
  },
  {
    label: 'Güllegaben',
    type: 'fertilizing',
    words: 'gegüllt begüllt Güllegabe Güllegaben',
    says: /gülle|jauche|odel/u,
  },
  { label: 'Mistgaben', type: 'fertilizing', words: 'gemistet Mistgabe Mistgaben', says: /mist(?!el)/u },
  { label: 'Kalkungen', type: 'fertilizing', words: 'gekalkt kalken Kalkung Kalkungen', says: /kalk(?!ammon)/u },
  {
    label: 'Pflanzenschutz',
    type: 'plant_protection',
    words:
      'Spritzung Spritzungen gespritzt spritzen abgespritzt nachgespritzt Pflanzenschutz Pflanzenschutzmaßnahme Pflanzenschutzmaßnahmen Pflanzenschutzbehandlung',
  },
  {
    label: 'Saat',
    type: 'sowing',
    words: 'Saat Aussaat gesät säen ausgesät eingesät gelegt legen gedrillt drillen gepflanzt pflanzen gesteckt',
  },
  {
    label: 'Nachsaat',
    type: 'sowing',
    words: 'nachgesät nachsäen Nachsaat Nachsaaten',
    says: /nachsa|nachsä|übersaa/u,
  },
  { label: 'Bodenbearbeitung', type: 'tillage', words: 'Bodenbearbeitung bearbeitet' },
  { label: 'Pflügen', type: 'tillage', words: 'gepflügt pflügen umgepflügt', says: /pfl[uü]g/u },
  { label: 'Grubbern', type: 'tillage', words: 'gegrubbert grubbern', says: /grubb/u },
  { label: 'Eggen', type: 'tillage', words: 'geeggt eggen', says: /egge/u },
  { label: 'Fräsen', type: 'tillage', words: 'gefräst fräsen', says: /fräs/u },
  {
    label: 'Ernte',
    type: 'harvest',
    words: 'Ernte Ernten geerntet ernten abgeerntet eingebracht eingefahren reingeholt',
  },
  {
    label: 'Schnitte',
    type: 'harvest',
    words: 'gemäht mähen Mahd Schnitt Schnitte geschnitten',
    says: /mäh|mahd|schnitt|heu|gras|klee|luzern|silier|(?<!mais)silage/u,
  },
  {
    label: 'Dreschen',
    type: 'harvest',
    words: 'gedroschen dreschen Drusch',
    says: /dresch|drusch|^(?!.*(?:silo|mais|gras|kartoffel|rübe)).*ernt/u,
  },
  { label: 'Häckseln', type: 'harvest', words: 'gehäckselt häckseln', says: /häcksel|mais/u },
  { label: 'Silieren', type: 'harvest', words: 'siliert silieren einsiliert', says: /sil/u },
  { label: 'Pressen', type: 'harvest', words: 'gepresst pressen gewickelt', says: /press|ballen|wickel/u },
  { label: 'Roden', type: 'harvest', words: 'gerodet roden', says: /rod/u },
  { label: 'Pflege', type: 'care', words: 'Pflege gepflegt Pflegemaßnahme Pflegemaßnahmen' },
  { label: 'Walzen', type: 'care', words: 'gewalzt walzen', says: /walz/u },
  { label: 'Striegeln', type: 'care', words: 'gestriegelt striegeln', says: /striegel/u },
  { label: 'Mulchen', type: 'care', words: 'gemulcht mulchen', says: /mulch/u },
  { label: 'Schleppen', type: 'care', words: 'geschleppt abgeschleppt schleppen', says: /schlepp/u },
  { label: 'Hacken', type: 'care', words: 'gehackt hacken', says: /hack/u },
]

const textOf = (values: Readonly<Record<string, unknown>>): string =>
  [values.title, values.product, values.machine, values.unit].filter(Boolean).join(' ').toLowerCase()

export const CLASSES_OF_WORK: readonly EntryClass[] = KINDS_OF_WORK.map(({ label, words, type, says }) =>
  entryClass(label, words, ({ values }) => values.type === type && (says?.test(textOf(values)) ?? true)),
)
