import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { detectFormat } from '../../../adapters/documents/detect-format.ts'
import { readFailureText } from '../../../core/sources/read-failure-text.ts'
import { makeTextPdf } from '../../builders/documents.ts'
import { defaultReadLimits } from '../../../adapters/documents/limits.ts'

describe('an archive of several papers', () => {
  it('is no PDF though one lies in it as it is, and the person is told to upload them one by one', async () => {
    const archive = zipSync(
      {
        'schein.pdf': makeTextPdf([['Lieferschein']]),
        'tiere_neu.csv': strToU8('Ohrmarke\n'),
        'boden.csv': strToU8('pH\n'),
      },
      { level: 0 },
    )
    const failed = await detectFormat(archive, 'papiere.zip', defaultReadLimits).catch((error: unknown) => error)
    expect(failed).toMatchObject({ failure: { kind: 'unsupported_format', detected: 'application/zip' } })
    expect(readFailureText({ kind: 'unsupported_format', detected: 'application/zip' })).toBe(
      'Die Datei ist ein Archiv mit mehreren Dateien. Pack es aus und lade die Dateien darin einzeln hoch.',
    )
  })
})
