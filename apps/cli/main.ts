import { Command } from 'commander'
import { SettingsError } from '../composition/settings.ts'
import { accessCommands } from './access/commands.ts'
import { oauthCommands } from './access/oauth-commands.ts'
import { CommandError } from './command.ts'
import { knowledgeCommands } from './knowledge/commands.ts'
import { letterCommands } from './letters/commands.ts'
import { operationCommands } from './operation/commands.ts'
import { portabilityCommands } from './portability/commands.ts'

const program = new Command('hofkern')
  .description('Runs and looks after a Hofkern service')
  .option('--json', 'print JSON')
  .configureHelp({ showGlobalOptions: true })
  .exitOverride()

for (const addTo of [
  operationCommands,
  accessCommands,
  oauthCommands,
  knowledgeCommands,
  letterCommands,
  portabilityCommands,
])
  addTo(program)

try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = explain(error)
}
process.exit()

/** One clear line for a fault that the person can mend, the stack for one of ours; returns the exit code. */
function explain(error: unknown): number {
  const { name, code, message, exitCode, stack } = error as Error & { code?: string; exitCode?: number }
  if (code?.startsWith('commander.')) return exitCode ?? 1
  const mendable =
    error instanceof CommandError ||
    error instanceof SettingsError ||
    ['EmbeddedServerError', 'DatabaseAwayError', 'RoleError', 'SecretFileError', 'DumpError', 'BackupError'].includes(
      name,
    ) ||
    ['ENOENT', 'EACCES', 'ENOSPC'].includes(code ?? '')
  console.error(mendable ? message : code === 'ECONNREFUSED' ? `The database cannot be reached: ${message}` : stack)
  return 1
}
