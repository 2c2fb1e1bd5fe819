#!/usr/bin/env node
// Runs a TypeScript entry point on Node 24, which the optional dependency brings along, whatever Node started npm.
// Usage: node bin/node24.mjs FILE [ARG ...]
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { node24, explainMissingNode } from './find-node24.mjs'

const binary = node24()
if (!binary) {
  console.error(explainMissingNode())
  process.exit(1)
}
// What was stripped and compiled once is kept: every later start is faster and smaller.
const cache = fileURLToPath(new URL('../node_modules/.cache/hofkern', import.meta.url))
// A small young generation keeps the memory of the service flat under load; a large one grows by a hundred megabytes
// before it is cleared. The old one may grow by 70 % until it is collected, not fourfold as V8 lets it: a collection
// gives every emptied page back in one piece, and the larger the heap, the longer nobody is served.
const flags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=4',
  '--heap-growing-percent=70',
  '--expose-gc',
]
const child = spawn(binary, [...flags, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: cache, ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => {
  if (signal) {
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  } else process.exit(code ?? 1)
})
