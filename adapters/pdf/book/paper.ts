import type { Pen } from './pen.ts'

/** What a part of the document is, as PDF 1.7 names it for those who listen to it. */
export type Tag =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'P'
  | 'Span'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'TOC'
  | 'TOCI'
  | 'Reference'
  | 'Link'

/** An element of the structure; what else is in it only its paper knows. */
export interface Part {
  readonly tag: Tag
}

export interface PartOptions {
  /** Said instead of what is drawn. */
  actual?: string
  /** What a table is about. */
  summary?: string
}

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/**
 * What a book is laid out on. Drawing happens only inside of `content` and `artifact`, so nothing on a page lacks its
 * mark.
 */
export interface Paper {
  readonly document: Part
  addPage(width: number, height: number): void
  part(tag: Tag, within: Part, options?: PartOptions): Part
  /** Nothing more is put into the part; on the page where its last content stands. */
  endPart(part: Part): void
  content(part: Part, draw: (pen: Pen) => void): void
  /** What is repeated or only decorates. */
  artifact(kind: 'Pagination' | 'Layout', draw: (pen: Pen) => void): void
  /** Names a place on this page, and lists it with the bookmarks. */
  anchor(name: string, title: string, y: number): void
  /** Leads from a place of this page to what is so named. */
  link(part: Part, area: Area, name: string, says: string): void
}

/** Takes everything and keeps nothing: to find out where things will stand. */
export const blindPaper: Paper = {
  document: { tag: 'Document' },
  addPage: () => {},
  part: (tag) => ({ tag }),
  endPart: () => {},
  content: () => {},
  artifact: () => {},
  anchor: () => {},
  link: () => {},
}
