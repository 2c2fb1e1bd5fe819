import { SURE } from '../confidence.ts'
import type { Task } from '../structure.ts'

/** The sort of work follows from words alone. */
const BY_WORDS = 0.85
/** Neither words nor machines show the sort of work. */
const UNCLEAR = 0.5

/** Of the values of `type` of work items, those that terminals can mean. */
export type WorkType = 'fertilizing' | 'plant_protection' | 'sowing' | 'tillage' | 'harvest' | 'care'

/** Device classes of agricultural machines that do one sort of work (ISO 11783-1, industry group 2). */
const WORK_OF_CLASS: Readonly<Record<number, WorkType>> = {
  2: 'tillage',
  3: 'tillage',
  4: 'sowing',
  5: 'fertilizing',
  6: 'plant_protection',
  7: 'harvest',
  8: 'harvest',
  9: 'harvest',
  23: 'care',
}

/** Words for sorts of work, German and English as terminals are set. */
const WORK_WORDS: readonly [type: WorkType, words: RegExp][] = [
  [
    'sowing',
    /\b(?:aussaat|saat(?!bett)|säen|gesät|drill|legen|pflanzen(?!schutz)|bestellung|nachsaat|übersaat|sowing|seeding|planting)|(?:aus|nach|unter|mulch|direkt|einzelkorn)saat\b/i,
  ],
  [
    'fertilizing',
    /\b(?:düng|kalkung|jauche|gülle|gärrest|mist|kalk|fertili[sz]|slurry|manure|spreading)|(?:dünger|gülle|mist|kalk|kompost)\b|düngung|gülleausbringung/i,
  ],
  [
    'plant_protection',
    /\b(?:pflanzenschutz|psm|ps-|spritz|herbizid|fungizid|insektizid|wachstumsregler|spray|crop protection)|spritzung\b|behandlung\b/i,
  ],
  [
    'harvest',
    /\b(?:ernte|geerntet|drusch|gedroschen|silier|schwad|mahd|mähdr|dresch|häcksel|gehäckselt|mähen|gemäht|press|ballen|roden|harvest|baling|mowing|chopping)|ernte\b|drusch\b|mahd\b/i,
  ],
  [
    'tillage',
    /\b(?:grubber|pflug|pflügen|egge|bodenbearbeitung|stoppel|saatbett|kreiselegge|scheibenegge|tiefenlocker|eggen|schälen|till|plough|cultivat)|bodenbearbeitung\b|(?:sturz|furche)\b/i,
  ],
  ['care', /\b(?:mulch|walzen|striegel|hacken|schleppen|pflege)/i],
]

/** By the words for what is done, then by the machine, then by the task's own name. */
export function workTypeOf({ practices, devices, name }: Task): { type: WorkType | undefined; confidence: number } {
  const practised = workIn(practices.join(' '))
  const machines = new Set(devices.flatMap(({ deviceClass }) => WORK_OF_CLASS[deviceClass ?? -1] ?? []))
  const byMachine = machines.size === 1 ? [...machines][0] : undefined
  const type = practised ?? byMachine ?? workIn(name)
  return { type, confidence: type === undefined ? UNCLEAR : type === byMachine ? SURE : BY_WORDS }
}

/** The one sort of work that a text names, undefined where it names several. */
export function workIn(text: string): WorkType | undefined {
  const found = WORK_WORDS.filter(([, words]) => words.test(text))
  return found.length === 1 ? found[0]![0] : undefined
}
