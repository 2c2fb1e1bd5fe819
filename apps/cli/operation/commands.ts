import type { Command } from 'commander'
import type { ExaminedPart } from '../../../core/operations/index.ts'
import { withApplication } from '../command.ts'

const PARTS: Record<ExaminedPart, string> = {
  node: 'Node',
  database: 'Datenbank',
  row_security: 'Zeilensicherheit',
  object_store: 'Dateiablage',
  disk: 'Festplatte',
  mail: 'Mails',
  language_model: 'Sprachmodell',
  embeddings: 'Einbettungen',
  session_issuer: 'Fremde Anmeldung',
}

export function operationCommands(program: Command): void {
  program
    .command('migrate')
    .description('bring the tables of the database up to date')
    .action(
      withApplication(async ({ applied }) => ({
        data: { applied },
        text: applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Everything is up to date.',
      })),
    )

  program
    .command('cleanup')
    .description('remove expired rows, objects without a source, uploads that broke off')
    .option('--dry-run', 'only count')
    .action(
      withApplication<{ dryRun?: true }>(async ({ namespaces }, { dryRun = false }) => {
        const cleaned = await namespaces.cleanUp({ dryRun })
        const rows = Object.entries(cleaned.rows)
          .map(([table, count]) => `${table} ${count}`)
          .join(', ')
        return {
          data: { dry_run: dryRun, ...cleaned },
          text: `${dryRun ? 'Would remove' : 'Removed'}: ${rows}; orphaned objects ${cleaned.orphanedObjects}; broken uploads ${cleaned.uploads}.`,
        }
      }),
    )

  program
    .command('doctor')
    .description('check every configured part and say what is wrong')
    .action(
      withApplication(async ({ operations }) => {
        const findings = await operations.examineInstallation()
        return {
          data: { findings },
          failed: findings.some(({ ok }) => !ok),
          text: findings
            .flatMap(({ part, ok, detail, fix }) => [
              `${ok ? 'gut   ' : 'FEHLER'} ${PARTS[part].padEnd(18)} ${detail}`,
              ...(fix === null ? [] : [`${' '.repeat(26)}→ ${fix}`]),
            ])
            .join('\n'),
        }
      }),
    )

  const jobs = program.command('jobs').description('jobs that were given up')
  jobs
    .command('list')
    .description('list them')
    .action(
      withApplication(async ({ operations }) => {
        const list = await operations.listDeadLetters()
        const jobs = list.map(({ id, kind, failedAt }) => ({ id, kind, at: new Date(failedAt).toISOString() }))
        return {
          data: { jobs },
          text:
            jobs.length > 0
              ? jobs.map(({ id, kind, at }) => `${id}  ${kind}  ${at}`).join('\n')
              : 'No job was given up.',
        }
      }),
    )
  jobs
    .command('retry')
    .description('put them back into their queue')
    .action(
      withApplication(async ({ operations }) => {
        const retried = await operations.retryDeadLetters()
        return { data: { retried }, text: `${retried} jobs are queued again.` }
      }),
    )
}
