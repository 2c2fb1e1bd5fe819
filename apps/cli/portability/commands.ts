import type { Command } from 'commander'
import type { Access, Account } from '../../../core/access/index.ts'
import { CommandError, progress, withApplication } from '../command.ts'
import { portabilityText } from './failures.ts'

export function portabilityCommands(program: Command): void {
  program
    .command('export')
    .description(
      'write everything of a farm into a new folder or ZIP archive: rows, originals, a manifest with checksums',
    )
    .requiredOption('--email <address>', 'whose farm')
    .requiredOption('--out <path>', 'a new folder, or a new file that ends in .zip')
    .action(
      withApplication<{ email: string; out: string }>(async (application, { email, out }) => {
        const exported = await application.namespaces.exportNamespace(
          await accountOf(application.access, email),
          out,
          progress,
        )
        if (exported.err) throw new CommandError(portabilityText(exported.val))
        const { files, bytes } = exported.val
        return {
          data: { out, files, bytes },
          text: `Wrote ${files} files, ${(bytes / 1024 / 1024).toFixed(1)} MB, to ${out}.`,
        }
      }),
    )

  program
    .command('import')
    .description('restore an export with the same ids into the empty farm of an account')
    .argument('<path>', 'folder or ZIP archive')
    .requiredOption('--email <address>', 'whose farm')
    .action(async (path: string, options: { email: string }, command: Command) =>
      withApplication<{ email: string }>(async (application, { email }) => {
        const imported = await application.namespaces.importNamespace(
          await accountOf(application.access, email),
          path,
          progress,
        )
        if (imported.err) throw new CommandError(portabilityText(imported.val))
        const { rows, objects, emptied } = imported.val
        const lost = emptied.map(({ kind, id, label, field }) => ({ kind, id, label, field }))
        return {
          data: { rows, objects, loses_reference: lost },
          text: [
            `Restored ${rows} rows and ${objects} files.`,
            ...lost.map(
              ({ kind, label, field }) => `Emptied, since it referred to nothing: ${field} of ${kind} “${label}”`,
            ),
          ].join('\n'),
        }
      })(options, command),
    )
}

async function accountOf(access: Access, email: string): Promise<Account> {
  const account = await access.findAccount(email)
  if (!account) throw new CommandError(`There is no account with the address ${email}.`)
  return account
}
