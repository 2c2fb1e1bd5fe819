import type { Command } from 'commander'
import type { NotLeft } from '../../../core/namespaces/index.ts'
import { germanNumber } from '../../../core/shared/german/write-german.ts'
import { accountOf, CommandError, confirm, withApplication, type Confirmed } from '../command.ts'

const NOT_LEFT: Readonly<Record<NotLeft['kind'], string>> = {
  not_found: 'Dieses Konto gibt es nicht mehr.',
  reset_in_progress: 'Der Hof wurde gerade erst zurückgesetzt. Versuch es in einer Minute wieder.',
}

export function namespaceCommands(program: Command): void {
  const namespace = program.command('namespace').description('Höfe als Ganzes')
  namespace
    .command('reset')
    .description('gibt einem Konto einen leeren Hof; alles im alten geht verloren')
    .requiredOption('--email <address>', 'wessen Hof')
    .option('--yes', 'fragt nicht nach')
    .action(
      withApplication<Confirmed & { email: string }>(async ({ access, namespaces }, { email, yes }) => {
        const account = await accountOf(access, email)
        await confirm(`Alles auf dem Hof von ${email} geht verloren.`, yes)
        const reset = await namespaces.resetNamespace(account)
        if (reset.err) throw new CommandError(NOT_LEFT[reset.val.kind])
        const { namespaceId, previousNamespaceId, cancelled, files } = reset.val
        return {
          data: {
            namespace_id: namespaceId,
            previous_namespace_id: previousNamespaceId,
            cancelled_transactions: cancelled,
            deleted_files: files,
          },
          text: `${email} hat jetzt den leeren Hof ${namespaceId}. Der alte wird im Hintergrund geleert: ${germanNumber(files)} Dateien, ${germanNumber(cancelled)} Vorgänge beendet.`,
        }
      }),
    )

  namespace
    .command('cleanup')
    .description('entfernt das durchsuchbare Wissen eines Hofs; die Dokumente bleiben und können neu eingelesen werden')
    .requiredOption('--email <address>', 'wessen Hof')
    .option('--yes', 'fragt nicht nach')
    .action(
      withApplication<Confirmed & { email: string }>(async ({ access, namespaces }, { email, yes }) => {
        const account = await accountOf(access, email)
        await confirm(`Fragen finden auf dem Hof von ${email} nichts mehr, bis die Dokumente neu eingelesen sind.`, yes)
        const { removedNodes, removedEdges } = (await namespaces.cleanUpKnowledge(account.namespaceId)).unwrap()
        return {
          data: { namespace_id: account.namespaceId, removed_nodes: removedNodes, removed_edges: removedEdges },
          text: `${germanNumber(removedNodes)} Knoten und ${germanNumber(removedEdges)} Verbindungen entfernt.`,
        }
      }),
    )
}
