import type { Command } from 'commander'
import { germanNumber } from '../../../core/shared/german/write-german.ts'
import { accountOf, CommandError, progress, withApplication } from '../command.ts'
import { portabilityText } from './failures.ts'

export function portabilityCommands(program: Command): void {
  program
    .command('export')
    .description(
      'schreibt alles von einem Hof in einen neuen Ordner oder ein ZIP-Archiv: Zeilen, Originale, Verzeichnis mit Prüfsummen',
    )
    .requiredOption('--email <address>', 'wessen Hof')
    .requiredOption('--out <path>', 'ein neuer Ordner oder eine neue Datei, die auf .zip endet')
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
          text: `${germanNumber(files)} Dateien geschrieben, ${germanNumber(Math.round((bytes / 1024 / 1024) * 10) / 10)} MB, nach ${out}.`,
        }
      }),
    )

  program
    .command('import')
    .description('stellt einen Export mit denselben Kennungen im leeren Hof eines Kontos wieder her')
    .argument('<pfad>', 'Ordner oder ZIP-Archiv')
    .requiredOption('--email <address>', 'wessen Hof')
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
            `${germanNumber(rows)} Zeilen und ${germanNumber(objects)} Dateien wiederhergestellt.`,
            ...lost.map(
              ({ kind, label, field }) => `Geleert, weil es auf nichts verwies: ${field} in ${kind} „${label}“`,
            ),
          ].join('\n'),
        }
      })(options, command),
    )
}
