import { makeColumnFinder } from './find-columns.ts'
import { heads } from './heads.ts'
import { MILK_HEADS, NOT_MILK, splitMilkUnit } from './milk-heads.ts'

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
    aliases:
      heads(`Milch | Milch kg | M kg | Mkg | M-kg | Milch-kg | Tagesmilch | Tagesmilch kg | Tagesgemelk | Tagesgemelk kg |
      Milchmenge | Milchmenge kg | kg Milch | Tagesmenge | Tagesleistung | Milchleistung | Gesamtgemelk | Milk | Milk kg |
      Milk Yield | Daily Yield | Day Yield | 24h Milch | Milch 24h | MY | Milch gesamt | Tag kg`),
    min: 0.5,
    max: 100,
  },
  // An amount of whatever, but beside contents of milk.
  amount: { name: 'Tagesmilch', unit: 'kg', aliases: heads(`Menge | Menge kg | Yield`), min: 0.5, max: 100 },
  milking: {
    name: 'Gemelk',
    unit: 'kg',
    aliases: heads(`Gemelk | Gemelk kg | Milchmenge im Gemelk`),
    min: 0.2,
    max: 60,
  },
  fat: {
    name: 'Fett',
    unit: '%',
    aliases: MILK_HEADS.fat,
    min: 1,
    max: 12,
  },
  protein: {
    name: 'Eiweiß',
    unit: '%',
    aliases: MILK_HEADS.protein,
    min: 1,
    max: 8,
  },
  lactose: { name: 'Laktose', unit: '%', aliases: MILK_HEADS.lactose, min: 2, max: 7 },
  cells: {
    name: 'Zellzahl',
    unit: 'Tsd./ml',
    aliases: MILK_HEADS.cells,
    min: 1,
    max: 20_000,
  },
  urea: {
    name: 'Harnstoff',
    unit: 'mg/l',
    aliases: MILK_HEADS.urea,
    min: 10,
    max: 900,
  },
}

/** Lists of the milk recording are known by ear tags and results of milk. */
export const findMilkRecording = makeColumnFinder<string>(
  {
    ear_tag:
      heads(`Ohrmarke | Ohrmarkennummer | Ohrmarken-Nr. | Ohrmarkennr. | LOM | Lebensohrmarke | Lebensnummer | Tier |
      Tiernummer | Tier-Nr. | Tier-ID | Lebens-Nr. | Lebensnr. | OM-Nr. | Ohrm. | Kuh-Ohrmarke | Animal | Animal ID | Ear Tag |
      Eartag | Life Number | Kennzeichen | Lebensohrmarkennummer | Ohr-Nr. | Kuh`),
    cow: heads(`Name | Kuh | Stallnummer | Stall-Nr. | Stallnr. | Kuh-Nr. | Kuhnummer | Kuhname | Stall | Nr. | Cow | Cow No |
      Cow Number | Tiername | Halsband | Tier | Nummer | Rufname | Stallname | Arbeitsnummer`),
    day: heads(`Prüfdatum | Prüftag | Kontrolldatum | Kontrolltag | MLP-Datum | Probedatum | Probenahme | Datum | Kontrolle |
      Probetag | Prüfung | Prüfung am | Messdatum | MLP | MLP am | Melkdatum | Test Day | Test Date | Date | Sample Date |
      Probemelken | Probemelkdatum | Tag | Kontrolle am | Datum der Prüfung | Prüfmonat | Probenahmedatum | …datum`),
    none: NOT_MILK,
    medicine: heads(`Arzneimittel | Medikament | Med. | Präparat | Diagnose | Diagn. | Wartezeit | Charge`),
    ...Object.fromEntries(Object.entries(MILK_PARAMETERS).map(([column, { aliases }]) => [column, aliases])),
  },
  (has) => {
    const isOfCow = has('ear_tag') || has('cow')
    const contents = ['fat', 'protein', 'cells', 'urea', 'lactose'].filter(has).length
    const hasMilk = has('milk') || has('amount')
    return (
      !has('medicine') &&
      ((has('ear_tag') && hasMilk && contents >= 1) ||
        (has('ear_tag') && has('day') && (has('milk') || has('milking') || contents >= 2)) ||
        (isOfCow && hasMilk && contents >= 2))
    )
  },
  {
    split: splitMilkUnit,
    shapes: {
      ear_tag: 'ear_tag',
      cow: 'place',
      day: 'day',
      ...Object.fromEntries(Object.keys(MILK_PARAMETERS).map((column) => [column, 'number' as const])),
    },
    byCells: ['ear_tag', 'day'],
  },
)
