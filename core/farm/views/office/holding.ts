import { stems } from '../../../answers/index.ts'
import { columnsOf } from '../columns.ts'
import { eachRow, type FarmView, type Values } from '../farm-view.ts'

const VAT_RULES = new Map([
  [
    'regular',
    { label: 'Regelbesteuerung', words: stems('Regelbesteuerung regelbesteuert Regelbesteuerer optiert Option') },
  ],
  [
    'flat_rate',
    {
      label: 'Durchschnittssätze (§ 24 UStG)',
      words: stems(
        'pauschaliert pauschalieren Pauschalierung Pauschalierer pauschal Durchschnittssatz Durchschnittssätze',
      ),
    },
  ],
  ['small_business', { label: 'Kleinunternehmer', words: stems('Kleinunternehmer Kleinunternehmerregelung') }],
])

/** The rule that holds on a day, and since when. */
function vatOn(today: string, { vat_rules }: Values): Values {
  const rule = ((vat_rules ?? []) as { from: string; rule: string }[])
    .filter(({ from }) => from <= today)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .at(-1)
  return { vat_rule: rule?.rule ?? null, vat_since: rule?.from ?? null }
}

/** The farm itself: its numbers with offices and banks, and how it is run. */
export const holdingView: FarmView = {
  name: 'holding',
  label: 'Betrieb',
  kinds: ['holdings'],
  nouns: stems('Betriebsspiegel Betriebsdaten Stammdaten Betriebsnummern'),
  neutralWords: stems(
    'bei haben geführt bewirtschaftet wirtschaften unterliegt unterliegen Hof Betrieb unser wohnen sitzen liegt',
  ),
  columns: [
    ...columnsOf('holdings', {
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
      partners: {
        words:
          '~owning Inhaber Eigentümer Teilhaber Teilhaberin beteiligt Beteiligung Beteiligungen Anteilseigner Anteil Anteile GbR',
      },
      farming: {
        words: 'Wirtschaftsweise',
        choices: { conventional: 'konventionell', organic: 'Bio Biobetrieb ökologisch Öko', conversion: 'Umstellung' },
      },
      association: { words: 'Anbauverband Bioverband' },
      control_body: { words: 'Ökokontrollstelle' },
      profit_determination: { words: 'Gewinnermittlungsart' },
      vat_id: { words: 'Umsatzsteuernummer UStIdNr USt' },
      iban: { words: 'IBAN Kontonummer Konto Bankverbindung', discreet: true },
      grazing: { ignoreLabel: true },
      red_zone_enforcement: { ignoreLabel: true },
      shared_storage: { ignoreLabel: true },
      takes_manure: { ignoreLabel: true, words: 'Fremdgülleaufnahme' },
      biogas: { words: 'Biogasanlage' },
      photovoltaics_kwp: {
        words: 'PV PVAnlage Solar Solaranlage Solardach Photovoltaikanlage Dachanlage kWp Kilowatt Peak',
      },
      sells_directly: { words: 'Hofladen Direktverkauf Hofverkauf Selbstvermarktung' },
      note: { ignoreLabel: true },
    }),
    {
      name: 'vat_rule',
      label: 'Umsatzsteuer',
      type: 'choice',
      words: stems('Umsatzsteuer Mehrwertsteuer besteuert Besteuerung veranlagt'),
      choices: VAT_RULES,
      // The law sets none by itself: what nobody has entered is not known.
      unknownValues: [],
      validSince: 'vat_since',
    },
    { name: 'vat_since', label: 'Umsatzsteuer so seit', type: 'day', words: stems('Umsatzsteuer Mehrwertsteuer') },
  ],
  roles: { since: 'vat_since', list: ['street', 'postcode', 'city', 'registration_number', 'business_number'] },
  classes: [],
  entriesOf: eachRow(({ name }) => String(name), { computed: (values, _, today) => vatOn(today, values) }),
  completeness: 'log',
  tense: 'past',
}
