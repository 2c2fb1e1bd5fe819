import { checkValues, faultText, kindOf, readText } from '../../farm/index.ts'
import { quotedValue } from '../quoted-value.ts'
import type { TableRecord } from '../tables/read-records.ts'
import { heads } from '../tables/heads.ts'

/** What lists say of a parcel in one cell, by the field of its row; a field's own label is among the heads. */
export const FACT_HEADS = {
  red_zone: heads(`Rotes Gebiet | Rote Gebiete | im roten Gebiet | liegt im roten Gebiet | nitratbelastet |
    nitratbelastetes Gebiet | belastetes Gebiet | Nitratkulisse | Nitratgebiet`),
  permanent_grassland: heads(`Dauergrünland | DGL | ist Dauergrünland`),
  erosion_class: heads(`Erosionsklasse | Erosionsgefährdung | Erosionsgefährdungsklasse | Erosionskulisse`),
  natura_2000: heads(`Natura 2000 | Natura-2000-Gebiet | FFH-Gebiet`),
  water_distance_m: heads(`Abstand zum Gewässer | Gewässerabstand`),
  slope_percent: heads(`Hangneigung | Neigung`),
  protected_area: heads(`Schutzgebiet | Schutzgebiete`),
  leased: heads(`Gepachtet | Pachtfläche ja/nein | ist gepachtet`),
  lessor: heads(`Verpächter`),
}

/** Columns that may say whose the land is. */
export const TENURE_HEADS = {
  tenure: heads(`Eigentum/Pacht | Pacht/Eigentum | Eigentum | Besitz | Besitzart | Besitzverhältnis |
    Eigentumsverhältnis | Eigen/Pacht`),
  remark: heads(`Bemerkung | Bemerkungen | Anmerkung | Anmerkungen`),
}

const LEASED = /^(?:(?:zu|an)?gepachtet|Pacht(?:fläche|land|schlag)?|Zupacht)$/i
const OWNED = /^(?:Eigentum(?:sfläche)?|eigen(?:e Fläche)?|Eigenland)$/i

/** „Pacht“ as a mark of its line; any other remark is kept as a note. */
function tenureOf(record: TableRecord<string>): { leased?: boolean; note?: string } {
  const [tenure, remark] = [record.text('tenure'), record.text('remark')]
  const said = [tenure, remark]
  return {
    ...(said.some((text) => LEASED.test(text)) ? { leased: true } : OWNED.test(tenure) ? { leased: false } : {}),
    ...(remark !== '' && !LEASED.test(remark) && { note: remark.slice(0, 2000) }),
  }
}

type Fact = keyof typeof FACT_HEADS
export type ParcelFacts = Partial<Record<Fact | 'note', unknown>>

/** The facts of a line; what stands in a cell and is none is named to `leave` (German). */
export function readFacts(record: TableRecord<string>, leave: (reason: string) => void): ParcelFacts {
  const { fields } = kindOf('fields')
  const facts = Object.fromEntries(
    (Object.keys(FACT_HEADS) as Fact[]).flatMap((name) => {
      const cell = record.text(name)
      const field = fields[name]!
      if (/^(?:[-–—/]|)$/.test(cell)) return []
      const checked = checkValues({ [name]: field }, { [name]: readText(field, cell) })
      if (checked.ok) return [[name, checked.values[name]]]
      leave(`${field.label} ${quotedValue(cell)}: ${faultText(checked.faults[0]!)}`)
      return []
    }),
  )
  return { ...tenureOf(record), ...facts }
}
