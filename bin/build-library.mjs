#!/usr/bin/env node
// Builds what other programs embed, as a package of its own in dist/: the core, the adapters in memory and the contract
// suites, in JavaScript with types. The service and its vendors stay out, so the package needs only what the core needs.
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)
const {
  name,
  version,
  description,
  license,
  private: isPrivate,
  type,
  dependencies,
} = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
rmSync(new URL('dist', root), { recursive: true, force: true })
execFileSync(fileURLToPath(new URL('node_modules/.bin/tsc', root)), ['-p', 'tsconfig.build.json'], {
  cwd: root,
  stdio: 'inherit',
})
const manifest = {
  name,
  version,
  description,
  license,
  private: isPrivate,
  type,
  exports: {
    './core/*': './core/*/index.js',
    './core/shared/*': './core/shared/*.js',
    './memory/*': './adapters/memory/*.js',
    './system/*': './adapters/system/*.js',
    './contracts/*': './test/contracts/*.js',
  },
  browser: { './adapters/memory/async-scope.js': './adapters/memory/async-scope-browser.js' },
  dependencies: { 'ts-results': dependencies['ts-results'], tslib: dependencies.tslib },
  sideEffects: false,
}
writeFileSync(new URL('dist/package.json', root), `${JSON.stringify(manifest, null, 2)}\n`)
