import { expect, it } from 'vitest'
import { readOrganicFertilizer } from '../../../core/terms/index.ts'

it.each([
  ['Rindergülle', 'cattle_slurry'],
  ['Gülle (Kuh)', 'slurry'],
  ['Mastschweinegülle', 'pig_slurry'],
  ['Biogasgülle', 'liquid_digestate'],
  ['Gärrest flüssig', 'liquid_digestate'],
  ['Gärrest fest', 'solid_digestate'],
  ['fester Gärrest', 'solid_digestate'],
  ['Jauche', 'liquid_manure'],
  ['Rindermist', 'cattle_manure'],
  ['Pferdemist', 'horse_manure'],
  ['Festmist', 'manure'],
  ['Stallmist', 'manure'],
  ['Hühnermist', 'poultry_manure'],
  ['HTK', 'dry_poultry_manure'],
  ['Grüngutkompost', 'green_compost'],
  ['Kompost', 'compost'],
  ['Klärschlamm entwässert', 'solid_sewage_sludge'],
  ['KAS 27', undefined],
  ['DAP 18/46', undefined],
  ['Mistral', undefined],
] as const)('%s is %s', (text, is) => expect(readOrganicFertilizer(text)).toBe(is))
