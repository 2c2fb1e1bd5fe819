import { makeColumnFinder, splitterOf, type Aliases, type FinderOptions } from '../tables/find-columns.ts'
import { heads } from '../tables/heads.ts'
import { GOODS_UNIT } from '../../terms/index.ts'

/** Finds the header of a table whose columns hold goods, areas and what is on a hectare. */
export const makeGoodsFinder = <N extends string>(
  aliases: Aliases<N>,
  enough: (has: (name: N) => boolean) => boolean,
  options: Omit<FinderOptions<N>, 'split'> = {},
): ReturnType<typeof makeColumnFinder<N>> =>
  makeColumnFinder(aliases, enough, { ...options, split: splitterOf(GOODS_UNIT) })

/** What heads a field, its block, its number, its size and its crop in the lists of farm programs. */
export const FIELD_COLUMNS = {
  field: heads(`Schlagname | Schlagbezeichnung | Schlag | Feldname | Feldbezeichnung | Feld | Flächenname |
    Flächenbezeichnung | Schlag/Feld | Schlag / Bewirtschaftungseinheit | Bewirtschaftungseinheit | Teilschlagname |
    Bezeichnung der Fläche | Fläche Bezeichnung | Bezeichnung Schlag | Name der Fläche | Name des Schlages |
    Schlagname/Nr. | Schlag-Name | Feldstückname | Feldstück | Parzelle | Parzellenname | Grundstück | Flurname |
    Flurstücksname | Gewanne | Lage | Lagebezeichnung | Acker | Ackerschlag | Koppel | Wiese | Fläche | Ort | Standort |
    Field | Field Name | Fieldname | Paddock | Parcel | Plot | Schlag-ID | Schlag Nr. Name | BWE | Einsatzort |
    Schlag/Fläche | Lage/Schlag | Lage/Feld | Schlag/Lage | Schläge | Felder | Flächen | Anwendungsort | Wo | behandelte Kultur/Fläche`),
  flik: heads(`FLIK | Feldblock | FLIK/FLEK | Flächenidentifikator | FLIK-Nr. | Feldblock-Nr. | Feldblockident |
    Feldblocknummer | FBI | FID | Referenzparzelle | Flächen-ID (FLIK) | FLIK-Nummer | Feldblock (FLIK)`),
  field_number: heads(`Schlag-Nr. | Schlagnummer | Schlagnr. | Schlag Nr | Feldnummer | Feld-Nr. | Feldstück-Nr. |
    Flächennummer | Flächen-Nr. | Parzellennummer | Field Number | Field ID | lfd. Nr.`),
  area: heads(`behandelte Fläche | bearbeitete Fläche | gedüngte Fläche | beerntete Fläche | Erntefläche |
    ausgebrachte Fläche | begüllte Fläche | gespritzte Fläche | gesäte Fläche | gedroschene Fläche | Fläche | Größe |
    Schlaggröße | Flächengröße | Feldgröße | Anwendungsfläche | Applikationsfläche | Einsatzfläche | Arbeitsfläche |
    Anbaufläche | Teilfläche | ha | Fläche behandelt | Fläche bearbeitet | Fläche ha | Fl. ha | Hektar | Area | Size |
    Treated Area | Worked Area | Area (ha) | Field Size | Schlagfläche | Nettofläche | Fläche netto | LF | Aussaatfläche |
    Fläche geerntet | Fläche gesamt | behandelte ha | bearbeitete ha | gedüngte ha | gespritzte ha | beerntete ha |
    geerntete ha | gesäte ha | bestellte ha | ausgebrachte ha | ha behandelt | ha bearbeitet | ha gedüngt | ha gespritzt |
    behandelte Hektar | bearbeitete Hektar | Hektar behandelt | Hektar bearbeitet | …fläche | …größe`),
  crop: heads(`Kultur | Fruchtart | Frucht | Hauptfrucht | Hauptkultur | Kulturart | Kulturpflanze | Anbaukultur |
    Anbau | angebaute Kultur | Kulturname | Fruchtname | Kultur/Frucht | Bestand | Crop | Crop Name | Culture |
    Kultur Bezeichnung | Nutzung | Nutzungsart | Erntegut | Erntefrucht | Erzeugnis | Getreideart | Ernteprodukt`),
} as const

/** What the cells of these look like. */
export const FIELD_SHAPES = {
  field: 'name',
  flik: 'flik',
  field_number: 'number',
  area: 'number',
  crop: 'name',
} as const
