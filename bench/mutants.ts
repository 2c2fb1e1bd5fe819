/**
 * How many small mistakes in the memory adapters the contract suites see: each is planted alone, and the suites run
 * over it. Prints each that was not seen, and the share that was. What survives either changes nothing that a caller
 * could see, or is a promise without a case.
 *
 * npm run bench:mutants -- [part of a file name]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { mutantsOf, type Mutant } from './mutants/mutate.ts'

const WORKERS = 2
/** A mutant that keeps a promise from settling is seen by that. */
const PATIENCE_MS = 60_000

const part = process.argv[2] ?? ''
const files = readdirSync('adapters/memory', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/document-reader|-browser/.test(name) && name.includes(part))
  .toSorted()

const whole = await brokenBy('', '')
if (whole !== null) throw new Error(`The contracts do not hold before anything is planted: ${whole}`)

const waiting = files.flatMap((name) => {
  const path = join('adapters/memory', name)
  return mutantsOf(readFileSync(path, 'utf8')).map((mutant) => ({ path, mutant }))
})
const total = waiting.length
const survivors: { path: string; mutant: Mutant }[] = []
await Promise.all(
  Array.from({ length: WORKERS }, async () => {
    for (let one = waiting.shift(); one; one = waiting.shift())
      if ((await brokenBy(pathToFileURL(resolve(one.path)).href, one.mutant.text)) === null) survivors.push(one)
  }),
)
for (const { path, mutant } of survivors.toSorted((a, b) =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : a.mutant.line - b.mutant.line,
))
  console.log(`${path}:${mutant.line}  ${mutant.change}`)
console.log(
  `${total - survivors.length} of ${total} seen (${((100 * (total - survivors.length)) / total).toFixed(1)} %)`,
)

function brokenBy(file: string, text: string): Promise<string | null> {
  return new Promise((done) => {
    const worker = new Worker(new URL('mutants/run-contracts.ts', import.meta.url), { workerData: { file, text } })
    const end = (broken: string | null) => {
      clearTimeout(timer)
      void worker.terminate()
      done(broken)
    }
    const timer = setTimeout(() => end('it does not come to an end'), PATIENCE_MS)
    worker.once('message', end).once('error', (error) => end(String(error)))
  })
}
