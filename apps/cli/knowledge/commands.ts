import { basename } from 'node:path'
import type { Command } from 'commander'
import { progress, withApplication } from '../command.ts'
import { filesIn, received } from '../folder.ts'

export function knowledgeCommands(program: Command): void {
  program
    .command('knowledge')
    .description('the knowledge that every farm may read')
    .command('import')
    .description('take the files of a folder into the shared knowledge; files of the same name are replaced')
    .argument('<folder>')
    .action(async (folder: string, _options: object, command: Command) =>
      withApplication(async ({ sources }) => {
        const paths = await filesIn(folder)
        const results: { file: string; outcome: string; passages: number | null; error: string | null }[] = []
        for (const path of paths) {
          const { outcome, source } = await sources.importShared(await received(path))
          results.push({ file: basename(path), outcome, passages: source.passages, error: source.error?.kind ?? null })
          progress(`${results.length}/${paths.length} ${basename(path)}: ${outcome}`)
        }
        const failed = results.filter(({ outcome }) => outcome === 'failed')
        const lines = results.map(
          ({ file, outcome, passages, error }) =>
            `${outcome.padEnd(9)} ${file}${error ? ` (${error})` : `, ${passages ?? 0} passages`}`,
        )
        return { data: { files: results }, text: lines.join('\n'), failed: failed.length > 0 }
      })({}, command),
    )
}
