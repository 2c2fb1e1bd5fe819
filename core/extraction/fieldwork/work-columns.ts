import type { Table } from '../structure.ts'
import type { FoundColumns } from '../tables/find-columns.ts'
import { heads } from '../tables/heads.ts'
import { FIELD_COLUMNS, FIELD_SHAPES, makeGoodsFinder } from './goods-table.ts'

/** Columns of field records, and of the diaries that DüV § 10 and regulation (EU) 2023/564 ask for. */
const COLUMNS = {
  ...FIELD_COLUMNS,
  date: heads(`Anwendungsdatum | Datum der Düngung | Düngedatum | Datum der Anwendung | Datum der Aufbringung |
    Aufbringungsdatum | Aufbringdatum | Ausbringdatum | Ausbringungsdatum | Ausführungsdatum | Datum Maßnahme |
    Maßnahmendatum | Behandlungsdatum | Spritzdatum | Einsatzdatum | Arbeitsdatum | Saatdatum | Aussaatdatum |
    Applikationsdatum | Durchführungsdatum | Datum der Behandlung | Datum der Ausführung | Durchgeführt am |
    Behandlungstag | Datum | Datum von | Startdatum | Beginn am | Beginn | Start | Start am | Termin | ausgeführt am |
    erledigt am | ausgebracht am | Behandlung am | behandelt am | gespritzt am | gedüngt am | Anwendung am | Ausbringung am |
    Maßnahme am | Aussaat am | gesät am | Düngung am | Tag | Wann | am | Date | Start Date | Application Date | Datum/Uhrzeit | Zeitpunkt |
    Zeitpunkt der Anwendung | Buchungsdatum | Ausführung | Datum Beginn | Anfang | …datum`),
  time: heads(`Startzeit | Uhrzeit | Uhrzeit Beginn | Beginn Uhrzeit | Zeit | Uhrzeit von | von Uhr | Zeit von | Beginn |
    Start | Beginn (Uhrzeit) | Anfangszeit | Startuhrzeit | Uhrzeit der Anwendung | Time | Start Time | von | Uhrzeit Start |
    Anwendungszeit | Einsatzbeginn`),
  ended: heads(`Endzeit | Uhrzeit Ende | Ende Uhrzeit | Uhrzeit bis | Zeit bis | Ende | bis Uhr | bis | End Time |
    Einsatzende | Enduhrzeit`),
  type: heads(`Maßnahmenart | Maßnahmeart | Maßnahme | Arbeitsart | Art der Maßnahme | Arbeitsgang | Arbeit | Tätigkeit |
    Maßnahmengruppe | Maßnahmentyp | Vorgang | Buchungsart | Art der Arbeit | Arbeitsschritt | Arbeitsverfahren |
    Verfahren | Einsatzart | Kategorie | Aktion | Art der Buchung | Typ | Operation | Activity | Task | Work Type |
    Activity Type | Was | Bezeichnung der Maßnahme | Art | durchgeführte Maßnahme | Arbeitsvorgang | Auftrag | Auftragsart`),
  product:
    heads(`Pflanzenschutzmittel | Düngemittel | Mittel/Betriebsstoff | Mittel | Betriebsmittel | Produkt | Dünger |
    Düngerart | Dünger Art | Mittel Art | Art des Düngemittels | Düngemittelart | PSM | Mittelname | Handelsname | Präparat | Spritzmittel |
    Artikel | Artikelbezeichnung | Wirtschaftsdünger | Wirtschaftsdüngerart | Düngemittel/Bezeichnung | Düngername |
    Saatgut | Bezeichnung des Mittels | Bezeichnung des Pflanzenschutzmittels | Substrat | Stoff | Material |
    Aufwandmittel | Wirkstoff/Mittel | Name des Mittels | eingesetztes Mittel | Gülleart | Saatgut/Dünger/PSM |
    Product | Product Name | Input | Fertilizer | Fertiliser | Chemical | Sorte/Mittel | Ware | Betriebsstoff | Art | Sorte`),
  amount_ha: heads(`Menge/ha | Menge /ha | Menge je ha | Menge pro ha | Menge ha | Gabe | Gabe je ha | Düngergabe |
    Aufwandmenge | Aufwand | Aufwandmenge je ha | Aufwandmenge pro ha | Aufwand/ha | Aufwand je ha | Dosierung | Dosis |
    l bzw. kg je ha | kg bzw. l je ha | l/kg je ha | kg/l je ha | l bzw. kg/ha | kg bzw. l/ha | l (kg)/ha | kg (l)/ha |
    Hektarmenge | Hektaraufwand | Ausbringmenge je ha | Aufbringmenge je ha | Ausbringmenge/ha | Ausgebracht je ha | Rate |
    Application Rate | Amount/ha | Dose | Dose Rate | Rate/ha | Saatstärke | Saatmenge je ha | Aussaatstärke | Mittelmenge/ha |
    Einsatzmenge/ha | Aufwandmenge/ha | Verbrauch je ha | Verbrauch/ha | m³/ha | t/ha | kg/ha | l/ha | dt/ha`),
  amount_total: heads(`Gesamtmenge | Menge gesamt | Menge ges. | Aufbringmenge gesamt | Ausbringmenge gesamt |
    Aufgebrachte Menge gesamt | Gesamtverbrauch | Verbrauch | Verbrauch gesamt | Menge total | Menge absolut |
    Gesamtaufwand | Aufwand gesamt | Ausgebrachte Menge gesamt | Summe Menge | Menge (gesamt) | Mittelverbrauch |
    Total | Total Amount | Amount Total | Total Quantity | Mittelmenge gesamt | verbrauchte Menge | verbrauchte Menge gesamt |
    eingesetzte Menge gesamt | ausgebrachte Gesamtmenge | Aufwandmenge gesamt | benötigte Menge gesamt`),
  amount: heads(`Menge | Ausbringmenge | Aufbringmenge | Aufgebrachte Menge | Ausgebrachte Menge | Anwendungsmenge |
    Mittelmenge | Einsatzmenge | Düngermenge | Güllemenge | Saatmenge | Quantity | Amount | Volume | m³ | cbm | t |
    kg | l | Liter | dt | Tonnen`),
  unit: heads(`Einheit | Mengeneinheit | Aufwandeinheit | Aufwandmengeneinheit | Aufwandmenge Einheit | Einheit Aufwand | Einheit Menge |
    Dosiereinheit | ME | Einh. | Dimension | Unit | Units | UOM | Einheit je ha | Mengen-Einheit | je`),
  n: heads(`Gesamt-N | N gesamt | N ges. | Gesamtstickstoff | N | Stickstoff | kg N/ha | N kg | Stickstoff gesamt | N rein |
    Rein-N | Reinstickstoff | N-Menge | N-Gabe | N (gesamt) | N-Zufuhr | Nährstoff N | N je ha | N/ha | ausgebrachter N |
    Nitrogen | Total N | Stickstoff N | Nges | N_ges`),
  n_available: heads(`davon verfügbar N | verfügbarer N | N verfügbar | N anrechenbar | anrechenbarer N |
    verfügbarer Stickstoff | pflanzenverfügbarer N | davon verfügbar | N verf. | anrechenbarer Stickstoff |
    Stickstoff verfügbar | N wirksam | wirksamer N | N pflanzenverfügbar | Nverf`),
  nh4n: heads(`NH4-N | Ammonium-N | Ammoniumstickstoff | NH4 | davon NH4-N | NH4N | Ammonium`),
  p2o5: heads(`P2O5 | Phosphat | Gesamt-P2O5 | P2O5 gesamt | Phosphat gesamt | kg P2O5/ha | P2O5 rein | P rein (P2O5) |
    Phosphat P2O5 | Phosphat (P2O5) | P2O5-Menge | P2O5 je ha`),
  person:
    heads(`Anwender | Ausführender | Ausführende Person | Bearbeiter | Fahrer | Person | Mitarbeiter | ausgeführt von |
    Anwender/in | Name des Anwenders | Maschinenführer | Bediener | Traktorist | Durchgeführt von | erledigt von | Wer |
    Verantwortlicher | Arbeitskraft | Sachkundiger | Operator | Driver | Worker | Applicator | Employee | Personal`),
  machine: heads(`Maschine | Gerät | Gespann | Maschine/Gerät | Schlepper | Traktor | Anbaugerät | Spritze |
    Maschinen | Geräte | Schlepper/Gerät | Machine | Equipment | Implement | Tractor | Womit`),
  technique: heads(`Technik | Ausbringtechnik | Ausbringungstechnik | Aufbringtechnik | Aufbringungstechnik |
    Ausbringungsverfahren | Ausbringverfahren | Aufbringverfahren | Applikationstechnik | Düngetechnik | Verteiltechnik |
    Technique`),
  hours:
    heads(`Std. | Stunden | Arbeitsstunden | Arbeitszeit | Dauer | Zeitaufwand | Std | Stundenzahl | Arbeitszeit Std. | h |
    Dauer h | Hours | Duration | Einsatzstunden | Anzahl Stunden | AKh`),
  bbch: heads(`BBCH | BBCH-Stadium | Entwicklungsstadium BBCH | EC | EC-Stadium | Entwicklungsstadium | BBCH-Code | Stadium | Wachstumsstadium |
    Stadium BBCH | Growth Stage | ES | Kulturstadium`),
  eppo: heads(`EPPO | EPPO-Code | Kultur (EPPO) | EPPO Kultur | EPPO Code Kultur | Kulturcode EPPO | Kultur EPPO-Code`),
  approval: heads(`Zulassungsnummer | Zulassungs-Nr. | Zul.-Nr. | Zulassungsnr. | Zulassung | BVL-Nr. | Zul-Nr |
    Zulassungs-Nr | Zulassungsnummer BVL | BVL-Zulassungsnummer | PSM-Nr. | Mittelnummer | Reg.-Nr. |
    Registriernummer | Registrier-Nr. | Registrierungsnummer | Registernummer | Pflanzenschutzmittelnummer |
    Authorisation number | Registration Number | MAPP`),
  indication: heads(`Indikation | Anwendungsgebiet | Schaderreger | Schadorganismus | Zielorganismus |
    Grund der Anwendung | Anlass | Grund | Zweck | Bekämpfungsziel | gegen | Krankheit/Schädling | Target | Begründung`),
  recorded_on: heads(`Eingetragen am | Erfasst am | Aufgezeichnet am | Datum der Aufzeichnung | Eintrag am |
    Dokumentiert am | Erfassungsdatum | Eintragsdatum | Aufzeichnungsdatum | Dokumentationsdatum | Angelegt am`),
  batch: heads(`Charge | Chargennummer | Chargen-Nr. | Partie | Batch | Lot`),
  status: heads(`Status | Stand | Bearbeitungsstand | Zustand | State | Erledigt`),
  weather: heads(`Wetter | Witterung | Wetterbedingungen | Weather | Wind/Temperatur`),
  note: heads(`Bemerkung | Bemerkungen | Notiz | Kommentar | Anmerkung | Anmerkungen | Hinweis | Info | Notizen | Note |
    Notes | Comment | Comments | Remarks`),
}

export type WorkColumn = keyof typeof COLUMNS

/** „Art“ is what was spread where nothing else is. */
export function findWork(table: Table): FoundColumns<WorkColumn> | undefined {
  const found = find(table)
  if (!found || found.columns.product || !/^Art$/i.test(found.columns.type?.label ?? '')) return found
  const { type, ...others } = found.columns
  const spread = found.columns.amount ?? found.columns.amount_ha ?? found.columns.amount_total
  return spread ? { ...found, columns: { ...others, product: type! } } : found
}

/** Records of work are known by day and field, and by what was done or what was spread. */
const find = makeGoodsFinder<WorkColumn>(
  COLUMNS,
  (has) =>
    has('date') &&
    (has('field') || has('flik') || has('field_number')) &&
    (has('type') ||
      (has('product') &&
        (has('amount') || has('amount_ha') || has('amount_total') || has('n') || has('approval') || has('person')))),
  {
    shapes: {
      ...FIELD_SHAPES,
      date: 'day_of_year',
      time: 'time',
      ended: 'time',
      type: 'name',
      product: 'name',
      amount_ha: 'number',
      amount_total: 'number',
      amount: 'number',
      n: 'number',
      p2o5: 'number',
      unit: 'unit',
      hours: 'number',
      person: 'name',
      recorded_on: 'day',
      eppo: 'eppo',
      approval: 'approval',
    },
    byCells: ['date', 'approval', 'eppo', 'time'],
  },
)
