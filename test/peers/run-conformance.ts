import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

interface Check {
  id: string
  status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO'
  errorMessage?: string
}

/** What the suite found, by scenario: the faults, none where it passed. */
export type Findings = Map<string, string[]>

/** Runs the conformance suite of a package; `onLine` sees what it prints as it comes. */
export async function runConformance(
  packageName: string,
  args: string[],
  onLine: (line: string) => void = () => {},
): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-conformance-'))
  const program = join(createRequire(import.meta.url).resolve(`${packageName}/package.json`), '../dist/index.js')
  const child = spawn(process.execPath, [program, ...args, '--output-dir', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface(child.stdout).on('line', onLine)
  await new Promise((done) => void child.once('close', done))
  const found = new Map(
    readdirSync(folder).map((run) => [
      scenarioOf(run),
      faultsIn(JSON.parse(readFileSync(join(folder, run, 'checks.json'), 'utf8')) as Check[]),
    ]),
  )
  rmSync(folder, { recursive: true })
  return found
}

/** From the name of the folder of a run: kind, scenario and time. */
const scenarioOf = (run: string): string =>
  /^(?:server|authorization-server)-(.*)-\d{4}-\d\d-\d\dT[\dZ-]+$/.exec(run)![1]!

/** A warning is a fault, too, and so is a scenario that checked nothing. */
function faultsIn(checks: Check[]): string[] {
  const tell = (one: Check) => `${one.id}: ${one.errorMessage ?? one.status}`
  const failed = checks.filter(({ status }) => status === 'FAILURE' || status === 'WARNING')
  return failed.length > 0 || checks.some(({ status }) => status === 'SUCCESS')
    ? failed.map(tell)
    : ['nothing was checked']
}
