import { z } from 'zod'
import { SEVERITIES, type ControlFolder, type SeenFinding } from '../../core/control-folder/index.ts'
import type { Deadline, Farm } from '../../core/farm/index.ts'
import { CONTROLS, controlsOf, type ControlId } from '../../core/library/index.ts'
import { germanDay } from '../../core/shared/german/write-german.ts'
import type { Clock } from '../../core/shared/ports/clock.ts'
import { dayOf } from '../../core/shared/time/day-in-germany.ts'
import { addDays } from '../../core/shared/time/days.ts'
import { Cursor, offsetOf, textPage } from './slices.ts'
import { tool, type Tool } from './tool.ts'

const Control = z.enum(CONTROLS.map(({ id }) => id) as [ControlId, ...ControlId[]])

/** What an inspector would find, and what has to be done by when. */
export const inspectionTools = (folder: ControlFolder, farm: Farm, clock: Clock): Tool[] => [
  tool({
    name: 'list_findings',
    title: 'Befunde auflisten',
    scope: 'documents.read',
    effect: 'reads',
    description: 'Zeigt, was eine Kontrolle finden würde, mit Paragraph, Abhilfe und Zeilen.',
    input: z.strictObject({
      year: z.int().min(2000).max(2100).optional(),
      severity: z.enum(SEVERITIES).optional(),
      control: Control.optional(),
      cursor: Cursor.optional(),
    }),
    async run(actor, { year, severity, control, cursor }) {
      const { findings } = await folder.readFolder(actor, { year })
      const wanted = findings.filter(
        (finding) =>
          (severity === undefined ? finding.severity !== 'in_ordnung' : finding.severity === severity) &&
          (control === undefined || controlsOf(finding.register).some(({ id }) => id === control)),
      )
      return textPage(wanted, findingText, offsetOf(cursor), 'Keine Befunde.')
    },
  }),
  tool({
    name: 'list_deadlines',
    title: 'Fristen auflisten',
    scope: 'documents.read',
    effect: 'reads',
    description: 'Zeigt, was in den nächsten Tagen fällig ist, nach Gesetz, Schreiben oder Vertrag.',
    input: z.strictObject({ days: z.int().min(1).max(400).default(30), cursor: Cursor.optional() }),
    async run({ namespaceId }, { days, cursor }) {
      const today = dayOf(clock.now())
      const span = { from: addDays(today, -DAYS_BACK), until: addDays(today, days), today }
      return textPage(
        await farm.readAllDeadlines(namespaceId, span),
        deadlineText,
        offsetOf(cursor),
        'Nichts ist fällig.',
      )
    },
  }),
]

const DAYS_BACK = 7

const MOST_ROWS = 5

function findingText({ severity, text, legalBasis, measure, due, rows, acknowledged }: SeenFinding): string {
  const more = rows.length > MOST_ROWS ? [`und ${rows.length - MOST_ROWS} weitere`] : []
  return [
    `${severity}: ${text} (${legalBasis})`,
    measure,
    due === null ? '' : `Frist: ${germanDay(due)}.`,
    acknowledged ? `Quittiert: „${acknowledged.reason}“` : '',
    rows.length === 0 ? '' : `Zeilen: ${[...rows.slice(0, MOST_ROWS).map(rowText), ...more].join('; ')}`,
  ]
    .filter(Boolean)
    .join(' ')
}

const rowText = ({ kind, id, label }: { kind: string; id: string; label: string }): string => `${label} (${kind}/${id})`

const deadlineText = ({ on, what, why, kind, rowId }: Deadline): string =>
  `${germanDay(on)}: ${what} (${why}; ${kind}/${rowId})`
