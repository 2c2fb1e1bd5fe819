import type { RowId } from '../../../../../core/farm/index.ts'
import type { FertilizingInputs, FieldInputs } from '../../../../../core/library/plans/duengung/inputs.ts'

/** A field of 10 ha on which a cereal stood, with a good sample of soil. */
export const aField = (field: Partial<FieldInputs> = {}): FieldInputs => ({
  id: 'field-1' as RowId,
  name: 'Langer Kamp',
  areaHa: 10,
  use: 'arable',
  redZone: false,
  humusPercent: 2,
  soilType: null,
  sample: { day: '2024-11-01', mg: 14, limitMg: 20 },
  crop: { crop: 'Silomais', variety: null, sownOn: null, harvestedOn: null },
  precedingCrop: 'Winterweizen',
  catchCrop: null,
  nmin: { kgHa: 50, day: '2026-02-20' },
  meadow: null,
  determined: null,
  gifts: [],
  ...field,
})

export const aFarm = (fields: readonly FieldInputs[], farm: Partial<FertilizingInputs> = {}): FertilizingInputs => ({
  year: 2026,
  land: 'NI',
  enforcement: null,
  organic: false,
  landHa: 100,
  fields,
  permanentCrops: [],
  yields: {},
  slurry: {
    product: 'Rindergülle',
    material: 'cattle_slurry',
    n: 3.8,
    nh4n: 2.1,
    p2o5: 1.6,
    analysedOn: '2026-01-20',
    stockM3: 1000,
    halfYearM3: null,
  },
  products: [{ name: 'KAS 27', nPercent: 27, p2o5Percent: 0, stockKg: 1000 }],
  contractorId: null,
  ...farm,
})
