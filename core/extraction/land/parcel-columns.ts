import { makeColumnFinder } from '../tables/find-columns.ts'
import { heads } from '../tables/heads.ts'
import { FACT_HEADS, TENURE_HEADS } from './parcel-facts.ts'

/** Years that may stand over a column with the crops of the year. */
export const CROP_YEARS = Array.from({ length: 40 }, (_, index) => String(2010 + index))

/** Columns of the lists that states and farm programs give out, the likeliest heading first. */
const COLUMNS = {
  flik: heads(`FLIK | Feldblock | Feldblock-Ident | Feldblockident | FLIK/FLEK | Flächenidentifikator | FBI | FLIK-Nr. | FID |
    FLIK-Nummer | Feldblock-Nr. | Feldblocknummer | Feldblock-ID | Feldblock (FLIK) | Referenzfläche | Referenzparzelle |
    FLIK/FLEK-Nr. | Feldstücks-FID | Feldstück-FID | FS-FID | Flächen-ID | FB-ID | LPIS | Block | FLIK Feldblock | Feldblock/FLIK`),
  name: heads(`Schlag Bezeichnung | Schlag Name | Schlagbezeichnung | Schlagname | Bezeichnung | Name | Lagebezeichnung |
    Schlag | Schlagbez | Schl.-Bez. | Feldstücksname | Feldstücksbezeichnung | Feldname | Feldbezeichnung | Feld | GewannName | Gewanne | Flächenname | Flächenbezeichnung | Flurname |
    Name des Schlages | Bezeichnung des Schlages | Schlag/Feld | Lage | Feldstückname | Feldstück | Parzelle | Grundstück |
    Name der Fläche | Field | Field Name | Fieldname | Koppel | Fläche`),
  number:
    heads(`Schlag-Nr. | Schlag Nummer | Schlagnummer | Schlagnr. | Schlag Nr | Nr. | Nummer | lfd. Nr. | laufende Nummer |
    lfd. Nummer | Schlag-ID | Schlag | Feldnummer | Feld-Nr. | Flächennummer | Flächen-Nr. | Antragsnummer | Field Number |
    Nr. Schlag | Schl.-Nr. | Pos. | Parzellennummer | Parzellen-Nr.`),
  part: heads(`Teilschlag | Teilschlag-Nr. | Teilschlagnummer | TS | Teilschlag Bezeichnung | Teilschlag Kennung | Teilschlagkennung | Teilschlag Kennzeichen | Teilschlag Nr | TS-Nr. |
    Teilschlag Nummer | Nutzung Schlag | Nutzung Schlagnummer | Nutzung Nummer | Teilfläche | Teilflächen-Nr. | Teilflächennummer | Teil`),
  area: heads(`NutzflaecheMitLandschaftselement | AKT_FL | beantragte Fläche | Nettofläche | Größe | Schlaggröße | Fläche |
    Flächengröße | Größe Schlag | Bruttofläche | Geometrie Größe | ha | in ha | Fläche ha | beantragt ha | Antragsfläche |
    Fläche beantragt | Nutzfläche | Fläche netto | Fläche brutto | Fl. | Schlagfläche | Hektar | Area | Size | Field Size | LF |
    landw. genutzte Fläche | Anbaufläche | Fläche des Schlages | Nutzbare Fläche | Teilschlagfläche | Bewirtschaftete Fläche |
    Feldgröße | Fläche FS | Fläche Feldstück | Fläche Schlag | FS-Fläche | Fläche (GIS) | GIS-Fläche | ar | m² | Fläche gesamt | …fläche | …größe`),
  use: heads(`Nutzungsart | Bodennutzung | Nutzung | Hauptnutzung | Bodennutzungsart | BoNu | Art der Nutzung | Flächenart |
    Nutzungsform | Landnutzung | Kategorie`),
  code: heads(`Kultur Fach Code | Nutzungaj Code | KC_GEM | CodeDerKultur | Nutzungscode | Nutzungs-Code | NC | Kulturcode |
    Kultur-Code | Fruchtcode | Kulturartcode | FA-Code | Code | Fruchtartcode | FAC | NC-Code | Nutzungsartcode | Nutzcode |
    Kulturart-Code | Kultur-Nr. | Kulturnummer | Fruchtart-Code | Code Kultur | Kult.-Code | Kultur Schlüssel | Kulturschlüssel | Nutzungsschlüssel | Fruchtart code | Codierung | Kulturarten-Code`),
  crop: heads(`Nutzungaj Bezeichnung | KC_BEZ | BezeichnungDerKultur | Kultur | Kulturart | Hauptkultur | Fruchtart |
    Hauptfrucht | Kulturbezeichnung | Frucht | Nutzung Bezeichnung | Anbau | angebaute Kultur | Kulturname | Fruchtname |
    Anbaufrucht | Hauptfruchtart | aktuelle Kultur | Kulturart Bezeichnung | Crop | Anbaukultur | Bestellung | Kulturpflanze |
    Nutzungscode Bezeichnung | Kult.-Bez. | Nutzung Text | Nutzungstext | Nutzung Langtext | Kultur Text | Kultur Langtext |
    Nutzung Klartext | Kulturtext | Nutzung/Kultur | Kultur/Nutzung`),
  variety: heads(`Sorte | Sortenname | Variety | Sorten`),
  previous_crop:
    heads(`Vorfrucht | Nutzungvj Bezeichnung | Vorkultur | Vorjahreskultur | Kultur Vorjahr | Vorjahresfrucht |
    Frucht Vorjahr | Vor-Frucht`),
  catch_crop: heads(`Zwischenfrucht | ZWF | Zwischenfruchtart | ZF | Untersaat/Zwischenfrucht | Winterzwischenfrucht`),
  sown_on: heads(`Aussaat | Aussaatdatum | Saatdatum | Saat | Aussaat am | gesät am | Saattermin | Aussaattermin`),
  harvested_on: heads(`Erntedatum | geerntet am | Ernte am | Erntetermin`),
  year: heads(`Jahr | Antragsjahr | Erntejahr | Wirtschaftsjahr | Anbaujahr | Year`),
  soil_type: heads(`Bodenart | BoArt | BoA | Bodenartengruppe | Bodentyp | Soil Type`),
  ph: heads(`pH-Wert | pH | pH (CaCl2) | pH CaCl2`),
  ...FACT_HEADS,
  ...TENURE_HEADS,
  ...Object.fromEntries(
    CROP_YEARS.map((year) => [
      `crop ${year}`,
      [
        `Kultur ${year}`,
        `Frucht ${year}`,
        `Hauptfrucht ${year}`,
        `Hauptkultur ${year}`,
        `Hauptnutzung ${year}`,
        `Nutzung ${year}`,
        year,
      ],
    ]),
  ),
  ...Object.fromEntries(
    CROP_YEARS.map((year) => [
      `code ${year}`,
      heads(`NC ${year} | NC ${year.slice(2)} | Nutzungscode ${year} | Kulturcode ${year} | Code ${year}`),
    ]),
  ),
}

const SHAPES = {
  flik: 'flik',
  name: 'name',
  area: 'number',
  crop: 'name',
  use: 'name',
  sown_on: 'day',
  harvested_on: 'day',
  year: 'year',
  ph: 'number',
} as const

/** Lists of parcels are known by field block, area and a name or number. */
const findInBlocks = makeColumnFinder<string>(
  COLUMNS,
  (has) => has('flik') && has('area') && (has('name') || has('number')),
  { shapes: SHAPES, byCells: ['flik'] },
)

/** Bavaria numbers the parcels within each of its „Feldstücke“. */
const findInFeldstuecke = makeColumnFinder<string>(
  {
    ...COLUMNS,
    name: heads(`Feldstücksname | Feldstücksbezeichnung | Feldstückname | Feldstückbezeichnung | Feldstück Name | Feldstück Bezeichnung | Name des Feldstücks |
      Feldstück | FS-Name | FS-Bezeichnung`),
    number: heads(
      `Feldstücks-Nr. | Feldstücksnummer | Feldstück-Nr. | Feldstücknummer | Feldstück Nr | FS-Nr. | FS | Feldstück`,
    ),
    part: heads(`Schlag | Schlag-Nr. | Schlagnummer | Schlagnr.`),
  },
  (has) => has('flik') && has('area') && has('name') && has('number'),
  { shapes: SHAPES, byCells: ['flik'] },
)

export const findParcels: typeof findInBlocks = (table) => findInFeldstuecke(table) ?? findInBlocks(table)
