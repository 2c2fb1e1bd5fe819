import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const DOCS = [...globSync('*.md'), ...globSync('docs/**/*.md')]
const TOP = globSync('*', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  optionalDependencies: Record<string, string>
  devDependencies: Record<string, string>
}
const commands = globSync('apps/cli/**/*.ts')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

describe.each(DOCS)('%s', (doc) => {
  const text = readFileSync(doc, 'utf8')
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1]!)

  it('names only paths that exist', () => {
    const paths = code
      .map((span) => span.split(/[\s:]/)[0]!)
      .filter((span) => TOP.some((folder) => span.startsWith(`${folder}/`)) && !/[<>*{}…]/.test(span))
    const links = [...text.matchAll(/\]\(([^)#]+)\)/g)]
      .map((match) => match[1]!)
      .filter((link) => !/^https?:/.test(link))
      .map((link) => join(dirname(doc), link))
    const inCommands = [...text.matchAll(/(?:@|\s)((?:bench|examples|test|docs|bin|apps|data)\/[\w./-]+)/g)].map(
      (match) => match[1]!.replace(/[.,;)]+$/, ''),
    )
    expect([...paths, ...links, ...inCommands].filter((path) => !existsSync(path))).toEqual([])
  })

  it('names only commands that exist', () => {
    const scripts = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1]!)
    expect(scripts.filter((script) => !(script in manifest.scripts))).toEqual([])
    const words = [...text.matchAll(/hofkern ((?:[a-z]+ ?){1,2})/g)]
      .filter((match) => text.slice(Math.max(0, match.index - 4), match.index).endsWith('npx '))
      .flatMap((match) => match[1]!.trim().split(' '))
    expect(words.filter((word) => !commands.includes(`command('${word}')`))).toEqual([])
  })
})

describe('the docs', () => {
  it('give every dependency its reason', () => {
    const reasons = readFileSync('docs/adr/0007-dependencies.md', 'utf8')
    const named = (name: string) =>
      reasons.includes(`\`${name}\``) || (name.includes('/') && reasons.includes(`\`${name.split('/')[0]}/*\``))
    expect(
      [manifest.dependencies, manifest.optionalDependencies, manifest.devDependencies]
        .flatMap(Object.keys)
        .filter((name) => !named(name)),
    ).toEqual([])
  })

  it('list every setting with its default', () => {
    const shape = readFileSync('apps/composition/setting-variables.ts', 'utf8')
    const settings = [...shape.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)]
      .map((match) => match[1]!)
      .filter((name) => name !== 'NODE_ENV')
    const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map((match) => match[1]!)
    expect(listed.toSorted()).toEqual(settings.toSorted())
  })
})
