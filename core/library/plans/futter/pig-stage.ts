import type { PigNorm } from './inputs.ts'

/** What a herd of pigs is kept for. */
export type PigProduction = 'sow' | 'piglet' | 'fattening_pig'

const SOWS: readonly (readonly [RegExp, PigNorm])[] = [
  [/s(?:ä|ae)ug|laktier|abferkel|ferkelführend/i, 'suckling'],
  [/trag|trächtig|warte|deck|besam|leer|güst/i, 'gestating'],
]
const FATTENING: readonly (readonly [RegExp, PigNorm])[] = [
  [/vormast/i, 'fattening_1'],
  [/anfangs?mast|mastanfang/i, 'fattening_2'],
  [/mittelmast|mastmitte/i, 'fattening_3'],
  [/(?:end|schluss)mast|mastende/i, 'fattening_4'],
]
/** kg live weight up to which a stage reaches; the last one has no end. */
const UNTIL_KG: Readonly<Record<Exclude<PigProduction, 'sow'>, readonly (readonly [number, PigNorm])[]>> = {
  piglet: [
    [15, 'piglet_1'],
    [Infinity, 'piglet_2'],
  ],
  fattening_pig: [
    [40, 'fattening_1'],
    [65, 'fattening_2'],
    [90, 'fattening_3'],
    [Infinity, 'fattening_4'],
  ],
}

/** The stage that the name of a group tells, else the weight of its animals; undefined where neither does. */
export function pigStageOf(
  production: PigProduction,
  group: string,
  liveWeightKg: number | undefined,
): PigNorm | undefined {
  if (production === 'sow') return named(SOWS, group)
  const told = production === 'fattening_pig' ? named(FATTENING, group) : undefined
  if (told !== undefined || liveWeightKg === undefined) return told
  return UNTIL_KG[production].find(([until]) => liveWeightKg <= until)?.[1]
}

const named = (stages: typeof SOWS, group: string): PigNorm | undefined =>
  stages.find(([name]) => name.test(group))?.[1]

/** What a farmer must enter where no stage is told. */
export const PIG_STAGE_MISSING: Readonly<Record<PigProduction, string>> = {
  sow: 'fehlt, ob sie tragen oder säugen. Leg bei der Herde die Fütterungsgruppen „tragend“ und „säugend“ an.',
  piglet: 'fehlt, wie schwer sie sind. Trag bei der Herde unter „Jahre“ die Lebendmasse ein.',
  fattening_pig:
    'fehlt, in welcher Phase der Mast sie sind. Nenn die Fütterungsgruppen Vormast, Anfangsmast, Mittelmast oder Endmast, oder trag bei der Herde unter „Jahre“ die Lebendmasse ein.',
}
