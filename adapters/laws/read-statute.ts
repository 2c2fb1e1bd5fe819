import { corrupt } from '../documents/read-failed.ts'
import { childOf, childrenOf, parseMixedXml, type MixedElement } from './mixed-xml.ts'
import { footnotesOf, inOneLine, writeRunningText } from './write-running-text.ts'

/** A statute as the Federal Ministry of Justice publishes it (gii-norm.dtd). */
export interface Statute {
  /** jurabk, e.g. `GAPDZV`: what it is known by, whatever its address is. */
  abbreviation: string
  title: string
  shortTitle: string | null
  /** Day of enactment, YYYY-MM-DD. */
  enactedOn: string | null
  /** Where it was published, e.g. `BGBl I 2022, 139, 2287`. */
  publishedIn: string | null
  /** State of the text, e.g. „Zuletzt geändert durch Art. 1 G v. 4.12.2024 I Nr. 396“. */
  state: string | null
  /** What else is said of its state, e.g. when it came into force. */
  remarks: string[]
  /** Day on which the publisher made this text, YYYY-MM-DD. */
  textOn: string
  norms: Norm[]
}

/** A paragraph (§), an article or an annex. */
export interface Norm {
  /** `§ 8`, `Anlage 3`, `Eingangsformel`. */
  label: string
  title: string | null
  /** The headings that it stands below, from the outermost. */
  chapters: string[]
  /** Blocks of Markdown: an Absatz, a point of a list, a table. */
  text: string[]
  footnotes: string[]
}

const GONE = /^\W*(weggefallen|aufgehoben)\W*$/i
const GONE_PARAGRAPH = /^\(\d+[a-z]?\)\s*\((weggefallen|aufgehoben)\)$/i

/** Reads the official XML of one statute. Throws `corrupt` where it is something else, or ends early. */
export function readStatute(bytes: Uint8Array): Statute {
  const root = parseMixedXml(bytes)
  const [frame, ...rest] = childrenOf(root, 'norm')
  const about = childOf(frame, 'metadaten')
  const abbreviation = textOf(about, 'jurabk')
  const title = textOf(about, 'langue')
  const textOn = dayOfBuild(root.attributes['builddate'])
  if (root.name !== 'dokumente' || !abbreviation || !title || !textOn) throw corrupt('no statute of gii-norm')
  const published = childOf(about, 'fundstelle')
  return {
    abbreviation,
    title,
    shortTitle: textOf(about, 'kurzue'),
    enactedOn: textOf(about, 'ausfertigung-datum'),
    publishedIn: published
      ? [textOf(published, 'periodikum'), textOf(published, 'zitstelle')].filter(Boolean).join(' ') || null
      : null,
    state: statesOf(about, true).join('; ') || null,
    remarks: statesOf(about, false),
    textOn,
    norms: normsOf(rest),
  }
}

function normsOf(norms: MixedElement[]): Norm[] {
  let chapters: { depth: number; heading: string }[] = []
  return norms.flatMap((norm) => {
    const about = childOf(norm, 'metadaten')
    const chapter = childOf(about, 'gliederungseinheit')
    if (chapter) {
      // Three digits of the key for each level.
      const depth = (textOf(chapter, 'gliederungskennzahl') ?? '').length
      const heading = [textOf(chapter, 'gliederungsbez'), textOf(chapter, 'gliederungstitel')].filter(Boolean).join(' ')
      chapters = [...chapters.filter((outer) => outer.depth < depth), { depth, heading }]
    }
    const label = textOf(about, 'enbez')
    const title = textOf(about, 'titel')
    if (!label || label === 'Inhaltsübersicht' || GONE.test(title ?? '')) return []
    const content = childOf(childOf(norm, 'textdaten'), 'text')
    const text = content ? writeRunningText(content).filter((block) => !GONE_PARAGRAPH.test(block)) : []
    if (text.every((block) => GONE.test(block) || block === '-') && (text.length > 0 || !title)) return []
    return [
      {
        label,
        title,
        chapters: chapters.map(({ heading }) => heading),
        text,
        footnotes: [...footnotesOf(content), ...notesOf(norm)],
      },
    ]
  })
}

/** What stands with a norm as its notes, without the marks of the publisher's own record („Textnachweis“). */
const notesOf = (norm: MixedElement): string[] => {
  const notes = childOf(childOf(childOf(norm, 'textdaten'), 'fussnoten'), 'Content')
  return notes
    ? writeRunningText(notes)
        .map((note) => note.replaceAll(/\(\+\+\+.*?\+\+\+\)/gsu, '').trim())
        .filter(Boolean)
    : []
}

/** What is said of the state of the text, or else beside it. */
const statesOf = (about: MixedElement | undefined, ofText: boolean): string[] =>
  childrenOf(about, 'standangabe')
    .filter((state) => (textOf(state, 'standtyp') === 'Stand') === ofText)
    .flatMap((state) => textOf(state, 'standkommentar') ?? [])

/** Line breaks of a title are spaces. */
function textOf(element: MixedElement | undefined, name: string): string | null {
  const child = childOf(element, name)
  return (child && inOneLine(child)) || null
}

const dayOfBuild = (stamp: string | undefined): string | undefined =>
  stamp && /^\d{14}$/.test(stamp) ? `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}` : undefined
