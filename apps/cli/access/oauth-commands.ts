import type { Command } from 'commander'
import { MOST_CLIENTS } from '../../../core/access/index.ts'
import { CommandError, noAccount, withApplication, withArgument } from '../command.ts'
import { endOf } from './person.ts'

const isoTime = (ms: number): string => new Date(ms).toISOString()

export function oauthCommands(program: Command): void {
  const oauth = program.command('oauth').description('der Autorisierungsserver')
  clientCommands(oauth)
  grantCommands(oauth)
  keyCommands(oauth, program)
}

function clientCommands(oauth: Command): void {
  const clients = oauth
    .command('clients')
    .description('listet die Programme auf, die sich zuletzt registriert haben')
    .option('--limit <number>', 'wie viele', Number, 50)
    .action(
      withApplication<{ limit: number }>(async ({ access }, { limit }) => {
        const listed = await access.listClients(limit)
        if (listed.err) throw new CommandError(`--limit braucht eine Zahl von 1 bis ${MOST_CLIENTS}.`)
        return {
          data: {
            clients: listed.val.map(({ id, name, redirectUris, createdAt, blocked }) => ({
              client_id: id,
              client_name: name,
              redirect_uris: redirectUris,
              created_at: isoTime(createdAt),
              blocked,
            })),
          },
          text:
            listed.val
              .map(
                ({ id, name, redirectUris, createdAt, blocked }) =>
                  `${id}  ${isoTime(createdAt)}  ${JSON.stringify(name)}  ${redirectUris.join(' ')}${blocked ? '  GESPERRT' : ''}`,
              )
              .join('\n') || 'Kein Programm hat sich registriert.',
        }
      }),
    )
  clients
    .command('block')
    .description('beendet jeden Zugriff eines Programms und gibt ihm keinen neuen')
    .argument('<client_id>')
    .action(
      withArgument(async ({ access }, clientId) => {
        const blocked = await access.blockClient(clientId)
        if (blocked.err) throw new CommandError(`Ein Programm ${clientId} gibt es nicht.`)
        const { ended } = blocked.val
        return { data: { client_id: clientId, ended }, text: `${clientId} ist gesperrt; beendete Zugriffe: ${ended}.` }
      }),
    )
  clients
    .command('unblock')
    .description('lässt ein Programm wieder zu; die Menschen müssen ihm neu zustimmen')
    .argument('<client_id>')
    .action(
      withArgument(async ({ access }, clientId) => {
        if ((await access.unblockClient(clientId)).err) throw new CommandError(`${clientId} ist nicht gesperrt.`)
        return { data: { client_id: clientId }, text: `${clientId} ist wieder zugelassen.` }
      }),
    )
}

function grantCommands(oauth: Command): void {
  const grants = oauth
    .command('grants')
    .description('listet auf, was eine Person Programmen erlaubt hat, mit ihren eigenen Sitzungen')
    .option('--email <address>', 'wessen')
    .action(
      withApplication<{ email?: string }>(async ({ access }, { email }) => {
        if (email === undefined) throw new CommandError('--email sagt, wessen Zugriffe gemeint sind.')
        const listed = await access.listGrants(email)
        if (listed.err) throw new CommandError(noAccount(email))
        return {
          data: {
            grants: listed.val.map(({ id, clientId, clientName, scopes, createdAt, endsAt, lastUsedAt }) => ({
              id,
              client_id: clientId,
              client_name: clientName,
              scopes,
              created_at: isoTime(createdAt),
              last_used_at: lastUsedAt === null ? null : isoTime(lastUsedAt),
              expires_at: isoTime(endsAt),
            })),
          },
          text:
            listed.val
              .map(
                ({ id, clientName, scopes, createdAt }) =>
                  `${id}  ${isoTime(createdAt)}  ${JSON.stringify(clientName)}  ${scopes.join(' ') || '(Sitzung)'}`,
              )
              .join('\n') || 'Kein Programm hat Zugriff.',
        }
      }),
    )
  grants
    .command('revoke')
    .description('beendet, was eine Person Programmen erlaubt hat: einen Zugriff oder die aller Agenten')
    .option('--email <address>', 'wessen')
    .option('--id <grant_id>', 'ein Zugriff')
    .option('--all', 'die aller Agenten')
    .action(
      withApplication<{ email?: string; id?: string; all?: true }>(async ({ access }, given, command) => {
        const email = given.email ?? (command.parent?.opts()['email'] as string | undefined)
        if ((given.id === undefined) === (given.all === undefined))
          throw new CommandError('Nenn einen Zugriff mit --id oder alle Agenten mit --all.')
        return endOf(access, email, given.id === undefined ? 'agents' : { id: given.id })
      }),
    )
}

function keyCommands(oauth: Command, program: Command): void {
  oauth
    .command('keys')
    .description('die Schlüssel, die Tokens unterschreiben')
    .command('rotate')
    .description(
      'macht einen neuen Schlüssel; er unterschreibt in fünf Minuten, und Tokens der alten gelten danach noch eine Viertelstunde',
    )
    .option('--leaked', 'der alte Schlüssel ist in fremden Händen: beendet sofort alles, was er unterschrieben hat')
    .action(
      withApplication<{ leaked?: true }>(async ({ access }, { leaked = false }) => {
        const { keyId } = await access.rotateSigningKey({ leaked })
        return {
          data: { key_id: keyId, leaked },
          text: leaked
            ? `Der Schlüssel ${keyId} unterschreibt ab jetzt. Alle Tokens der alten sind ungültig: Agenten holen sich von selbst neue, Menschen melden sich neu an, und was „token issue“ ausgegeben hat, muss neu ausgegeben werden.`
            : `Der Schlüssel ${keyId} unterschreibt in fünf Minuten. Tokens der alten gelten, bis sie ablaufen, die von „token issue“ noch 21 Minuten.`,
        }
      }),
    )
  program
    .command('secrets')
    .description('die Schlüssel, die Geheimnisse in der Datenbank verschlüsseln')
    .command('rotate')
    .description(
      'verschlüsselt alles neu: mit dem ersten aus HOFKERN_SECRET_KEYS oder, ohne diese Einstellung, mit einem neuen Schlüssel im Datenordner',
    )
    .action(
      withApplication(async ({ access }) => {
        const { keyId, count } = await access.rotateSecrets()
        return {
          data: { key_id: keyId, secrets: count },
          text: `${count} Geheimnisse sind mit dem Schlüssel ${keyId} verschlüsselt. Die anderen Schlüssel braucht keines mehr.`,
        }
      }),
    )
}
