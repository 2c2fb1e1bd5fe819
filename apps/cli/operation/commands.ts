import type { Command } from 'commander'
import type { Namespaces, Verified } from '../../../core/namespaces/index.ts'
import type { ExaminedPart } from '../../../core/operations/index.ts'
import { progress, withApplication, withRestored, type Outcome } from '../command.ts'
import { verifyText } from './verify-text.ts'

const PARTS: Record<ExaminedPart, string> = {
  node: 'Node',
  database: 'Datenbank',
  row_security: 'Zeilensicherheit',
  object_store: 'Dateiablage',
  browser_uploads: 'Bilder hochladen',
  disk: 'Festplatte',
  mail: 'Mails',
  mailboxes: 'Postfächer',
  push: 'Push',
  language_model: 'Sprachmodell',
  embeddings: 'Einbettungen',
  session_issuer: 'Fremde Anmeldung',
}

export function operationCommands(program: Command): void {
  program
    .command('migrate')
    .description('bringt die Tabellen der Datenbank auf den neuesten Stand')
    .action(
      withApplication(async ({ applied }) => ({
        data: { applied },
        text: applied.length > 0 ? `Angewandt: ${applied.join(', ')}.` : 'Alles ist auf dem neuesten Stand.',
      })),
    )

  program
    .command('cleanup')
    .description('räumt auf: abgelaufene Zeilen, Dateien ohne Dokument, abgebrochene Uploads')
    .option('--dry-run', 'zählt nur')
    .action(
      withApplication<{ dryRun?: true }>(async ({ namespaces }, { dryRun = false }) => {
        const cleaned = await namespaces.cleanUp({ dryRun })
        const rows = Object.entries(cleaned.rows)
          .map(([table, count]) => `${table} ${count}`)
          .join(', ')
        return {
          data: { dry_run: dryRun, ...cleaned },
          text: `${dryRun ? 'Das ginge weg' : 'Aufgeräumt'}: ${rows}; Dateien ohne Dokument ${cleaned.orphanedObjects}; abgebrochene Uploads ${cleaned.uploads}.`,
        }
      }),
    )

  program
    .command('doctor')
    .description('probiert jeden eingerichteten Teil aus und sagt, was zu tun ist')
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

  program
    .command('backup')
    .description('sichert Datenbank und Dateien der laufenden Installation in einen neuen Ordner')
    .argument('<ordner>', 'ein neuer oder leerer Ordner')
    .action(async (folder: string, options: object, command: Command) =>
      withApplication(async (application) => {
        const manifest = await application.backUp(folder)
        const s3 = manifest.objects ? '' : ' Die Dateien liegen im S3-Bucket: Sichere ihn jetzt auch.'
        return { data: { folder, ...manifest }, text: `Gesichert nach ${folder}.${s3}` }
      })(options, command),
    )

  program
    .command('restore')
    .description('spielt eine Sicherung in eine leere Installation ein und prüft sie')
    .argument('<ordner>', 'was backup geschrieben hat')
    .action(withRestored(verified))

  program
    .command('verify')
    .description(
      'prüft alles, was gespeichert ist: Verweise, Herkunft der Werte, Prüfsummen der Dateien; läuft nach jedem restore',
    )
    .action(withApplication(verified))

  const jobs = program.command('jobs').description('Aufträge, die aufgegeben wurden')
  jobs
    .command('list')
    .description('listet sie auf')
    .action(
      withApplication(async ({ operations }) => {
        const list = await operations.listDeadLetters()
        const jobs = list.map(({ id, kind, failedAt }) => ({ id, kind, at: new Date(failedAt).toISOString() }))
        return {
          data: { jobs },
          text:
            jobs.length > 0
              ? jobs.map(({ id, kind, at }) => `${id}  ${kind}  ${at}`).join('\n')
              : 'Kein Auftrag wurde aufgegeben.',
        }
      }),
    )
  jobs
    .command('retry')
    .description('stellt sie wieder in ihre Schlange')
    .action(
      withApplication(async ({ operations }) => {
        const retried = await operations.retryDeadLetters()
        return {
          data: { retried },
          text: retried === 1 ? 'Ein Auftrag steht wieder an.' : `${retried} Aufträge stehen wieder an.`,
        }
      }),
    )
}

async function verified({ namespaces }: { namespaces: Namespaces }): Promise<Outcome> {
  const all = await namespaces.verifyRecords(progress)
  const { flaws, hints, ...looked } = all
  const presented = (found: Verified['flaws']) =>
    found.map(({ namespaceId, ...flaw }) => ({ ...flaw, namespace_id: namespaceId }))
  return {
    data: { ...looked, flaws: presented(flaws), hints: presented(hints) },
    failed: flaws.length > 0,
    text: verifyText(all),
  }
}
