import { duev, entryOn, valueOn } from '../../../law/index.ts'
import { decimal } from '../../../shared/decimal.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import type { Step } from '../plan.ts'
import { stepsOf, totalOf, written, type Summand } from '../steps.ts'
import { totalStep, type NitrogenNeed } from './field-need.ts'
import { arableNeedOf, ARABLE_NEEDS_SOURCE, cropName, type ArableNeed } from './arable-needs.ts'
import { expectedYield, yearsWanted } from './expected-yield.ts'
import { forageNeedOf, grasslandNeedOf } from './grassland-needs.ts'
import type { FertilizingInputs, FieldInputs } from './inputs.ts'
import { harvestOf, needOfSward } from './sward-need.ts'
import { lastYears } from './last-years.ts'
import { leftByCatchCrop, leftByPrecedingCrop, PRECEDING_SOURCE } from './preceding-crops.ts'
import { isEnforced, lawOf } from './red-zone.ts'

export function nitrogenNeed(field: FieldInputs, inputs: FertilizingInputs): NitrogenNeed {
  if (field.use === 'grassland') return needOfGrassland(field, inputs)
  const { crop } = field
  if (crop === null)
    return unknown(`Für „${field.name}“ ist ${inputs.year} keine Kultur eingetragen. Trag sie beim Feld ein.`)
  const forage = forageNeedOf(crop.crop, field.meadow?.cuts ?? null)
  if (forage) return needOfSward(field, forage, inputs)
  const row = arableNeedOf(crop)
  if (row === undefined)
    return determinedBy(
      field,
      `Landeswert fehlt: Für ${crop.crop} auf „${field.name}“ nennt die Düngeverordnung keinen Bedarfswert. Trag die Bedarfsermittlung deines Landes als Zeile ein.`,
    )
  const unclear = missingOf(field, inputs.year)
  return unclear.length > 0 && field.determined
    ? determinedBy(field, '')
    : unclear.length > 0
      ? { ...unknown(''), missing: unclear }
      : needOfCrop(field, row, inputs)
}

const unknown = (missing: string): NitrogenNeed => ({
  kgHa: undefined,
  yieldDtHa: undefined,
  tableDtHa: undefined,
  steps: [],
  missing: missing === '' ? [] : [missing],
})

/** What nobody can assume for the farm. */
function missingOf({ name, nmin, precedingCrop }: FieldInputs, year: number): string[] {
  return [
    ...(nmin === null
      ? [`Für „${name}“ fehlt Nmin ${year}. Trag den Wert der Probe oder den Richtwert deines Landes als Messung ein.`]
      : []),
    ...(precedingCrop === null || leftByPrecedingCrop(precedingCrop, year - 1) === undefined
      ? [`Für „${name}“ fehlt die Vorfrucht. Trag die Hauptfrucht ${year - 1} beim Feld ein.`]
      : []),
  ]
}

/** The need as the farm itself has determined it. */
function determinedBy({ determined, crop }: FieldInputs, missing: string): NitrogenNeed {
  if (determined === null) return unknown(missing)
  const step: Step = {
    label: `Stickstoffbedarf ${crop?.crop ?? ''}`.trim(),
    formula: '',
    result: written(determined.kgHa),
    unit: 'kg N/ha',
    source: `deine Bedarfsermittlung vom ${germanDay(determined.day)}`,
  }
  return { kgHa: decimal(determined.kgHa), yieldDtHa: undefined, tableDtHa: undefined, steps: [step], missing: [] }
}

function needOfGrassland(field: FieldInputs, inputs: FertilizingInputs): NitrogenNeed {
  const dryMatterDtHa = harvestOf('dryMatterDtHa', field, inputs).is
  const row = field.meadow && grasslandNeedOf({ ...field.meadow, dryMatterDtHa })
  return row
    ? needOfSward(field, row, inputs)
    : determinedBy(
        field,
        `Für „${field.name}“ fehlt, wie oft gemäht oder ob geweidet wird. Trag es beim Feld unter „Grünland je Jahr“ ein.`,
      )
}

function needOfCrop(field: FieldInputs, row: ArableNeed, inputs: FertilizingInputs): NitrogenNeed {
  const { name, humusPercent, catchCrop } = field
  const crop = field.crop!.crop
  const known = inputs.yields[cropName(crop)!] ?? []
  const expected = expectedYield(known, inputs.year, field.redZone && isEnforced(inputs))
  const dtHa = expected?.dtHa ?? row.yieldDtHa
  const catchLeft = catchCrop && leftByCatchCrop(catchCrop)
  const summands: Summand[] = [
    {
      label: `Bedarfswert ${row.crops[0]}${row.quality ? ` ${row.quality}` : ''} bei ${written(row.yieldDtHa)} dt/ha`,
      formula: '',
      value: decimal(row.nitrogenKgHa),
      source: ARABLE_NEEDS_SOURCE,
      certainty: 'A',
    },
    yieldSummand(row, dtHa, expected?.formula, inputs.year),
    {
      label: `Nmin vom ${germanDay(field.nmin!.day)}`,
      formula: '',
      value: decimal(field.nmin!.kgHa).neg(),
      source: 'deine Messung',
    },
    humusSummand(field, inputs.year),
    ...lastYears(field, inputs.year),
    {
      label: `Vorfrucht ${field.precedingCrop}`,
      formula: '',
      value: decimal(leftByPrecedingCrop(field.precedingCrop!, inputs.year - 1)!).neg(),
      source: PRECEDING_SOURCE,
      certainty: 'A',
    },
    ...(catchLeft
      ? [
          {
            label: `Zwischenfrucht ${catchCrop.words}: ${catchLeft.label}`,
            formula: '',
            value: decimal(catchLeft.kg).neg(),
            source: PRECEDING_SOURCE,
            certainty: catchLeft.guessed ? ('C' as const) : ('A' as const),
          },
        ]
      : []),
  ]
  const kgHa = totalOf(summands)
  return {
    kgHa,
    yieldDtHa: dtHa,
    tableDtHa: row.yieldDtHa,
    steps: [...stepsOf(summands, 'kg N/ha'), totalStep(crop, kgHa)],
    missing: [
      ...(expected === undefined
        ? [
            `Für „${name}“ fehlen Erträge von ${crop} ${yearsWanted(inputs.year, field.redZone && isEnforced(inputs))}. Gerechnet ist mit ${written(dtHa)} dt/ha; trag sie ein.`,
          ]
        : []),
      ...(humusPercent === null
        ? [`Für „${name}“ fehlt der Humusgehalt. Gerechnet ist mit viel Humus; trag ihn beim Feld ein.`]
        : []),
      ...(catchLeft?.guessed && catchLeft.kg > 0
        ? [`Bei der Zwischenfrucht auf „${name}“ fehlt, ob sie abgefroren ist. Gerechnet ist mit „${catchLeft.label}“.`]
        : []),
    ],
  }
}

/** Much humus gives nitrogen of its own; where nobody knows it, it is taken to be much. */
function humusSummand({ humusPercent }: FieldInputs, year: number): Summand {
  const limit = entryOn(duev.bedarfHumusUeber, lawOf(year))
  const isMuch = limit !== undefined && (humusPercent === null || humusPercent > limit.value)
  return {
    label: humusPercent === null ? 'Humus unbekannt, angenommen viel' : `Humus ${written(humusPercent)} %`,
    formula: '',
    value: decimal(isMuch ? (valueOn(duev.bedarfHumusAbschlag, lawOf(year)) ?? 0) : 0).neg(),
    source: limit?.source ?? '',
    certainty: humusPercent === null ? 'C' : 'A',
  }
}

/** More yield adds in proportion, but not without end; less takes away. */
function yieldSummand(
  { yieldDtHa, stepDt, more, less }: ArableNeed,
  dtHa: number,
  mean: string | undefined,
  year: number,
): Summand {
  const most = valueOn(duev.bedarfErtragZuschlagHoechstens, lawOf(year)) ?? Infinity
  const steps = decimal(dtHa).minus(yieldDtHa).div(stepDt)
  const perStep = steps.gt(0) ? more : less
  const all = steps.times(perStep).round(1, 1)
  const isCapped = Number(all) > most
  const correction = `(${written(dtHa)} − ${written(yieldDtHa)}) / ${stepDt} · ${perStep}`
  return {
    label: `Ertrag ${written(dtHa)} dt/ha${mean === undefined ? ', angenommen' : ''}`,
    formula: [
      ...(mean === undefined ? [] : [`${mean} = ${written(dtHa)} dt/ha`]),
      `${correction}${isCapped ? `, höchstens ${written(most)}` : ''}`,
    ].join('; '),
    value: isCapped ? decimal(most) : all,
    source: ARABLE_NEEDS_SOURCE,
    certainty: mean === undefined ? 'C' : 'A',
  }
}
