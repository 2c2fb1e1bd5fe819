import { MIXED, mainCropOf } from '../../cropping/crop-groups.ts'

export const PRECEDING_SOURCE = 'DüV Anl. 4 Tab. 7'

/** kg N/ha that the main crop before leaves, at least [A]; undefined where its name does not tell it. */
export function leftByPrecedingCrop(crop: string, year: number): number | undefined {
  // A short fallow without legumes leaves 10; nobody knows which one was that says nothing of it.
  if (/brache|grünland/i.test(crop)) return /ohne leg/i.test(crop) ? 10 : 20
  if (/gr[aä]s/i.test(crop) && /klee|luzerne/i.test(crop)) return 20
  if (/(?:acker|feld|wechsel|weidel)[ -]*gr[aä]s/i.test(crop)) return 10
  if (/(?<!gemüse)rübsen/i.test(crop)) return 10
  if (/mangold|rote be[et]te/i.test(crop)) return 0
  const known = mainCropOf({ crop }, year)
  if (known === undefined) return undefined
  if (known.group === MIXED) return ofMixture(crop)
  switch (known.leftOut) {
    case 'fallow':
    case 'grass':
    case 'fine_legumes':
      return 20
    default:
      return known.legume || TEN.includes(known.group) ? 10 : 0
  }
}

/** Of a mixture the most that one of its crops leaves; with maize it counts as maize. */
function ofMixture(crop: string): number {
  if (/klee|luzerne|esparsette|serradella/i.test(crop)) return 20
  return /erbse|bohne|wicke|lupine|linse|soja|legumino|raps|kohl/i.test(crop) ? 10 : 0
}

const TEN = ['beta', 'brassica napus', 'brassica oleracea']

export interface CatchCropFacts {
  /** „Senf (abgefroren)“, with its mixture and how it stood in winter. */
  words: string
  legumesPercent: number | null
  usedAs: 'feed' | 'green_manure' | null
}

/** Freeze in the winters of Germany [C]. */
const FREEZING = /senf|phaceli|ölrettich|ramtill|buchweizen|sommerwicke|alexandriner|perserklee|sonnenblume|hafer|lein/i
const HARDY = /grünroggen|winterrübsen|weidelgras|inkarnat/i
const LEGUMES = /klee|wicke|erbse|bohne|lupine|luzerne|serradella|esparsette|linse/i

/**
 * kg N/ha that a catch crop leaves, at least [A], and why. Where nothing tells whether it froze, the greater number
 * is taken off.
 */
export function leftByCatchCrop({ words, legumesPercent, usedAs }: CatchCropFacts): {
  kg: number
  label: string
  guessed: boolean
} {
  const isLegume = legumesPercent === null ? LEGUMES.test(words) : legumesPercent >= 50
  const sort = isLegume ? 'Leguminosen' : 'Nichtleguminosen'
  if (usedAs === 'feed') return { kg: isLegume ? 10 : 0, label: `${sort}, genutzt`, guessed: false }
  const isSaidToStand = /nicht abgefroren|winterhart/i.test(words)
  const isSaidToFreeze = !isSaidToStand && /abgefroren/i.test(words)
  // What somebody says of it goes before what it usually does.
  const stood = isSaidToStand || (!isSaidToFreeze && HARDY.test(words))
  const froze = isSaidToFreeze || (!stood && FREEZING.test(words))
  if (froze) return { kg: isLegume ? 10 : 0, label: `${sort}, abgefroren`, guessed: !isSaidToFreeze }
  const inAutumn = /im herbst|herbstfurche/i.test(words)
  if (inAutumn) return { kg: isLegume ? 10 : 0, label: `${sort}, im Herbst eingearbeitet`, guessed: false }
  return { kg: isLegume ? 40 : 20, label: `${sort}, nicht abgefroren, im Frühjahr eingearbeitet`, guessed: !stood }
}
