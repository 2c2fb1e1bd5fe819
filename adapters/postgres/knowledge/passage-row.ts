import type { StoredPassage } from '../../../core/knowledge/index.ts'
import type { DocumentId } from '../../../core/shared/ids.ts'

export interface PassageRow {
  document_id: DocumentId
  title: string
  ordinal: number
  page: number
  start_offset: number
  end_offset: number
  heading: string
  text: string
  stems: string
  question_stems: string | null
}

export const passageOf = (row: PassageRow): StoredPassage => ({
  documentId: row.document_id,
  title: row.title,
  ordinal: row.ordinal,
  page: row.page,
  start: row.start_offset,
  end: row.end_offset,
  heading: row.heading,
  text: row.text,
  stems: row.stems,
  ...(row.question_stems && { asked: row.question_stems }),
})

/** What a statement selects of passages `p`. */
export const PASSAGE = `p.document_id, d.title, p.ordinal, p.page, p.start_offset, p.end_offset, p.heading,
    p.text, p.stems, p.question_stems
  from passages p join knowledge_documents d on d.namespace_id = p.namespace_id and d.id = p.document_id`
