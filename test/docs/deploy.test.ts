import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const UNITS = globSync('deploy/systemd/*.service')
const FILES = ['Dockerfile', 'compose.yaml', ...UNITS]
const text = (path: string): string => readFileSync(path, 'utf8')
const settings = new Set([...text('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map((match) => match[1]!))

describe('what the service is deployed with', () => {
  it.each(FILES)('%s names only settings that there are', (path) => {
    const named = [...text(path).matchAll(/\b(HOFKERN_[A-Z0-9_]+|DATABASE_URL|PORT)\b(?=[:=])/g)].map(([name]) => name)
    expect(named.filter((name) => !settings.has(name))).toEqual([])
  })

  it.each(FILES)('%s starts only programs that there are', (path) => {
    const programs = [...text(path).matchAll(/\b(?:apps|bin|deploy)\/[\w./-]+\.\w+/g)].map(([program]) => program)
    expect(programs.filter((program) => !existsSync(program))).toEqual([])
  })

  it('the image has every folder that the programs read', () => {
    const copied = [...text('Dockerfile').matchAll(/^COPY (\w+) \1$/gm)].map((match) => match[1]!)
    const sent = [...text('.dockerignore').matchAll(/^!(.+)$/gm)].map((match) => match[1]!)
    expect(sent.toSorted()).toEqual([...copied, '.npmrc', 'package.json', 'package-lock.json'].toSorted())
    const read = globSync('{apps,adapters,core}/**/*.ts').flatMap((path) =>
      [...text(path).matchAll(/new URL\(\s*'(?:\.\.\/)+(\w+)/g)].map((match) => match[1]!),
    )
    expect(read.filter((folder) => existsSync(folder) && !copied.includes(folder))).toEqual([])
  })

  it.runIf(spawnSync('systemd-analyze', ['--version']).status === 0)('systemd understands every unit', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hofkern-units-'))
    const instances = UNITS.map((unit) => {
      const path = join(folder, basename(unit).replace('@', '@8080'))
      cpSync(unit, path)
      return path
    })
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...instances], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })
})
