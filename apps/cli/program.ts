import { createRequire } from 'node:module'
import { Command } from 'commander'
import { accessCommands } from './access/commands.ts'
import { billingCommands } from './billing/commands.ts'
import { oauthCommands } from './access/oauth-commands.ts'
import { completionCommand } from './completion/command.ts'
import { withExamples } from './examples.ts'
import { inboxCommand } from './inbox/command.ts'
import { speakGerman } from './in-german.ts'
import { knowledgeCommands } from './knowledge/commands.ts'
import { letterCommands } from './letters/commands.ts'
import { mailboxCommands } from './mailboxes/commands.ts'
import { namespaceCommands } from './namespaces/commands.ts'
import { operationCommands } from './operation/commands.ts'
import { portabilityCommands } from './portability/commands.ts'

const { version } = createRequire(import.meta.url)('../../package.json') as { version: string }

/** Every command; nothing runs before it is called. */
export function makeProgram(): Command {
  const program = speakGerman(new Command('hofkern'))
    .description('Betreibt und pflegt Hofkern.')
    .version(version, '-V, --version', 'zeigt die Version')
    .option('--json', 'gibt JSON aus')
    .exitOverride()
  for (const addTo of [
    operationCommands,
    accessCommands,
    oauthCommands,
    billingCommands,
    knowledgeCommands,
    inboxCommand,
    letterCommands,
    mailboxCommands,
    portabilityCommands,
    namespaceCommands,
    completionCommand,
  ])
    addTo(program)
  return withExamples(program)
}
