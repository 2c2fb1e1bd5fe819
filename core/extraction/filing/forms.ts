import { spellOutUmlauts } from '../../shared/german/fold.ts'
import type { Fach } from '../fach.ts'
import type { ReadDocument } from '../read-document.ts'

/** Marks of a form in folded text, each with what it counts. */
type Marks = readonly (readonly [weight: number, expression: RegExp])[]

interface Form {
  fach: Fach
  marks: Marks
  /** Fewer are chance. */
  least: number
  most: number
}

/** The two who make a contract. */
const PARTIES: readonly (readonly [one: string, other: string])[] = [
  ['verpaechter', '(?<!ver)paechter'],
  ['verkaeufer', '(?<!ver)kaeufer'],
  ['vermieter', '(?<!ver)mieter'],
  ['arbeitgeber', 'arbeitnehmer'],
  ['auftraggeber', 'auftragnehmer'],
  ['versicherer', 'versicherungsnehmer'],
  ['leasinggeber', 'leasingnehmer'],
  ['darlehensgeber', 'darlehensnehmer'],
  ['kreditgeber', 'kreditnehmer'],
  ['uebergeber', 'uebernehmer'],
  ['abgeber', 'aufnehmer'],
  ['verleiher', 'entleiher'],
  ['lieferant', 'abnehmer'],
]

/** How papers of a kind look, whatever their words are about. */
const FORMS: readonly Form[] = [
  {
    // Newspapers, magazines, advisory pages: they speak about farms, to nobody in person.
    fach: 'wissen',
    least: 3,
    most: 8,
    marks: [
      [3, /\((?:red|dpa|afp|epd|lid|aiz|lpd|pm|ots|[a-z]{2,3})\)[.:]?(?: |$)/m],
      [
        3,
        /(?<![a-z])(?:[a-z]*tageblatt|[a-z]*zeitung|[a-z]* anzeiger|[a-z]*kurier|[a-z]*rundschau|[a-z]* nachrichten|[a-z]*wochenblatt|heimatbote|lokales|lokalteil|landkreis aktuell|leserbrief(?:e)?|fachzeitschrift|bauernblatt|[a-z]*(?:land|heimat|kreis|stadt)bote|top agrar|agrarheute|dlg-mitteilungen|elite magazin|feld ?& ?stall)(?![a-z])/,
      ],
      [
        2,
        /(?<![a-z])(?:ausgabe|heft|nr\.) \d{1,3}(?:\/| \/ )\d{2,4}|(?<![a-z])seite \d+ (?:lokales|ratgeber)|lesezeit|lesen sie (?:auch|weiter)|mehr dazu/,
      ],
      [
        2,
        /(?<![a-z])(?:sagt|sagte|erklaert|erklaerte|berichtet|betont|raet|warnt|so|weiss) (?:der |die )?[a-z]*(?:sprecher|praesident|chef|leiter|landwirt(?:in)?|professor|prof\.|dr\.|berater(?:in)?|expert|sprecher|betriebsleiter|verbands|praesident)/,
      ],
      [
        1.5,
        /(?<![a-z])(?:landwirt(?:in)?|landwirte|betriebe|bauern) (?:[a-z]+ ){0,3}(?:aus|in|im|sollten|koennen|muessen|setzen|haben)/,
      ],
      [1.5, /^(?:text|foto|bild|autor(?:in)?|von|quelle|redaktion):? /m],
      [
        2,
        /quelle: |beschreibende (?:sorten)?liste|empfohlene (?:mischung|sorte|aussaat)|im ueberblick|(?<![a-z])stand:? (?:\d\d\.)?\d\d[./]\d{4}|(?<![a-z])stand:? \d{1,2}\. [a-z]+ \d{4}/,
      ],
      [
        1.5,
        /(?<![a-z])(?:bundesweit|landesweit|im (?:bundes|landes)?durchschnitt|im mittel|prozent der|jeder (?:dritte|zweite|vierte|fuenfte)|laut (?:einer )?(?:studie|statistik|umfrage)|deutschlandweit|eu-weit|mehrjaehrig)/,
      ],
      [
        2,
        /an alle (?:antragsteller|landwirte|betriebe|tierhalter)|herausgeber|impressum|alle angaben ohne gewaehr|isbn|issn/,
      ],
    ],
  },
  {
    // It asks its reader for something, or tells of a meeting.
    fach: 'briefe',
    least: 3,
    most: 4,
    marks: [
      [
        1.5,
        /(?<![a-z])(?:bitte|wir bitten|bitten wir|werden gebeten|sie sind verpflichtet|fordern wir|teilen wir ihnen|moechten wir ihnen|laden wir|haben sie|koennen sie)(?![a-z])/,
      ],
      [1.5, /(?<![a-z])(?:sie|ihnen|ihre[nmrs]?|ihr)(?![a-z])(?=[^]*(?<![a-z])(?:sie|ihnen|ihre[nmrs]?)(?![a-z]))/],
      [1, /(?<![a-z])bis (?:zum|spaetestens|zu dem|laengstens)?[^\n]{0,20}\d{1,2}\./],
      [
        2,
        /^(?:anwesend|anwesende|teilnehmer|teilnehmende|entschuldigt|protokollfuehrer(?:in)?|schriftfuehrer(?:in)?): |(?<![a-z])top \d/m,
      ],
      [
        2,
        /tagesordnung|naechste(?:s|r)? (?:treffen|sitzung|termin|versammlung)|beschluss:|vertagt|einstimmig|versammlungsleiter/,
      ],
    ],
  },
  {
    // Jotted down.
    fach: 'sonstiges',
    least: 3.5,
    most: 8,
    marks: [
      [
        2,
        /^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|heute|morgen|mo|di|mi|do|fr|sa|so)[:.]? /m,
      ],
      [
        2,
        /(?<![a-z])(?:anrufen|zurueckrufen|nicht vergessen|dran denken|besorgen|nachfragen|erledigen|klemmt|kaputt|abholen|aufraeumen|fragen)[!?.]?$/m,
      ],
      [2, /^(?:to-?do|notiz(?:en)?|merkzettel|zettel|gedanken|ideen|liste)(?![a-z])/m],
      [1.5, /^[^.:;\n]{3,45}\n[^.:;\n]{3,45}\n[^.:;\n]{3,45}$/m],
    ],
  },
  {
    // What somebody wants to sell or rent to anybody.
    fach: 'sonstiges',
    least: 3,
    most: 8,
    marks: [
      [
        3,
        /(?<![a-z])(?:klein)?anzeigen?(?:markt|abteilung|teil)?(?::| |$)|chiffre|verhandlungsbasis|(?<![a-z])vb(?![a-z])/m,
      ],
      [
        2.5,
        /zu (?:verpachten|verkaufen|vermieten|verschenken)|(?:suche|biete)(?:n)? (?:[a-z]+ ){0,3}(?:zu|gegen|ab|fuer|zur pacht)/,
      ],
      [
        2,
        /newsletter|abbestellen|abmelde-?link|jetzt (?:sichern|bestellen|zugreifen|kaufen|testen|anmelden|entdecken)|gratis|gewinnspiel|rabatt|aktionspreis|aktionswochen|sonderpreis|nur solange|unverbindliche? (?:beratung|probe)|fruehbezug|exklusiv fuer sie|besuchen sie uns|messestand|klicken sie|online-?shop|im browser (?:ansehen|anzeigen)/,
      ],
      [1.5, /!{2,}|\d ?% (?:rabatt|nachlass|sparen)|statt \d|schon ab \d|hausmesse|tag der offenen tuer/],
    ],
  },
  {
    // Of the family and not of the farm.
    fach: 'sonstiges',
    least: 3,
    most: 20,
    marks: [
      [
        14,
        /^ *lieb(?:e|er) (?:eltern|elternschaft|kinder|mama|papa|oma|opa|schuelerinnen|schueler|erziehungsberechtigte|vereins|sport|turn|saenger|feuerwehrkamerad|nachbarskinder)/m,
      ],
      [
        4,
        /(?<![a-z])(?:kita|kindergarten|kindertagesstaette|krippe|hort|elternpost|elternbrief|elternabend|klassenfahrt|klassenkonto|schulausflug|grundschule|realschule|gymnasium|gesamtschule|schulbuch|zeugnisausgabe|klassenlehrer(?:in)?)(?![a-z])/,
      ],
      [10, /(?<![a-z])(?:patient(?:in)?:|arztbrief|hausaerztlich|krankenhaus|versichertenkarte|rezept fuer)/],
      [
        3,
        /(?<![a-z])(?:kirchenchor|chorprobe|probenplan|stammtisch|klassentreffen|abiball|sportverein|turnverein|gesangverein|musikverein|schuetzenfest|spielplan|trainingsplan|konfirmation|taufe|kommunion|hochzeit|geburtstag(?:sfeier)?|zahnarzt|hausarzt|kinderarzt|rezeptpflichtig|ferienwohnung|hotel|flugticket|bahnticket|reisebuchung|fahrplan|konzert|kinoprogramm|speisekarte|zutaten|backofen|teig|streaming|handyvertrag|einkaufszettel|einkaufsliste|wunschzettel|packliste|strickanleitung|kreuzwort)(?![a-z])/,
      ],
    ],
  },
  {
    fach: 'vertraege',
    least: 3,
    most: 5,
    marks: [
      ...PARTIES.map(
        ([one, other]) =>
          [
            3,
            new RegExp(`(?<![a-z])${one}(?=[^]*(?<![a-z])${other})|(?<![a-z])${other}(?=[^]*(?<![a-z])${one})`),
          ] as const,
      ),
      [
        2,
        /(?<![a-z])zwischen [^]{3,300}?(?:im folgenden|nachfolgend|nachstehend|- ?(?:kaeufer|verkaeufer|paechter|mieter)|wird folgende)/,
      ],
      [1, /ort, datum|unterschrift(?:en)?|_{6,}|gez\. [a-z]/],
      [1.5, /§ ?[12] [^]*§ ?[34] /],
    ],
  },
  {
    fach: 'rechnungen',
    least: 3,
    most: 4,
    marks: [
      [
        2,
        /(?:gesamt|rechnungs|end|zahl|brutto|auszahlungs)-?(?:betrag|summe)|summe (?:brutto|eur)|zu zahlen|total eur|(?<![a-z])(?:bar|ec|karte) (?:bezahlt|gegeben)/,
      ],
      [
        2,
        /(?:\+|zzgl\.?|inkl\.?|incl\.?|enth\.?|mwst|ust|umsatzsteuer|mehrwertsteuer)[^\n]{0,30}(?:7|19|7,8|9|5,5|10,7)(?:,0+)? ?%|(?:7|19|7,8|9|5,5|10,7)(?:,0+)? ?% (?:mwst|ust|umsatzsteuer|mehrwertsteuer)/,
      ],
    ],
  },
]

const LETTERS_OF_PAGE = 6000

/** What the looks of a document speak for. */
export function weighForms({ pages }: Pick<ReadDocument, 'pages'>, add: (fach: Fach, weight: number) => void): void {
  const text = spellOutUmlauts((pages[0]?.text ?? '').slice(0, LETTERS_OF_PAGE)).replaceAll(/^[ \t>*#]+/gm, '')
  for (const { fach, marks, least, most } of FORMS) {
    const sum = marks.reduce((all, [weight, expression]) => all + (expression.test(text) ? weight : 0), 0)
    if (sum >= least) add(fach, Math.min(most, sum))
  }
}

const OF_ANALYSIS =
  /\d ?(?:mg|µg|g|kg|mj|mmol|%|kbe|°)[^\n]{0,3}(?:\/ ?(?:100 ?g|kg|l|ml|t|m3|m³|ha|100 ?ml))?(?![a-z])|(?<![a-z])ph(?:-wert)?[ \t:]+\d/g
const ENOUGH_VALUES = 4
/** A line of a table of figures. */
const OF_FIGURES =
  /^[^\n]*?\d[\d,.]*(?:[ \t]{2,}|[ \t]*[|;\t][ \t]*)[<>]?\d[\d,.]*(?:[ \t]{2,}|[ \t]*[|;\t][ \t]*)[<>]?\d/gm
const ENOUGH_LINES = 2

/** It lists measured values, so a salutation above them only passes them on. */
export function listsValues({ pages }: Pick<ReadDocument, 'pages'>): boolean {
  const text = spellOutUmlauts((pages[0]?.text ?? '').slice(0, LETTERS_OF_PAGE))
  return (
    (text.match(OF_ANALYSIS)?.length ?? 0) >= ENOUGH_VALUES || (text.match(OF_FIGURES)?.length ?? 0) >= ENOUGH_LINES
  )
}
