import { SAMPLE_COLUMNS } from '../samples/analyses.ts'
import type { CellShape } from './cell-shape.ts'
import { heads } from './heads.ts'

type SampleColumn = keyof typeof SAMPLE_COLUMNS

/** What else people head the columns that say of what a sample is. */
const MORE: Readonly<Partial<Record<SampleColumn, readonly string[]>>> = {
  sample_number:
    heads(`Probe-ID | Proben-ID | Labor-Nummer | Labor Nr. | LIMS-Nr. | LIMS-Nummer | Analysen-Nr. | Prüfberichtsnummer |
    Berichtsnummer | Auftrags-Nr. | Sample ID | Sample Number | Sample No | Probenkennung | Barcode | Röhrchen-Nr. | Tagebuchnummer | Probe | Muster`),
  sampled_on: heads(`Probe vom | Probe am | Proben vom | Beprobung | Beprobungsdatum | Beprobt am | Probennahme |
    Probennahmedatum | Probenahmetag | Probeziehung | Probenziehung | Ziehungsdatum | gezogen | Entnahme | Entnahmetag |
    Probenentnahme | Probenahmezeitpunkt | Datum Probenahme | Datum Entnahme | Sampling Date | Sample Date | Date | Probedat. |
    Analysedatum | Tag | …datum`),
  subject:
    heads(`Feldname | Schlag-Bezeichnung | Flächenbezeichnung | Flächenname | Bezeichnung der Probe | Probenname |
    Probenbeschreibung | Name der Probe | Kennzeichnung | Entnahmestelle | Entnahmeort | Probenahmestelle | Probenort | Ort |
    Lagerstätte | Lager | Silo | Grube | Name | Field | Field Name | Sample Name | Herkunft | Teilfläche | Lagerbehälter |
    Parzelle | Feldstückname | Schlagname/Nr. | Bezeichnung`),
  material:
    heads(`Art | Futter | Futtermittelart | Futtermittelbezeichnung | Futterbezeichnung | Silage | Silageart | Substrat |
    Substratart | Dünger | Düngemittel | Wirtschaftsdüngerart | Art des Wirtschaftsdüngers | Stoff | Stoffart | Probentyp |
    Probematerial | Probengut | Untersuchungsgut | Untersuchungsmaterial | Produkt | Ration | Sample Type | Material/Probe |
    Probenbezeichnung | Bezeichnung | Probe | Erntegut | Pflanzenart | Gärrest | Mist | Medium`),
  flik: heads(`Feldblock-Nr. | FLIK-Nr. | FLIK-Nummer | Feldblockident | FID`),
  soil_type: heads(`BoArt | Bodenart (BG) | Bodengruppe | BG`),
  variety: heads(`Sortenname`),
  depth: heads(`Tiefe cm | Tiefenstufe | Horizont | Probentiefe | Probenahmetiefe | Tiefenbereich | Depth | cm`),
}

/** The heads of what a line says beside its results. */
export const SAMPLE_HEADS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(SAMPLE_COLUMNS).map(([name, words]) => [name, [...words, ...(MORE[name as SampleColumn] ?? [])]]),
)

export const SAMPLE_SHAPES: Readonly<Partial<Record<string, CellShape>>> = {
  sampled_on: 'day',
  harvested_on: 'day',
  subject: 'name',
  material: 'material',
  flik: 'flik',
}
