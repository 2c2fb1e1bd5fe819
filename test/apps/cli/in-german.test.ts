import { globSync, readFileSync } from 'node:fs'
import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { speakGerman } from '../../../apps/cli/in-german.ts'

const ENGLISH = /\b(?:the|and|with|list|make|print|whose|every|from|one|what|how|there|is|not)\b/i

describe('the command line', () => {
  it('describes itself in German', () => {
    const said = globSync('apps/cli/**/*.ts').flatMap((path) =>
      [
        ...readFileSync(path, 'utf8').matchAll(
          /(?:description\(|(?:ption|argument)\('[^']*',|CommandError\()\s*['`](.*?)['`]/g,
        ),
      ].map((match) => match[1]!.replaceAll(/\$\{[^}]*\}|--\w+/g, '')),
    )
    expect(said.length).toBeGreaterThan(40)
    expect(said.filter((text) => ENGLISH.test(text))).toEqual([])
  })

  const said = async (...args: string[]): Promise<string> => {
    let text = ''
    const program = speakGerman(new Command('hofkern')).exitOverride()
    program.configureOutput({ writeOut: (out) => (text += out), writeErr: (out) => (text += out) })
    program
      .command('export')
      .requiredOption('--email <address>')
      .action(() => {})
    program
      .command('import')
      .argument('<pfad>')
      .action(() => {})
    await program.parseAsync(args, { from: 'user' }).catch(() => {})
    return text.trim()
  }

  it.each([
    [['exprt'], 'Den Befehl „exprt“ gibt es nicht.\nMeinst du „export“?'],
    [['export'], 'Es fehlt „--email <address>“.'],
    [['export', '--email'], 'Zu „--email <address>“ fehlt der Wert.'],
    [['export', '--email', 'a', '--foo'], 'Die Option „--foo“ gibt es hier nicht.'],
    [['import'], 'Es fehlt: pfad.'],
    [['import', 'a', 'b'], 'Das sind zu viele Angaben.'],
  ])('says what is wrong with %j', async (args, text) => {
    expect(await said(...args)).toBe(text)
  })

  it('helps in German', async () => {
    expect(await said('--help')).not.toMatch(/Usage|Options|Commands|display help/)
  })
})
