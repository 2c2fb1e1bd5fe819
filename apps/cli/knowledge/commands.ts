import { basename } from 'node:path'
import type { Command } from 'commander'
import { CommandError, progress, withApplication } from '../command.ts'
import { filesIn, received } from '../folder.ts'

const OUTCOMES = {
  added: 'neu',
  replaced: 'ersetzt',
  unchanged: 'unverändert',
  failed: 'gescheitert',
  missing: 'nicht dort',
} as const

const BRING_IN = 'Ohne Netz bringst du Gesetze als Dateien herein: hofkern knowledge import ORDNER.'
const UNREACHED = {
  unreachable: `Die Seite mit den Gesetzen ist nicht erreichbar. ${BRING_IN}`,
  not_found: `Die Seite hat kein Verzeichnis der Gesetze (HOFKERN_LAWS_BASE_URL). ${BRING_IN}`,
  unreadable: `Das Verzeichnis der Gesetze ist nicht zu lesen (HOFKERN_LAWS_BASE_URL). ${BRING_IN}`,
} as const

export function knowledgeCommands(program: Command): void {
  const knowledge = program.command('knowledge').description('das Wissen, das jeder Hof lesen darf')
  knowledge
    .command('update')
    .description('holt die Gesetze und Verordnungen, auf die es auf einem Hof ankommt, von gesetze-im-internet.de')
    .action(
      withApplication(async ({ statutes }) => {
        const updated = await statutes.updateStatutes(({ name, outcome }, done, of) =>
          progress(`${done}/${of} ${name}: ${OUTCOMES[outcome]}`),
        )
        if (updated.err) throw new CommandError(UNREACHED[updated.val.kind])
        const failed = updated.val.some(({ outcome }) => outcome === 'failed')
        return {
          data: { statutes: updated.val },
          text: updated.val.map(({ name, outcome }) => `${OUTCOMES[outcome].padEnd(12)} ${name}`).join('\n'),
          failed,
        }
      }),
    )
  knowledge
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
