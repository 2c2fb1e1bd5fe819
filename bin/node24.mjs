#!/usr/bin/env node
// Runs a TypeScript entry point on Node 24, which the optional dependency brings along, whatever Node started npm.
// Usage: node bin/node24.mjs FILE [ARG ...]
import { spawn } from 'node:child_process'
import { node24, explainMissingNode } from './find-node24.mjs'

const binary = node24()
if (!binary) {
  console.error(explainMissingNode())
  process.exit(1)
}
const child = spawn(binary, ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => {
  if (signal) {
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  } else process.exit(code ?? 1)
})
