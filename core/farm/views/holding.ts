import { stems } from '../../answers/index.ts'
import { columnsOf } from './columns.ts'
import { eachRow, type FarmView } from './farm-view.ts'

/** The farm itself: its numbers with offices and banks, and how it is run. */
export const holdingView: FarmView = {
  name: 'holding',
  label: 'Betrieb',
  kinds: ['holdings'],
  nouns: stems('Betriebsspiegel Betriebsdaten Stammdaten Betriebsnummern'),
  neutralWords: stems('bei haben geführt bewirtschaftet wirtschaften Hof Betrieb unser wohnen sitzen liegt'),
  columns: columnsOf('holdings', {
    name: { ignoreLabel: true, words: 'Hofname Betriebsname' },
    street: { words: 'Adresse Anschrift Hofadresse' },
    postcode: { words: 'Postleitzahl Adresse Anschrift Hofadresse' },
    city: { ignoreLabel: true, words: 'Adresse Anschrift Hofadresse Gemeinde Wohnort Ort' },
    state: { ignoreLabel: true, words: 'Bundesland' },
    district: { words: 'Kreis Landkreis' },
    latitude: { words: 'Breitengrad Koordinaten' },
    longitude: { words: 'Längengrad Koordinaten' },
    elevation_m: { ignoreLabel: true, words: 'Höhenlage Meereshöhe' },
    registration_number: {
      words: `Registriernummer Registrierungsnummer Betriebsnummer HITNummer Viehverkehrsnummer VVVONummer VVVO
            Tierhalternummer`,
    },
    business_number: { words: 'Betriebsnummer BNR BNRZD Unternehmensnummer EUNummer' },
    partners: { words: 'Teilhaber Teilhaberin beteiligt Beteiligung Anteilseigner' },
    farming: {
      words: 'Wirtschaftsweise',
      choices: { conventional: 'konventionell', organic: 'Bio Biobetrieb ökologisch Öko', conversion: 'Umstellung' },
    },
    association: { words: 'Anbauverband Bioverband' },
    control_body: { words: 'Ökokontrollstelle' },
    profit_determination: { words: 'Gewinnermittlungsart' },
    vat_id: { words: 'Umsatzsteuernummer UStIdNr USt' },
    iban: { words: 'IBAN Kontonummer Konto Bankverbindung' },
    grazing: { ignoreLabel: true },
    red_zone_enforcement: { ignoreLabel: true },
    shared_storage: { ignoreLabel: true },
    takes_manure: { ignoreLabel: true, words: 'Fremdgülleaufnahme' },
    biogas: { words: 'Biogasanlage' },
    photovoltaics_kwp: { words: 'PV PVAnlage Solar Solaranlage Solardach Photovoltaikanlage Dachanlage kWp' },
    sells_directly: { words: 'Hofladen' },
    note: { ignoreLabel: true },
  }),
  roles: { list: ['street', 'postcode', 'city', 'registration_number', 'business_number'] },
  classes: [],
  entriesOf: eachRow(({ name }) => String(name)),
  completeness: 'log',
  tense: 'past',
}
