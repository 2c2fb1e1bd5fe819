import { entryClass, stems, yearSpan, type Entry, type View } from '../../answers/index.ts'
import { kindOf, type KindSlug } from '../../farm/index.ts'
import { controlsOf, entryOf, EVERYDAY_NAMES } from '../../library/index.ts'
import type { Finding, FindingRow } from '../findings/finding.ts'
import { CONTROL_CLASSES } from './control-words.ts'
import { FINDING_GLUE, FINDING_NOUNS } from './finding-words.ts'
import { tellFindings, type ToldFinding } from './tell-findings.ts'
import { WORDS_OF_RULES } from './words-of-rules.ts'

/** What an inspection would find in a year, and what it would find in order. */
export const findingsView: View = {
  name: 'findings',
  label: 'Befunde',
  example: 'Was würde ein Prüfer bei der Düngung beanstanden?',
  nouns: FINDING_NOUNS,
  neutralWords: FINDING_GLUE,
  columns: [
    { name: 'text', label: 'Befund', type: 'text', words: new Set() },
    { name: 'title', label: 'Regel', type: 'text', words: new Set() },
    { name: 'legalBasis', label: 'Grundlage', type: 'text', words: new Set() },
  ],
  roles: { list: [] },
  classes: [
    ...CONTROL_CLASSES,
    entryClass('Fruchtfolge', 'Fruchtfolge Fruchtwechsel', ({ values }) => values.register === 'anbauplan', {
      needsNoun: true,
    }),
    entryClass(
      'Antibiotika',
      'Antibiotika Antibiotikameldung TAM',
      ({ values }) => values.register === 'antibiotika_tam',
      { needsNoun: true },
    ),
  ],
  combinesClasses: true,
  heads: stems('Acker Feld Schlag Wiese Weide Koppel Stück Fläche'),
  completeness: 'register',
  tense: 'past',
  answersDuties: true,
  tellsAlso: {
    types: ['where', 'until', 'when'],
    says: ['missing', 'complete', 'asksPermission', 'overdue', 'outOfLimits', 'state', 'aggregate'],
    denied: 'any',
  },
  spanOf: ({ values }) => yearSpan(values.year as number),
  tells: (entries, asked) =>
    tellFindings(
      entries.map(({ values }) => values.told as ToldFinding),
      asked,
    ),
}

/** Where findings are asked about, beside what they say. */
export interface Surroundings {
  year: number
  /** The farm's own row. */
  holding: string | undefined
  /** By row: what else it is called, such as the field of a work. */
  otherNames: ReadonlyMap<string, string>
}

/** A finding as something that can be asked about; it is evidence of its first row, or of the farm's own. */
export function findingEntry(told: ToldFinding, { year, holding, otherNames }: Surroundings): Entry {
  const { finding } = told
  const { rows, register, rule } = finding
  const [row] = rows
  const kind = row?.kind ?? 'holdings'
  const label = row?.label ?? 'Betrieb'
  return {
    name: finding.title,
    values: {
      // How a rule is kept is told in words of other things: who says one of them has not asked for it.
      text: finding.severity === 'in_ordnung' ? null : finding.text,
      title: finding.title,
      legalBasis: finding.legalBasis,
      register,
      controls: controlsOf(register).map(({ id }) => id),
      year,
      told,
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
      ...rows.flatMap((one) => [one.label, kindOf(one.kind).singular, kindWords(one), otherNames.get(one.id) ?? '']),
      entryOf(register).title,
      EVERYDAY_NAMES[register] ?? '',
      ...(WORDS_OF_RULES[rule] ?? '').split(/\s+/u),
      standardOf(finding) ?? '',
    ].filter((text) => text !== ''),
  }
}

/** What a row is called for its kind. */
const KIND_WORDS: Readonly<Partial<Record<KindSlug, string>>> = {
  fields: 'Feld Schlag Acker Fläche Stück Parzelle',
  animals: 'Tier Rind Rindvieh Vieh',
  machines: 'Maschine Gerät',
  work_items: 'Arbeit Maßnahme Einsatz',
  people: 'Person Mitarbeiter',
  measurements: 'Messung Wert Messwert',
  treatments: 'Behandlung',
}

const kindWords = ({ kind }: FindingRow): string => KIND_WORDS[kind] ?? ''

/** „GLÖZ 7“: as people call the standards of good condition. */
function standardOf({ rule }: Finding): string | undefined {
  const number = /gloez(?<number>\d)/.exec(rule)?.groups?.number
  return number === undefined ? undefined : `GLÖZ ${number}`
}
