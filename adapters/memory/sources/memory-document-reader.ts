import { Err, Ok, type Result } from '../../../core/shared/result.ts'
import {
  analyseDocument,
  planTable,
  type DocumentReader,
  type DocumentToRead,
  type ReadFailure,
} from '../../../core/sources/index.ts'
import type { ReadDocument } from '../../../core/extraction/index.ts'
import { detectFormat } from '../../documents/detect-format.ts'
import { readPlainText } from '../../documents/formats/plain-text.ts'
import { defaultReadLimits } from '../../documents/limits.ts'
import { drawTextPage } from '../../documents/preview/draw-text-page.ts'
import { failureOf, ReadFailed } from '../../documents/read-failed.ts'
import { readBytes, withStorableText } from '../../documents/read-file.ts'

/**
 * Reads plain text, Markdown and CSV in this process and draws them as the isolated reader does; everything else, which
 * needs a parser, is `unsupported_format`. For tests and for those who embed Hofkern with texts of their own, not for
 * what strangers upload.
 */
export const memoryDocumentReader: DocumentReader = {
  read: (file) => attempt(() => readText(file)),
  async analyse(file, context, _lane, progress) {
    const document = await attempt(() => readText(file))
    if (document.err) return document
    progress?.(1, 1)
    return Ok(analyseDocument(document.val, context))
  },
  async planTable(file, kind, today) {
    const document = await attempt(() => readText(file))
    return document.err ? document : planTable(document.val, kind, today)
  },
  preview: (file) => attempt(async () => (await drawTextPage(await readText(file))).encode('png')),
}

async function readText({ path, filename }: DocumentToRead): Promise<ReadDocument> {
  const bytes = await readBytes(path, defaultReadLimits)
  const { format, contentType } = await detectFormat(bytes, filename, defaultReadLimits)
  if (format !== 'txt' && format !== 'markdown' && format !== 'csv')
    throw new ReadFailed({ kind: 'unsupported_format', detected: contentType })
  return withStorableText(readPlainText(bytes, format, defaultReadLimits), defaultReadLimits)
}

async function attempt<T>(work: () => Promise<T>): Promise<Result<T, ReadFailure>> {
  try {
    return Ok(await work())
  } catch (error) {
    return Err(failureOf(error))
  }
}
