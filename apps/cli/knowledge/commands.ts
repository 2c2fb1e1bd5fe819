import { basename } from 'node:path'
import type { Command } from 'commander'
import { progress, withApplication } from '../command.ts'
import { filesIn, received } from '../folder.ts'

const OUTCOMES = {
  added: 'neu',
  replaced: 'ersetzt',
  unchanged: 'unverändert',
  failed: 'gescheitert',
} as const

export function knowledgeCommands(program: Command): void {
  program
    .command('knowledge')
    .description('das Wissen, das jeder Hof lesen darf')
    .command('import')
    .description('nimmt die Dateien eines Ordners ins gemeinsame Wissen auf; gleichnamige werden ersetzt')
    .argument('<ordner>')
    .action(async (folder: string, _options: object, command: Command) =>
      withApplication(async ({ sources }) => {
        const paths = await filesIn(folder)
        const results: {
          file: string
          outcome: keyof typeof OUTCOMES
          passages: number | null
          error: string | null
        }[] = []
        for (const path of paths) {
          const { outcome, source } = await sources.importShared(await received(path))
          results.push({ file: basename(path), outcome, passages: source.passages, error: source.error?.kind ?? null })
          progress(`${results.length}/${paths.length} ${basename(path)}: ${OUTCOMES[outcome]}`)
        }
        const failed = results.filter(({ outcome }) => outcome === 'failed')
        const lines = results.map(
          ({ file, outcome, passages, error }) =>
            `${OUTCOMES[outcome].padEnd(12)} ${file}${error ? ` (${error})` : `, ${passages ?? 0} Abschnitte`}`,
        )
        return { data: { files: results }, text: lines.join('\n'), failed: failed.length > 0 }
      })({}, command),
    )
}
