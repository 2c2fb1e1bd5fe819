import type { Command } from 'commander'
import type { Account } from '../../../core/access/index.ts'
import { exportNamespace } from '../../composition/portability/export-namespace.ts'
import { importNamespace } from '../../composition/portability/import-namespace.ts'
import { PortabilityError } from '../../composition/portability/manifest.ts'
import type { Application } from '../../composition/application.ts'
import { CommandError, progress, withApplication } from '../command.ts'

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
        const { files, bytes } = await told(async () =>
          exportNamespace(application, await accountOf(application, email), out, progress),
        )
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
        const { rows, objects } = await told(async () =>
          importNamespace(application, await accountOf(application, email), path, progress),
        )
        return { data: { rows, objects }, text: `Restored ${rows} rows and ${objects} files.` }
      })(options, command),
    )
}

async function accountOf({ access }: Application, email: string): Promise<Account> {
  const account = await access.findAccount(email)
  if (!account) throw new CommandError(`There is no account with the address ${email}.`)
  return account
}

/** What the person can mend in one line. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof PortabilityError ? new CommandError(error.message) : error
  }
}
