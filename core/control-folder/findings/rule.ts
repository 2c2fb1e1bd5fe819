import type { KindSlug, Picture, PictureRow, RowValues } from '../../farm/index.ts'
import type { Certainty, State } from '../../law/index.ts'
import type { EntryId } from '../../library/index.ts'
import type { Severity } from './finding.ts'

/** What a rule judges by. */
export interface Scene {
  /** The kinds that the rule reads, and no others. */
  picture: Picture
  /** The calendar year that is inspected. */
  year: number
  /** The day of the inspection, `YYYY-MM-DD`; it may lie after the year. */
  today: string
  /** Undefined where the farm does not say. */
  land: State | undefined
  /** The farm's own row, where there is one. */
  holding: RowValues<'holdings'> | undefined
}

/** What a rule says of one subject: one row or a few that belong together, or the whole farm. */
export interface Verdict {
  severity: Severity
  /** False: what is needed to reckon is not there. */
  checkable: boolean
  /** The subject first; none: the farm itself. */
  rows: readonly PictureRow[]
  /** German: one sentence, or two. Where it is in order, by which numbers or days; empty where there are none. */
  text: string
  /** Tells two verdicts on the same row apart, in the form of an id: `2025` or `hj1`. */
  part?: string
  due?: string
}

/**
 * One rule of law or farming that an inspection asks for: what it reads, and what it says of each subject that it
 * concerns. A subject that is all right is said to be so (`inOrder`); one that the rule does not concern is left out,
 * so that a farm without cattle hears nothing about ear tags. Each limit is read from `core/law` for the day of what is
 * judged.
 */
export interface Rule {
  /** As the reference calls it. */
  id: string
  /** German: what is asked, in a few words. */
  title: string
  /** The register whose rows it reads. */
  register: EntryId
  /** Statute and paragraph: „DüV § 10 (2)“. */
  legalBasis: string
  certainty: Certainty
  /** German: what to do about it. */
  measure: string
  /** Beside `holdings`, which every rule may read. */
  reads: readonly KindSlug[]
  judge(scene: Scene): Verdict[]
}

/**
 * What a rule says of each of these subjects: said again only of what is another, or all anew when a row of `others` or
 * of the farm is. Of the picture it sees these kinds alone, and so hangs on nothing else.
 */
export const judgeEach = <K extends object>(
  rule: string,
  { picture, year, today }: Scene,
  { of, others = [] }: { of: readonly K[]; others?: readonly KindSlug[] },
  judge: (one: K, scene: Scene) => readonly Verdict[],
): Verdict[] =>
  picture
    .deriveEach(`${rule} of ${year} on ${today}`, of, ['holdings', ...others], (one, rows) =>
      judge(one, sceneOf(rows, { year, today })),
    )
    .flat()

/** The farm as these rows show it. */
export function sceneOf(picture: Picture, { year, today }: Pick<Scene, 'year' | 'today'>): Scene {
  const holding = picture.rows('holdings')[0]?.values
  return { picture, year, today, holding, land: holding?.state ?? undefined }
}

type Said = Pick<Verdict, 'part' | 'due'> & { text: string }

export const inOrder = (...rows: PictureRow[]): Verdict => ({ severity: 'in_ordnung', checkable: true, rows, text: '' })

/** In order, with what was held against what. */
export const inOrderBy = (rows: readonly PictureRow[], text: string): Verdict => ({ ...inOrder(...rows), text })

/** A breach: never from a value that is merely missing for the arithmetic. */
export const breach = (rows: readonly PictureRow[], said: Said): Verdict => ({
  severity: 'mangel',
  checkable: true,
  rows,
  ...said,
})

export const note = (rows: readonly PictureRow[], said: Said): Verdict => ({
  severity: 'hinweis',
  checkable: true,
  rows,
  ...said,
})

/** Something is missing that the rule reckons with; the text says what. */
export const notCheckable = (rows: readonly PictureRow[], said: Said): Verdict => ({
  severity: 'hinweis',
  checkable: false,
  rows,
  ...said,
})
