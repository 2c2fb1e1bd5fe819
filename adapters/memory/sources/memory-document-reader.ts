import { Err, Ok, type Result } from '../../../core/shared/result.ts'
import type { DocumentReader, DocumentToRead, ReadFailure } from '../../../core/sources/index.ts'
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
  async read(file, progress) {
    const document = await attempt(() => readText(file))
    if (document.ok) progress?.(1, 1)
    return document
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
