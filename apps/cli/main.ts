import { Command } from 'commander'
import { explainForeseen } from '../foreseen-faults.ts'
import { accessCommands } from './access/commands.ts'
import { oauthCommands } from './access/oauth-commands.ts'
import { billingCommands } from './billing/commands.ts'
import { speakGerman } from './in-german.ts'
import { knowledgeCommands } from './knowledge/commands.ts'
import { letterCommands } from './letters/commands.ts'
import { namespaceCommands } from './namespaces/commands.ts'
import { operationCommands } from './operation/commands.ts'
import { portabilityCommands } from './portability/commands.ts'

const program = speakGerman(new Command('hofkern'))
  .description('Betreibt und pflegt Hofkern.')
  .option('--json', 'gibt JSON aus')
  .exitOverride()

for (const addTo of [
  operationCommands,
  accessCommands,
  oauthCommands,
  billingCommands,
  knowledgeCommands,
  letterCommands,
  portabilityCommands,
  namespaceCommands,
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
  const { code, exitCode, stack } = error as Error & { code?: string; exitCode?: number }
  if (code?.startsWith('commander.')) return exitCode ?? 1
  console.error(explainForeseen(error) ?? stack)
  return 1
}
