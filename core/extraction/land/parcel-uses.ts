/** Uses of land as lists of parcels write them. */
export const USES = {
  permanent_crop: /^dauerkultur|^DK$/i,
  grassland: /grünland|^DGL?$|^GL$|^wiese|^weide|^mähweide/i,
  fallow: /brache|^stilllegung/i,
  arable: /acker|^A[LF]?$/i,
}
