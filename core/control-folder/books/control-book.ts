import type { Picture } from '../../farm/index.ts'
import {
  COVER,
  entryOf,
  farmLine,
  REGISTERS,
  registerChapter,
  type Block,
  type Chapter,
  type Control,
  type EntryId,
  type PrintedBook,
} from '../../library/index.ts'
import { germanDay, germanMoment } from '../../shared/german/write-german.ts'
import type { SeenFinding } from '../read-folder.ts'
import { linesOf, type FolderYear } from './control-state.ts'

/**
 * The book of a control: cover, contents with what is found in each register, the registers in the order in which the
 * inspector reads them, each followed by the plan that is adopted for it, which of them are empty, what is open, and a
 * line to sign on. Undefined where none of the registers has anything.
 */
export function controlBook(
  control: Control,
  picture: Picture,
  findings: readonly SeenFinding[],
  when: FolderYear,
  plans: ReadonlyMap<EntryId, Chapter> = new Map(),
): PrintedBook | undefined {
  const { year, today } = when
  const kept = control.registers.filter((id) => id !== COVER)
  const isEmpty = (id: EntryId): boolean => linesOf(picture, id, when).length === 0 && !plans.has(id)
  if (control.registers.every(isEmpty)) return undefined
  const against = findings.filter(
    ({ severity, register }) =>
      severity !== 'in_ordnung' && (control.registers as readonly EntryId[]).includes(register),
  )
  const holding = picture.rows('holdings')[0]?.values
  return {
    title: control.title,
    subtitle: `Kalenderjahr ${year}`,
    farm: farmLine(holding),
    madeOn: today,
    cover: [
      ...linesOf(picture, COVER, when).map(({ cells: [label = '', value = ''] }) => ({ label, value })),
      { label: 'Zeitraum', value: `01.01.${year} bis 31.12.${year}` },
      { label: 'Stand', value: germanDay(today) },
    ],
    hasContents: true,
    chapters: [
      ...kept.flatMap((id) => [
        ...(linesOf(picture, id, when).length > 0 ? [chapterOf(id, picture, against, when)] : []),
        ...(plans.has(id) ? [plans.get(id)!] : []),
      ]),
      ...withoutEntries(kept.filter(isEmpty), against),
      openFindings(against, holding?.name ?? null),
    ],
  }
}

/** A register with marks where something is found in one of its lines. */
function chapterOf(id: EntryId, picture: Picture, against: readonly SeenFinding[], when: FolderYear): Chapter {
  const own = against.filter(({ register }) => register === id)
  const lines = linesOf(picture, id, when)
  const worst = new Map<string, SeenFinding['severity']>()
  for (const { rows, severity } of own)
    for (const row of rows) if (worst.get(row.id) !== 'mangel') worst.set(row.id, severity)
  const marks = Object.fromEntries(
    lines.flatMap((line, index) => {
      const severity = worst.get(line.id)
      return severity === 'mangel' || severity === 'hinweis' ? [[index, severity] as const] : []
    }),
  )
  const chapter = registerChapter(REGISTERS[id]!, { picture, period: String(when.year), today: when.today })
  return {
    ...chapter,
    remark: remarkOf(own) || 'ohne Befund',
    blocks: chapter.blocks.map((block) => (block.type === 'table' ? { ...block, marks } : block)),
  }
}

/** What an inspector asks for and nothing stands in, on one page. */
function withoutEntries(ids: readonly EntryId[], against: readonly SeenFinding[]): Chapter[] {
  if (ids.length === 0) return []
  const remarkFor = (id: EntryId): string => remarkOf(against.filter(({ register }) => register === id))
  const rows = ids.map((id) => [entryOf(id).title, remarkFor(id)])
  return [
    {
      title: 'Ohne Eintragungen',
      remark: remarkOf(against.filter(({ register }) => ids.includes(register))) || `${ids.length} Register`,
      blocks: [
        paragraph('In diesen Registern steht für das Jahr nichts.'),
        {
          type: 'table',
          title: 'Ohne Eintragungen',
          columns: [{ label: 'Register', width: 3 }, { label: 'Befunde' }],
          rows,
        },
      ],
    },
  ]
}

function remarkOf(found: readonly SeenFinding[]): string {
  const count = (severity: SeenFinding['severity']) => found.filter((one) => one.severity === severity).length
  const [breaches, notes] = [count('mangel'), count('hinweis')]
  return [
    breaches > 0 ? `${breaches} ${breaches === 1 ? 'Mangel' : 'Mängel'}` : '',
    notes > 0 ? `${notes} ${notes === 1 ? 'Hinweis' : 'Hinweise'}` : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

const openFindings = (against: readonly SeenFinding[], farm: string | null): Chapter => ({
  title: 'Offene Befunde und Unterschrift',
  remark: remarkOf(against) || 'keine',
  blocks: [
    ...(against.length === 0 ? [paragraph('Es ist kein Befund offen.')] : against.flatMap(blocksOf)),
    paragraph('Die Befunde sind eine Eigenkontrolle und keine Rechtsberatung; Landesrecht kann abweichen.'),
    { type: 'signature', label: `Ort, Datum, Unterschrift${farm === null ? '' : ` (${farm})`}` },
  ],
})

function blocksOf(finding: SeenFinding): Block[] {
  const { title, text, measure, legalBasis, rows, due, severity, acknowledged } = finding
  const about = rows.map(({ label }) => `„${label}“`).join(', ')
  return [
    {
      type: 'paragraph',
      text: `${title} (${legalBasis})${about === '' ? '' : `: ${about}`}. ${text}`,
      ...(severity !== 'in_ordnung' && { mark: severity }),
    },
    paragraph(
      [
        measure,
        due === null ? '' : `Frist: ${germanDay(due)}.`,
        acknowledged === null ? '' : `Vermerk vom ${germanMoment(acknowledged.at)}: ${acknowledged.reason}`,
      ]
        .filter((part) => part !== '')
        .join(' '),
    ),
  ]
}

const paragraph = (text: string): Block => ({ type: 'paragraph', text })
