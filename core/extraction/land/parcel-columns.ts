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
    'Schlag Bezeichnung',
    'Schlag Name',
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
  number: ['Schlag-Nr.', 'Schlag Nummer', 'Schlagnummer', 'Schlagnr.', 'Schlag Nr', 'Nr.', 'Nummer', 'lfd. Nr.'],
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
    'AKT_FL',
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
    'Nutzungaj Code',
    'KC_GEM',
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
    'Nutzungaj Bezeichnung',
    'KC_BEZ',
    'BezeichnungDerKultur',
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
  previous_crop: ['Vorfrucht', 'Nutzungvj Bezeichnung', 'Vorkultur'],
  catch_crop: ['Zwischenfrucht', 'ZWF', 'Zwischenfruchtart'],
  sown_on: ['Aussaat', 'Aussaatdatum', 'Saatdatum', 'Saat', 'Aussaat am', 'gesät am'],
  harvested_on: ['Erntedatum', 'geerntet am'],
  year: ['Jahr', 'Antragsjahr', 'Erntejahr', 'Wirtschaftsjahr'],
  ...Object.fromEntries(
    CROP_YEARS.map((year) => [
      `crop ${year}`,
      [`Kultur ${year}`, `Frucht ${year}`, `Hauptfrucht ${year}`, `Nutzung ${year}`, year],
    ]),
  ),
}

/** Lists of parcels are known by field block, area and a name or number. */
const findInBlocks = makeColumnFinder<string>(
  COLUMNS,
  (has) => has('flik') && has('area') && (has('name') || has('number')),
)

/** Bavaria numbers the parcels within each of its „Feldstücke“. */
const findInFeldstuecke = makeColumnFinder<string>(
  {
    ...COLUMNS,
    name: ['Feldstückname', 'Feldstückbezeichnung', 'Feldstück Name', 'Feldstück Bezeichnung', 'Name des Feldstücks'],
    number: ['Feldstück-Nr.', 'Feldstücknummer', 'Feldstück Nr', 'FS-Nr.', 'Feldstück'],
    part: ['Schlag', 'Schlag-Nr.', 'Schlagnummer', 'Schlagnr.'],
  },
  (has) => has('flik') && has('area') && has('name'),
)

export const findParcels: typeof findInBlocks = (table) => findInFeldstuecke(table) ?? findInBlocks(table)
