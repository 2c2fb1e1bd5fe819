import { makeColumnFinder } from '../tables/find-columns.ts'

/** Years that may stand over a column with the crops of the year. */
export const CROP_YEARS = Array.from({ length: 40 }, (_, index) => String(2010 + index))

/** Columns of the lists that states and farm programs give out, the likeliest heading first. */
const COLUMNS = {
  flik: [
    'FLIK',
    'Feldblock',
    'Feldblock-Ident',
    'Feldblockident',
    'FLIK/FLEK',
    'Flächenidentifikator',
    'FBI',
    'FLIK-Nr.',
    'FID',
  ],
  name: [
    'Schlagbezeichnung',
    'Schlagname',
    'Bezeichnung',
    'Name',
    'Lagebezeichnung',
    'Schlag',
    'Feldname',
    'Feld',
    'GewannName',
  ],
  number: ['Schlag-Nr.', 'Schlagnummer', 'Schlagnr.', 'Schlag Nr', 'Nr.', 'Nummer', 'lfd. Nr.'],
  part: [
    'Teilschlag',
    'Teilschlag-Nr.',
    'Teilschlagnummer',
    'TS',
    'Teilschlag Bezeichnung',
    'Teilschlag Nr',
    'Teilschlag Nummer',
    'Nutzung Schlag',
    'Nutzung Schlagnummer',
    'Nutzung Nummer',
  ],
  area: [
    'NutzflaecheMitLandschaftselement',
    'beantragte Fläche',
    'Nettofläche',
    'Größe',
    'Schlaggröße',
    'Fläche',
    'Flächengröße',
    'Größe Schlag',
    'Bruttofläche',
    'Geometrie Größe',
    'ha',
    'in ha',
  ],
  use: ['Nutzungsart', 'Bodennutzung', 'Nutzung', 'Hauptnutzung'],
  code: [
    'Kultur Fach Code',
    'CodeDerKultur',
    'Nutzungscode',
    'Nutzungs-Code',
    'NC',
    'Kulturcode',
    'Kultur-Code',
    'Fruchtcode',
    'Kulturartcode',
    'FA-Code',
    'Code',
  ],
  crop: [
    'Kultur',
    'Kulturart',
    'Hauptkultur',
    'Fruchtart',
    'Hauptfrucht',
    'Kulturbezeichnung',
    'Frucht',
    'Nutzung Bezeichnung',
  ],
  variety: ['Sorte'],
  year: ['Jahr', 'Antragsjahr', 'Erntejahr', 'Wirtschaftsjahr'],
  ...Object.fromEntries(
    CROP_YEARS.map((year) => [`crop ${year}`, [`Kultur ${year}`, `Frucht ${year}`, `Hauptfrucht ${year}`, year]]),
  ),
}

/** Lists of parcels are known by field block, area and a name or number. */
export const findParcels = makeColumnFinder<string>(
  COLUMNS,
  (has) => has('flik') && has('area') && (has('name') || has('number')),
)
