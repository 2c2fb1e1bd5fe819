import {
  entryClass,
  stems,
  yearSpan,
  type AskedOf,
  type Entry,
  type EntryClass,
  type View,
} from '../../answers/index.ts'
import { kindOf } from '../../farm/index.ts'
import { controlsOf, entryOf, type ControlId } from '../../library/index.ts'
import { germanList } from '../../shared/german/write-german.ts'
import type { Finding } from '../findings/finding.ts'
import type { SeenFinding } from '../read-folder.ts'

/** So many are told; the others are counted. */
const MOST_TOLD = 10
/** So few are told with what to do about each. */
const FEW = 3

/** What controls read, by words that mean it beside another one of the view and by words that say it alone. */
function area(label: string, controls: readonly ControlId[], beside: string, alone: string): EntryClass[] {
  const holds = ({ values }: Entry): boolean =>
    controls.some((control) => (values.controls as readonly string[]).includes(control))
  return [entryClass(label, beside, holds, { needsNoun: true }), entryClass(label, alone, holds)]
}

/** What an inspection would find in a year. */
export const findingsView: View = {
  name: 'findings',
  label: 'Befunde',
  example: 'Was würde ein Prüfer bei der Düngung beanstanden?',
  nouns: stems(
    `Befund Befunde Mangel Mängel Beanstandung Beanstandungen beanstanden Verstoß Verstöße verstoßen Auffälligkeit
     Auffälligkeiten Hinweis Hinweise Prüfer Prüferin Kontrolleur Kontrolleurin Kontrolle Kontrollen Prüfung Inspektion
     Kontrollordner Vorschrift Vorschriften Auflage Auflagen Ordnung`,
  ),
  neutralWords: stems(
    `finden findet fände auffallen auffällt drohen droht vorliegen liegen vor offen offene bestehen besteht aktuell
     derzeit momentan Betrieb Hof eingehalten einhalten halten Jahr gegen bemängeln bemängelt erledigen tun beheben
     abstellen alle schlimmsten wichtigsten ichselbst vorbereitet bereit gerüstet`,
  ),
  columns: [
    { name: 'text', label: 'Befund', type: 'text', words: new Set() },
    { name: 'title', label: 'Regel', type: 'text', words: new Set() },
    { name: 'legalBasis', label: 'Grundlage', type: 'text', words: new Set() },
    { name: 'due', label: 'Frist', type: 'day', words: new Set() },
  ],
  roles: { list: [] },
  classes: [
    ...area('Düngung', ['DUE'], 'Düngung Dünger düngen', 'Düngeverordnung DüV Düngebehörde Düngerecht Düngekontrolle'),
    ...area(
      'Pflanzenschutz',
      ['PSM'],
      'Pflanzenschutz Pflanzenschutzmittel PSM Spritzung Spritze Feldspritze spritzen',
      'Pflanzenschutzdienst Pflanzenschutzkontrolle Pflanzenschutzgesetz',
    ),
    ...area(
      'Konditionalität',
      ['KON'],
      'Agrarförderung Direktzahlungen Prämien Förderung',
      'Konditionalität GLÖZ Cross Compliance Zahlstelle',
    ),
    ...area('Tierschutz und Arzneimittel', ['VET'], 'Tierschutz Tierhaltung Arzneimittel', ''),
    ...area('Tiere', ['VET', 'HIT'], 'Tiere Tier Vieh Rinder Kälber', 'Veterinäramt Amtstierarzt'),
    ...area('Tierkennzeichnung', ['HIT'], 'Tierkennzeichnung Kennzeichnung Ohrmarke Ohrmarken', 'HIT'),
    ...area('Bio', ['BIO'], 'Bio', 'Ökokontrolle Biokontrolle Ökokontrollstelle'),
    ...area('QS', ['QS'], 'QS', ''),
    ...area('QM-Milch', ['QM'], 'QM Milch', ''),
    ...area('Wasserrecht', ['UMW'], 'Wasserrecht JGS', 'Wasserbehörde AwSV'),
    ...area('Arbeitssicherheit', ['SVL'], 'Arbeitssicherheit', 'SVLFG Berufsgenossenschaft'),
    entryClass('Fruchtfolge', 'Fruchtfolge Fruchtwechsel', ({ values }) => values.register === 'anbauplan', {
      needsNoun: true,
    }),
    entryClass(
      'Antibiotika',
      'Antibiotika Antibiotikameldung TAM',
      ({ values }) => values.register === 'antibiotika_tam',
      {
        needsNoun: true,
      },
    ),
  ],
  completeness: 'register',
  tense: 'past',
  answersDuties: true,
  tellsAlso: { types: ['where'], says: ['missing'], denied: stems('Ordnung eingehalten einhalten') },
  spanOf: ({ values }) => yearSpan(values.year as number),
  tells: (entries, asked) => tell(entries.map(findingOf), asked),
}

/** A finding as something that can be asked about; it is evidence of its first row, or of the farm's own. */
export function findingEntry(finding: SeenFinding, year: number, holding: string | undefined): Entry {
  const [row] = finding.rows
  const kind = row?.kind ?? 'holdings'
  const label = row?.label ?? 'Betrieb'
  return {
    name: finding.title,
    values: {
      text: finding.text,
      title: finding.title,
      legalBasis: finding.legalBasis,
      due: finding.due,
      register: finding.register,
      controls: controlsOf(finding.register).map(({ id }) => id),
      year,
      finding,
    },
    record: {
      kind,
      id: row?.id ?? holding ?? '',
      title: `${kindOf(kind).singular}: ${label}`,
      label: finding.text,
      values: {},
      alwaysShown: [],
      references: {},
      sources: [],
    },
    searchTexts: [
      ...finding.rows.map((one) => one.label),
      entryOf(finding.register).title,
      standardOf(finding) ?? [],
    ].flat(),
  }
}

/** „GLÖZ 7“: as people call the standards of good condition. */
function standardOf({ rule }: Finding): string | undefined {
  const number = /gloez(?<number>\d)/.exec(rule)?.groups?.number
  return number === undefined ? undefined : `GLÖZ ${number}`
}

const findingOf = ({ values }: Entry): SeenFinding => values.finding as SeenFinding

const SEVERITY_NAMES: Record<Finding['severity'], readonly [one: string, many: string]> = {
  mangel: ['Mangel', 'Mängel'],
  hinweis: ['Hinweis', 'Hinweise'],
  in_ordnung: ['Regel ist geprüft und eingehalten', 'Regeln sind geprüft und eingehalten'],
}

function tell(findings: readonly SeenFinding[], { isNarrowed }: AskedOf): string {
  const against = findings.filter(({ severity }) => severity !== 'in_ordnung')
  const kept = findings.filter(({ severity }) => severity === 'in_ordnung')
  if (against.length === 0)
    return isNarrowed
      ? `Dazu ist nichts zu beanstanden. Geprüft und eingehalten: ${germanList(kept.map(keptText))}.`
      : `Zu beanstanden ist nach deinen Einträgen nichts: ${counted('in_ordnung', kept.length)}.`
  const few = against.length <= FEW
  const more = against.length - MOST_TOLD
  return [
    `${germanList((['mangel', 'hinweis'] as const).flatMap((one) => countOf(against, one)))}:`,
    ...against.slice(0, MOST_TOLD).map((finding) => `– ${againstText(finding, few)}`),
    ...(more > 0 ? [`Und ${more} weitere; alle stehen im Kontrollordner.`] : []),
    ...(kept.length > 0 ? [`${counted('in_ordnung', kept.length)}.`] : []),
  ].join('\n')
}

const countOf = (findings: readonly Finding[], severity: Finding['severity']): string[] => {
  const count = findings.filter((one) => one.severity === severity).length
  return count === 0 ? [] : [counted(severity, count)]
}

const counted = (severity: Finding['severity'], count: number): string =>
  `${count} ${SEVERITY_NAMES[severity][count === 1 ? 0 : 1]}`

const keptText = ({ title, legalBasis }: Finding): string => `${title} (${legalBasis})`

function againstText({ severity, text, legalBasis, measure, acknowledged }: SeenFinding, withMeasure: boolean): string {
  const said = acknowledged ? ` Du hast dazu geschrieben: „${acknowledged.reason}“` : ''
  return `${SEVERITY_NAMES[severity][0]}: ${text} (${legalBasis})${withMeasure ? ` ${measure}` : ''}${said}`
}
