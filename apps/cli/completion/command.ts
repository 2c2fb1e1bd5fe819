import type { Command } from 'commander'
import { CommandError, print } from '../command.ts'
import { completionScript, SHELLS } from './scripts.ts'

export function completionCommand(program: Command): void {
  program
    .command('completion')
    .description('gibt aus, womit eine Shell Befehle und Optionen vervollständigt')
    .argument('<shell>', SHELLS.join(', '))
    .action((given: string, _options: object, command: Command) => {
      const shell = SHELLS.find((one) => one === given)
      if (!shell) throw new CommandError(`Es gibt ${SHELLS.join(', ')}.`)
      const script = completionScript(program, shell)
      print({ data: { shell, script }, text: script }, command)
    })
}
