import type { Folder, SeenFinding } from '../../../core/control-folder/index.ts'
import { presentFinding, presentRest } from './schemas.ts'

/** A finding is the same object as long as nothing changes that it hangs on, so it is written once. */
const written = new WeakMap<SeenFinding, Buffer>()

const COMMA = Buffer.from(',')

/** The folder of a year as JSON: thousands of findings, of which a change of one row touches a few. */
export function writeFolder(folder: Folder): Buffer {
  const rest = JSON.stringify(presentRest(folder))
  const findings = folder.findings.flatMap((finding, place) => [...(place > 0 ? [COMMA] : []), writeFinding(finding)])
  return Buffer.concat([Buffer.from(`${rest.slice(0, -1)},"befunde":[`), ...findings, Buffer.from(']}')])
}

function writeFinding(finding: SeenFinding): Buffer {
  const known = written.get(finding)
  if (known) return known
  const json = Buffer.from(JSON.stringify(presentFinding(finding)))
  written.set(finding, json)
  return json
}
