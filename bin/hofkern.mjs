#!/usr/bin/env node
import { fileURLToPath } from 'node:url'

process.argv.splice(2, 0, fileURLToPath(new URL('../apps/cli/main.ts', import.meta.url)))
await import('./node24.mjs')
