import { Argument, type Command } from 'commander'
import { print } from '../command.ts'
import { completionScript, SHELLS, type Shell } from './scripts.ts'

export function completionCommand(program: Command): void {
  program
    .command('completion')
    .description('gibt aus, womit eine Shell Befehle und Optionen vervollständigt')
    .addArgument(new Argument('<shell>').choices(SHELLS))
    .action((shell: Shell, _options: object, command: Command) => {
      const script = completionScript(program, shell)
      print({ data: { shell, script }, text: script }, command)
    })
}
