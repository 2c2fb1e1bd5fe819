import { isLiquidOrganic, useOf } from '../../library/index.ts'
import { isTreatedAsGrassland, standOn } from '../findings/field-crops.ts'
import { permitAbout } from '../findings/permits.ts'
import type { Scene } from '../findings/rule.ts'
import { fieldRows, fieldsMeant, useText } from './fields-meant.ts'
import { dayAsked, type FieldRow } from './law-question.ts'
import { stripsText, workedInText } from './spreading-text.ts'
import { verdict, type LawTopic } from './topic.ts'

const EXEMPTS = /breit|streif|schlepp|prall|technik|ausnahme/i

/** In which way liquid manure goes out. */
export const strips: LawTopic = {
  id: 'strips',
  asksFor: [['strips', 'broadcast']],
  beside: [
    ...([
      'material',
      'fertilizer',
      'organic',
      'liquid',
      'spread',
      'fertilize',
      'give',
      'demand',
      'time',
      'allowed',
    ] as const),
    ...(['forbidden', 'grassland', 'arable', 'field', 'crop', 'bare', 'standing', 'people'] as const),
  ],
  needsNoDuty: ['demand'],
  reads: ['fields', 'permits'],
  tell(question, scene) {
    const { concepts, materials, asks } = question
    const day = dayAsked(question)
    const meant = fieldsMeant(question, scene, day)
    const isLiquid = materials.every(isLiquidOrganic)
    // Whether one may drive with the right technique hangs on the closed period.
    if (!meant || !isLiquid || (asks !== 'neither' && !concepts.has('broadcast'))) return undefined
    const duties = meant.isNarrowed ? meant.fields.map((field) => dutyOf(field, day, scene)) : []
    const permit = permitAbout(scene.picture, day, EXEMPTS)
    const isBarred = duties.length > 0 && duties.every((duty) => duty === 'grassland' || duty === 'arable') && !permit
    const uses: readonly ReturnType<typeof dutyOf>[] = meant.isNarrowed
      ? [...new Set(duties)]
      : ['grassland', 'arable', 'bare']
    const texts = [
      ...(uses.includes('grassland') ? [stripsText('grassland', day, scene)] : []),
      ...(uses.includes('arable') || uses.includes('unknown') ? [stripsText('arable', day, scene)] : []),
      ...(uses.includes('bare') || uses.includes('unknown') ? [workedInText(day, scene)] : []),
      ...(uses.includes('unknown')
        ? ['Ob dort etwas steht, ist nicht bekannt: Trag Saat und Ernte beim Feld ein.']
        : []),
      ...(permit ? [`Eine Genehmigung ist hinterlegt („${permit.label}“); prüf, ob sie dafür gilt.`] : []),
    ].filter(Boolean)
    if (texts.length === 0) return undefined
    return {
      text: `${isBarred && concepts.has('broadcast') ? verdict(question, true) : ''}${texts.join(' ')}`,
      rows: meant.isNarrowed
        ? fieldRows(meant.fields, (field) => `Nutzung: ${useText(field) ?? 'nicht eingetragen'}`)
        : [],
    }
  },
}

/** By what a field has to have it in strips, or that it need not, or is not known. */
function dutyOf(field: FieldRow, day: string, scene: Scene): 'grassland' | 'arable' | 'bare' | 'unknown' {
  if (isTreatedAsGrassland(field.values, useOf(field.values), day, scene.land))
    return stripsText('grassland', day, scene) === '' ? 'bare' : 'grassland'
  const stand = standOn(field.values, day)
  if (stand !== 'crop') return stand
  return stripsText('arable', day, scene) === '' ? 'bare' : 'arable'
}
