import { duev, entryOn } from '../../law/index.ts'
import { highPhosphateOf, samplesOf, type SoilSample } from '../../library/index.ts'
import { germanDay, germanNumber } from '../../shared/german/write-german.ts'
import type { Scene } from '../findings/rule.ts'
import { quoted } from '../findings/wording.ts'
import type { FieldRow } from './law-question.ts'
import { paragraph } from './topic.ts'

/** The newest sample that was taken by a day. */
const sampleOn = ({ picture }: Pick<Scene, 'picture'>, field: FieldRow, day: string): SoilSample | undefined =>
  samplesOf(picture, field).findLast((sample) => sample.day <= day)

/** Whether the newest sample is above what lets more phosphate be given than is taken away. */
export function isHighIn(field: FieldRow, day: string, scene: Scene): boolean {
  const sample = sampleOn(scene, field, day)
  const high = sample && highPhosphateOf(sample, day)
  return sample?.mg !== undefined && high !== undefined && sample.mg > high
}

/** What the content of phosphate means for a field; what is missing where nothing says it. */
export function phosphateText(field: FieldRow, day: string, scene: Scene): string {
  const sample = sampleOn(scene, field, day)
  const name = quoted(field.values.name)
  const source = entryOn(duev.phosphatHochCal, day, scene.land)?.source
  const high = sample && highPhosphateOf(sample, day)
  if (!sample || sample.mg === undefined || high === undefined || source === undefined)
    return `Ob auf ${name} mehr Phosphat gegeben werden darf, als die Ernte abfährt, lässt sich nicht sagen: Ein Gehalt aus einer Bodenprobe ist nicht eingetragen (${paragraph(source ?? '')}).`
  const found = `${germanNumber(sample.mg)} mg ${sample.method === 'EUF' ? 'P' : 'P2O5'} je 100 g (${sample.method}, Probe vom ${germanDay(sample.day)})`
  return sample.mg > high
    ? `Auf ${name} sind es ${found}, mehr als ${germanNumber(high)}: Dort darf höchstens so viel Phosphat gegeben werden, wie die Ernten abfahren (${paragraph(source)}).`
    : `Auf ${name} sind es ${found}, nicht mehr als ${germanNumber(high)}: Auf die Abfuhr der Ernten ist Phosphat dort nicht begrenzt (${paragraph(source)}), der Düngebedarf bleibt die Grenze.`
}
