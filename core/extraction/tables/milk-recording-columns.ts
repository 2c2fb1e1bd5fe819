import { makeColumnFinder } from './find-columns.ts'

/** A result of the milk recording and the columns that may hold it. */
export interface MilkParameter {
  name: string
  unit: string
  aliases: readonly string[]
  /** What a cow gives in a day lies between these; else a comma is missing. */
  min: number
  max: number
}

/** The units are those of the milk recording everywhere in Germany (ADR recommendation 1.1). */
export const MILK_PARAMETERS: Readonly<Record<string, MilkParameter>> = {
  milk: {
    name: 'Tagesmilch',
    unit: 'kg',
    aliases: [
      'Milch',
      'Milch kg',
      'M kg',
      'Mkg',
      'Milch-kg',
      'Tagesmilch',
      'Tagesmilch kg',
      'Tagesgemelk',
      'Tagesgemelk kg',
      'Milchmenge',
      'Milchmenge kg',
    ],
    min: 0.5,
    max: 100,
  },
  milking: { name: 'Gemelk', unit: 'kg', aliases: ['Gemelk', 'Gemelk kg', 'Milchmenge im Gemelk'], min: 0.2, max: 60 },
  fat: {
    name: 'Fett',
    unit: '%',
    aliases: ['Fett', 'Fett %', 'F', 'F %', 'Fettgehalt', 'Fettprozent', 'Fett-%', 'F-%'],
    min: 1,
    max: 12,
  },
  protein: {
    name: 'Eiweiß',
    unit: '%',
    aliases: [
      'Eiweiß',
      'Eiweiss',
      'Eiweißprozent',
      'E',
      'E %',
      'Eiweißgehalt',
      'Protein',
      'Eiw',
      'Eiw %',
      'Eiweiß-%',
      'Eiweiß Prozent',
      'E-%',
    ],
    min: 1,
    max: 8,
  },
  lactose: { name: 'Laktose', unit: '%', aliases: ['Laktose', 'Lactose'], min: 2, max: 7 },
  cells: {
    name: 'Zellzahl',
    unit: 'Tsd./ml',
    aliases: [
      'Zellzahl',
      'Zellz Tsd',
      'Zellz',
      'ZZ',
      'ZZ Tsd',
      'ZZ Tsd ml',
      'Zellen Tsd',
      'Zellen Tsd ml',
      'Zellen',
      'Zellgehalt Tsd',
      'SCC',
      'Zellzahl Tsd',
      'Zellzahl Tsd ml',
      'Zellzahl 1000 ml',
      'Zellzahl in Tsd',
      'Zellzahl in Tsd ml',
      'Zellen',
      'Zellen Tsd',
      'Zellgehalt',
      'ZZ',
    ],
    min: 1,
    max: 20_000,
  },
  urea: {
    name: 'Harnstoff',
    unit: 'mg/l',
    aliases: ['Harnstoff', 'Harnstoff mg l', 'Harnstoff ppm', 'Harnst'],
    min: 10,
    max: 900,
  },
}

/** Lists of the milk recording are known by ear tags and results of milk. */
export const findMilkRecording = makeColumnFinder<string>(
  {
    ear_tag: [
      'Ohrmarke',
      'Ohrmarkennummer',
      'Ohrmarken-Nr.',
      'Ohrmarkennr.',
      'LOM',
      'Lebensohrmarke',
      'Lebensnummer',
      'Tier',
      'Tiernummer',
    ],
    cow: ['Name', 'Kuh', 'Stallnummer', 'Stall-Nr.', 'Stallnr.'],
    day: ['Prüfdatum', 'Prüftag', 'Kontrolldatum', 'Kontrolltag', 'MLP-Datum', 'Probedatum', 'Probenahme', 'Datum'],
    ...Object.fromEntries(Object.entries(MILK_PARAMETERS).map(([column, { aliases }]) => [column, aliases])),
  },
  (has) =>
    (has('ear_tag') && has('milk') && (has('fat') || has('cells'))) ||
    (has('ear_tag') && has('day') && (has('milk') || has('milking'))),
)
