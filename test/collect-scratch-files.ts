import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a run of the tests leaves in the folder for temporary files goes with it. */
export default function collectScratchFiles(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-run-'))
  // Servers that run as another user keep their data below it.
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
