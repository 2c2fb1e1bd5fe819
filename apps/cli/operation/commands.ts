import type { Command } from 'commander'
import type { Namespaces } from '../../../core/namespaces/index.ts'
import { progress, withApplication, withRestored, type Outcome } from '../command.ts'
import { verifyText } from './verify-text.ts'

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
            .map(({ part, ok, detail }) => `${ok ? 'ok  ' : 'FAIL'} ${part.padEnd(16)} ${detail}`)
            .join('\n'),
        }
      }),
    )

  program
    .command('backup')
    .description('write database and files of the running installation into a new folder')
    .argument('<folder>', 'a new or empty folder')
    .action(async (folder: string, options: object, command: Command) =>
      withApplication(async (application) => {
        const manifest = await application.backUp(folder)
        const s3 = manifest.objects ? '' : ' Die Dateien liegen im S3-Bucket: Sichere ihn jetzt auch.'
        return { data: { folder, ...manifest }, text: `Gesichert nach ${folder}.${s3}` }
      })(options, command),
    )

  program
    .command('restore')
    .description('put a backup into an empty installation, and verify it')
    .argument('<folder>', 'what backup has written')
    .action(withRestored(verified))

  program
    .command('verify')
    .description(
      'hold everything that is kept to what it says: references, histories, digests of files; after a restore',
    )
    .action(withApplication(verified))

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

async function verified({ namespaces }: { namespaces: Namespaces }): Promise<Outcome> {
  const all = await namespaces.verifyRecords(progress)
  const { flaws, ...looked } = all
  const presented = flaws.map(({ namespaceId, ...flaw }) => ({ ...flaw, namespace_id: namespaceId }))
  return { data: { ...looked, flaws: presented }, failed: flaws.length > 0, text: verifyText(all) }
}
