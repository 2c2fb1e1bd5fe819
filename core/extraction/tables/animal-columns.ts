import { makeColumnFinder } from './find-columns.ts'
import { heads } from './heads.ts'

/**
 * Columns of the holding's register (ViehVerkV § 27), of the extracts of HIT (#BESTREX) and of what herd programs
 * export.
 */
export const ANIMAL_COLUMNS = {
  ear_tag:
    heads(`Ohrmarke | Ohrmarkennummer | Ohrmarken-Nr. | Ohrmarkennr. | Ohrmarke Tier | Lebensohrmarke | Lebensnummer |
    Lebensohrmarkennummer | LOM | LOM_X | Ohr-Nr. | OM-Nr. | OM | Ohrmarke Rind | Lebens-Nr. | LN | Kennzeichen |
    Einzeltierkennzeichen | Tierkennzeichen | Kennzeichnung | Tier-ID | Identifikationsnummer | Ear Tag | Eartag | EarTagNo |
    Ear Tag Number | Animal ID | Life Number | Tiernummer | Tier-Nr. | Nummer der Ohrmarke | Ohrmarke(n) | Ohrmarke 1`),
  born_on:
    heads(`Geburtsdatum | geboren am | geboren | geb. am | geb. | Geb.-Datum | Geb.Dat. | Geburt | GEB_DATR | GEB_DAT | DAT_GEB | DAT_GEBR | GEBDATR |
    Geburtsdatum Rind | Geburtstag | Geb-Dat | Date of Birth | Birth Date | Birthdate | Birthday | DOB | Born | Geb.-Tag | Gebdat`),
  sex: heads(
    `Geschlecht | Geschl. | GESCHL_X | GESCHL_R | GESCHL | Geschlecht Rind | m/w | w/m | M/W | m./w. | Sex | Gender | G.`,
  ),
  breed: heads(
    `Rasse | RASSE_X | RASSE_R | Rasseschlüssel | Rasse-Nr. | Rassecode | Rasse-Code | Breed | Rassekürzel | Rassegruppe`,
  ),
  species:
    heads(`Tierart | Tiergattung | Tier | Tierklasse | Tierkategorie | Kategorie | Art | Species | Nutzungsrichtung |
    Bezeichnung | Tierbezeichnung | Gattung | Klasse | Nutzung`),
  name: heads(`Name | Tiername | Stallname | Rufname | Kuhname | Tier-Name | Arbeitsname | Stallnummer | Stall-Nr. | Stallnr. |
    Name/Stallnummer | Stall Nr. | Kuh-Nr. | Kuhnummer | Kuh | Halsbandnummer | Halsband | Cow | Cow Number | Cow Name |
    Transponder | Animal Name | Nr./Name | Sau-Nr. | Sau | Saunummer | Sauen-Nr. |
    Sauennummer | Zuchtsau | Eber-Nr. | Rufname/Stallnr. | Kurznummer | Arbeitsnummer | Tier`),
  mother_ear_tag:
    heads(`Ohrmarke Mutter | Ohrmarke der Mutter | Mutterohrmarke | Ohrmarke Muttertier | Muttertier | Mutter |
    LOM Mutter | LOM_MUT | LOM_MUTX | LOMMUT | LOM_M | LOM_MU | Mutter Ohrmarke | Mutter-LOM | Lebensnummer Mutter | Mutter (LOM) | Mutternummer | Dam |
    Mother | Dam ID | Mutter-Ohrmarke | Muttertier Ohrmarke`),
  arrived_on:
    heads(`Zugangsdatum | Zugang am | Datum Zugang | Zugang Datum | Zugang | DAT_ZUGA | Zugegangen am | Zukauf am |
    Zukaufdatum | zugekauft am | Einstalldatum | eingestallt am | gekauft am | Kaufdatum | Arrival Date | Arrived | Zu am |
    Aufenthalt von | Aufenthalt seit | Aufenthalt ab | Aufenthalt Beginn | Aufenthaltsbeginn | Haltung von | im Bestand ab |
    im Betrieb seit | Bestand seit | DAT_ZU | DAT_ZUG | DAT_ZUGANG | ZUGA_DAT | ZUG_DAT | ZU_DAT | ZUGA_DATR | DAT_VON | VON_DAT |
    ZUGANG_DAT | BEST_VON | AUFENTH_VON | DAT_EIN | DATUM_ZU | DAT_EINST`),
  arrived_from:
    heads(`Zugang von | von Betrieb | Herkunftsbetrieb | vorheriger Halter | Zugang vorheriger Halter | Herkunft |
    Vorbesitzer | Zugang Herkunft | von | gekauft von | zugekauft von | Verkäufer | Lieferant | Zukauf von | abgebender Betrieb |
    Abgeber | From | Origin | Herkunft Betrieb | BNR15_VON | BNR_VON | BNR15_VB | BNR15_VORB | BNR15_HERK | BNR15_ZUGA | BNR15_LIEF |
    BNR15_ABGEB | BNR15_VOR | BNR12_VON | VON_BNR15 | BNR15_VH | ZUGA_VON | ZUG_VON`),
  left_on:
    heads(`Abgangsdatum | Abgang am | Datum Abgang | Abgang Datum | Abgang | DAT_ABGA | Abgegangen am | verkauft am |
    Verkaufsdatum | Ausstalldatum | Departure Date | Left | Aufenthalt bis | Aufenthalt Ende |
    Aufenthaltsende | Haltung bis | im Bestand bis | Ab am | Schlachtdatum | Datum des Abgangs | DAT_AB | DAT_ABG | DAT_ABGANG |
    ABGA_DAT | ABG_DAT | AB_DAT | ABGA_DATR | ABGANG_DAT | DAT_BIS | BIS_DAT | BEST_BIS | AUFENTH_BIS | DATUM_AB | DAT_TOD |
    TOD_DAT | TOD_DATR | DAT_SCHL | SCHL_DAT | SCHLACHT_DAT | DAT_SCHLACHT | DAT_EXP | EXP_DAT | EXPORT_DAT | DAT_AUS |
    Todesdatum | Verendet am | Tod am | geschlachtet am | Exportdatum | Ausfuhrdatum | Abmeldedatum | Merzungsdatum |
    Gemerzt am | Ausgeschieden am`),
  left_to:
    heads(`Abgang nach | nach Betrieb | Verbleib | Übernehmer | Abgang Übernehmer | Abgang Verbleib | Empfänger | nach |
    verkauft an | Käufer | Abnehmer | abgegeben an | aufnehmender Betrieb | Abgang an | Zielbetrieb | To | Destination |
    Verkauf an | BNR15_NACH | BNR_NACH | BNR15_AN | BNR15_UEB | BNR15_UEBERN | BNR15_ABGA | BNR15_EMPF | BNR15_ZIEL |
    BNR15_VERBL | BNR15_SCHL | BNR12_NACH | NACH_BNR15 | BNR15_NH | ABGA_NACH | ABG_NACH | Schlachtstätte`),
  left_by: heads(`Abgangsart | Art des Abgangs | Abgangsgrund | Abgang Art | Grund des Abgangs | Abgangsursache |
    Ursache des Abgangs | Abgang Grund | Grund | Ursache | Abgangs-Ursache | Abgang Ursache | Abgang durch | Reason |
    ABGA_ART | ABG_ART | ART_AB | ART_ABG | ART_ABGA | ABGANG_ART | ART_BIS | ABGA_GRUND | TOD_ART | TODESART | ABG_GRUND |
    Merzungsgrund | Todesursache | Verlustursache`),
  birth_reported_on: heads(
    `Geburt gemeldet am | Geburtsmeldung | Meldung Geburt | Geburt gemeldet | Geburtsmeldung am | GEB_MELD | MELD_GEB |
    DAT_MELD_GEB | GEB_MELDDAT`,
  ),
  arrival_reported_on: heads(`Zugang gemeldet am | Zugangsmeldung | Meldung Zugang | Zugang gemeldet | Zugang Meldung |
    Zugangsmeldung am | ZUGA_MELD | MELD_ZUGA | MELD_ZU | DAT_MELD_ZU | ZUGA_MELDDAT | ZU_MELD`),
  leaving_reported_on: heads(`Abgang gemeldet am | Abgangsmeldung | Meldung Abgang | Abgang gemeldet | Abgang Meldung |
    Abgangsmeldung am | ABGA_MELD | MELD_ABGA | MELD_AB | DAT_MELD_AB | ABGA_MELDDAT | AB_MELD`),
  note: heads(`Bemerkung | Bemerkungen | Notiz | Anmerkung | Kommentar | Hinweis | Notizen | Notes | Remarks`),
  herd: heads(`Herde | Gruppe | Tiergruppe | Herdenname | Leistungsgruppe | Bucht | Abteil | Herd | Group | Pen`),
  pregnant_until: heads(`trächtig bis | tragend bis | Kalbetermin | voraussichtliche Kalbung | vorauss. Kalbung |
    erwartete Kalbung | vorauss. Kalbedatum | nächste Kalbung | Abkalbung voraussichtlich | vorr. Kalbung | Due Date |
    voraussichtlicher Kalbetermin | Kalbung erwartet`),
  arrived_by: heads(`Zugangsart | Art des Zugangs | Zugang Art | Zugangsgrund | ZUGA_ART | ZUG_ART | ART_ZU |
    ART_ZUG | ART_ZUGA | ART_VON | ZUGANG_ART`),
  last_calved_on:
    heads(`letzte Kalbung | letzte Kalbung am | Kalbedatum | Kalbung | letztes Kalbedatum | letzte Abkalbung |
    Abkalbung | Abkalbedatum | gekalbt am | Kalbung am | Last Calving | Calving Date | l. Kalbung | letzte Kalb.`),
  status:
    heads(`Status | Zustand | Tierstatus | Laktationsstatus | Bestandsstatus | Stand | Leistungsstatus | State | Lakt.-Status |
    Produktionsstatus | Melkstatus`),
} as const

export type AnimalColumn = keyof typeof ANIMAL_COLUMNS

export const ANIMAL_SHAPES = {
  ear_tag: 'ear_tag',
  born_on: 'day',
  sex: 'sex',
  species: 'species',
  mother_ear_tag: 'ear_tag',
  arrived_on: 'day',
  arrived_from: 'place',
  left_on: 'day',
  left_to: 'place',
  left_by: 'name',
  birth_reported_on: 'day',
  arrival_reported_on: 'day',
  leaving_reported_on: 'day',
  pregnant_until: 'day',
  last_calved_on: 'day',
  status: 'name',
} as const

/** Lists of animals are known by their ear tags and days of birth. */
export const findAnimals = makeColumnFinder<AnimalColumn>(
  ANIMAL_COLUMNS,
  (has) =>
    has('ear_tag') &&
    (has('born_on') || [has('sex'), has('breed'), has('status'), has('species')].filter(Boolean).length >= 2),
  { shapes: ANIMAL_SHAPES, byCells: ['ear_tag'] },
)

/** Whether the head of a column is that of HIT for the sex as a key. */
export const isSexKey = (label: string | undefined): boolean => label !== undefined && /^GESCHL_R$/i.test(label)

/** The sex by the key of HIT (code list GESCHL_R: 1 male, 2 female). */
export const readSexKey = (text: string, isKey: boolean): 'male' | 'female' | undefined =>
  isKey ? ({ '1': 'male', '2': 'female' } as const)[text.trim() as '1' | '2'] : undefined
