import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patience } from '../patience.ts'

/** An example as an embedder writes it: by the names of the package instead of paths in this repository. */
const example = (name: string): string =>
  readFileSync(`examples/${name}.ts`, 'utf8')
    .replaceAll(/'\.\.\/core\/(shared\/\w+|\w+)(?:\/index)?\.ts'/g, "'hofkern/core/$1'")
    .replaceAll(/'\.\.\/(?:adapters\/)?(memory|system|test\/contracts)\/([\w/-]+)\.ts'/g, "'hofkern/$1/$2'")
    .replaceAll('hofkern/test/contracts', 'hofkern/contracts')

describe('the library, packed and installed in an empty project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-library-'))
  const project = join(folder, 'project')
  const npm = (args: string[], cwd: string) =>
    execFileSync('npm', [...args, '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, npm_config_cache: join(folder, 'cache') },
    })
  const node = (file: string) => execFileSync(process.execPath, [file], { cwd: project, encoding: 'utf8' })

  beforeAll(() => {
    mkdirSync(project)
    execFileSync(process.execPath, ['bin/build-library.mjs'])
    for (const path of ['dist', 'node_modules/ts-results', 'node_modules/tslib'])
      npm(['pack', resolve(path), '--pack-destination', folder], folder)
    writeFileSync(join(project, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }')
    const packed = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
    npm(['install', ...packed.map((name) => join(folder, name))], project)
    for (const name of ['embed', 'keep-contract']) {
      writeFileSync(join(project, `${name}.ts`), example(name))
      writeFileSync(join(project, `${name}.js`), stripTypeScriptTypes(example(name)))
    }
  }, patience(120_000))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('brings nothing along but what carries results', () => {
    const installed = readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))
    expect(installed.toSorted()).toEqual(['hofkern', 'ts-results', 'tslib'])
  })

  it('runs the example in JavaScript', () => {
    expect(node('embed.js')).toContain('Ilse Brandt')
  })

  it('tells an adapter of one’s own whether it keeps the contract, without a test framework', () => {
    expect(node('keep-contract.js')).toMatch(/^[1-9]\d* promises kept\n$/)
  })

  it.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('has types for the example and the contracts (module %s, resolution %s)', (module, moduleResolution) => {
    const options = { target: 'es2024', lib: ['es2024', 'dom'], types: [], strict: true, noEmit: true }
    const tsconfig = {
      compilerOptions: { ...options, module, moduleResolution },
      files: ['embed.ts', 'keep-contract.ts'],
    }
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(tsconfig))
    const compiler = resolve('node_modules/typescript/bin/tsc')
    const { stdout, status } = run(compiler, project)
    expect([status, stdout]).toEqual([0, ''])
  })

  it('bundles for a browser, with nothing of Node inside', async () => {
    const bundle = await rolldown({ input: join(project, 'embed.js'), platform: 'browser', logLevel: 'silent' })
    const { output } = await bundle.write({ file: join(project, 'bundle.js'), format: 'es' })
    expect(output[0].imports).toEqual([])
    expect(output[0].code).not.toMatch(/node:|\brequire\(|\bprocess\.|\bBuffer\b/)
    expect(node('bundle.js')).toBe(node('embed.js'))
  })
})

function run(compiler: string, cwd: string): { status: number; stdout: string } {
  try {
    return { status: 0, stdout: execFileSync(process.execPath, [compiler, '-p', '.'], { cwd, encoding: 'utf8' }) }
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: string }
    return { status, stdout }
  }
}
