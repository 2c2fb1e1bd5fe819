export {
  ageInMonths,
  ANIMAL_WORDS,
  BREEDS,
  CATTLE_CLASSES,
  isTooYoungToBeMother,
  MOTHER_MONTHS,
  PRODUCTION_WORDS,
  PRODUCTIONS,
  type AnimalClass,
  type AnimalFacts,
} from './animals.ts'
export { CROP_GROUP_WORDS, CROP_WORDS, cropGroupWords, CROPS, cropOfCode, type Crop } from './crops.ts'
export { FERTILIZER_TYPES, FERTILIZERS, type Fertilizer } from './fertilizers.ts'
export {
  bearsEarTag,
  LEAVINGS,
  readLeaving,
  readSex,
  readSpecies,
  readStatus,
  readTagState,
  SEXES,
  SPECIES,
  SPECIES_WORDS,
  type Species,
} from './species.ts'
export { unitName } from './unit-codes.ts'
export {
  GOODS_UNIT,
  goodsUnit,
  inHectares,
  inUnit,
  KILOGRAMS_IN,
  MILK_UNIT,
  PER_ML,
  SPOKEN_UNITS,
  SQUARE_METRES_PER_HECTARE,
  storedUnit,
  THOUSAND_PER_ML,
  unitSpelling,
  WRITTEN_UNIT,
} from './units.ts'
export { goodsCategory, isPack, lineNature, packContent, type GoodsCategory, type LineNature } from './receipt-lines.ts'
export {
  isCompost,
  isLiquid,
  isManureOfHoofedAnimals,
  ORGANIC_FERTILIZERS,
  readOrganicFertilizer,
  type OrganicFertilizer,
} from './organic-fertilizers.ts'
export { readCrop } from './read-crop.ts'
export { MINERAL_FERTILIZERS, readMineralFertilizer, type MineralFertilizer } from './mineral-fertilizers.ts'
