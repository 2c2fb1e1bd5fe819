import { cropGroupWords, readCrop } from '../../terms/index.ts'
import type { FieldCrop } from './field-crops.ts'

/** Uses of land as lists of parcels write them. */
export const USES = {
  permanent_crop: /^dauerkultur|^DK$/i,
  grassland: /grünland|^DGL?$|^GL$|^wiese|^weide|^mähweide/i,
  fallow: /brache|^stilllegung/i,
  arable: /acker|^A[LF]?$/i,
}

const GRASSLAND = /^(?:mäh)?(?:wiesen?|weiden?)(?!\p{L})(?!.*kurzumtrieb)|grünland/iu
/** They stand for years, or on grassland as well. */
const NOT_ONLY_ARABLE = /^(?:spargel|erdbeeren|klee)$/i

/** The use that the latest of the main crops shows: wheat stands on arable land, „Mähweide“ is one of grassland. */
export function useOfCrops(crops: readonly FieldCrop[]): 'arable' | 'grassland' | undefined {
  const crop = crops.findLast(({ role = 'main' }) => role === 'main')?.crop ?? ''
  if (GRASSLAND.test(crop)) return 'grassland'
  const known = readCrop(crop)?.name ?? ''
  const [first = ''] = crop.split(/[\s(,]/)
  const isArable = cropGroupWords(first).length > 0 || (known !== '' && !NOT_ONLY_ARABLE.test(known))
  return isArable || /^acker(?!brache)/i.test(crop) ? 'arable' : undefined
}
