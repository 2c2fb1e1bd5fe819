import { execFileSync } from 'node:child_process'
import type { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { completionScript, wordsByPath } from '../../../apps/cli/completion/scripts.ts'
import { EXAMPLES, examplesOf, pathOf } from '../../../apps/cli/examples.ts'
import { makeProgram } from '../../../apps/cli/program.ts'

const all = (command: Command): Command[] => [command, ...command.commands.flatMap(all)]
const program = makeProgram()
/** Those that do something: a command that only holds others has nothing to show. */
const called = all(program).filter((command) => Reflect.get(command, '_actionHandler') !== null)

describe('the commands', () => {
  it('each show examples of themselves, and there is no other', () => {
    expect(called.length).toBeGreaterThan(25)
    const shown = called.map((command) => [pathOf(command), examplesOf(command)] as const)
    expect(shown.filter(([, examples]) => examples.length === 0)).toEqual([])
    expect(shown.flatMap(([, examples]) => examples).toSorted()).toEqual(EXAMPLES.toSorted())
  })

  it.each(called.map((command) => [pathOf(command), command] as const))(
    '%s can be called as shown',
    (path, command) => {
      for (const example of examplesOf(command).filter((line) => line.startsWith('hofkern'))) {
        expect(example).toMatch(new RegExp(`^hofkern ${path}(?: |$)`))
        const given = [...example.slice(`hofkern ${path}`.length).matchAll(/"([^"]*)"|(\S+)/g)].map(
          ([, quoted, word]) => quoted ?? word!,
        )
        const { operands, unknown } = command.parseOptions(given.filter((word) => word !== '--json'))
        expect(unknown).toEqual([])
        expect(operands.length >= command.registeredArguments.filter(({ required }) => required).length).toBe(true)
        for (const option of command.options.filter(({ mandatory }) => mandatory))
          expect(example).toContain(option.long)
      }
      let help = ''
      command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp()
      expect(help).toContain(`Beispiele:\n  ${examplesOf(command)[0]}`)
    },
  )
})

describe('the completion', () => {
  const offered = (...words: string[]): string[] => {
    const typed = words.map((word) => `'${word}'`).join(' ')
    const script = `${completionScript(program, 'bash')}
COMP_WORDS=(hofkern ${typed}); COMP_CWORD=${words.length}; _hofkern; printf '%s\\n' "\${COMPREPLY[@]}"`
    return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).split('\n').filter(Boolean)
  }

  it.each([
    [['us'], ['users']],
    [['users', 'dis'], ['disable']],
    [['--json', 'users', 'disable', '--e'], ['--email']],
    [
      ['users', 'disable', '--email', 'a@b.de', '--'],
      ['--email', '--yes', '--help', '--json'],
    ],
    [['oauth', 'clients', 'b'], ['block']],
    [['users', 'nonsense', 'sess'], ['sessions']],
  ])('offers in bash behind %j', (typed, expected) => {
    expect(offered(...typed)).toEqual(expected)
  })

  it('holds every command in every shell', () => {
    for (const shell of ['bash', 'zsh', 'fish'] as const) {
      const script = completionScript(program, shell)
      for (const path of wordsByPath(program).keys()) expect(script).toContain(`'${path}'`)
    }
  })
})
