import { basename } from 'node:path'
import type { Command } from 'commander'
import { accountOf, progress, withApplication } from '../command.ts'
import { filesIn, received } from '../folder.ts'

const inWords = (outcome: string): string =>
  ({ taken: 'neu', known: 'schon da' })[outcome] ?? outcome.replace('failed', 'gescheitert')

export function letterCommands(program: Command): void {
  program
    .command('letters')
    .description('Briefe, die als Mail gekommen sind')
    .command('import')
    .description('nimmt die Mails (EML) eines Ordners unter die Briefe eines Hofs auf, jede nur einmal')
    .argument('<ordner>')
    .requiredOption('--email <address>', 'wessen Hof')
    .action(async (folder: string, options: { email: string }, command: Command) =>
      withApplication<{ email: string }>(async ({ access, sources }, { email }) => {
        const account = await accountOf(access, email)
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
          text: results.map(({ file, outcome }) => `${inWords(outcome).padEnd(12)} ${file}`).join('\n'),
          failed: results.some(({ outcome }) => outcome.startsWith('failed')),
        }
      })(options, command),
    )
}
