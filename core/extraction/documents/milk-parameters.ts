import { THOUSAND_PER_ML } from '../../terms/index.ts'

/** A result of a milk statement and the values it can have. */
export interface MilkParameter {
  /** As it is kept. */
  name: string
  type: 'milk_quality' | 'bulk_milk'
  unit: string
  /** How the unit is written behind the value or in the label. */
  spelling: RegExp
  /** Values outside of these are misread. */
  min: number
  max: number
}

/** The spans hold every bulk milk and no misread comma. */
export const MILK_PARAMETERS = {
  cells: { name: 'Zellzahl', type: 'milk_quality', unit: 'Tsd./ml', spelling: THOUSAND_PER_ML, min: 5, max: 5000 },
  cells_mean: {
    name: 'Zellzahl, geometrisches Mittel',
    type: 'milk_quality',
    unit: 'Tsd./ml',
    spelling: THOUSAND_PER_ML,
    min: 5,
    max: 5000,
  },
  germs: { name: 'Keimzahl', type: 'milk_quality', unit: 'Tsd./ml', spelling: THOUSAND_PER_ML, min: 1, max: 5000 },
  germs_mean: {
    name: 'Keimzahl, geometrisches Mittel',
    type: 'milk_quality',
    unit: 'Tsd./ml',
    spelling: THOUSAND_PER_ML,
    min: 1,
    max: 5000,
  },
  fat: { name: 'Fett', type: 'milk_quality', unit: '%', spelling: /^(?:in )?%$/, min: 2, max: 8 },
  protein: { name: 'Eiweiß', type: 'milk_quality', unit: '%', spelling: /^(?:in )?%$/, min: 2, max: 6 },
  lactose: { name: 'Laktose', type: 'milk_quality', unit: '%', spelling: /^(?:in )?%$/, min: 3, max: 6 },
  urea: {
    name: 'Harnstoff',
    type: 'milk_quality',
    unit: 'mg/l',
    spelling: /^(?:in )?(?:mg ?\/ ?l|ppm)$/i,
    min: 20,
    max: 900,
  },
  freezing: {
    name: 'Gefrierpunkt',
    type: 'milk_quality',
    unit: '°C',
    spelling: /^(?:in )?°? ?C$/i,
    min: -0.7,
    max: -0.3,
  },
  amount: {
    name: 'Milchmenge',
    type: 'bulk_milk',
    unit: 'kg',
    spelling: /^(?:in )?kg(?: Milch)?$/i,
    min: 100,
    max: 10_000_000,
  },
} as const satisfies Record<string, MilkParameter>

const MEAN = String.raw`[,:]?\s*\(?(?:geom(?:\.|etrisches) ?Mittel|gleitendes Mittel)(?:\s*\(?(?:über )?\d (?:Mon(?:ate|\.)?)\)?)?\)?`
/** Labels of a milk statement; `other` are those that no value is read from. */
export const MILK_LABELS = {
  cells: 'Zellzahl(?:en)?|Zellgehalt|(?:Gehalt an )?somatischen? Zellen',
  cells_mean: `(?:Zellzahl|Zellgehalt)${MEAN}`,
  germs: 'Keimzahl|Gesamtkeimzahl|Keimgehalt',
  germs_mean: `(?:Keimzahl|Keimgehalt)${MEAN}`,
  fat: 'Fett(?:gehalt)?',
  protein: '(?:Roh)?Eiwei(?:ß|ss)(?:gehalt)?|Protein',
  lactose: 'La[kc]tose(?:gehalt)?',
  urea: '(?:Milch)?Harnstoff(?:gehalt)?',
  amount: '(?:(?:angelieferte|abgerechnete|gelieferte) )?Milchmenge|Anlieferung(?:smenge|smilch)?|Liefermenge|Milch kg',
  sampled: 'Probe vom|Probenahme am|Probe(?:nahme|datum|ntag)?',
  day: 'Datum|Tag',
  period: 'Abrechnungs(?:monat|zeitraum)|Liefermonat|Lieferzeitraum|Monat|Zeitraum|für(?: den)? Monat',
  freezing: 'Gefrierpunkt',
  other: 'Hemmstoffe?|Güteklasse|Klasse|Preis|Betrag',
} as const
