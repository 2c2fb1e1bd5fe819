import { duev, entryOn, gapkondv, pflschanwv } from '../../law/index.ts'
import { germanList, germanNumber } from '../../shared/german/write-german.ts'
import { receivesPayments } from '../findings/conditionality.ts'
import type { Scene } from '../findings/rule.ts'
import { metresNeeded, watersOf, type Water } from '../findings/waters.ts'
import { quoted } from '../findings/wording.ts'
import { fieldRows, fieldsMeant } from './fields-meant.ts'
import { dayAsked, type FieldRow } from './law-question.ts'
import { paragraph, type LawTopic } from './topic.ts'

/** How far fertilizing and spraying keep from water. */
export const waterDistance: LawTopic = {
  id: 'water_distance',
  asksFor: [
    ['water', 'gloez4'],
    ['gloez4', 'distance', 'fertilize', 'spread', 'material', 'spray', 'fertilizer', 'spreader', 'sprayer'],
  ],
  beside: [
    ...(['size', 'soil', 'cover', 'take', 'open', 'gloez', 'winter'] as const),
    ...([
      'demand',
      'time',
      'amount',
      'give',
      'allowed',
      'forbidden',
      'slope',
      'field',
      'arable',
      'grassland',
      'crop',
    ] as const),
    ...(['organic', 'mineral', 'liquid', 'nitrogen', 'phosphate', 'people', 'strips', 'broadcast'] as const),
  ],
  needsNoDuty: ['demand', 'valid', 'distance'],
  reads: ['fields'],
  tell(question, scene) {
    const { concepts } = question
    const day = dayAsked(question)
    const meant = fieldsMeant(question, scene, day)
    if (!meant) return undefined
    const saysFertilizing = (['fertilize', 'material', 'fertilizer', 'spread', 'spreader'] as const).some((one) =>
      concepts.has(one),
    )
    const strip = stripText(day, scene)
    const isOfStrip = concepts.has('gloez4') && strip !== ''
    const isOfDuty = question.asksDuty || concepts.has('demand') || concepts.has('valid')
    const saysSpraying = concepts.has('spray') || concepts.has('sprayer')
    if (!isOfDuty && !saysFertilizing && !saysSpraying) return undefined
    const isFertilizing = saysFertilizing || !saysSpraying
    const isSpraying = saysSpraying || !saysFertilizing
    const told = meant.isNarrowed ? meant.fields : meant.fields.filter(({ values }) => watersOf(values).length > 0)
    const texts = [
      ...(isFertilizing && !isOfStrip ? [fertilizingText(day, scene)] : []),
      ...(isSpraying && !isOfStrip ? [sprayingText(day, scene)] : []),
      strip,
      ...told.map((field) => fieldText(field, { isFertilizing, isSpraying }, day, scene)),
    ]
    return {
      text: texts.filter(Boolean).join(' '),
      rows: fieldRows(
        told,
        ({ values }) =>
          watersOf(values)
            .map((water) => `${water.name}: ${distanceText(water)}`)
            .join(' · ') || 'kein Gewässer eingetragen',
      ),
    }
  },
}

const metres = (value: number): string => `${germanNumber(value)} m`

function fertilizingText(day: string, { land }: Scene): string {
  const [wide, exact, slope] = [
    entryOn(duev.gewaesserAbstand, day, land),
    entryOn(duev.gewaesserAbstandGenaueTechnik, day, land),
    entryOn(duev.gewaesserAbstandHang, day, land),
  ]
  if (!wide || !exact) return ''
  const steps = slope?.value.map((step) => `ab ${step.slopePercent} % Gefälle ${metres(step.metres)}`) ?? []
  const onSlope = slope ? `; am Hang mindestens: ${germanList(steps)} (${paragraph(slope.source)})` : ''
  const [far, near] = [wide, exact].map(({ value, source }) => `${metres(value)} (${paragraph(source)})`)
  return `Beim Düngen sind es zur Böschungsoberkante mindestens ${far}, mit Grenzstreueinrichtung oder genauer Technik ${near}${onSlope}.`
}

function sprayingText(day: string, { land }: Scene): string {
  const [bare, green] = [
    entryOn(pflschanwv.gewaesserabstand, day, land),
    entryOn(pflschanwv.gewaesserabstandBegruent, day, land),
  ]
  return bare && green
    ? `Beim Pflanzenschutz sind es zur Böschungsoberkante mindestens ${metres(bare.value)} (${paragraph(bare.source)}), neben einem ganzjährig begrünten Streifen ${metres(green.value)} (${paragraph(green.source)}); die Auflagen des Mittels und dein Land können mehr verlangen oder kleine Gewässer ausnehmen.`
    : ''
}

function stripText(day: string, scene: Scene): string {
  const entry = receivesPayments(scene) ? entryOn(gapkondv.gewaesserstreifen, day, scene.land) : undefined
  return entry
    ? `Wer Direktzahlungen bekommt, lässt an Gewässern außerdem ${metres(entry.value)} frei von Dünger und Pflanzenschutz (GLÖZ 4, ${paragraph(entry.source)}).`
    : ''
}

const distanceText = ({ distanceM }: Water): string =>
  distanceM === undefined ? 'Abstand nicht eingetragen' : `${metres(distanceM)} vom Schlag`

function fieldText(
  field: FieldRow,
  asked: { isFertilizing: boolean; isSpraying: boolean },
  day: string,
  scene: Scene,
): string {
  const waters = watersOf(field.values)
  const name = quoted(field.values.name)
  if (waters.length === 0) return `Bei ${name} ist kein Gewässer eingetragen.`
  const strip = receivesPayments(scene) ? (entryOn(gapkondv.gewaesserstreifen, day, scene.land)?.value ?? 0) : 0
  return waters
    .map((water) => {
      const slope =
        water.slopePercent === undefined
          ? 'die Hangneigung ist nicht eingetragen'
          : `${germanNumber(water.slopePercent)} % Hangneigung`
      const wide = entryOn(duev.gewaesserAbstand, day, scene.land)?.value ?? 0
      const needed = Math.max(metresNeeded(water.slopePercent ?? 0, wide, day, scene.land), strip)
      const away =
        water.distanceM !== undefined &&
        water.slopePercent !== undefined &&
        asked.isFertilizing &&
        !asked.isSpraying &&
        water.distanceM >= needed
      return `Bei ${name} liegt „${water.name}“, ${distanceText(water)}; ${slope}${away ? `. Bis zum Rand des Schlags ist der Abstand von ${metres(needed)} damit eingehalten` : ''}.`
    })
    .join(' ')
}
