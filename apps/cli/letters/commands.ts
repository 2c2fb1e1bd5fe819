import { basename } from 'node:path'
import type { Command } from 'commander'
import { CommandError, progress, withApplication } from '../command.ts'
import { filesIn, received } from '../folder.ts'

export function letterCommands(program: Command): void {
  program
    .command('letters')
    .description('letters that came in by mail')
    .command('import')
    .description('take the mails (EML) of a folder among the letters of a farm; each comes in once')
    .argument('<folder>')
    .requiredOption('--email <address>', 'whose farm')
    .action(async (folder: string, options: { email: string }, command: Command) =>
      withApplication<{ email: string }>(async ({ access, sources }, { email }) => {
        const account = await access.findAccount(email)
        if (!account) throw new CommandError(`There is no account with the address ${email}.`)
        const results: { file: string; outcome: string }[] = []
        const paths = await filesIn(folder)
        for (const path of paths) {
          const taken = await sources.takeInLetter(account.namespaceId, {
            ...(await received(path)),
            contentType: 'message/rfc822',
          })
          results.push({ file: basename(path), outcome: taken.err ? `failed (${taken.val.kind})` : taken.val })
          progress(`${results.length}/${paths.length} ${basename(path)}`)
        }
        return {
          data: { files: results },
          text: results.map(({ file, outcome }) => `${outcome.padEnd(9)} ${file}`).join('\n'),
          failed: results.some(({ outcome }) => outcome.startsWith('failed')),
        }
      })(options, command),
    )
}
